"""What has been entered in the ledger."""

from __future__ import annotations

from msgspec import Struct


class Entered(Struct, frozen=True):
    """An entry: accounts and amounts that add up to nothing, and why."""

    lines: tuple[tuple[str, int], ...]
    why: str
    player: str = ""


CageEvent = Entered
