"""The log: every event of every game written and read back, appended whole or not at all."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from tests.properties.choices import lawful
from tests.properties.tables import GAMES, IDS, random_hand

from shuffleup.games import Sheet, Structure
from shuffleup.hand import Hand, apply, judge, proceed, replay
from shuffleup.hand import repairs as r
from shuffleup.log import CodecError, FileLog, LogFileError, MemoryLog, StaleError, decode, encode


def played(sheet: Sheet, structure: Structure, seed: int) -> Hand:
    hand = random_hand(sheet, structure, seed)
    dice = random.Random(seed)
    proceed(hand)
    while not hand.over:
        for event in judge(hand, lawful(hand, dice)).events:
            apply(hand, event)
        proceed(hand)
    return hand


@pytest.mark.parametrize(("sheet", "structure"), GAMES[::3], ids=IDS[::3])
def test_a_hand_read_back_from_its_log_is_the_same_hand(
    sheet: Sheet, structure: Structure, tmp_path: Path
) -> None:
    hand = played(sheet, structure, 5)
    log = FileLog(tmp_path / "hand.log")
    assert log.append(hand.log) == hand.version
    assert replay(FileLog(tmp_path / "hand.log").read()) == hand


@pytest.mark.parametrize(
    "event",
    [r.Moved((1, 2), 0, r.BURNS), r.Restacked((3,)), r.Bound(1, "raise", 50, 10), r.Voided()],
)
def test_repairs_are_written_and_read_back(event: r.Repair) -> None:
    assert decode(encode(event)) == event


def test_an_append_on_a_stale_version_writes_nothing(tmp_path: Path) -> None:
    for log in (MemoryLog(), FileLog(tmp_path / "log")):
        log.append([r.Killed(1)], expected=0)
        with pytest.raises(StaleError, match="at 1, not at 0"):
            log.append([r.Killed(2)], expected=0)
        assert log.read() == [r.Killed(1)]
        assert log.read(after=1) == []


def test_two_holders_of_a_file_see_each_other(tmp_path: Path) -> None:
    one, two = FileLog(tmp_path / "log"), FileLog(tmp_path / "log")
    one.append([r.Killed(1)])
    two.append([r.Revived(1)])
    assert one.read() == two.read() == [r.Killed(1), r.Revived(1)]


def test_a_line_cut_short_by_a_crash_is_dropped(tmp_path: Path) -> None:
    path = tmp_path / "log"
    FileLog(path).append([r.Killed(1)])
    with path.open("ab") as file:
        file.write(b'{"Killed":{"se')
    log = FileLog(path)
    assert log.read() == [r.Killed(1)]
    log.append([r.Killed(2)])
    assert FileLog(path).read() == [r.Killed(1), r.Killed(2)]


def test_a_spoiled_line_is_an_error_that_names_it(tmp_path: Path) -> None:
    path = tmp_path / "log"
    path.write_bytes(encode(r.Killed(1)) + b"\n" + b'{"Nonsense":{}}\n')
    with pytest.raises(LogFileError, match="line 2: 'Nonsense' is not an event we know"):
        FileLog(path)


def test_what_is_not_an_event_cannot_be_kept() -> None:
    with pytest.raises(CodecError, match="int is not an event"):
        encode(5)
    for line in (b"[]", b"5", b"{", b'{"Killed":{"seat":"x"}}', b'{"Killed":{"seat":1},"a":2}'):
        with pytest.raises(CodecError):
            decode(line)
