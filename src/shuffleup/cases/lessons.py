"""Lessons from the books: hands in which something went wrong, with the ruling and what else might
be thought.

``lessons(book)`` takes every case of the floor's clauses of a book that reports something, and asks
that book and the others; the answers of the others are what a pupil may confuse it with.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from shuffleup.cases.clauses import whole_law
from shuffleup.floor import KINDS, FactError
from shuffleup.floor.asking import Answer, Situation, ask
from shuffleup.law.loading import BOOKS
from shuffleup.law.notation import NotationError, parse, show
from shuffleup.law.rule import Layer
from shuffleup.law.rulebook import Rulebook, rulebook


class Lesson(Struct, frozen=True):
    """A situation, the right ruling with its clauses, and other rulings to choose from."""

    situation: Situation
    what: str
    right: Answer
    others: tuple[str, ...]


def lessons(name: str) -> Iterator[Lesson]:
    """Every lesson of a book, in the order of its clauses."""
    book = rulebook(name)
    seen: set[str] = set()
    for clause in whole_law().values():
        if clause.under.name != name or clause.rule.layer is not Layer.FLOOR:
            continue
        for case in clause.cases:
            for situation in reported(case.play):
                if repr(situation) not in seen:
                    seen.add(repr(situation))
                    yield from lesson(situation, book)


def reported(play: str) -> Iterator[Situation]:
    """Each report of a transcript, with all that happened before it."""
    statements = parse(play)
    for place, statement in enumerate(statements):
        if statement.mark == "!":
            before = [s for s in statements[:place] if s.mark not in ("=", "x")]
            kind, _, rest = statement.words.partition(":")
            parts = [part.strip().partition(" ") for part in rest.split(",") if part.strip()]
            facts = {key: value or "yes" for key, _, value in parts}
            yield Situation(kind.strip(), show(before), facts)


def lesson(situation: Situation, book: Rulebook) -> Iterator[Lesson]:
    try:
        right = ask(situation, book)
        if right.ruling.missing or right.ruling.refusal or not right.outcome:
            return
        others = [ask(situation, rulebook(other)).outcome for other in BOOKS if other != book.name]
    except (FactError, NotationError):
        return  # a hand that does not go that way under another book
    wrong = tuple(dict.fromkeys(o for o in others if o and o != right.outcome))
    yield Lesson(situation, KINDS[situation.kind].what, right, wrong)
