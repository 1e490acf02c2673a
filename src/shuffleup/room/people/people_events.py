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


class WasWarned(Struct, frozen=True, gc=False):
    """Somebody was warned."""

    player: str
    offence: str
    why: str = ""


class WasBarred(Struct, frozen=True, gc=False):
    """Somebody is refused the room, a game or the promotions: barred, or suspended for a while."""

    player: str
    why: str
    until: int | None = None
    scope: str = ""
    offence: str = ""
    suspended: bool = False


class BarLifted(Struct, frozen=True, gc=False):
    """Somebody may play again."""

    player: str
    scope: str = ""
    why: str = ""


PeopleEvent = Arrived | WentHome | RulesAccepted | WasWarned | WasBarred | BarLifted
