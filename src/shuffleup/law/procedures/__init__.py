"""The procedures code carries out, by name: what a clause may say runs it, and what grounds cite.

Code names what it does, never a clause; a clause says ``by = ["turn"]``. So the same code serves
every book and any house. Points are the other kind of grounds: see ``law.rules``.

``disabled`` takes some of them out of force while a proof tries the law without them; ``OFF`` is
what is out of force, empty but then, so that the engine asks with one truth test.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from shuffleup.law.procedures.of_the_floor import FLOOR
from shuffleup.law.procedures.of_the_hand import HAND
from shuffleup.law.procedures.of_the_table import TABLE

__all__ = ["OFF", "PROCEDURES", "disabled", "enforced"]

PROCEDURES: Final[dict[str, str]] = {**HAND, **FLOOR, **TABLE}

OFF: Final[set[str]] = set()


def enforced(name: str) -> bool:
    """Whether a procedure is in force: always, but while a proof tries the law without it."""
    return name not in OFF


@contextmanager
def disabled(*names: str) -> Iterator[None]:
    """Within this, the engine behaves as if no book contained what these procedures carry out."""
    for name in names:
        if name not in PROCEDURES:
            raise ValueError(f"no procedure is called {name!r}")
    OFF.update(names)
    try:
        yield
    finally:
        OFF.difference_update(names)
