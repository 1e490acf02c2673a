"""``Mix``: how far a rotation of games, or dealer's choice, has come."""

from __future__ import annotations

from msgspec import Struct

from shuffleup.table.blinds.button import NOWHERE


class Mix(Struct, frozen=True, gc=False):
    """The game being played, among those of a mix."""

    stage: int = 0  # its place in the rotation
    hands: int = 0  # how many have been played of it
    since: int = 0  # since when, in minutes
    caller: int = NOWHERE  # whose choice the next game is, NOWHERE for the player on the button
