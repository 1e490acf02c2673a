"""Whose chips are whose at a table dealt by hand, as far as anybody knows.

A stack is known from when it was bought or counted until a hand is played; then it lies with the
others' in ``table.adrift``, together, and its seat is ``uncounted``. So stacks, what is adrift and
what was collected are always all that came to the table and has not left it, and nothing of it is
ever below nothing. A count that does not fit what was known shows that hands were played which
nobody reported: then the other stacks are not known either. At a table dealt here every stack is
known, and nothing is adrift.
"""

from __future__ import annotations

from msgspec.structs import replace

from shuffleup.hand.state import seats_in
from shuffleup.law.ruling import Reason
from shuffleup.table.blinds.account import Standing
from shuffleup.table.refusals import malformed
from shuffleup.table.rulings import TableRuling
from shuffleup.table.state import Seat, Table, seated, taken_seats


def can_have(table: Table, seat: Seat) -> int:
    """The most that can lie in front of a player: what does, where that is known."""
    return seat.stack + table.adrift if seat.chips.uncounted else seat.stack


def is_uncounted(table: Table, at: int) -> bool:
    """Whether nobody knows what a player has in front."""
    seat = seated(table, at)
    return seat.chips.uncounted and table.adrift > 0


def count_first(table: Table, at: int) -> TableRuling | None:
    """Why something cannot be judged yet: it depends on a stack that nobody counted."""
    if not is_uncounted(table, at):
        return None
    says = f"how much has {seated(table, at).player} in front? It has to be counted first"
    return malformed(Reason.NOT_COUNTED, says)


def in_play(table: Table, but: int) -> int:
    """The other seats, as bits, whose known stacks a hand that nobody reported would change."""
    return sum(
        1 << at
        for at, seat in taken_seats(table)
        if at != but
        and seat.stack
        and seat.presence.here
        and not seat.presence.sits_out
        and seat.account.standing is not Standing.LOCKED
    )


def chips_in(table: Table, seats: int) -> int:
    return sum(seated(table, at).stack for at in seats_in(seats))


def loosen(table: Table, seats: int) -> None:
    """The stacks of these seats are not known any more, only that they are on the table."""
    for at, seat in taken_seats(table):
        if seats >> at & 1:
            table.adrift += seat.stack
            seat.stack = 0
            seat.chips = replace(seat.chips, piles=(), cash=0, uncounted=True, busted=False)


def take_adrift(table: Table, seat: Seat, amount: int) -> int:
    """How much of an amount comes out of a stack that is known; the rest is taken from what is
    adrift, if it can be there."""
    unknown = max(0, amount - seat.stack) if seat.chips.uncounted else 0
    table.adrift -= unknown
    return amount - unknown
