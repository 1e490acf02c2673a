"""Lessons from the books: hands and tables at which something went wrong, with the ruling and what
one might rule instead.

``lessons(book)`` takes every case of the floor's and the table's clauses of a book that reports
something, and asks that book and the others; ``choices`` puts the right ruling among wrong ones:
what other books say, what would be ruled if a fact were otherwise, what is ruled in similar hands.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import suppress
from itertools import chain
from typing import Protocol, TypeVar

from msgspec import Struct

from shuffleup.cases.clauses import whole_law
from shuffleup.floor.asking.situations import Answer, Situation, ask, told
from shuffleup.floor.facts import CARD, CARDS, ONE_OF, YES, FactError
from shuffleup.floor.report_words import read_words
from shuffleup.irregularities import KINDS
from shuffleup.law.loading import BOOKS
from shuffleup.law.notation import NotationError, Statement, parse, show
from shuffleup.law.rule import Layer
from shuffleup.law.rulebook import Rulebook, rulebook

MOST_CHOICES = 4
REPORTED = (Layer.FLOOR, Layer.TABLE)  # the layers whose clauses rule on reports
T = TypeVar("T")


class LessonDice(Protocol):
    """Chance from outside: a ``random.Random``."""

    def sample(self, population: Sequence[T], k: int) -> list[T]: ...
    def shuffle(self, x: list[T]) -> None: ...


class Lesson(Struct, frozen=True):
    """A situation and the right ruling with its clauses."""

    situation: Situation
    what: str
    right: Answer


def lessons(name: str) -> Iterator[Lesson]:
    """Every lesson of a book, in the order of its clauses."""
    book = rulebook(name)
    seen: set[str] = set()
    for clause in whole_law().values():
        if clause.under.name != name or clause.rule.layer not in REPORTED:
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
        words = report_in(statement)
        if words:
            before = [s for s in statements[:place] if s.mark not in ("=", "x")]
            report = read_words(words)
            yield Situation(report.kind, show(before), report.facts)


def report_in(statement: Statement) -> str:
    """``! kind: facts``, or ``x ! kind: facts (reason)`` where the book turns it down."""
    if statement.mark == "x" and statement.words.startswith("! "):
        return statement.words.removeprefix("! ").partition(" (")[0]
    return statement.words if statement.mark == "!" else ""


def lesson(situation: Situation, book: Rulebook) -> Iterator[Lesson]:
    try:
        right = ask(situation, book)
    except (FactError, NotationError):
        return  # a hand that does not go that way under this book
    if clear(right):
        yield Lesson(situation, KINDS[situation.kind].what, right)


def clear(answer: Answer) -> bool:
    return bool(answer.outcome) and not answer.ruling.missing and not answer.ruling.refusal


def seen(lesson: Lesson) -> list[str]:
    """The play so far as those at the table know it; cards only where the report is about some."""
    facts = {fact.name: fact for fact in KINDS[lesson.situation.kind].facts}
    of_cards = any(facts[name].kind in (CARD, CARDS) for name in lesson.situation.facts)
    return told(lesson.situation, rulebook(lesson.right.book), cards=of_cards)


def facts_said(lesson: Lesson) -> list[str]:
    """What was reported and what is taken for granted, each as a question with its answer."""
    said = {**lesson.right.assumed, **lesson.situation.facts}
    return [
        f"{fact.question} {said[fact.name]}"
        for fact in KINDS[lesson.situation.kind].facts
        if fact.name in said
    ]


# ---- what to choose from ---------------------------------------------------------------------


def choices(lesson: Lesson, known: Sequence[Lesson], dice: LessonDice) -> list[str]:
    """The right ruling among wrong ones, in any order; no two of them come to the same."""
    offered = [lesson.right]
    wrong = chain(other_books(lesson), varied(lesson, dice), elsewhere(lesson, known, dice))
    for answer in wrong:
        if len(offered) == MOST_CHOICES:
            break
        if clear(answer) and all(apart(answer, one) for one in offered):
            offered.append(answer)
    dice.shuffle(offered)
    return [answer.outcome for answer in offered]


def apart(one: Answer, other: Answer) -> bool:
    """Whether two rulings differ in what happens or may be chosen, and so in more than words."""
    return one.outcome != other.outcome and comes_to(one) != comes_to(other)


def comes_to(answer: Answer) -> tuple[tuple[object, ...], ...]:
    """What happens and what may be chosen; where nothing does, the numbers: 60 seconds."""
    ruling = answer.ruling
    options = tuple(option.name for option in ruling.options)
    numbers = () if ruling.events or options else tuple(re.findall(r"\d+", answer.outcome))
    return ruling.events, options, numbers


def other_books(lesson: Lesson) -> Iterator[Answer]:
    for name in BOOKS:
        if name != lesson.right.book:
            yield from answered(lesson.situation, rulebook(name))


def answered(situation: Situation, book: Rulebook) -> Iterator[Answer]:
    """The answer of a book, if the hand goes that way under it and the facts can be true."""
    with suppress(FactError, NotationError):
        yield ask(situation, book)


def varied(lesson: Lesson, dice: LessonDice) -> Iterator[Answer]:
    """What the book would rule in the same hand if one fact were otherwise."""
    situation, book = lesson.situation, rulebook(lesson.right.book)
    answers = {YES: ("yes", "no")}
    facts = [fact for fact in KINDS[situation.kind].facts if fact.kind in (YES, ONE_OF)]
    for fact in dice.sample(facts, len(facts)):
        for value in answers.get(fact.kind, fact.values):
            changed = {**situation.facts, fact.name: value}
            yield from answered(Situation(situation.kind, situation.play, changed), book)


def elsewhere(lesson: Lesson, known: Sequence[Lesson], dice: LessonDice) -> Iterator[Answer]:
    """What is ruled in other hands on the same kind, then on the same family: only rulings that
    name nobody and no amount, and do nothing of the sort the right one does."""
    kind = KINDS[lesson.situation.kind]
    others = [one for one in known if KINDS[one.situation.kind].family == kind.family]
    mixed = dice.sample(others, len(others))
    for one in sorted(mixed, key=lambda one: one.situation.kind != kind.name):
        named = re.search(r"\d|\b[A-Z]", one.right.outcome)
        if not named and not sorts(one) & sorts(lesson):
            yield one.right


def sorts(lesson: Lesson) -> set[object]:
    """The sorts of events and the options of the right ruling; nothing is a sort too."""
    events, options, _ = comes_to(lesson.right)
    return {*(type(event) for event in events), *options} or {None}
