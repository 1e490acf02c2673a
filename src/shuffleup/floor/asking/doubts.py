"""What is still to be asked about a situation: what a book needs, then what was only assumed.

``next_questions(situation, books)`` are facts by name, none once no combination of answers to what
was not asked changes what any of the books rules.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from shuffleup.floor.asking.answer_words import answer_words
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
from shuffleup.floor.facts import ONE_OF, Fact, show_answer
from shuffleup.law.rulebook import Rulebook


def next_questions(situation: Situation, books: Iterable[Rulebook]) -> list[str]:
    """The facts to ask next, none if nothing more matters: one that some book needs, else all that
    is taken as usual and would change a ruling, alone or together with something else."""
    open_facts = [unsaid(situation, position_in(situation, book)) for book in books]
    needed = next((name for one in open_facts if (name := one.needed())), "")
    if needed:
        return [needed]
    found = {name for one in open_facts for name in one.all_that_matter()}
    return [fact.name for fact in kind_of(situation).facts if fact.name in found]


def next_question(situation: Situation, books: Iterable[Rulebook]) -> str:
    """The first of them, empty if there is none."""
    return next(iter(next_questions(situation, books)), "")


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
    if fact.kind == ONE_OF:
        return answer_words(fact, said)
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
