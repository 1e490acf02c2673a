"""A season in its log: the fold of it, judged again, explained; a correction is as if from the
start."""

from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path

import pytest
from scripts.golden_season import came_to

from shuffleup.floor.senders import Role, staff
from shuffleup.league import Season, new_season, standings
from shuffleup.league.commands import SeasonCommand
from shuffleup.league.explaining.season_changes import changes
from shuffleup.league.explaining.season_course import course
from shuffleup.league.explaining.season_why import why
from shuffleup.league.members.member_commands import AddGuest, AddMember
from shuffleup.league.members.member_events import MemberJoined
from shuffleup.league.results.result_commands import (
    CorrectResult,
    DeductPoints,
    GiveBonus,
    RecordResult,
)
from shuffleup.league.results.result_events import ResultRecorded
from shuffleup.league.results.result_record import SeasonResult
from shuffleup.league.season_keeping.season_audit import audit_season
from shuffleup.league.season_keeping.season_log import (
    SEASON,
    SeasonKeeper,
    SeasonLogError,
    begin_log,
    read_season,
)
from shuffleup.league.season_terms.terms_of_season import SeasonTerms
from shuffleup.log import FileLog
from shuffleup.log.protocol import MemoryLog
from shuffleup.room.keeping.deeds import Deed
from shuffleup.version import __version__

GOLDEN = Path(__file__).parent / "golden"
DIRECTOR = staff(Role.DIRECTOR)
NAMES = ("Ann", "Bob", "Cy", "Dan", "Eve")


def ended(*places: str | tuple[str, ...]) -> SeasonResult:
    groups = tuple(one if isinstance(one, tuple) else (one,) for one in places)
    return SeasonResult("2026-01-09", "Hub", groups)


def kept(*commands: SeasonCommand, **terms: object) -> SeasonKeeper:
    """A season in which these were done, each a line of its log."""
    season = new_season(SeasonTerms("2026", quorum=3, **terms))  # type: ignore[arg-type]
    keeper = begin_log(MemoryLog(SEASON), season, Deed("Kim", "director", "open"))
    for command in (*map(AddMember, NAMES), AddGuest("Guy"), *commands):
        season, rulings = keeper.tried([command], DIRECTOR)
        assert rulings[-1].ok, rulings[-1].refusal
        keeper.keep(season, Deed("Kim", "director", "done"), 1_000)
    return keeper


SOME = (
    RecordResult(1, ended("Ann", "Bob", "Cy", "Dan")),
    RecordResult(3, ended("Bob", ("Ann", "Cy"), "Eve", "Guy")),
    RecordResult(2, ended("Cy", "Dan")),
    RecordResult(4, ended("Dan", "Eve", "Ann")),
    GiveBonus("Ann", Fraction(5, 2), "best hand", 3),
    DeductPoints("Eve", Fraction(1), "late"),
)


def test_a_season_is_the_fold_of_its_log_and_holds() -> None:
    keeper = kept(*SOME, best=2)
    assert read_season(keeper.log) == keeper.season
    assert list(audit_season(keeper.log)) == []


def test_what_the_judge_would_refuse_is_found_in_a_log() -> None:
    keeper = kept(*SOME)
    keeper.log.append([Deed("Kim", "director", "x"), ResultRecorded(9, ended("Zed", "Ann"))])
    (fault,) = audit_season(keeper.log)
    assert fault.line == 14
    assert "nobody in the league is called Zed" in fault.says


def test_a_log_begins_with_a_season() -> None:
    log = MemoryLog(SEASON)
    with pytest.raises(SeasonLogError, match="empty"):
        read_season(log)
    log.append([MemberJoined("Ann")])
    with pytest.raises(SeasonLogError, match=r"line 1: a season's log begins with a season"):
        read_season(log)


def test_every_point_is_explained() -> None:
    season = kept(*SOME, best=2).season
    for line in standings(season):
        found = why(season, line.player)
        total = sum((one.points for one in found.lines if one.counted), Fraction(0))
        assert total + sum(one.points for one in found.adjustments) == line.points == found.points
    ann = why(season, "Ann")
    assert [(one.event, one.worked_out, one.counted, one.note) for one in ann.lines] == [
        (1, "4 - 1 + 1 = 4", True, ""),
        (3, "((5 - 2 + 1) + (5 - 3 + 1)) / 2 = 3.5", True, ""),
        (4, "3 - 3 + 1 = 1", False, "not among the best 2"),
    ]
    assert (ann.points, ann.place) == (10, 1)
    dan = why(season, "Dan")
    assert [one.note for one in dan.lines] == ["", "2 played, and an event counts from 3", ""]
    guest = why(season, "Guy")
    assert guest.note == "Guy is a guest: what guests play has no points"
    assert guest.lines[0].note == "played as a guest"
    with pytest.raises(LookupError):
        why(season, "Zed")


def test_a_correction_changes_what_another_result_would_have() -> None:
    right = ended("Bob", "Ann", "Cy", "Dan")
    before = kept(*SOME).season
    corrected = kept(*SOME, CorrectResult(1, right, "mixed up")).season
    from_the_start = kept(RecordResult(1, right), *SOME[1:]).season
    assert standings(corrected) == standings(from_the_start)
    found = changes(standings(before), standings(corrected))
    assert [(one.player, one.gain) for one in found] == [("Ann", -1), ("Bob", 1)]
    assert why(corrected, "Ann").lines[0].corrected == 1


def course_by_hand(season: Season, player: str) -> tuple[Fraction, ...]:
    return course(season, standings(season)).points[player]


def test_the_course_of_a_season_ends_in_its_standings() -> None:
    season = kept(*SOME, best=2).season
    lines = standings(season)
    whole = course(season, lines)
    assert whole.events == (1, 3, 4)
    assert {name: points[-1] for name, points in whole.points.items()} == {
        line.player: line.points for line in lines
    }
    assert course_by_hand(season, "Ann") == (4, 10, 10)


# ---- the golden season -----------------------------------------------------------------------


def test_the_golden_season_is_read_as_it_was_and_written_to_the_same_bytes(tmp_path: Path) -> None:
    log = FileLog(GOLDEN / "season.log", SEASON)
    assert came_to(read_season(log)) == json.loads((GOLDEN / "season.json").read_text("utf-8"))
    again = FileLog(tmp_path / "again.log", SEASON)
    for batch in log.batches():
        again.append_batch(batch)
    if log.eras(SEASON)[0].engine == __version__:
        assert again.path.read_bytes() == log.path.read_bytes()


def test_the_golden_season_is_judged_again_without_a_fault() -> None:
    assert list(audit_season(FileLog(GOLDEN / "season.log", SEASON))) == []
