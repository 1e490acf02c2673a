"""``stacks_between(event)``: who has how much, as of the last hand of each table."""

from __future__ import annotations

from bisect import bisect_right

from msgspec import Struct

from shuffleup.table.by_hand.known_chips import is_uncounted
from shuffleup.table.state import taken_seats
from shuffleup.tournament.endings.going_out import playing
from shuffleup.tournament.state import Tournament


class StacksBetween(Struct, frozen=True):
    """The field between two hands.

    left     how many still play
    entries  of all who came
    average  stack
    places   by player: their place by chips; nobody's where a stack is not counted
    """

    left: int
    entries: int
    average: int
    places: dict[str, int]


def stacks_between(event: Tournament) -> StacksBetween:
    left = len(playing(event))
    entries = sum(one.entries for one in event.entrants.values())
    return StacksBetween(left, entries, event.issued // max(1, left), places_by_chips(event))


def places_by_chips(event: Tournament) -> dict[str, int]:
    stacks: dict[str, int] = {}
    for table in event.tables.values():
        for at, seat in taken_seats(table):
            if is_uncounted(table, at):
                return {}
            stacks[seat.player] = seat.stack + seat.chips.coming
    in_order = sorted(stacks.values())
    return {who: len(stacks) + 1 - bisect_right(in_order, chips) for who, chips in stacks.items()}
