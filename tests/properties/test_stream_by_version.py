"""Any part of a table's stream is that part of what was told live, whoever sits where since.

Random sessions in which people change seats, leave and come back. Live, each player is told what is
new after every moment at which they sit there. Later, every player and every part (after, upto)
gives the same, from the table and from its log.
"""

from __future__ import annotations

import random
from collections import deque

import pytest
from tests.properties.secret_sessions import do, move_names, newcomer, session

from shuffleup.cards import UNKNOWN
from shuffleup.games import games
from shuffleup.hand.events import Dealt
from shuffleup.law import Rules
from shuffleup.log.protocol import MemoryLog
from shuffleup.table import commands as c
from shuffleup.table import events as e
from shuffleup.table.rulings import AnyTableEvent
from shuffleup.table.state import Table, taken_seats
from shuffleup.table.viewing.rail import all_events, events_after, version_of
from shuffleup.table.viewing.seating import Seating
from shuffleup.table.viewing.stream import Follower, stream
from shuffleup.table.viewing.viewers import Player, Spectator

HOLDEM = next(sheet for sheet in games() if sheet.key == "holdem")
Live = dict[str, list[AnyTableEvent]]


def watched(seed: int) -> tuple[Table, Live, MemoryLog]:
    """A session, what each player was told while it was played, and its log."""
    live: Live = {}
    log, dice = MemoryLog(), random.Random(seed)

    def look(table: Table) -> None:
        tell(table)
        if table.hand is None:
            stir(table, dice)
            tell(table)

    def tell(table: Table) -> None:
        log.append(events_after(table, len(log.read(0))))
        for _, seat in taken_seats(table):
            had = live.setdefault(seat.player, [])
            had += stream(table, Player(seat.player), len(had)).events

    return session(HOLDEM, HOLDEM.structures[0], Rules(), seed, look, hands=4), live, log


def stir(table: Table, dice: random.Random) -> None:
    """People move, leave and come back between two hands."""
    for _ in range(5):
        at, to = dice.sample(range(table.n), 2)
        if table.seats[at] is None:
            do(table, c.Sit(at, newcomer(table, dice), table.stakes.small_bet * 30))
        elif len(taken_seats(table)) > 2:
            do(table, dice.choice((c.Leave(at), c.ChangeSeat(at, to), c.ChangeSeat(at, to))))


def parts(last: int, dice: random.Random) -> list[tuple[int, int]]:
    """Every part from the beginning, every part up to the end, and many between."""
    between = [sorted((dice.randint(0, last), dice.randint(0, last))) for _ in range(60)]
    ends = [(0, upto) for upto in range(last + 1)] + [(after, last) for after in range(last + 1)]
    return ends + [(after, upto) for after, upto in between]


@pytest.mark.parametrize("seed", range(6))
def test_every_part_is_that_part_of_what_was_told_live(seed: int) -> None:
    table, live, log = watched(seed)
    follower, dice = Follower(log), random.Random(seed)
    for name, had in live.items():
        whole = stream(table, Player(name))
        assert list(whole.events[: len(had)]) == had
        for after, upto in parts(len(had), dice):
            part = follower.stream(Player(name), after, upto)
            assert (part.after, list(part.events)) == (after, had[after:upto])
        after, upto = sorted(dice.sample(range(len(had) + 1), 2))
        assert list(stream(table, Player(name), after, upto).events) == had[after:upto]


@pytest.mark.parametrize("seed", range(6))
def test_a_card_is_told_to_who_sat_there_then_and_to_nobody_else(seed: int) -> None:
    table, live, _ = watched(seed)
    names: dict[int, str] = {}
    told = {name: stream(table, Player(name)).events for name in live}
    for at, event in enumerate(all_events(table)):
        if isinstance(event, Dealt) and not event.up:
            for name, events in told.items():
                if at < len(events):
                    hidden = (UNKNOWN,) * len(event.cards)
                    own = names[event.seat] == name
                    assert events[at].cards == (event.cards if own else hidden)  # type: ignore[union-attr]
        move_names(names, event)


@pytest.mark.parametrize("delay", [Spectator(1), Spectator(2), Spectator(0, 7), Spectator(1, 30)])
def test_every_part_for_the_rail_is_that_part_of_what_it_saw_live(delay: Spectator) -> None:
    live: list[AnyTableEvent] = []
    versions: list[tuple[int, int]] = []

    def look(table: Table) -> None:
        live.extend(stream(table, delay, len(live)).events)
        versions.append((version_of(table), len(live)))

    table = session(HOLDEM, HOLDEM.structures[0], Rules(), 5, look, hands=4)
    assert all(seen <= max(0, now - delay.events) for now, seen in versions)
    for after, upto in parts(len(live), random.Random(1)):
        assert list(stream(table, delay, after, upto).events) == live[after:upto]


def test_the_sessions_have_people_who_move_leave_and_come_back() -> None:
    moved = left = came_back = 0
    for seed in range(6):
        gone: set[str] = set()
        names: dict[int, str] = {}
        for event in all_events(watched(seed)[0]):
            if isinstance(event, e.Left):
                left += 1
                gone.add(names[event.seat])
            moved += isinstance(event, e.SeatChanged)
            came_back += isinstance(event, e.Seated) and event.player in gone
            move_names(names, event)
    assert min(moved, left, came_back) > 2


def test_seats_of_now_instead_of_then_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def of_now(seating: Seating, player: str, after: int, upto: int) -> list[int]:
        return [seating.moves[player][-1][1]] * (upto - after)

    monkeypatch.setattr(Seating, "held", of_now)
    with pytest.raises(AssertionError):
        deque(map(test_every_part_is_that_part_of_what_was_told_live, range(6)))
