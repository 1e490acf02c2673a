"""A table to ask about: staged in every game, read from a transcript, told, put to every book."""

from __future__ import annotations

import pytest

from shuffleup.floor.asking.doubts import impossible, next_question
from shuffleup.floor.asking.possible import possible, scenes_for
from shuffleup.floor.asking.situations import Situation, ask, compare, told
from shuffleup.floor.asking.subjects import SUBJECTS
from shuffleup.floor.report import Report, report
from shuffleup.games import Sheet, game, games
from shuffleup.irregularities import KINDS, Need, families, kinds_of
from shuffleup.law.loading import BOOKS
from shuffleup.law.notation import NotationError
from shuffleup.law.rulebook import resolve, rulebook
from shuffleup.law.ruling import Reason

TABLES = SUBJECTS[Need.TABLE]
BOOK = rulebook("mohegan")
STUCK = """
holdem no-limit 1/2
seats: Ann 200, Bob 200, Cy 200, Dee 200, Eve 200; button Ann
1 hand passes
next hand button Ann
Dee calls; Eve calls
"""


# Ann has aces and mucks them: Bob is paid.
MISREAD = """
holdem limit 10/20 blinds 5/10
seats: Ann 500, Bob 500, Cy 500; button Cy
next hand
Ann has AsQh; Bob has KsTh; Cy has 2c7d; board AcKdJs4h9d
Cy folds; Ann calls; Bob checks
Ann checks; Bob checks; Ann checks; Bob checks; Ann checks; Bob checks
Ann mucks
"""


@pytest.mark.parametrize("sheet", games(), ids=lambda sheet: sheet.key)
def test_every_scene_of_every_game_can_be_played_under_every_book(sheet: Sheet) -> None:
    for name in TABLES.scenes(sheet):
        for book in BOOKS:
            at = TABLES.read(TABLES.scene(name, sheet), resolve(rulebook(book)))
            assert sheet.title in TABLES.told(at)[0]
            assert TABLES.told(at)[-1].startswith("Now: ")


def test_the_kinds_of_a_table_are_in_the_one_list_with_families_of_their_own() -> None:
    of_tables = kinds_of(Need.TABLE)
    assert {kind.family for kind in of_tables.values()} == {"button and blinds", "seats"}
    assert set(of_tables) < set(KINDS)
    assert {kind.family for kind in KINDS.values()} == set(families())


@pytest.mark.parametrize("kind", kinds_of(Need.TABLE))
def test_every_book_rules_on_some_scene_of_every_kind_and_says_why(kind: str) -> None:
    (place, *_) = scenes_for(kind, game("holdem"))
    seats = {"place": "7", "one": "Dee", "other": "Bob"} if kind == "seat-disputed" else {}
    facts = {**seats, **({"seat": "Cy"} if kind == "big-blind-posted-twice" else {})}
    if kind in ("dealt-in-owing", "big-blind-sitting-out"):
        facts = {"seat": "Dee"}
    situation = Situation(kind, TABLES.scene(place, game("holdem")), facts)
    answers, _ = compare(situation, [rulebook(name) for name in BOOKS])
    assert [answer.book for answer in answers] == list(BOOKS)
    assert all(answer.clauses and not answer.ruling.refusal for answer in answers)


def test_a_scene_in_which_it_cannot_have_happened_is_not_offered() -> None:
    assert not scenes_for("button-was-wrong", game("stud"))
    assert all("not moved" in name for name in scenes_for("big-blind-posted-twice", game("omaha")))
    assert not possible("seat-disputed", STUCK)  # a hand is on


def test_what_matters_is_asked_and_what_cannot_be_is_refused() -> None:
    bare = Situation("big-blind-posted-twice", STUCK)
    assert next_question(bare, [BOOK]) == "seat"
    wrong = Situation("big-blind-posted-twice", STUCK, {"seat": "Bob"})
    assert impossible(wrong, [BOOK]) == "not possible: seat: Bob did not post the big blind twice"
    right = Situation("big-blind-posted-twice", STUCK, {"seat": "cy"})
    assert next_question(right, [BOOK]) == ""
    assert "the floor decides: small-blind-next, sit-out" in ask(right, BOOK).outcome


def test_a_kind_of_a_hand_is_asked_of_the_hand_at_the_table() -> None:
    answer = ask(Situation("wager", STUCK, {"said": "call"}), BOOK)
    assert answer.outcome == "a call of 2"
    with pytest.raises(NotationError, match="there is no hand in it yet"):
        ask(Situation("wager", STUCK.partition("1 hand")[0] + "Dee is away", {}), BOOK)


def test_a_kind_of_a_table_is_not_asked_of_one_hand() -> None:
    hand = "holdem no-limit 1/2\nseats: Ann 200, Bob 200, Cy 200\nCy calls"
    with pytest.raises(NotationError, match="button-was-wrong is asked of a table"):
        ask(Situation("button-was-wrong", hand), BOOK)
    refusal = report(TABLES.read(STUCK, resolve(BOOK)).of.hand, Report("button-was-wrong")).refusal
    assert refusal is not None
    assert refusal.reason is Reason.NOT_A_REPORT


def test_a_table_is_told_with_its_button_and_what_is_owed() -> None:
    lines = told(Situation("button-was-wrong", STUCK), BOOK)
    assert lines[0].startswith("Hold'em, no limit 1/2. Seats: Ann 200, Bob 199, Cy 201")
    assert (
        "This hand: button Ann, big blind Cy; the hand before: button Ann, big blind Cy." in lines
    )
    assert "The button belonged to Bob." in lines
    owing = STUCK.partition("next hand")[0] + "Dee is away; 3 hands pass; Dee is back"
    assert "Dee owes 2 dead 1." in told(Situation("dealt-in-owing", owing), BOOK)


def test_asked_about_a_table_in_a_transcript_the_answer_is_the_same() -> None:
    facts = {"from": "Bob", "to": "Ann"}
    in_time = ask(Situation("wrong-award", MISREAD, facts), rulebook("mohegan"))
    assert "20 go to their owner" in in_time.outcome
    late = ask(Situation("wrong-award", MISREAD + "next hand", facts), rulebook("mohegan"))
    assert "too late" in late.outcome
    assert [rule.id for rule in late.clauses] == ["mohegan/general.24"]
