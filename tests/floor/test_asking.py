"""A situation put to the books: the answer, what is still missing, and why the books differ."""

from __future__ import annotations

from pathlib import Path

import pytest

from shuffleup.floor import KINDS
from shuffleup.floor.asking import Situation, ask, compare, next_question
from shuffleup.floor.facts import FactError
from shuffleup.floor.precedents import Decided, UnsignedError, keep, otherwise, search
from shuffleup.floor.report import Report
from shuffleup.floor.scenes import SCENES, scene, scenes_of
from shuffleup.floor.transcript import run
from shuffleup.floor.words import read_report, say_report
from shuffleup.games import games
from shuffleup.law.loading import BOOKS
from shuffleup.law.rulebook import rulebook
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
    bare = Situation("wager", FACING)
    assert next_question(bare, [rulebook("mohegan")]) in {f.name for f in KINDS["wager"].facts}
    assert next_question(OVERSIZED, [rulebook(name) for name in BOOKS]) == ""


def test_every_book_is_asked_and_the_points_that_differ_are_named() -> None:
    answers, differences = compare(OVERSIZED, [rulebook(name) for name in BOOKS])
    assert [answer.book for answer in answers] == list(BOOKS)
    for difference in differences:
        assert len(set(difference.values.values())) > 1


def test_a_fact_that_is_none_is_refused() -> None:
    with pytest.raises(FactError, match="'weather' is no fact of this"):
        ask(Situation("wager", FACING, {"weather": "fine"}), rulebook("rpl"))


@pytest.mark.parametrize("sheet", games(), ids=lambda sheet: sheet.key)
def test_every_scene_of_every_game_can_be_played(sheet) -> None:  # type: ignore[no-untyped-def]
    for name in scenes_of(sheet):
        assert run(scene(name, sheet.key)).hand.actor >= 0
    assert set(scenes_of(sheet)) <= set(SCENES)


def test_a_report_is_written_and_read_back() -> None:
    names = ["Ann", "Bob", "Cy", "Dee"]
    report = Report("wager", {"seat": 2, "said": "raise", "chips": (500, 100, 100)})
    assert read_report(say_report(report, names), names) == report


def decided(chosen: str, by: str = "Dana", why: str = "fair to both") -> Decided:
    return Decided(
        "2026-11-15 20:00", "7", "rpl", "misdeal-claim", "", "the floor decides",
        ("rpl/misdeals.1",), by, chosen, why,
    )  # fmt: skip


def test_a_ruling_that_went_another_way_before_is_found(tmp_path: Path) -> None:
    for log in (MemoryLog(), FileLog(tmp_path / "rulings.log")):
        keep(log, decided("misdeal"))
        keep(log, decided("play-on"))
        assert [d.chosen for d in otherwise(log, "rpl", "misdeal-claim", "play-on")] == ["misdeal"]
        assert [d.chosen for d in search(log, "RPL", "dana")] == ["play-on", "misdeal"]
        assert search(log, "mohegan") == []
    assert search(FileLog(tmp_path / "rulings.log"), "misdeals.1")


def test_a_ruling_is_signed_and_a_choice_has_a_reason() -> None:
    log = MemoryLog()
    with pytest.raises(UnsignedError, match="say who"):
        keep(log, decided("misdeal", by=" "))
    with pytest.raises(UnsignedError, match="say why"):
        keep(log, decided("misdeal", why=""))
    assert log.version == 0
