"""What is said about people of a league."""

from __future__ import annotations

from msgspec import Struct


class AddMember(Struct, frozen=True):
    """Somebody joins the league, or a guest becomes a member."""

    player: str


class AddGuest(Struct, frozen=True):
    """Somebody plays in an event, and is no member."""

    player: str


MemberCommand = AddMember | AddGuest
