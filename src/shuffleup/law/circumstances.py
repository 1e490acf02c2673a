"""Circumstances: the cases of one rule that books have separate clauses for.

A point may be decided by two clauses alike, the one for an early bet and the other for an early
call. Code adds to the grounds which of them it is, a clause says ``when = ["early-call"]``, and
``law.rulebook.cite`` leaves out the clause that is about the other. Nothing is decided by them, and
where none of a group is told, none is asked for.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Final

GROUPS: Final[tuple[dict[str, str], ...]] = (
    {
        "early-bet": "Somebody bet before the turn came.",
        "early-call": "Somebody called before the turn came.",
    },
    {
        "small-blind-alone-missed": "Of the blinds only the small one was missed.",
        "both-blinds-missed": "Both blinds were missed.",
    },
    {
        "nobody-called": "The hand won without being called.",
        "still-in-doubt": "The hand was in play, folded, or called.",
    },
    {
        "facing-a-bet": "There was a bet to answer.",
        "nothing-to-answer": "There was no bet to answer.",
    },
    {
        "no-cash-here": "No money plays at this table.",
        "cash-plays-here": "Money plays at this table.",
    },
    {
        "betting-open-to-the-end": "Nobody was all-in at the showdown.",
        "all-in-at-showdown": "Somebody was all-in at the showdown.",
    },
)
CIRCUMSTANCES: Final = {name: says for group in GROUPS for name, says in group.items()}
GROUP_OF: Final = {name: frozenset(group) for group in GROUPS for name in group}


def fits(when: Iterable[str], grounds: Collection[str]) -> bool:
    """Whether what is told of the circumstances is what a clause speaks of; where nothing of the
    kind is told it may be."""
    asked = {name: GROUP_OF[name] & set(grounds) for name in when}
    return all(not told for told in asked.values()) or any(name in t for name, t in asked.items())


def without_circumstances(grounds: Iterable[str]) -> tuple[str, ...]:
    """The points and procedures alone: what clauses decide or run."""
    return tuple(name for name in grounds if name not in CIRCUMSTANCES)
