"""The engine without one of its procedures, so that a case can show what the procedure was for.

``disabled(name)`` is the one door: within it the engine behaves as if no book contained what the
procedure carries out. Where the code itself has another way to go, it asks ``enforced(name)`` and
takes that; everywhere else play knows nothing of proofs, and a *mutant* of a function is put in
its place from here. Each module has those of one subject, in a table by procedure; every procedure
has a fork in the code or a mutant here, and a test says so.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from shuffleup.cases.mutants import (
    of_betting,
    of_blinds,
    of_dealing,
    of_events,
    of_moves,
    of_reading,
    of_rulings,
    of_showdown,
    of_tables,
)
from shuffleup.cases.mutants.swapping import Swap, put_in
from shuffleup.law.procedures import OFF, PROCEDURES

__all__ = ["MUTANTS", "disabled"]

Mutants = dict[str, tuple[Swap, ...]]


def merged(subjects: Iterable[Mutants]) -> Mutants:
    """The mutants of every subject, by procedure; a procedure has all of its own in one place."""
    found: Mutants = {}
    for name, swaps in [pair for subject in subjects for pair in subject.items()]:
        if name not in PROCEDURES:
            raise ValueError(f"{name!r} is no procedure")
        if name in found:
            raise ValueError(f"{name!r} has mutants in two places")
        if not swaps:
            raise ValueError(f"{name!r} has a mutant of nothing")
        found[name] = swaps
    return found


SUBJECTS = (
    of_betting,
    of_dealing,
    of_showdown,
    of_reading,
    of_rulings,
    of_blinds,
    of_tables,
    of_moves,
    of_events,
)
MUTANTS = merged(subject.MUTANTS for subject in SUBJECTS)


@contextmanager
def disabled(*names: str) -> Iterator[None]:
    """Within this, the engine behaves as if no book contained what these procedures carry out."""
    for name in names:
        if name not in PROCEDURES:
            raise ValueError(f"no procedure is called {name!r}")
    with put_in(swap for name in names for swap in MUTANTS.get(name, ())):
        OFF.update(names)
        try:
            yield
        finally:
            OFF.difference_update(names)
