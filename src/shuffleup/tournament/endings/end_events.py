"""What has happened at the end of somebody's event, and of the whole."""

from __future__ import annotations

from msgspec import Struct


class WentOut(Struct, frozen=True, gc=False):
    """Somebody has no chips left and is out; those of one ``round`` went out at once."""

    player: str
    round: int
    began: int
    table: str = ""


class EventWon(Struct, frozen=True, gc=False):
    """One player has all the chips."""

    player: str


EndEvent = WentOut | EventWon
