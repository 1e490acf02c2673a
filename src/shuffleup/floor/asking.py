""" "This happened: what now?": a situation put to a book, and the answer with its clauses.

``ask(situation, book)`` runs the hand so far under that book and reports what happened;
``compare(situation, books)`` puts it to several and says on which points they differ. The hand so
far is in the notation; ``floor.scenes`` has some to start from.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec import Struct

from shuffleup.floor.facts import FactError, read_answer
from shuffleup.floor.kinds import KINDS, Kind
from shuffleup.floor.report import Report, report
from shuffleup.floor.transcript import run
from shuffleup.hand.setup_words import seat_of
from shuffleup.hand.transcript import Played
from shuffleup.law.loading import COMMON
from shuffleup.law.page import show
from shuffleup.law.points import point_name
from shuffleup.law.rule import Rule
from shuffleup.law.rulebook import Rulebook, cite, resolve
from shuffleup.law.rules import GROUP_OF
from shuffleup.law.ruling import Ruling


class Situation(Struct, frozen=True):
    """What is asked: the kind, the hand so far, and the facts as text or already read."""

    kind: str
    hand: str
    facts: dict[str, Any] = {}


class Answer(Struct, frozen=True):
    """What one book says."""

    book: str
    outcome: str
    clauses: tuple[Rule, ...]  # the book's own first, then common practice
    ruling: Ruling

    @property
    def silent(self) -> bool:
        """Whether the book itself says nothing of this, so that common practice answers."""
        return bool(self.clauses) and self.clauses[0].id.startswith(f"{COMMON}/")


def kind_of(situation: Situation) -> Kind:
    kind = KINDS.get(situation.kind)
    if kind is None:
        raise FactError(f"{situation.kind!r} is not a kind of irregularity")
    return kind


def ask(situation: Situation, book: Rulebook) -> Answer:
    """The ruling of one book. FactError or NotationError if the question cannot be put."""
    played = run(situation.hand, resolve(book))
    what = Report(situation.kind, read_facts(situation, played), "asked")
    ruling = report(played.hand, what)
    clauses = cite(book, grounds(ruling), played.hand.game.key)
    own_first = tuple(sorted(clauses, key=lambda rule: rule.id.startswith(f"{COMMON}/")))
    return Answer(book.name, outcome(ruling), own_first, ruling)


def read_facts(situation: Situation, played: Played) -> dict[str, Any]:
    """The facts of a situation in their types; text is read as it is typed."""
    declared = {fact.name: fact for fact in kind_of(situation).facts}
    read: dict[str, Any] = {}
    for name, value in situation.facts.items():
        if name not in declared:
            raise FactError(f"{name!r} is no fact of this; there are: {', '.join(declared)}")
        if isinstance(value, str):
            value = read_answer(declared[name], value, lambda n: seat_of(played.names, n))
        read[name] = value
    return read


def grounds(ruling: Ruling) -> tuple[str, ...]:
    return ruling.refusal.grounds if ruling.refusal else ruling.grounds


def outcome(ruling: Ruling) -> str:
    """The ruling in one line."""
    if ruling.refusal:
        return f"not possible: {ruling.refusal.says}"
    if ruling.missing:
        return f"it depends on: {', '.join(ruling.missing)}"
    if ruling.options:
        names = ", ".join(option.name for option in ruling.options)
        lead = f"{ruling.says}: " if ruling.says else ""
        return f"{lead}the floor decides: {names}"
    return ruling.says


# ---- several books ---------------------------------------------------------------------------


class Difference(Struct, frozen=True):
    """A point on which the books that were asked part ways, with each book's value."""

    point: str
    values: dict[str, str]


def compare(
    situation: Situation, books: Iterable[Rulebook]
) -> tuple[list[Answer], list[Difference]]:
    """Every book's answer, and the points behind them on which the books differ."""
    books = list(books)
    answers = [ask(situation, book) for book in books]
    points = dict.fromkeys(
        name.replace("-", "_") for answer in answers for name in grounds(answer.ruling)
    )
    found = []
    for point in points:
        if point in GROUP_OF:
            values = {book.name: show(value_of(book, point)) for book in books}
            if len(set(values.values())) > 1:
                found.append(Difference(point_name(point), values))
    return answers, found


def value_of(book: Rulebook, point: str) -> Any:
    return getattr(getattr(resolve(book), GROUP_OF[point]), point)


def next_question(situation: Situation, books: Iterable[Rulebook]) -> str:
    """The fact some book still needs, empty if none does: only questions that matter are asked."""
    for book in books:
        missing = ask(situation, book).ruling.missing
        if missing:
            return missing[0]
    return ""
