"""A situation put to the books: the answer, what is still missing, and why the books differ."""

from __future__ import annotations

from pathlib import Path

import pytest

from shuffleup.floor.asking.doubts import impossible, next_question, next_questions
from shuffleup.floor.asking.hand_story import told
from shuffleup.floor.asking.possible import possible, scenes_for
from shuffleup.floor.asking.scenes import scene, scenes_of
from shuffleup.floor.asking.situations import Situation, ask, compare, read_facts
from shuffleup.floor.facts import FactError
from shuffleup.floor.floor_transcript import run
from shuffleup.floor.precedents import UnsignedError, keep, otherwise, rulings, search
from shuffleup.floor.report import Report
from shuffleup.floor.report_words import read_report, say_report
from shuffleup.floor.ruling_record import Ruled
from shuffleup.games import game, games
from shuffleup.irregularities import KINDS
from shuffleup.law.loading import BOOKS
from shuffleup.law.rulebook import resolve, rulebook
from shuffleup.log import FileLog, MemoryLog

FACING = """
holdem no-limit 100/200
seats: Ann 20000, Bob 20000, Cy 20000, Dee 20000
"""
OVERSIZED = Situation("wager", FACING, {"said": "nothing", "chips": "500"})


def test_one_oversized_chip_is_a_call_and_the_clause_says_so() -> None:
    answer = ask(OVERSIZED, rulebook("mohegan"))
    assert "call" in answer.outcome
    assert any(rule.id.startswith("mohegan/") for rule in answer.clauses)


def test_what_is_missing_is_asked_for_and_nothing_else() -> None:
    books = [rulebook(name) for name in BOOKS]
    bare = Situation("wager", FACING)
    assert next_question(bare, [rulebook("mohegan")]) in {f.name for f in KINDS["wager"].facts}
    certain = {"afterwards": "no", "change": "no", "gesture": "none", "bills": "no"}
    settled = Situation("wager", FACING, {**OVERSIZED.facts, **certain})
    assert next_question(settled, books) == ""


def test_what_is_assumed_is_asked_for_where_it_would_change_the_ruling() -> None:
    """'Raise' said after the silent chips is another matter than before: it has a default."""
    book = [rulebook("mohegan")]
    raised = Situation("wager", FACING, {"said": "raise", "chips": "500"})
    assert "afterwards" in next_questions(raised, book)
    before = Situation(raised.kind, raised.play, {**raised.facts, "afterwards": "no"})
    after = Situation(raised.kind, raised.play, {**raised.facts, "afterwards": "yes"})
    assert ask(before, book[0]).outcome != ask(after, book[0]).outcome
    assert "afterwards" not in ask(before, book[0]).assumed


def test_what_is_still_assumed_is_told() -> None:
    answer = ask(OVERSIZED, rulebook("mohegan"))
    assert answer.assumed["change"] == "no"
    assert set(answer.assumed) <= set(answer.ruling.used)


def test_rulings_and_refusals_name_players_and_not_seats() -> None:
    turn = ask(Situation("wager", FACING, {"seat": "Ann", "said": "call"}), rulebook("rpl"))
    assert turn.outcome == "not possible: it is the turn of Cy: this was out of turn"
    assert "Cy" in impossible(Situation("wager", FACING, {"seat": "Ann"}), [rulebook("rpl")])
    skipped = Situation("skipped-player", FACING, {"seat": "Cy", "behind": "Dee calls"})
    assert "seat " not in ask(skipped, rulebook("rpl")).outcome


@pytest.mark.parametrize(
    ("fact", "typed", "read"),
    [
        ("chips", "$500", (500,)),
        ("chips", "$1,000+100x2", (1000, 100, 100)),
        ("amount", "$1,200", 1200),
        ("seat", "cy", 2),
        ("seat", "Seat 3", 2),
        ("said", "Raise", "raise"),
    ],
)
def test_answers_are_read_as_people_type_them(fact: str, typed: str, read: object) -> None:
    played = run(FACING)
    assert read_facts(Situation("wager", FACING, {fact: typed}), played.names) == {fact: read}


def test_names_of_several_are_read_with_commas_or_none() -> None:
    played = run(FACING)
    for typed, read in (("Ann, bob and Cy", (0, 1, 2)), ("nobody", ())):
        situation = Situation("misdeal-claim", FACING, {"absent": typed})
        assert read_facts(situation, played.names) == {"absent": read}


def test_a_pile_nobody_can_count_is_refused() -> None:
    with pytest.raises(FactError, match="more than 10,000 chips"):
        ask(Situation("wager", FACING, {"chips": "1x99999999999"}), rulebook("rpl"))


def test_every_book_is_asked_and_the_points_that_differ_are_named() -> None:
    answers, differences = compare(OVERSIZED, [rulebook(name) for name in BOOKS])
    assert [answer.book for answer in answers] == list(BOOKS)
    for difference in differences:
        assert len(set(difference.values.values())) > 1
        assert difference.question.endswith("?")


def test_a_fact_that_is_none_is_refused() -> None:
    with pytest.raises(FactError, match="'weather' is no fact of this"):
        ask(Situation("wager", FACING, {"weather": "fine"}), rulebook("rpl"))


@pytest.mark.parametrize("sheet", games(), ids=lambda sheet: sheet.key)
def test_every_scene_of_every_game_can_be_played(sheet) -> None:  # type: ignore[no-untyped-def]
    for name in scenes_of(sheet):
        text = scene(name, sheet.key)
        for book in BOOKS:
            played = run(text, resolve(rulebook(book)))
            assert played.hand.actor >= 0 or played.hand.over
        assert sheet.title in told(played)[0]
        assert told(played)[-1].startswith("Now: ")


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_can_be_put_in_some_scene(kind: str) -> None:
    usual = ("holdem", "stud", "pineapple", "five-card-draw")
    assert any(scenes_for(kind, game(key)) for key in usual)


def test_a_scene_in_which_it_cannot_have_happened_is_not_offered() -> None:
    offered = scenes_for("four-card-flop", game("holdem"))
    assert offered
    assert all("on the flop" in name for name in offered)
    assert not scenes_for("four-card-flop", game("stud"))
    assert not possible("wrong-award", scene("before the flop"))
    assert not possible("string-raise", scene("at the showdown, before anyone has shown"))
    assert not possible("wrong-award", scene("the pot has been pushed after a showdown"))
    assert possible("wrong-award", scene("the pot has been pushed to the one hand shown"))


def test_a_hand_is_told_street_by_street() -> None:
    lines = told(run(scene("on the flop, bet and raised by another")))
    assert lines[0].startswith("Hold'em, no limit 2/4. Seats: Ann 400, Bob 400")
    assert "Before the flop: Cy, Dee and Ann call; Bob checks." in lines
    assert "Flop: Ann bets 12; Bob raises to 36; Cy and Dee fold." in lines
    assert lines[-1].startswith("Now: Ann is to act, 24 to call. Pot 64.")


def test_a_report_is_written_and_read_back() -> None:
    names = ["Ann", "Bob", "Cy", "Dee"]
    report = Report("wager", {"seat": 2, "said": "raise", "chips": (500, 100, 100)})
    assert read_report(say_report(report, names), names) == report


def decided(chosen: str, by: str = "Dana", why: str = "fair to both") -> Ruled:
    return Ruled(
        "misdeal-claim", (), "the floor decides", (), ("misdeal", "play-on"), chosen, by, why,
        "rpl@5f0ae3ccf2d5567b", ("rpl/misdeals.1",), "2026-11-15 20:00", "7",
    )  # fmt: skip


def test_a_ruling_that_went_another_way_before_is_found(tmp_path: Path) -> None:
    for log in (MemoryLog(), FileLog(tmp_path / "rulings.log")):
        keep(log, decided("misdeal"))
        keep(log, decided("play-on"))
        assert [d.chosen for d in otherwise(log, "rpl", "misdeal-claim", "play-on")] == ["misdeal"]
        assert [d.chosen for d in search(rulings(log), "RPL", "dana")] == ["play-on", "misdeal"]
        assert search(rulings(log), "mohegan") == []
    assert search(rulings(FileLog(tmp_path / "rulings.log")), "misdeals.1")


def test_a_ruling_is_signed_and_a_choice_has_a_reason() -> None:
    log = MemoryLog()
    with pytest.raises(UnsignedError, match="say who"):
        keep(log, decided("misdeal", by=" "))
    with pytest.raises(UnsignedError, match="say why"):
        keep(log, decided("misdeal", why=""))
    assert log.version == 0


def test_a_ruling_says_where_its_book_can_be_read_both_ways() -> None:
    dealt = FACING + "Dee has Kd9s\n"
    off_table = Situation("card-off-table", dealt, {"seat": "Dee", "card": "Kd", "new": "2c"})
    answer = ask(off_table, rulebook("mohegan"))
    read = [str(reading) for reading in answer.readings]
    assert read == ["card-off-table-while-dealt plays (mohegan/exposed.1a)"]
    assert not ask(off_table, rulebook("pechanga")).readings
