"""What if: every claim against every way in which the next event can end."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations

import pytest
from tests.league.test_season_log import DIRECTOR

from shuffleup.league import Season, new_season, standings
from shuffleup.league.act import act
from shuffleup.league.explaining.season_cut import WayIn, is_in, ways
from shuffleup.league.explaining.season_what_if import (
    FinalChance,
    usual_field,
    what_if,
    with_event,
)
from shuffleup.league.members.member_commands import AddMember
from shuffleup.league.results.result_commands import RecordResult
from shuffleup.league.results.result_record import SeasonResult
from shuffleup.league.season_terms.terms_of_season import SeasonTerms

NAMES = ("Ann", "Bob", "Cy", "Dan", "Eve", "Fay")
PLAYED = (
    ("Ann", "Bob", "Cy", "Dan"),
    ("Ann", "Cy", "Bob", "Eve", "Fay"),
    ("Eve", "Dan", "Bob", "Fay"),
)


def season(**terms: object) -> Season:
    """Six players, two winners; two more are in on points."""
    made = new_season(SeasonTerms("2026", quorum=2, **terms))  # type: ignore[arg-type]
    made.rules = made.rules.but(**{"season-provisional-qualifiers": 1, "season-minimum-events": 0})
    for name in NAMES:
        assert act(made, AddMember(name), DIRECTOR).ok
    for number, names in enumerate(PLAYED, 1):
        result = SeasonResult("2026-01-09", "", tuple((name,) for name in names))
        assert act(made, RecordResult(number, result), DIRECTOR).ok
    return made


@pytest.mark.parametrize("terms", [{}, {"formula": "square-root", "best": 2}], ids=["all", "best"])
def test_every_claim_holds_however_the_event_ends(terms: dict[str, object]) -> None:
    made = season(**terms)
    for player in ("Cy", "Dan", "Fay"):  # in on points, and behind; winners are in
        others = [name for name in NAMES if name != player]
        for one in what_if(made, player, 4):
            ends = {
                is_in(with_event(made, 4, tuple((name,) for name in names)), player)
                for names in (
                    (*order[: one.place - 1], player, *order[one.place - 1 :])
                    for order in permutations(["new", *others], 3)
                )
            }
            wanted = {FinalChance.SURE: {True}, FinalChance.OUT: {False}}.get(
                one.chance, {True, False}
            )
            assert ends == wanted, (player, one)


def test_a_finish_says_points_and_standing() -> None:
    made = season()
    first, *_, last = what_if(made, "Fay", usual_field(made))
    assert (first.points, first.total, first.chance) == (4, 6, FinalChance.SURE)
    assert (last.place, last.points, last.total) == (4, 1, 3)


def test_the_ways_to_the_final() -> None:
    made = season()
    found = ways(made, [line.player for line in standings(made)])
    assert {name: one.way for name, one in found.items()} == {
        "Ann": WayIn.WIN, "Eve": WayIn.WIN, "Bob": WayIn.POINTS, "Cy": WayIn.POINTS,
        "Dan": WayIn.SHORT, "Fay": WayIn.SHORT,
    }  # fmt: skip
    assert found["Dan"].short == Fraction(2)
