"""Old events are told with the seats of that time, whatever part of the log is asked for and
whoever sits where now."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.table.stories import play

from shuffleup.cards import UNKNOWN, parse
from shuffleup.hand.events import Dealt
from shuffleup.log.file import FileLog
from shuffleup.log.protocol import MemoryLog
from shuffleup.table import events as e
from shuffleup.table.apply import drain
from shuffleup.table.viewing.rail import version_of
from shuffleup.table.viewing.stream import Follower, Stream, stream
from shuffleup.table.viewing.viewers import Floor, Player, ViewError

STORY = """
holdem no-limit 1/2
seats: Ann 200, Bob 200, Cy 200, -; button Ann
next hand
Ann has AsAh; Bob has KsKh; Cy has QsQh
everyone folds
"""
ACES, KINGS = set(parse("AsAh")), set(parse("KsKh"))


def dealt(part: Stream) -> dict[int, set[int]]:
    """The cards of each seat as they were told."""
    found: dict[int, set[int]] = {}
    for event in part.events:
        if isinstance(event, Dealt):
            found.setdefault(event.seat, set()).update(event.cards)
    return found


def test_after_seat_changes_old_events_do_not_give_bob_the_cards_of_ann() -> None:
    before = version_of(play(STORY).table)
    table = play(STORY + "Ann moves to 4; Bob moves to 1").table
    told = dealt(stream(table, Player("Bob"), upto=before))
    assert told == {0: {UNKNOWN}, 1: KINGS, 2: {UNKNOWN}}
    assert dealt(stream(table, Player("Ann"), 0, before))[0] == ACES


def test_who_came_back_is_told_their_own_old_cards_and_who_took_the_seat_nothing() -> None:
    table = play(STORY + "Ann leaves; Zoe sits 1 with 100; Ann sits 4 with 100").table
    assert dealt(stream(table, Player("Ann"))) == {0: ACES, 1: {UNKNOWN}, 2: {UNKNOWN}}
    assert dealt(stream(table, Player("Zoe"))) == {at: {UNKNOWN} for at in range(3)}


def test_who_left_is_told_what_happened_until_then_and_who_never_came_nothing() -> None:
    table = play(STORY + "Ann leaves; Bob is away").table
    told = stream(table, Player("Ann"))
    assert isinstance(told.events[-1], e.Left)
    assert dealt(told)[0] == ACES
    assert told.version < version_of(table)
    for nobody in ("Zoe", "", 7, ["Ann"], "x" * 10**6):
        with pytest.raises(ViewError, match="has not sat") as error:
            stream(table, Player(nobody))  # type: ignore[arg-type]
        assert len(str(error.value)) < 100


@pytest.mark.parametrize(
    ("after", "upto"),
    [(-1, None), (5, 4), (10**9, None), ("1", None), (1.0, 5), (True, 3), (0, "9")],
)
def test_a_part_that_is_none_is_refused(after: Any, upto: Any) -> None:
    with pytest.raises(ViewError, match="events 1 to"):
        stream(play(STORY).table, Player("Ann"), after, upto)


def test_whoever_is_nobody_is_told_nothing() -> None:
    for nobody in (None, "Ann", 0):
        with pytest.raises(ViewError, match="nobody who looks"):
            stream(play(STORY).table, nobody)  # type: ignore[arg-type]


def test_a_follower_takes_the_log_of_a_table_alone() -> None:
    log = MemoryLog()
    log.append(drain(play(STORY).table)[1:])
    with pytest.raises(ViewError, match="opening"):
        Follower(log).stream(Floor())
    other = MemoryLog()
    other.append([object()])
    with pytest.raises(TypeError, match="no event of a table"):
        Follower(other).stream(Floor())


def test_a_follower_reads_the_stream_of_its_table_from_a_file(tmp_path: Path) -> None:
    table = play(STORY + "Ann moves to 4; Bob moves to 1").table
    whole = stream(table, Player("Bob"))
    log = FileLog(tmp_path / "log", main="table/1")
    events = drain(table)
    log.append(events[:20])
    follower = Follower(log, "table/1")
    assert follower.stream(Player("Bob")).events == whole.events[:20]
    log.append(events[20:])
    assert follower.stream(Player("Bob"), 3, 25).events == whole.events[3:25]
    assert follower.stream(Player("Bob"), 22) == whole.since(22)
