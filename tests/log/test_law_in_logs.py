"""The law in a log: its text stored once and checked, events refer to it by digest."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest
from tests.log.forging import bodies, forged, write_bodies

from shuffleup.games import game
from shuffleup.hand import Hand, new_hand, no_limit, replay
from shuffleup.law import DEFAULT, Rules
from shuffleup.law.loading import BOOKS
from shuffleup.law.rulebook import resolve, rulebook
from shuffleup.law.rules import POINTS
from shuffleup.log import FileLog, LogFileError, encode
from shuffleup.log.chain import digest
from shuffleup.log.law_text import Law, stored, text_in
from shuffleup.table import events as e
from shuffleup.table.house import House

MOHEGAN, RPL = resolve(rulebook("mohegan")), resolve(rulebook("rpl"))


def opened(rules: Rules = MOHEGAN) -> e.TableOpened:
    return e.TableOpened(game("holdem"), no_limit(1, 2), 6, rules, "mohegan@1", House())


def changed(rules: Rules) -> e.BookChanged:
    return e.BookChanged(rules, "x")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    FileLog(tmp_path / "log", "table/1").append([opened()])
    return tmp_path / "log"


@pytest.mark.parametrize("book", BOOKS)
def test_the_rules_of_every_book_come_back_from_their_text(book: str) -> None:
    rules = resolve(rulebook(book))
    kept = stored(rules)
    assert isinstance(kept, Law)
    assert text_in(kept, lambda values: values) == rules
    assert set(msgspec.json.decode(kept.points)) == set(POINTS)


def test_a_law_is_stored_once_and_before_it_is_needed(tmp_path: Path) -> None:
    log = FileLog(tmp_path / "log", "table/1")
    events = [[opened()], [changed(RPL), changed(MOHEGAN)], [changed(RPL)]]
    for line in events:
        log.append(line)
    text = log.path.read_text("utf-8")
    assert text.count('"log.Law"') == 2
    assert text.count('"log.Game"') == 1
    assert list(FileLog(log.path).stream()) == events
    assert FileLog(log.path).read(after=3) == events[2]


def test_a_table_that_opens_takes_less_than_two_kilobytes(path: Path) -> None:
    found = re.search(r'\{"table\.TableOpened":.*', bodies(path)[0])
    assert found is not None
    assert len(found[0]) < 2_000 < 10_000 < len(encode(opened()))


def test_a_law_that_was_not_kept_is_stored_with_the_next_try(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = FileLog(tmp_path / "log")

    def full(_: int) -> None:
        raise OSError("no space left")

    with monkeypatch.context() as broken:
        broken.setattr("os.fsync", full)
        with pytest.raises(OSError, match="no space left"):
            log.append([opened()])
    log.append([opened()])
    assert FileLog(tmp_path / "log").read() == [opened()]


def test_a_hand_logged_alone_has_its_law_by_digest(tmp_path: Path) -> None:
    hand: Hand = new_hand("holdem", no_limit(1, 2), [100, 100], rules=RPL, seed=1)
    log = FileLog(tmp_path / "log")
    log.append(hand.log)
    assert '"rules":"rules@' in log.path.read_text("utf-8")
    assert replay(FileLog(tmp_path / "log").read()) == hand


# ---- checked when read -----------------------------------------------------------------------


def relaw(path: Path, to: Path, change: str, into: str) -> Path:
    """A forger's log: a point changed in the law, with its digest made anew everywhere."""
    old = bytes(stored(MOHEGAN).points)  # type: ignore[union-attr]
    new = old.replace(change.encode(), into.encode())
    assert old != new
    swap = {old.decode(): new.decode(), digest(old): digest(new)}

    def other(text: str) -> str:
        for one, another in swap.items():
            text = text.replace(one, another)
        return text

    return forged(path, to, other)


def test_a_law_is_not_another_under_its_digest(path: Path, tmp_path: Path) -> None:
    wrong = forged(
        path,
        tmp_path / "wrong",
        lambda text: text.replace('"limit-raise-cap":3', '"limit-raise-cap":9'),
    )
    with pytest.raises(
        LogFileError, match=r"line 1: record 3 of table/1: rules@.* the text is not"
    ):
        FileLog(wrong)


@pytest.mark.parametrize(
    ("change", "into", "says"),
    [
        ('"limit-raise-cap":', '"limit-raise-hat":', "'limit-raise-hat' is not a point this"),
        ('"limit-raise-cap":3,', "", "'limit-raise-cap' is not decided"),
        ('"limit-raise-cap":3', '"limit-raise-cap":"3"', "limit-raise-cap is .*not '3'"),
        ('"limit-raise-cap":3', '"limit-raise-cap":-3', "limit-raise-cap is .*not -3"),
        ('"check-raise":true', '"check-raise":1', "check-raise is yes or no, not 1"),
        ('"killer-acts":"last"', '"killer-acts":"first"', "'first' is not a valid"),
    ],
)
def test_a_law_this_engine_cannot_follow_is_an_error(
    path: Path, tmp_path: Path, change: str, into: str, says: str
) -> None:
    with pytest.raises(LogFileError, match=f"line 1: record 3 of table/1: .*{says}"):
        FileLog(relaw(path, tmp_path / "wrong", change, into))


def test_a_digest_that_stands_nowhere_before_is_an_error(path: Path, tmp_path: Path) -> None:
    text = bodies(path)[0]
    start, _, rest = text.partition('{"log.Law":')
    without = start + rest[rest.index('{"table.TableOpened"') :]
    log = FileLog(write_bodies(tmp_path / "wrong", [without]))
    with pytest.raises(LogFileError, match=r"record 3 of table/1: .*no rules of this digest"):
        log.read()
    swapped = re.sub(r'"rules":"[^"]+"', f'"rules":"{stored(game("holdem")).digest}"', text)
    log = FileLog(write_bodies(tmp_path / "wrong", [swapped]))
    with pytest.raises(LogFileError, match=r"no rules of this digest"):
        log.read()


def test_all_points_are_in_the_text() -> None:
    one = DEFAULT.but(limit_raise_cap=4)
    assert stored(one).digest != stored(DEFAULT).digest
    assert stored(DEFAULT.but()).digest == stored(Rules()).digest
