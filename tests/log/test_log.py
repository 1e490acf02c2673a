"""The log: every event of every game written and read back, appended whole or not at all."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from tests.log.forging import BEGUN, line_of, write_bodies
from tests.properties.choices import lawful
from tests.properties.tables import GAMES, IDS, random_hand

from shuffleup.games import Sheet, Structure
from shuffleup.hand import Hand, act, proceed, replay
from shuffleup.hand.repairs import primitives as r
from shuffleup.log import (
    CodecError,
    FileLog,
    LogFileError,
    MemoryLog,
    StaleError,
    decode,
    encode,
)
from shuffleup.log.head import head_path


def played(sheet: Sheet, structure: Structure, seed: int) -> Hand:
    hand = random_hand(sheet, structure, seed)
    dice = random.Random(seed)
    proceed(hand)
    while not hand.over:
        act(hand, lawful(hand, dice))
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
    write_bodies(path, [line_of(BEGUN, '{"hand.Killed":{"seat":1}}'), line_of('{"hand.No":{}}')])
    for _ in range(2):
        with pytest.raises(
            LogFileError, match=r"line 2: record 1 of main: 'hand\.No' is not an event we know"
        ):
            FileLog(path).read()
    write_bodies(path, [line_of(BEGUN), "nonsense"])
    with pytest.raises(LogFileError, match="line 2: not a line of a log"):
        FileLog(path)


def test_an_append_is_kept_whole_or_not_at_all(tmp_path: Path) -> None:
    path = tmp_path / "log"
    log = FileLog(path)
    log.append([r.Killed(1)])
    head = head_path(path).read_bytes()
    log.append([r.Killed(2), r.Killed(3)])
    path.write_bytes(path.read_bytes()[:-10])  # the crash came in the middle of the second
    head_path(path).write_bytes(head)
    again = FileLog(path)
    assert again.read() == [r.Killed(1)]
    again.append([r.Killed(4)])
    assert FileLog(path).read() == [r.Killed(1), r.Killed(4)]


def test_what_could_not_be_made_safe_was_not_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = FileLog(tmp_path / "log")
    log.append([r.Killed(1)])

    def full(_: int) -> None:
        raise OSError("no space left")

    with monkeypatch.context() as broken:
        broken.setattr("os.fsync", full)
        with pytest.raises(OSError, match="no space left"):
            log.append([r.Killed(2)])
    assert log.read() == [r.Killed(1)]
    assert log.append([r.Killed(3)], expected=1) == 2


def test_what_cannot_be_read_back_is_not_written(tmp_path: Path) -> None:
    log = FileLog(tmp_path / "log")
    with pytest.raises(CodecError):
        log.append([r.Killed("x")])  # type: ignore[arg-type]
    assert FileLog(tmp_path / "log").read() == []


def test_a_file_that_has_become_shorter_is_not_trusted(tmp_path: Path) -> None:
    log = FileLog(tmp_path / "log")
    log.append([r.Killed(1)])
    (tmp_path / "log").write_bytes(b"")
    with pytest.raises(LogFileError, match="shorter"):
        log.append([r.Killed(2)])


def test_threads_may_share_a_log(tmp_path: Path) -> None:
    log = FileLog(tmp_path / "log")
    with ThreadPoolExecutor(4) as pool:
        list(pool.map(lambda seat: log.append([r.Killed(seat)]), range(40)))
    kept = FileLog(tmp_path / "log").read()
    assert sorted(event.seat for event in kept) == list(range(40))


def test_what_is_not_an_event_cannot_be_kept() -> None:
    with pytest.raises(CodecError, match="int is not an event"):
        encode(5)
    for line in (
        b"[]", b"5", b"{", b'{"hand.Killed":{"seat":"x"}}', b'{"hand.Killed":{"seat":1},"a":2}',
        b'{"Killed":{"seat":1}}', b'{"hand.Killed":{"seat":1.0}}', b'{"hand.Killed":{}}',
        b'{"hand.Killed":{"seat":1,"card":2}}',
    ):  # fmt: skip
        with pytest.raises(CodecError):
            decode(line)
