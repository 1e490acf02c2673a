"""Chips that go with their player from one table to another: how many, and the one entry for it.

``Journey`` is who goes from where to where; ``chips_for`` says how many chips they sit down with,
by why they move, or why not with so many. What does not travel is cashed, what is lacking bought.
"""

from __future__ import annotations

from msgspec import Struct

from shuffleup.floor.senders import Role, staff
from shuffleup.law.points.room.travelling_stacks import (
    BrokenStack,
    ChosenStack,
    MainToMainStack,
    MovedStack,
    TravellingStackLaw,
)
from shuffleup.law.ruling import Reason
from shuffleup.room.cage.cage_events import Entered
from shuffleup.room.cage.ledger import bought, cashed, of_table
from shuffleup.room.rulings import RoomRuling, refuse
from shuffleup.room.trial import Trial
from shuffleup.table.blinds.account import Arrival
from shuffleup.table.blinds.in_turn import seat_of
from shuffleup.table.chips.buying_in import limits
from shuffleup.table.chips.denominations import is_limit
from shuffleup.table.commands import Leave, Sit
from shuffleup.table.state import Table, all_chips, seated, taken_seats


class Journey(Struct, frozen=True):
    """A player goes from one table to a seat of another."""

    player: str
    start: str
    to: str
    seat: int
    arrival: Arrival


class StackBounds(Struct, frozen=True):
    """What one may sit down with: so much or more, so much or less, and by which point."""

    least: int
    most: int | None
    point: str


def travel(trial: Trial, journey: Journey, amount: int) -> None:
    """Up from one table and down at the other, with one entry for what travels."""
    start = trial.table(journey.start)
    at = seat_of(start, journey.player)
    assert at is not None, journey
    had, piles = all_chips(seated(start, at)), seated(start, at).chips.piles
    floor = staff(Role.FLOOR)
    trial.put(journey.start, Leave(at), floor)
    sits = Sit(
        journey.seat, journey.player, amount, journey.arrival, piles if amount == had else ()
    )
    trial.put(journey.to, sits, floor)
    goes = min(had, amount)
    lines = ((of_table(journey.start), -goes), (of_table(journey.to), goes))
    trial.note(Entered(lines, "moved", journey.player))
    if amount > had:
        trial.note(bought(journey.player, journey.to, amount - had))
    if amount < had:
        trial.note(cashed(journey.player, journey.start, had - amount))


def chips_for(bounds: StackBounds, had: int, asked: int) -> int | RoomRuling:
    """How many chips somebody who has so many sits down with; 0 asks for what is nearest to all."""
    nearest = max(had, bounds.least)
    if bounds.most is not None:
        nearest = min(nearest, bounds.most)
    amount = asked or nearest
    if amount < bounds.least:
        return too_few(bounds, had)
    if bounds.most is not None and amount > bounds.most:
        says = f"no more than {bounds.most} may be brought to that table"
        return refuse(Reason.TOO_MANY_CHIPS, says, bounds.point)
    return amount


def too_few(bounds: StackBounds, had: int) -> RoomRuling:
    if bounds.least == had:
        return refuse(Reason.CHIPS_STAY, f"all {had} go along to the other table", bounds.point)
    says = f"one sits down there with at least {bounds.least}"
    return refuse(Reason.TOO_FEW_CHIPS, says, bounds.point)


# ---- by why they move ------------------------------------------------------------------------


def within_limits(table: Table, point: str) -> StackBounds:
    """What anybody would have to buy in for."""
    least, most = limits(table)
    return StackBounds(least, most, point)


def on_must_move(table: Table, had: int) -> StackBounds:
    """From a feeder: everything, be it less or more than a buy-in."""
    point = TravellingStackLaw.must_move
    if table.rules.travelling_stacks.must_move is MovedStack.WITHIN_LIMITS:
        return within_limits(table, point)
    return StackBounds(had, had, point)


def by_choice(table: Table, had: int) -> StackBounds:
    """Of their own accord."""
    point = TravellingStackLaw.by_choice
    if table.rules.travelling_stacks.by_choice is ChosenStack.SAME_STACK:
        return StackBounds(had, had, point)
    return within_limits(table, point)


def between_mains(table: Table, had: int) -> StackBounds:
    """From one protected game to another: everything, and more where that is no buy-in."""
    point = TravellingStackLaw.main_to_main
    if table.rules.travelling_stacks.main_to_main is MainToMainStack.WITHIN_LIMITS:
        return within_limits(table, point)
    least, most = limits(table)
    return StackBounds(max(had, least), None if most is None else max(had, most), point)


def from_broken(table: Table, had: int) -> StackBounds:
    """From a broken game: what they had, or any buy-in."""
    law = table.rules.travelling_stacks
    least, most = limits(table)
    if is_limit(table):
        if law.broken_limit is MovedStack.WITHIN_LIMITS:
            return within_limits(table, TravellingStackLaw.broken_limit)
        return StackBounds(min(had, least), larger(had, most), TravellingStackLaw.broken_limit)
    point = TravellingStackLaw.broken_no_limit
    if law.broken_no_limit is BrokenStack.WITHIN_LIMITS:
        return within_limits(table, point)
    if law.broken_no_limit is BrokenStack.ALL_CHIPS:
        return StackBounds(min(had, least), larger(had, most), point)
    leader = max((seat.stack for _, seat in taken_seats(table)), default=0)
    return StackBounds(min(had, least), max(leader, most or 0), point)


def larger(amount: int, most: int | None) -> int | None:
    return None if most is None else max(amount, most)
