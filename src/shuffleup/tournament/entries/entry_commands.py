"""What is said at the registration desk."""

from __future__ import annotations

from msgspec import Struct


class Register(Struct, frozen=True):
    """Somebody enters the event and pays for it."""

    player: str


class Unregister(Struct, frozen=True):
    """Somebody who has not begun to play takes the entry back."""

    player: str


EntryCommand = Register | Unregister
