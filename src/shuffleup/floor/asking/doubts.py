"""What is still to be asked about a situation: what a book needs, then what was only assumed.

``next_question(situation, books)`` is one fact by name, empty once no combination of answers to
what was not asked changes what any of the books rules.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from shuffleup.floor.asking.possible import dead_end
from shuffleup.floor.asking.ruling_sentence import as_sentence
from shuffleup.floor.asking.situations import (
    NOTHING,
    Situation,
    by_name,
    kind_of,
    position_in,
    read_facts,
    unsaid,
)
from shuffleup.floor.facts import Fact, show_answer
from shuffleup.law.rulebook import Rulebook


def next_question(situation: Situation, books: Iterable[Rulebook]) -> str:
    """The fact to ask next, empty if none: first what some book needs, then what was taken for
    granted and would change a ruling, alone or together with something else."""
    open_facts = [unsaid(situation, position_in(situation, book)) for book in books]
    needed = next((name for one in open_facts if (name := one.needed())), "")
    asked = (name for one in open_facts if (name := one.first_that_matters()))
    return needed or next(asked, "")


def taken_as_usual(situation: Situation, book: Rulebook) -> list[str]:
    """What nobody told, was taken as usual and would change the ruling: ``Was it done on purpose?
    No.``"""
    at, declared = position_in(situation, book), {one.name: one for one in kind_of(situation).facts}
    facts = [declared[name] for name in unsaid(situation, at).all_that_matter()]
    return [f"{fact.question} {as_sentence(if_unsaid(fact, at.names))}" for fact in facts]


def if_unsaid(fact: Fact, names: Sequence[str]) -> str:
    """What holds when nothing is said, in words: ``no``, ``nobody``, ``all of them``; empty where
    the question has to be answered."""
    if fact.default is None:
        return fact.unsaid
    said = show_answer(fact, fact.default, names)
    return NOTHING.get(fact.kind, "none") if said in ("", "0") else said.replace("-", " ")


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
