"""What lies on a table, and the entry for what came to it or left it.

``on_table`` counts: stacks, chips on their way, pots, at a table dealt by hand the chips of which
nobody knows whose they are, and what was collected and not yet counted out of the box. It is what
was bought, less what was cashed and dropped, which is what the ledger says.
"""

from __future__ import annotations

from shuffleup.floor.senders import Sender
from shuffleup.room.cage.cage_events import Entered
from shuffleup.room.cage.ledger import CAGE_CHIPS, bought, cashed, of_table
from shuffleup.room.events import AtTable, RoomEvent
from shuffleup.room.state import Room
from shuffleup.table.chips.chip_events import ColouredUp
from shuffleup.table.chips.chip_records import Pile
from shuffleup.table.commands import AnyTableCommand
from shuffleup.table.state import Table, all_chips, taken_seats


def on_table(room: Room, number: str) -> int:
    """All that is on a table now."""
    counted = sum(amount for (at, _), amount in room.counted.items() if at == number)
    return chips_of(room.tables[number]) - counted


def chips_of(table: Table) -> int:
    """Every chip that came to a table and has not left it by a player."""
    seats = taken_seats(table)
    in_front = sum(all_chips(seat) for _, seat in seats)
    pot = table.pot.carried + table.pot.spare
    if table.hand is not None:  # what was carried into it lies in its pot
        pot += table.hand.setup.carried
    return in_front + table.adrift + sum(table.collected.values()) + pot


def entries(
    number: str, before: Table, after: Table, command: AnyTableCommand, by: Sender
) -> list[RoomEvent]:
    """The entry for chips that a table's own ruling brought or took away; none for most."""
    difference = chips_of(after) - chips_of(before)
    if not difference:
        return []
    who = player_of(before, command) or by.id
    if difference > 0:
        return [bought(who, number, difference, type(command).__name__)]
    return [cashed(who, number, -difference, type(command).__name__)]


def player_of(table: Table, command: AnyTableCommand) -> str:
    named: object = getattr(command, "player", "")
    at: object = getattr(command, "seat", -1)
    if type(at) is int and 0 <= at < table.n and not named:
        seat = table.seats[at]
        return seat.player if seat is not None else ""
    return named if isinstance(named, str) else ""


def colour_up(number: str, before: Table, event: AtTable) -> list[Entered]:
    """Small chips for large ones: the same value out of the cage and into it."""
    if not isinstance(event.event, ColouredUp):
        return []
    seat = before.seats[event.event.seat]
    assert seat is not None
    value = sum(pile.chip * max(0, less(event.event.piles, pile)) for pile in seat.chips.piles)
    table = of_table(number)
    there, back = ((CAGE_CHIPS, -value), (table, value)), ((table, -value), (CAGE_CHIPS, value))
    return [Entered((*there, *back), "colour-up", seat.player)]


def less(piles: tuple[Pile, ...], old: Pile) -> int:
    """How many chips of a pile are gone."""
    return old.count - sum(pile.count for pile in piles if pile.chip == old.chip)
