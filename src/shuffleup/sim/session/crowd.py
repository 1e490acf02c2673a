"""The people a room can send to a table: their names, and which bot plays for whom.

Nothing is kept: who comes next and how that player plays follow from who sits there already.
"""

from __future__ import annotations

from collections.abc import Collection

FIRST = ("Ann", "Bob", "Cy", "Dee", "Eve", "Flo", "Gus", "Hal", "Ivy", "Jo")
LATER = (
    "Kit", "Liz", "Max", "Nan", "Oz", "Pam", "Quin", "Ray", "Sue", "Ted", "Una", "Val", "Wes",
    "Xia", "Yul", "Zoe", "Abe", "Bea", "Cal", "Dot", "Ed", "Fay", "Gil", "Hope", "Ian", "Joy",
    "Ken", "Lou", "Mia", "Ned",
)  # fmt: skip
CROWD = FIRST + LATER


def newcomer(seated: Collection[str], start: int = 0) -> str:
    """The first of the crowd, from there on, who does not sit at the table."""
    ring = CROWD[start:] + CROWD[:start]
    return next(name for name in ring if name not in seated)


def bot_of(player: str, bots: tuple[str, ...]) -> str:
    """Which bot plays for a player: always the same one."""
    place = CROWD.index(player) if player in CROWD else sum(player.encode())
    return bots[place % len(bots)]
