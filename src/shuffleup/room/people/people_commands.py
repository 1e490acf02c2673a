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


class BarPlayer(Struct, frozen=True):
    """Refuse somebody the room; until an instant, or for good."""

    player: str
    why: str
    until: int | None = None


class LiftBar(Struct, frozen=True):
    """Let somebody play again."""

    player: str


PeopleCommand = Arrive | GoHome | SignRules | BarPlayer | LiftBar
