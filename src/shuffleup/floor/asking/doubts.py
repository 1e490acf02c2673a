"""What is still to be asked about a situation: what a book needs, then what was only assumed.

``next_question(situation, books)`` is one fact by name, empty once no combination of answers to
what was not asked changes what any of the books rules.
"""

from __future__ import annotations

from collections.abc import Iterable

from shuffleup.floor.asking.possible import dead_end
from shuffleup.floor.asking.situations import (
    Situation,
    by_name,
    kind_of,
    position_in,
    read_facts,
    unsaid,
)
from shuffleup.law.rulebook import Rulebook


def next_question(situation: Situation, books: Iterable[Rulebook]) -> str:
    """The fact to ask next, empty if none: first what some book needs, then what was taken for
    granted and would change a ruling, alone or together with something else."""
    open_facts = [unsaid(situation, position_in(situation, book)) for book in books]
    needed = next((name for one in open_facts if (name := one.needed())), "")
    asked = (name for one in open_facts if (name := one.first_that_matters()))
    return needed or next(asked, "")


def impossible(situation: Situation, books: Iterable[Rulebook]) -> str:
    """Why what was answered cannot be true, whichever book is asked; empty if it can."""
    why = ""
    for book in books:
        at = position_in(situation, book)
        why = dead_end(kind_of(situation), at.of, read_facts(situation, at.names))
        if not why or unsaid(situation, at).is_possible():
            return ""
        why = by_name(why, at.names)
    return f"not possible: {why}" if why else ""
