"""The procedures code carries out, by name: what a clause may say runs it, and what grounds cite.

Code names what it does, never a clause; a clause says ``by = ["turn"]``. So the same code serves
every book and any house. Points are the other kind of grounds: see ``law.rules``.

``enforced`` is asked where the code has another way to go without a procedure. ``OFF`` is what a
proof has put out of force; it is empty in play, and ``cases.mutants`` alone writes it.
"""

from __future__ import annotations

from typing import Final

from shuffleup.law.procedures.of_must_moves import MOVES
from shuffleup.law.procedures.of_the_floor import FLOOR
from shuffleup.law.procedures.of_the_hand import HAND
from shuffleup.law.procedures.of_the_room import ROOM
from shuffleup.law.procedures.of_the_table import TABLE
from shuffleup.law.procedures.of_the_tournament import TOURNAMENT

__all__ = ["OFF", "PROCEDURES", "enforced"]


def merged(*layers: dict[str, str]) -> dict[str, str]:
    """The procedures of all layers. A name given twice would cite the clauses of both."""
    found: dict[str, str] = {}
    for name, does in [pair for layer in layers for pair in layer.items()]:
        if name in found:
            raise ValueError(f"two procedures are called {name!r}")
        found[name] = does
    return found


PROCEDURES: Final[dict[str, str]] = merged(HAND, FLOOR, TABLE, ROOM, MOVES, TOURNAMENT)

OFF: Final[set[str]] = set()


def enforced(name: str) -> bool:
    """Whether a procedure is in force: always, except while a proof tries the law without it."""
    return name not in OFF
