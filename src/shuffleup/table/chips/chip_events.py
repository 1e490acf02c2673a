"""Chips that came to a table, left it, were changed or paid: facts, like ``table.events``."""

from __future__ import annotations

from msgspec import Struct

from shuffleup.table.chips.chip_records import Pile


class ChipsAdded(Struct, frozen=True):
    """Chips on the table from outside, or money; in play at once, or ``later`` when the hand is
    over. ``short_buys`` is how many there are now in a row."""

    seat: int
    amount: int
    piles: tuple[Pile, ...] = ()
    later: bool = False
    short_buys: int = 0
    cash: bool = False


class ChipsBought(Struct, frozen=True, gc=False):
    """Chips on their way, all together, and how many of them play meanwhile."""

    seat: int
    coming: int
    plays: int
    short_buys: int = 0


class CashChanged(Struct, frozen=True, gc=False):
    """Money in front was changed for chips."""

    seat: int
    amount: int


class ChipsDelivered(Struct, frozen=True, gc=False):
    """The chips on their way are there."""

    seat: int


class ChipsRemoved(Struct, frozen=True, gc=False):
    """Chips taken off the table by a player who stays."""

    seat: int
    amount: int


class ChipsPassed(Struct, frozen=True, gc=False):
    """Chips from one player to another."""

    seat: int
    to: int
    amount: int


class ColouredUp(Struct, frozen=True):
    """Chips changed for larger ones: what the stack now is."""

    seat: int
    piles: tuple[Pile, ...]


class Racked(Struct, frozen=True, gc=False):
    """Chips put into racks, or out of them."""

    seat: int
    racked: bool


class Paid(Struct, frozen=True, gc=False):
    """Chips from a stack to the house, into a purse: time, or ``pot`` for the next pot."""

    seat: int
    amount: int
    purse: str
