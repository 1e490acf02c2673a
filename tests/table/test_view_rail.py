"""The rail: spectators see a table as it was, and nothing of a hand before its delay has passed."""

from __future__ import annotations

import sys
from typing import Any

import pytest
from tests.properties.secret_sessions import session
from tests.table.stories import play

from shuffleup.games import game
from shuffleup.hand import Hand
from shuffleup.law.rulebook import resolve, rulebook
from shuffleup.table import events as e
from shuffleup.table.apply import drain, replay
from shuffleup.table.state import Table
from shuffleup.table.viewing.rail import Rail, all_events, as_it_was
from shuffleup.table.viewing.stream import encode_stream, stream
from shuffleup.table.viewing.table_view import encode_view, view
from shuffleup.table.viewing.viewers import Spectator, ViewError

GAMES = ("holdem", "stud", "badugi", "pineapple")
HANDS = """
holdem no-limit 1/2
seats: Ann 200, Bob 200, Cy 200; button Ann
1 hand passes
1 hand passes
next hand
"""


def received(table: Table, viewer: Spectator) -> bytes:
    told = stream(table, viewer)
    return encode_view(view(table, viewer)) + encode_stream(told)


def watched(key: str, seed: int, viewer: Spectator) -> list[tuple[Hand | None, bytes]]:
    """What a spectator had at each moment of a session, and the hand that was going on."""
    sheet = game(key)
    law = resolve(rulebook("mohegan"))
    moments: list[tuple[Hand | None, bytes]] = []
    session(
        sheet,
        sheet.structures[0],
        law,
        seed,
        lambda table: moments.append((table.hand, received(table, viewer))),
        hands=4,
    )
    return moments


def by_hand(moments: list[tuple[Hand | None, bytes]]) -> list[set[bytes]]:
    """The different things received while each hand was going on."""
    hands: list[tuple[Hand, set[bytes]]] = []
    for hand, sent in moments:
        if hand is None:
            continue
        if not hands or hands[-1][0] is not hand:
            hands.append((hand, set()))
        hands[-1][1].add(sent)
    return [sent for _, sent in hands]


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("hands", [1, 2])
def test_not_one_byte_changes_on_the_rail_while_a_hand_is_played(key: str, hands: int) -> None:
    for sent in by_hand(watched(key, 3, Spectator(hands))):
        assert len(sent) == 1


@pytest.mark.parametrize("key", GAMES)
def test_a_hand_more_of_delay_is_what_was_seen_a_hand_earlier(key: str) -> None:
    one = by_hand(watched(key, 5, Spectator(1)))
    two = by_hand(watched(key, 5, Spectator(2)))
    assert len(one) > 2
    assert two[1:] == one[:-1]


@pytest.mark.parametrize("events", [1, 4, 30])
def test_a_delay_of_events_is_the_table_so_many_events_ago(events: int) -> None:
    def look(table: Table) -> None:
        past = all_events(table)[:-events]
        if past:
            late = received(table, Spectator(0, events))
            assert late == received(replay(past), Spectator())

    sheet = game("holdem")
    session(sheet, sheet.structures[0], resolve(rulebook("rpl")), 4, look)


def test_a_hand_is_seen_whole_when_it_is_over() -> None:
    table = play(HANDS).table
    then = as_it_was(table, Spectator(1))
    assert (then.hands, then.hand) == (2, None)
    over = play(HANDS + "everyone folds").table
    assert received(over, Spectator(1)) == received(over, Spectator())
    assert received(over, Spectator(2)) == received(table, Spectator(1))


def test_before_the_first_hands_are_old_enough_the_rail_sees_who_sits_down() -> None:
    table = play(HANDS).table
    then = as_it_was(table, Spectator(9))
    assert (then.hands, then.hand) == (0, None)
    assert [seat.player for seat in then.seats if seat] == ["Ann", "Bob", "Cy"]


def test_a_part_of_the_log_is_that_part_of_the_whole() -> None:
    table = play(HANDS + "Cy calls").table
    for hands in (1, 2, 3):
        viewer = Spectator(hands)
        whole = stream(table, viewer)
        for first in range(whole.version + 1):
            assert stream(table, viewer, first) == whole.since(first)
            upto = first + 5
            assert stream(table, viewer, first, upto).events == whole.events[first:upto]


@pytest.mark.parametrize("hands", [1, 2])
def test_the_rail_cannot_find_out_how_far_the_table_has_come(hands: int) -> None:
    before, later = (play(HANDS + more).table for more in ("", "Cy calls; Ann calls"))
    for version in range(len(all_events(later)) + 2):
        told = [asked(table, Spectator(hands), version) for table in (before, later)]
        assert told[0] == told[1]


def asked(table: Table, viewer: Spectator, after: int) -> str:
    try:
        return str(stream(table, viewer, after))
    except ViewError as error:
        return str(error)


def test_a_log_that_was_taken_away_cannot_be_shown_later() -> None:
    table = play(HANDS).table
    drain(table)
    view(table, Spectator())
    with pytest.raises(ViewError):
        view(table, Spectator(1))


@pytest.mark.parametrize("delay", [Spectator(1), Spectator(2), Spectator(0, 7), Spectator()])
def test_a_rail_follows_a_table_whose_log_is_taken_away(delay: Spectator) -> None:
    whole = replay_of_a_session()
    events = all_events(whole)
    opening = events[0]
    assert isinstance(opening, e.TableOpened)
    rail = Rail(opening, delay)
    heard: list[object] = [opening]
    for upto in range(1, len(events)):
        heard += rail.hear(events[upto : upto + 1], upto)
        then = as_it_was(replay(events[: upto + 1]), delay)
        if upto % 9 == 0:
            assert heard == all_events(then)
            assert rail.table == then
            assert encode_view(view(rail.table, Spectator())) == encode_view(
                view(then, Spectator())
            )
    assert len(rail.waiting) == len(events) - len(heard)
    with pytest.raises(ViewError, match="has heard"):
        rail.hear(events[3:], 3)


def replay_of_a_session() -> Table:
    sheet = game("holdem")
    law = resolve(rulebook("pechanga"))
    return session(sheet, sheet.structures[0], law, 8, lambda table: None)


def test_a_planted_leak_to_the_rail_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    at_once: dict[str, tuple[str, Any]] = {
        "stream": ("last_for", lambda seating, viewer: seating.version),
        "table_view": ("as_it_was", lambda table, delay: table),
    }
    for module, (name, leak) in at_once.items():
        with monkeypatch.context() as patch:
            patch.setattr(sys.modules[f"shuffleup.table.viewing.{module}"], name, leak)
            assert any(len(sent) > 1 for sent in by_hand(watched("holdem", 3, Spectator(1))))
