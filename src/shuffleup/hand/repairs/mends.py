"""What the floor has done to a hand that ordinary play never does: one record, changed as a whole.

A hand holds ``NO_MENDS`` until its first repair, so a hand that needed none carries nothing of
this. What is kept by seat has an entry only for the seats concerned.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.hand.repairs.primitives import Bound, Deferred, Faced, Limited

Cards = tuple[int, ...]


class Mends(Struct, frozen=True):
    """What still stands of all repairs; ``mended``: there was one, even if nothing of it stands."""

    mended: bool = False
    seen: dict[int, Cards] = {}  # cards of a seat that were exposed by accident
    aside: Cards = ()  # cards out of the hand
    no_burn: tuple[str, ...] = ()  # streets before which no card is burned
    bound: dict[int, Bound] = {}  # what a seat did out of turn and is held to
    limited: dict[int, Limited] = {}  # what a seat may do, where the floor left it less
    excused: int = 0  # seats that may fold where the game would force a bet
    faced: tuple[Faced, ...] = ()  # cards to come the other way up
    held: int = 0  # chips kept by the house until a dispute is decided
    brought: int = 0  # chips that came in from outside
    deferred: tuple[Deferred, ...] = ()  # reports that wait for their moment
    no_more_bets: bool = False  # the floor has closed the betting for the whole hand

    def but(self, **changes: object) -> Mends:
        """The same with some things changed."""
        return replace(self, mended=True, **changes)

    def with_seen(self, seat: int, cards: Cards) -> Mends:
        return self.but(seen={**self.seen, seat: cards})

    def without_limit(self, seat: int) -> Mends:
        return self.but(limited={at: one for at, one in self.limited.items() if at != seat})

    def without_bond(self, seat: int) -> Mends:
        return self.but(bound={at: one for at, one in self.bound.items() if at != seat})


NO_MENDS: Final = Mends()
