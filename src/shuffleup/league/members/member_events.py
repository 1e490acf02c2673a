"""What has happened to people of a league."""

from __future__ import annotations

from msgspec import Struct


class MemberJoined(Struct, frozen=True, gc=False):
    """Somebody is a member now."""

    player: str


class GuestCame(Struct, frozen=True, gc=False):
    """Somebody plays as a guest."""

    player: str


MemberEvent = MemberJoined | GuestCame
