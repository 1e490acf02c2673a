"""The interview asks for all that matters, and for nothing else."""

from __future__ import annotations

import random

import pytest
from tests.floor.interviews import interviews

from shuffleup.floor.asking.doubts import next_questions
from shuffleup.floor.asking.scenes import scene
from shuffleup.floor.asking.situations import Situation, ask
from shuffleup.law.loading import BOOKS
from shuffleup.law.rulebook import rulebook

# Every kind but one can happen in one of these; ``make interviews`` puts them in all games.
GAMES = ("holdem", "stud", "five-card-draw")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("book", BOOKS)
def test_the_ruling_is_the_one_that_all_facts_give(book: str, game: str) -> None:
    """Every kind in every scene, with somebody who knows the answer to every question."""
    dice = random.Random(f"{book} {game}")
    found = list(interviews(book, game, dice))
    held = [one for _, one in found if one is not None]
    assert {one.place.kind.name for one in held} == {place.kind.name for place, _ in found}
    assert len(held) > 0.97 * len(found) > 500
    assert [(one.place.name, one.fault, one.knows) for one in held if one.fault] == []


@pytest.mark.parametrize("book", BOOKS)
def test_so_it_is_where_a_card_is_thrown_away(book: str) -> None:
    found = list(interviews(book, "pineapple", random.Random(book), 3, "late-discard"))
    assert found
    assert [one.fault for _, one in found if one is not None and one.fault] == []


def asked(situation: Situation, book: str, **knows: str) -> list[str]:
    """The questions put to somebody who knows this, and of the rest that it is as usual."""
    told, questions = situation, list[str]()
    while names := next_questions(told, [rulebook(book)]):
        assert not set(names) & set(questions)
        questions += names
        said = {name: knows[key] for name in names if (key := name.replace("-", "_")) in knows}
        left_out = (*told.left_out, *(name for name in names if name not in said))
        told = Situation(told.kind, told.play, {**told.facts, **said}, left_out)
    return questions


def test_two_facts_that_matter_only_together_are_asked_for() -> None:
    """Boxed cards make a misdeal where there were two of them, and when it was noticed in time."""
    raised = scene("called before the flop, and raised by another")
    boxed = Situation("boxed-card", raised, {"place": "hand", "seat": "Dee", "nth": "1"})
    questions = asked(boxed, "mohegan", others="3", called_at="0")
    assert {"others", "called-at"} <= set(questions)
    told = {**boxed.facts, "others": "3", "called-at": "0"}
    assert "misdeal" in ask(Situation(boxed.kind, raised, told), rulebook("mohegan")).outcome
    assert "misdeal" not in ask(boxed, rulebook("mohegan")).outcome


@pytest.mark.parametrize("book", BOOKS)
def test_what_the_players_behind_did_is_asked_for(book: str) -> None:
    away = Situation("time-called", scene(), {"seat": "Cy", "where": "away"})
    assert "behind" in asked(away, book)
    early = Situation("out-of-turn", scene(), {"seat": "Dee", "action": "raise", "to": "12"})
    assert "behind" in asked(early, book, deliberate="no")
    raised = scene("facing a raise before the flop")
    assert "since" in asked(Situation("unaware-of-raise", raised, {"chips": "4"}), book)


def test_what_was_left_out_is_not_asked_for_again() -> None:
    """A card nobody can name is counted instead; where neither is known, nothing more is asked."""
    shown = scene("all-in and called")
    flashed = Situation("card-flashed-by-player", shown, {"seat": "Ann"})
    assert asked(flashed, "rpl")[:2] == ["card", "nth"]
