"""What is said of people at the door."""

from __future__ import annotations

from msgspec import Struct


class Arrive(Struct, frozen=True):
    """Somebody is in the room; ``age`` and ``papers`` as the staff saw them, ``handicap`` as they
    told of it."""

    player: str
    age: int = 21
    papers: bool = True
    handicap: bool = False


class GoHome(Struct, frozen=True):
    """Somebody leaves the room."""

    player: str


class SignRules(Struct, frozen=True):
    """Somebody accepts the rules of the house in writing."""

    player: str


class Warn(Struct, frozen=True):
    """Warn somebody for an offence."""

    player: str
    offence: str
    why: str = ""


class Suspend(Struct, frozen=True):
    """Let somebody not play for so many minutes: nowhere, or (``scope``) not in this game or in the
    promotions."""

    player: str
    offence: str
    minutes: int
    scope: str = ""
    why: str = ""


class BarPlayer(Struct, frozen=True):
    """Refuse somebody the room, a game or the promotions; until an instant, or for good."""

    player: str
    why: str
    until: int | None = None
    scope: str = ""
    offence: str = ""


class LiftBar(Struct, frozen=True):
    """Let somebody play again."""

    player: str
    scope: str = ""


PeopleCommand = Arrive | GoHome | SignRules | Warn | Suspend | BarPlayer | LiftBar
