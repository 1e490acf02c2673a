"""What has happened at a table dealt by hand: facts, like ``table.events``."""

from __future__ import annotations

from msgspec import Struct

from shuffleup.hand.setup import Post


class HandReported(Struct, frozen=True, omit_defaults=True):
    """A hand was dealt by people: who had cards, the forced bets, what was paid of the round of
    blinds, what the house took. Whose its chips are nobody knows before they are counted."""

    number: int
    dealt: int  # seats, as bits
    posts: tuple[Post, ...]
    paid: tuple[int, ...] = ()  # of the round of blinds, by seat, with this hand; bits
    drop: int = 0
    promotion: int = 0
    dealt_from: int = 1  # which deck of the setup


class ChipsCounted(Struct, frozen=True):
    """A player has so much in front. Where that shows that hands were played since, the chips of
    the seats in ``loose`` are not known any more."""

    seat: int
    amount: int
    loose: int = 0  # seats, as bits


class DropReported(Struct, frozen=True):
    """So much more lies in the box; ``loose`` as when chips are counted."""

    drop: int
    promotion: int
    loose: int = 0
