"""Chips that are not simply in front of a player: ``Chips`` of a seat, ``Pot`` of the next deal.

A seat's ``stack`` is all that lies in front, chips and money. ``PLAIN_CHIPS`` says that there is
nothing else to know: no denominations, no money, nothing on its way.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct


class Pile(Struct, frozen=True, gc=False):
    """Chips of one denomination."""

    chip: int
    count: int


class Chips(Struct, frozen=True, gc=False):
    """What there is to know of a player's chips besides how many lie in front."""

    piles: tuple[Pile, ...] = ()  # the stack by denomination, as far as known; the rest plays
    racked: bool = False
    cash: int = 0  # of the stack, what is money and not chips
    coming: int = 0  # chips bought and not there yet
    behind: int = 0  # of those coming, how many play meanwhile
    bought: int = 0  # chips bought in this hand, in play when it is over
    busted: bool = False  # lost all the chips
    uncounted: bool = False  # dealt by hand: a hand was played since the stack was known


PLAIN_CHIPS: Final = Chips()


class Pot(Struct, frozen=True, gc=False):
    """Chips that lie in the pot for the next deal."""

    carried: int = 0  # left by a deal that nobody won, or forfeited
    spare: int = 0  # paid to get back in (a kill refused), or a stack too short for the ante


EMPTY_POT: Final = Pot()
