"""What people wish, as it stands in the log of the house."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from shuffleup.log.codec import known

WISHES: Final = "wishes"  # the stream of them, in the log of the house


class Wished(Struct, frozen=True, omit_defaults=True):
    """What a player wishes at a seat from now on; ``since`` is when they sat down, as the table
    counts. Nothing named: nothing any more."""

    place: str
    table: str
    player: str
    since: int
    leave: bool = False
    blind: bool = False
    chips: int = 0


class CloseWished(Struct, frozen=True):
    """The host wants a game closed when its hand is over, or not any more."""

    place: str
    by: str
    wanted: bool


known("house", Wished, CloseWished)
