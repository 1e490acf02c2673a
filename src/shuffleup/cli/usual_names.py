"""Who sits at the table: names for the bots' seats."""

from __future__ import annotations

NAMES = ("Ann", "Bob", "Cy", "Dee", "Eve", "Flo", "Gus", "Hal", "Ivy", "Jo")


def names_beside(player: str, count: int) -> list[str]:
    """So many names other than the player's own."""
    return [name for name in NAMES if name.lower() != player.lower()][:count]
