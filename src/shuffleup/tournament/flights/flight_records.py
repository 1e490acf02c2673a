"""``Bag``: what a player takes along from a flight, written on the bag of their chips."""

from __future__ import annotations

from msgspec import Struct


class Bag(Struct, frozen=True, gc=False):
    """The chips of somebody who is still in when a flight ends, and what is on their head."""

    player: str
    chips: int
    head: int = 0
