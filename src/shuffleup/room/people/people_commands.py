"""What is said of people at the door."""

from __future__ import annotations

from msgspec import Struct


class Arrive(Struct, frozen=True):
    """Somebody is in the room; ``age`` and ``papers`` as the staff saw them."""

    player: str
    age: int = 21
    papers: bool = True


class GoHome(Struct, frozen=True):
    """Somebody leaves the room."""

    player: str


PeopleCommand = Arrive | GoHome
