"""What has happened to people."""

from __future__ import annotations

from msgspec import Struct


class Arrived(Struct, frozen=True, gc=False):
    """Somebody is in the room."""

    player: str
    identified: bool = True


class WentHome(Struct, frozen=True, gc=False):
    """Somebody left the room, and every list that asks for people who are here."""

    player: str


PeopleEvent = Arrived | WentHome
