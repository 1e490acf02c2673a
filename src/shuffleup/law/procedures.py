"""The procedures code carries out, by name: what a clause may say runs it, and what grounds cite.

Code names what it does, never a clause; a clause says ``by = ["turn"]``. So the same code serves
every book and any house. Points are the other kind of grounds: see ``law.rules``.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

PROCEDURES: dict[str, str] = {
    "turn": "A player acts when the action is on them.",
    "live-hand": "Only a live hand acts.",
    "table-stakes": "No more is wagered than the chips in front, and no more than can be called.",
    "check": "One may check when there is nothing to call.",
    "call": "One may call when there is a bet.",
    "bring-in": "The forced bet that opens a stud hand.",
    "fixed-bet-sizes": "In fixed limit bets and raises are of the set size.",
    "pot-limit-maximum": "No bet in pot-limit is above the pot.",
    "spread-maximum": "No bet in spread limit is above the most.",
    "openers": "It takes a pair of jacks or better to open.",
    "discard": "Cards thrown away are the player's own, as many as the game asks.",
    "draw": "Cards are exchanged in turn, up to the game's number.",
    "deal": "Cards come from the deck, each once, to the place that is due.",
    "all-cards-shown-to-win": "A hand is tabled whole to win any part of a pot.",
}

_DISABLED: set[str] = set()


def enforced(name: str) -> bool:
    """Whether a procedure is in force: always, but while a proof tries the law without it."""
    return name not in _DISABLED


@contextmanager
def disabled(name: str) -> Iterator[None]:
    """Within this, the engine behaves as if no book contained what this procedure carries out."""
    if name not in PROCEDURES:
        raise ValueError(f"no procedure is called {name!r}")
    _DISABLED.add(name)
    try:
        yield
    finally:
        _DISABLED.discard(name)
