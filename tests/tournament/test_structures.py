"""Structures are made of what is at hand, can be played, and say how long they take."""

from __future__ import annotations

from itertools import pairwise

import pytest

from shuffleup.hand.setup import SetupError
from shuffleup.sim.event_run.announced_event import AnnouncedEvent, announced_event
from shuffleup.tournament import new_tournament
from shuffleup.tournament.event_terms.level_record import Level
from shuffleup.tournament.event_terms.structure_maker import (
    Pace,
    StructurePlan,
    dealt_chips,
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
        (25, 50), (50, 100), (75, 150), (100, 200),
    ]  # fmt: skip
    ahead = look_ahead(levels, 36, 5000)
    assert 200 <= ahead.minutes <= 260
    assert ahead.levels[0].average == 1000
    assert ahead.levels[0].left == 36
    assert ahead.levels[-1].left <= 4


def smalls(levels: tuple[Level, ...]) -> list[int]:
    return [level.stakes.blinds[0] for level in levels if level.stakes is not None]


@pytest.mark.parametrize("pace", Pace)
@pytest.mark.parametrize(
    ("players", "stack", "hours"), [(36, 5000, 4), (36, 20_000, 5), (9, 1500, 1), (200, 35_000, 8)]
)
def test_blinds_rise_by_half_at_most_and_end_where_the_chips_are_few_big_blinds(
    pace: Pace, players: int, stack: int, hours: int
) -> None:
    plan = StructurePlan(players, stack, hours, pace=pace)
    blinds = smalls(make_structure(plan))
    steps = list(pairwise(blinds))
    assert steps[0][1] <= 2 * steps[0][0], "only from the smallest chip to two of it"
    assert all(2 * high <= 3 * low for low, high in steps[1:])
    assert 20 * blinds[-1] <= players * stack, "ten big blinds are left in all the chips"


def test_the_blinds_of_an_evening_for_36_by_hand() -> None:
    levels = make_structure(StructurePlan(36, 5000, 4))
    assert {level.minutes for level in levels} == {12, 10}, "20 minutes would mean doubling"
    assert smalls(levels)[:9] == [25, 50, 75, 100, 150, 200, 250, 300, 400]
    assert next(at for at, level in enumerate(levels) if level.is_break) == 10, "after two hours"


def test_a_chip_that_no_level_needs_is_not_dealt() -> None:
    plan = StructurePlan(36, 20_000, 5)
    assert dealt_chips(plan)[0] == 100, "level 1 is 100/200"
    assert all(small % 100 == 0 for small in smalls(make_structure(plan)))
    made = announced_event(AnnouncedEvent(terms="stack 20000", players=36, hours=5))
    assert made.terms.chips == dealt_chips(plan)
    assert dealt_chips(StructurePlan(36, 5000, 4))[0] == 25
    assert dealt_chips(StructurePlan(36, 20_000, 5, game="stud"))[0] == 25, "an ante is less"


def test_a_big_blind_ante_is_as_large_as_the_big_blind() -> None:
    levels = make_structure(StructurePlan(36, 20_000, 5, big_blind_ante=True))
    played = [level.stakes for level in levels if level.stakes is not None]
    assert all(one.big_blind_ante == one.blinds[1] for one in played)
    told = AnnouncedEvent(terms="stack 20000", big_blind_ante=True)
    first = announced_event(told).levels[0].stakes
    assert first is not None
    assert first.big_blind_ante == 200
    stud = make_structure(StructurePlan(36, 20_000, 5, game="stud", big_blind_ante=True))
    assert all(not level.stakes.big_blind_ante for level in stud if level.stakes is not None)


def test_chips_leave_in_a_break_when_nothing_needs_them() -> None:
    levels = make_structure(StructurePlan(36, 5000, 8))
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
