"""``Account``: where one player stands with the blinds. It changes as a whole, by ``Reckoned``.

``IN_TURN`` is the account of nearly everybody nearly always: in the turn of the blinds, and
nothing owed, waited for or remembered.
"""

from __future__ import annotations

from enum import Enum
from typing import Final

from msgspec import Struct


class Standing(Enum):
    """Whether a player has a place in the turn of the blinds."""

    IN = "in"  # takes the blinds in turn
    NEW = "new"  # has not yet had a hand here
    MOVED = "moved"  # changed seats and is not back in the turn of the blinds
    PASSING = "passing"  # lets the blinds go by, as one may after dealing off
    LOCKED = "locked"  # a seat kept for somebody who is not there yet


class EntryChoice(Enum):
    """How a player who is not in the turn of the blinds means to come in."""

    WAIT = "wait"  # for the big blind
    POST = "post"
    BEHIND = "wait for the button"
    BUY = "buy the button"
    BUY_NEXT = "come in and buy the button next"
    STRADDLE = "post in the straddle"


class Arrival(Enum):
    """Where a new player comes from."""

    LIST = "list"
    BROKEN = "broken"
    MUST_MOVE = "must-move"
    TRANSFER = "transfer"  # by choice, with what the room has found to be enough
    DRAWN = "drawn"  # given the seat, and the chips, by the director of a tournament


class Account(Struct, frozen=True, gc=False, omit_defaults=True):
    """Where a player stands with the blinds."""

    standing: Standing = Standing.IN
    entry: EntryChoice = EntryChoice.WAIT
    arrival: Arrival = Arrival.LIST  # until first in the turn of the blinds
    owes_big: bool = False  # missed big blind: one, however often it passed
    owes_small: bool = False
    due_small: bool = False  # skipped by a moving button for a big blind: due on the next hand
    live_small: bool = False  # moved after the big blind: the small blind is posted at the new seat
    must_post: bool = False  # no hand without a big blind
    waits: int = 0  # hands to wait before coming in
    near: int = 0  # moved: players whom the big blind reached first before
    passes: int = 0  # big blinds let by since sitting down or moving
    gone_by: bool = False  # the button has passed the seat since
    beside: bool = False  # between a buyer of the button and the small blind
    buys_next: bool = False  # buys the button on the next hand
    drew: bool = False  # drew for the first button, and has had no hand yet
    dealt_off: bool = False  # moved in a way that lets the blinds pass once
    missed: int = 0  # big blinds missed in a row, for the room

    @property
    def owes(self) -> bool:
        return self.owes_big or self.owes_small


IN_TURN: Final = Account()


def afresh(old: Account) -> Account:
    """An account without what was owed, chosen or waited for; how its player came and moved
    stays."""
    return Account(arrival=old.arrival, beside=old.beside, drew=old.drew, dealt_off=old.dealt_off)


# What a player has paid of this round of blinds, as bits.
PAID_BIG: Final = 1
PAID_SMALL: Final = 2
BOTH_BLINDS: Final = PAID_BIG | PAID_SMALL
HAD_BUTTON: Final = 4
