""" "This happened: what now?": a situation put to a book, and the answer with its clauses.

``ask(situation, book)`` runs the hand so far under that book and reports what happened;
``compare(situation, books)`` puts it to several and says on which points they differ;
what is still to be asked is in ``floor.doubts``. The hand so far is in the notation;
``floor.scenes`` has some to start from.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from enum import Enum
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.floor.facts import (
    ACTS,
    CHIPS,
    COUNT,
    ONE_OF,
    PILE,
    SEATS,
    Fact,
    FactError,
    read_answer,
    show_answer,
)
from shuffleup.floor.floor_transcript import run
from shuffleup.floor.kinds import KINDS, Kind
from shuffleup.floor.report import Report, report
from shuffleup.hand.words.hand_transcript import Played
from shuffleup.law.loading import COMMON
from shuffleup.law.rule import Rule
from shuffleup.law.rulebook import Rulebook, cite, resolve
from shuffleup.law.rules import POINTS, show_value
from shuffleup.law.ruling import Ruling

CHANCE = "asked"  # the seed of a reshuffle that nobody will deal


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
    assumed: dict[str, str] = {}  # what nobody said and was taken for granted

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
    facts = read_facts(situation, played)
    ruling = named(report(played.hand, Report(situation.kind, facts, CHANCE)), played.names)
    clauses = cite(book, grounds(ruling), played.hand.game.key)
    own_first = tuple(sorted(clauses, key=lambda rule: rule.id.startswith(f"{COMMON}/")))
    taken = assumed(kind_of(situation), facts, ruling)
    return Answer(book.name, outcome(ruling), own_first, ruling, taken)


def read_facts(situation: Situation, played: Played) -> dict[str, Any]:
    """The facts of a situation in their types; text is read as it is typed."""
    declared = {fact.name: fact for fact in kind_of(situation).facts}
    read: dict[str, Any] = {}
    for name, value in situation.facts.items():
        if name not in declared:
            raise FactError(f"{name!r} is no fact of this; there are: {', '.join(declared)}")
        if isinstance(value, str):
            fact = declared[name]
            value = read_answer(fact, tidy(fact, value), lambda n: seat_called(played.names, n))
        read[name] = value
    return read


def tidy(fact: Fact, text: str) -> str:
    """An answer as people type it: ``$1,200``, ``Said raise``, ``Ann, Bob and Cy``, ``nobody``."""
    if fact.kind in (CHIPS, COUNT, PILE, ACTS):
        return re.sub(r"\$|(?<=\d),(?=\d{3}\b)", "", text)
    if fact.kind == ONE_OF:
        wanted = "-".join(text.lower().split())
        return wanted if wanted in fact.values else text
    if fact.kind == SEATS:
        words = [word for word in text.replace(",", " ").split() if word.lower() != "and"]
        nobody = [word.lower() for word in words] in (["nobody"], ["none"])
        return "" if nobody else " ".join(words)
    return text


def seat_called(names: Sequence[str], said: str) -> int:
    """A seat by its player's name, whatever its case, or by its number."""
    for seat, name in enumerate(names):
        if name and name.lower() == said.lower():
            return seat
    number = said.lower().removeprefix("seat").strip()
    if number.isdecimal() and 1 <= int(number) <= len(names):
        return int(number) - 1
    there = ", ".join(name for name in names if name)
    raise FactError(f"nobody here is called {said!r}; there are {there}")


def named(ruling: Ruling, names: Sequence[str]) -> Ruling:
    """A ruling that says Bob instead of seat 2."""
    refusal = ruling.refusal
    return replace(
        ruling,
        says=by_name(ruling.says, names),
        notes=tuple(by_name(note, names) for note in ruling.notes),
        options=tuple(replace(one, says=by_name(one.says, names)) for one in ruling.options),
        refusal=replace(refusal, says=by_name(refusal.says, names)) if refusal else None,
    )


def by_name(text: str, names: Sequence[str]) -> str:
    """``seat 2`` as the name of who sits there; an empty seat stays a number."""

    def name(number: re.Match[str]) -> str:
        seat = int(number[1]) - 1
        return (names[seat] if seat < len(names) else "") or number[0]

    return re.sub(r"\b[Ss]eat (\d+)\b", name, text)


NOTHING = {SEATS: "nobody", ACTS: "nothing"}  # what an empty default means; other ones say nothing


def assumed(kind: Kind, facts: dict[str, Any], ruling: Ruling) -> dict[str, str]:
    """What the ruling rests on although nobody said it, with what was taken for it."""
    unsaid = [
        fact
        for fact in kind.facts
        if fact.name in ruling.used and fact.name not in facts and fact.default is not None
    ]
    shown = {f.name: show_answer(f, f.default, ()) or NOTHING.get(f.kind, "") for f in unsaid}
    return {name: text for name, text in shown.items() if text}


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
    """A point on which the books that were asked part ways, with each book's value in words."""

    point: str
    values: dict[str, str]
    question: str = ""


def compare(
    situation: Situation, books: Iterable[Rulebook]
) -> tuple[list[Answer], list[Difference]]:
    """Every book's answer, and the points behind them on which the books differ."""
    books = list(books)
    answers = [ask(situation, book) for book in books]
    names = dict.fromkeys(name for answer in answers for name in grounds(answer.ruling))
    found = []
    for point in [POINTS[name] for name in names if name in POINTS]:
        values = {book.name: plain(resolve(book).decided(point)) for book in books}
        if len(set(values.values())) > 1:
            found.append(Difference(point, values, point.question))
    return answers, found


def plain(value: Any) -> str:
    """A point's value in words: names of values without their hyphens."""
    return show_value(value).replace("-", " ") if isinstance(value, Enum) else show_value(value)
