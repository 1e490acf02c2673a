"""What the lane cannot do it says, by name, and then nothing has been done."""

from __future__ import annotations

import numpy as np
import pytest

from shuffleup.games import SheetError
from shuffleup.hand import limit, no_limit, spread
from shuffleup.lane import NO_ACTION, LaneError, LaneTables, lane_game
from shuffleup.lane.kernels import columns as at
from shuffleup.lane.whole_hands import LaneSession

HOLDEM = lane_game("holdem", no_limit(1, 2))


def two_tables() -> LaneTables:
    tables = LaneTables(HOLDEM, 2, 3, seed=1)
    tables.deal(200)
    return tables


def test_a_game_that_is_not_there() -> None:
    with pytest.raises(SheetError, match="no such game"):
        lane_game("snap", no_limit(1, 2))


def test_a_structure_the_game_is_not_played_in() -> None:
    with pytest.raises(LaneError, match="Short-deck hold'em is not played spread"):
        lane_game("short-deck", spread(1, 5, (1, 2)))


def test_stakes_that_make_no_game() -> None:
    with pytest.raises(LaneError, match="needs a bring-in"):
        lane_game("stud", limit(2, 4, ante=1))
    with pytest.raises(LaneError, match="stakes are made by"):
        lane_game("stud", "2/4")  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("seats", "count", "says"), [(11, 1, "2 to 10 players"), (2, 0, "at least one table")]
)
def test_tables_that_cannot_be(seats: int, count: int, says: str) -> None:
    with pytest.raises(LaneError, match=says):
        LaneTables(HOLDEM, count, seats)


@pytest.mark.parametrize(
    ("more", "says"),
    [
        ({"stacks": [100, 100]}, r"stacks: shape \(2,\) does not fit \(2, 3\)"),
        ({"stacks": 1.5}, "stacks: whole numbers, not float64"),
        ({"stacks": [5, 0, 0]}, "two players with chips"),
        ({"stacks": -1}, "from 0 to"),
        ({"stacks": 9, "buttons": 3}, "seats are 0 to 2"),
        ({"stacks": 9, "decks": np.zeros((2, 52), int)}, "not the 52 cards of Hold'em"),
        ({"stacks": 9, "which": [2]}, "tables are 0 to 1"),
        ({"stacks": 9, "which": [1, 1]}, "named twice"),
        ({"stacks": 9, "posts": [[[7, 1, 1]]] * 2}, "rows are seat, amount, kind"),
        ({"stacks": 9, "carried": -5}, "a carried pot"),
    ],
)
def test_a_deal_that_cannot_be_made_changes_nothing(more: dict[str, object], says: str) -> None:
    tables = two_tables()
    before = tables.numbers.copy(), tables.cards.copy()
    with pytest.raises(LaneError, match=says):
        tables.deal(**more)  # type: ignore[arg-type]
    assert (tables.numbers == before[0]).all()
    assert (tables.cards == before[1]).all()


@pytest.mark.parametrize(
    ("kind", "amount", "says"),
    [
        (at.CHECK, 0, "table 1: there is a bet to call"),
        (at.RAISE_TO, 3, "raise to 3: the least is 4, the most 200"),
        (at.RAISE_TO, 201, "the most 200"),
        (at.DISCARD, 1, "not the time to discard"),
        (at.BRING_IN, 0, "not the time to bring in"),
        (at.RUN_IT, 1, "not the time to run it"),
        (9, 0, "9 is not a kind of action"),
        (NO_ACTION, 0, "-1 is not a kind of action"),
    ],
)
def test_an_unlawful_action_is_done_at_no_table(kind: int, amount: int, says: str) -> None:
    tables = two_tables()
    before = tables.numbers.copy()
    with pytest.raises(LaneError, match=says):
        tables.act([at.CALL, kind], [0, amount])
    assert (tables.numbers == before).all()


def test_fixed_limit_has_two_sizes_and_a_hand_that_is_over_no_action() -> None:
    tables = LaneTables(lane_game("holdem", limit(2, 4, (1, 2))), 1, 2, seed=1)
    tables.deal(200)
    with pytest.raises(LaneError, match="the least is 4, the most 4"):
        tables.act(at.RAISE_TO, 5)
    tables.act(at.FOLD)
    assert tables.over.all()
    with pytest.raises(LaneError, match="the hand is over"):
        tables.act(at.CALL)
    tables.act(NO_ACTION)


def test_a_discard_names_cards_of_the_hand() -> None:
    tables = LaneTables(lane_game("triple-draw", limit(2, 4, (1, 2))), 1, 2, seed=1)
    tables.deal(200)
    tables.act(at.CALL)
    tables.act(at.CHECK)
    with pytest.raises(LaneError, match="0 to 5 cards of the 5 held"):
        tables.act(at.DISCARD, 1 << 5)


def test_a_strategy_that_is_not_there() -> None:
    with pytest.raises(LaneError, match="'bluffing' is not one of calling, random"):
        LaneSession(HOLDEM, 200, ("random", "bluffing"))
