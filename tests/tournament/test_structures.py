"""Structures are made of what is at hand, can be played, and say how long they take."""

from __future__ import annotations

import pytest

from shuffleup.hand.setup import SetupError
from shuffleup.tournament import new_tournament
from shuffleup.tournament.event_terms.structure_maker import (
    Pace,
    StructurePlan,
    make_structure,
    plan_fault,
)
from shuffleup.tournament.event_terms.structure_preview import look_ahead
from shuffleup.tournament.event_terms.terms_of_event import EventTerms

CHIPS = ((25, 100, 500, 1000, 5000), (1, 5, 25, 100), (100, 1000), (7, 70), (20, 50))


@pytest.mark.parametrize("pace", Pace)
@pytest.mark.parametrize("chips", CHIPS)
@pytest.mark.parametrize(("players", "stack", "hours"), [(9, 7000, 3), (200, 35_000, 8)])
def test_every_level_can_be_played_with_the_chips_at_hand(
    pace: Pace, chips: tuple[int, ...], players: int, stack: int, hours: int
) -> None:
    levels = make_structure(StructurePlan(players, stack, hours, chips, pace))
    new_tournament("made", EventTerms("holdem", stack, chips=chips), levels)
    blinds = [level.stakes.blinds for level in levels if level.stakes is not None]
    assert blinds == sorted(blinds)
    assert len(set(blinds)) == len(blinds)


def test_the_regular_pace_begins_with_100_big_blinds_and_ends_in_time() -> None:
    levels = make_structure(StructurePlan(36, 5000, 4))
    assert [level.stakes.blinds for level in levels if level.stakes][:4] == [
        (25, 50), (50, 100), (75, 150), (150, 300),
    ]  # fmt: skip
    ahead = look_ahead(levels, 36, 5000)
    assert 200 <= ahead.minutes <= 260
    assert ahead.levels[0].average == 1000
    assert ahead.levels[0].left == 36
    assert ahead.levels[-1].left <= 4


def test_chips_leave_in_a_break_when_nothing_needs_them() -> None:
    levels = make_structure(StructurePlan(36, 5000, 4))
    gone = [chip for level in levels for chip in level.remove]
    assert gone[:2] == [25, 100]
    assert all(level.is_break for level in levels if level.remove)


@pytest.mark.parametrize(
    ("plan", "why"),
    [
        (StructurePlan(1, 5000, 4), "two players"),
        (StructurePlan(9, 5000, 0), "hours"),
        (StructurePlan(9, 5000, 4, ()), "chips"),
        (StructurePlan(9, 5000, 4, (0,)), "chips"),
        (StructurePlan(9, 100, 4, (25,)), "cannot be played with chips of 25"),
        (StructurePlan(9, 5010, 4, (25, 100)), "cannot be made of these chips"),
    ],
)
def test_what_makes_no_structure_is_refused_with_the_reason(plan: StructurePlan, why: str) -> None:
    assert why in plan_fault(plan)
    with pytest.raises(SetupError, match=why):
        make_structure(plan)
