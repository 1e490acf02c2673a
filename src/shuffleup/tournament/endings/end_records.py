"""``Finish``: that somebody went out, and what decides their place. ``PrizeBook``: what is to be
won, what the last players agreed on, and what was paid."""

from __future__ import annotations

from enum import Enum

from msgspec import Struct


class Finish(Struct, frozen=True, gc=False):
    """One bust. Those of one hand, or of one round of hands at several tables, are of one
    ``round``: ``began`` tells them apart, the chips with which the hand began."""

    player: str
    round: int  # in order; the same for all who went out at once
    began: int
    table: str = ""
    by: tuple[str, ...] = ()  # who has their chips


class DealKind(Enum):
    """How the last players divide the money."""

    WORTH = "worth"  # by what their stacks are worth, counted over all orders of finish
    CHIPS = "chips"  # the least prize for everybody, and the rest by chips
    OWN = "own"  # amounts of their own


class PrizeAward(Struct, frozen=True, gc=False):
    """So much money for somebody."""

    player: str
    amount: int


class PrizeDeal(Struct, frozen=True, gc=False):
    """A deal: proposed, agreed to by some, made once it is ``made``."""

    awards: tuple[PrizeAward, ...]
    left: int = 0  # stays for the winner
    positions: tuple[str, ...] = ()
    stacks: tuple[int, ...] = ()  # of those in it, when it was proposed
    agreed: tuple[str, ...] = ()
    made: bool = False


class PrizeBook(Struct, frozen=True, gc=False):
    """The prizes of an event: the list once it is set, the deal if there is one, what was ruled
    between players, and all that was paid."""

    fixed: tuple[int, ...] = ()
    deal: PrizeDeal | None = None
    debts: tuple[tuple[str, str, int], ...] = ()  # from, to, how much of the prize
    paid: tuple[PrizeAward, ...] = ()


NO_PRIZES = PrizeBook()
