"""``sim`` in the lane: the same cards, the same dice, the same choices, so the same sums."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from shuffleup.games import game, names
from shuffleup.hand.usual_stakes import default_stack, default_stakes
from shuffleup.law import DEFAULT, Rules
from shuffleup.law.rulebook import resolve, rulebook
from shuffleup.sim.crews import Alone
from shuffleup.sim.lane_hands import throws_away, why_not
from shuffleup.sim.many_hands import SimulationPlan, SimulationTally, play_some, simulate

TABLES = ("tight-table", "loose-table", "random", "random")


def plan_of(
    key: str, hands: int, rules: Rules = DEFAULT, league: bool = False, structure: int = 0
) -> SimulationPlan:
    sheet = game(key)
    stakes = default_stakes(sheet, sheet.structures[structure])
    bots = TABLES if throws_away(sheet) else (*TABLES, "caller")
    stack = default_stack(stakes) // 3
    return SimulationPlan(sheet, stakes, bots, stack, hands, "lane", rules, league=league)


def both(plan: SimulationPlan) -> tuple[SimulationTally, SimulationTally]:
    assert why_not(plan) == ""
    numbers = range(3, 3 + plan.hands // plan.turns)
    return play_some(plan, numbers), play_some(replace(plan, lane=True), numbers)


@pytest.mark.parametrize("key", names())
def test_every_sum_is_the_same_in_every_game_and_structure(key: str) -> None:
    for structure in range(len(game(key).structures)):
        by_hand, by_lane = both(plan_of(key, 40, structure=structure))
        assert by_hand == by_lane


@pytest.mark.parametrize("book", ["pechanga", "mohegan", "rpl", "tournament"])
@pytest.mark.parametrize("key", ["holdem", "omaha-eight", "stud"])
def test_every_sum_is_the_same_under_every_book(key: str, book: str) -> None:
    by_hand, by_lane = both(plan_of(key, 60, resolve(rulebook(book))))
    assert by_hand == by_lane


def test_where_the_rest_is_dealt_twice_the_sums_are_the_same() -> None:
    by_hand, by_lane = both(plan_of("holdem", 300, DEFAULT.but(run_it_maximum=3)))
    assert by_hand == by_lane


@pytest.mark.parametrize("key", ["holdem", "razz"])
def test_a_league_has_the_same_sums(key: str) -> None:
    by_hand, by_lane = both(plan_of(key, 100, league=True))
    assert by_hand == by_lane
    assert by_lane.scores[2].hands == 2 * by_lane.hands


@pytest.mark.slow
@pytest.mark.parametrize("key", names())
def test_every_sum_of_hundreds_of_hands_is_the_same(key: str) -> None:
    by_hand, by_lane = both(plan_of(key, 400))
    assert by_hand == by_lane
    assert by_lane.showdowns


def test_the_sums_do_not_depend_on_how_the_work_is_shared() -> None:
    plan = replace(plan_of("holdem", 25_000), lane=True)
    halves = [play_some(plan, range(9_000)), play_some(plan, range(9_000, 25_000))]
    whole = simulate(plan, Alone(), lambda done: None)
    assert sum(half.actions for half in halves) == whole.actions
    for place, score in enumerate(whole.scores):
        assert sum(half.scores[place].net for half in halves) == score.net


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (
            {"bots": ("tight", "caller")},
            "the lane has no tight; it has caller, random, loose-table",
        ),
        ({"seed": "x" * 200}, "a seed in the lane has 140 bytes at most"),
        ({"stack": 10**9}, "stacks of 1,000,000,000 are too deep"),
        ({"sheet": game("badugi")}, "in Badugi the caller reads what it throws away"),
    ],
)
def test_what_the_lane_cannot_play_is_named(change: dict[str, object], says: str) -> None:
    assert says in why_not(replace(plan_of("holdem", 10), **change))  # type: ignore[arg-type]


def test_a_law_the_lane_cannot_play_is_named() -> None:
    plan = plan_of("omaha-eight", 10, DEFAULT.but(no_low_high_scoops=False))
    assert "no-low-high-scoops" in why_not(plan)
