"""What is shown and held on a night of the league."""

from __future__ import annotations

from msgspec import Struct


class ShownHand(Struct, frozen=True, gc=False):
    """A hand that counts for the best of the night."""

    player: str
    hole: tuple[int, ...]
    board: tuple[int, ...]
    worth: int  # among high hands


class BountyChips(Struct, frozen=True, gc=False):
    """Bounty chips of one event that somebody holds."""

    event: int
    chips: int
    each: int  # what one of them is worth
