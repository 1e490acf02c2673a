"""The order in which the big blind comes to the seats of a table, between two hands.

Positions at different tables are compared by it: a seat is so many hands before the big blind.
Through a stud round of a mix it is the order of the hold'em hand that would have been dealt.
"""

from __future__ import annotations

from shuffleup.games import Opening
from shuffleup.table.blinds.button import NOWHERE
from shuffleup.table.blinds.in_turn import who
from shuffleup.table.blinds.places import next_places
from shuffleup.table.state import Table, taken_seats


def players_at(table: Table) -> int:
    return len(taken_seats(table))


def blind_order(table: Table) -> list[int]:
    """All seats of a table, taken or open, as the big blind will come to them."""
    first = (last_blind(table) + 1) % table.n
    return [(first + at) % table.n for at in range(table.n)]


def last_blind(table: Table) -> int:
    """The seat from which the big blind goes on: on the next hand the small blind is there."""
    if table.button.frozen is not None and table.button.frozen.big >= 0:
        return (table.button.frozen.big - 1) % table.n
    if table.places.big >= 0:
        return table.places.big
    if players_at(table) < 2:
        return table.n - 1
    big = next_places(table, who(table)).big
    return (big - 1) % table.n if big >= 0 else table.n - 1


def small_blind_seat(table: Table) -> int:
    """The seat that has the small blind on the next hand; NOWHERE where that is not settled by the
    last one."""
    waits = table.button.frozen is not None or table.button.planned
    return NOWHERE if waits or plays_stud(table) else table.places.big


def blind_in(table: Table, at: int) -> int:
    """The hands before the big blind comes to a seat: 0 if it is on the next one."""
    order = blind_order(table)
    return sum(table.seats[seat] is not None for seat in order[: order.index(at)])


def taken_in_order(table: Table) -> list[int]:
    """The seats with a player, whoever has the big blind next first."""
    return [at for at in blind_order(table) if table.seats[at] is not None]


def open_in_order(table: Table) -> list[int]:
    """The open seats, as the big blind will come to them."""
    return [at for at in blind_order(table) if table.seats[at] is None]


def plays_stud(table: Table) -> bool:
    return table.game.opening is Opening.BRING_IN
