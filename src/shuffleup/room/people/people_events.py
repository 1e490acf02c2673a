"""What has happened to people."""

from __future__ import annotations

from msgspec import Struct


class Arrived(Struct, frozen=True, gc=False):
    """Somebody is in the room: whether old enough, with papers, in need of a certain seat."""

    player: str
    of_age: bool = True
    papers: bool = True
    handicap: bool = False


class WentHome(Struct, frozen=True, gc=False):
    """Somebody left the room."""

    player: str


class RulesAccepted(Struct, frozen=True, gc=False):
    """Somebody has accepted the rules of the house: by being here, by sitting down, in writing."""

    player: str


class WasBarred(Struct, frozen=True, gc=False):
    """Management refuses somebody the room."""

    player: str
    why: str
    until: int | None = None


class BarLifted(Struct, frozen=True, gc=False):
    """Somebody may play again."""

    player: str


PeopleEvent = Arrived | WentHome | RulesAccepted | WasBarred | BarLifted
