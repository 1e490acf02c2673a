"""Every kind of irregularity put to every book: a ruling with its clause, own or common."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product

import pytest

from shuffleup.cases import whole_law
from shuffleup.cases.lessons import reported
from shuffleup.floor.asking.combinations import answers
from shuffleup.floor.asking.possible import scene_for
from shuffleup.floor.asking.situations import Answer, Situation, ask
from shuffleup.floor.asking.subjects import SUBJECTS, position
from shuffleup.floor.facts import FactError
from shuffleup.games import game
from shuffleup.irregularities import KINDS, STAGED
from shuffleup.law.circumstances import CIRCUMSTANCES
from shuffleup.law.loading import BOOKS
from shuffleup.law.notation import NotationError
from shuffleup.law.procedures import PROCEDURES
from shuffleup.law.rulebook import rulebook
from shuffleup.law.rules import POINTS


@cache
def situations() -> dict[str, list[Situation]]:
    """What the cases of the books report, by kind."""
    found: dict[str, list[Situation]] = {}
    for clause in whole_law().values():
        for case in clause.cases:
            for situation in reported(case.play):
                found.setdefault(situation.kind, []).append(situation)
    return found


def staged(kind: str) -> Iterator[Situation]:
    """A decision of a room or an event is staged from its facts: likely answers where one is
    needed."""
    play, subject = scene_for(kind, game("holdem")), SUBJECTS[KINDS[kind].need]
    of = position(KINDS[kind], play).of
    needed = [fact for fact in KINDS[kind].facts if fact.default is None and not fact.unsaid]
    for told in product(*(answers(subject, of, fact) for fact in needed)):
        names = (fact.name for fact in needed)
        yield Situation(kind, play, dict(zip(names, told, strict=True)))


def answered(kind: str, book: str) -> Answer:
    """The first situation of the books' cases that this book can rule on."""
    for situation in staged(kind) if KINDS[kind].need in STAGED else situations()[kind]:
        try:
            answer = ask(situation, rulebook(book))
        except (FactError, NotationError):
            continue  # a hand that does not go that way under this book
        refusal = answer.ruling.refusal
        if not answer.ruling.missing and (refusal is None or not refusal.reason.malformed):
            return answer
    pytest.fail(f"no case of {kind} can be put to {book}")


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_has_a_ruling_with_its_clause_in_every_book(kind: str, book: str) -> None:
    answer = answered(kind, book)
    assert answer.outcome
    assert answer.clauses
    ruling = answer.ruling
    grounds = ruling.refusal.grounds if ruling.refusal else ruling.grounds
    for name in grounds:
        assert name in POINTS or name in PROCEDURES or name in CIRCUMSTANCES, name


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_asks_in_whole_sentences(kind: str) -> None:
    about = KINDS[kind]
    assert about.what.lstrip("'")[0].isupper()
    assert about.what.endswith((".", "?"))
    assert len({fact.name for fact in about.facts}) == len(about.facts)
    for fact in about.facts:
        assert "?" in fact.question, fact.name
        assert fact.values or fact.kind != "one of", fact.name
