"""Hands of the environments handed over to ``hand``: the same cards, actions and chips."""

from __future__ import annotations

import random

import numpy as np
import pytest
from tests.lane.environments.some_tables import any_choice

from shuffleup.hand import Hand, limit, no_limit, pot_limit, replay
from shuffleup.histories import write_phh
from shuffleup.lane import LaneError, LaneGame, lane_game
from shuffleup.lane.environments.learner_tables import LearnerTables
from shuffleup.lane.environments.vector_tables import VectorTables

GAMES = {
    "holdem": lane_game("holdem", no_limit(1, 2)),
    "omaha": lane_game("omaha", pot_limit(1, 2)),
    "stud": lane_game("stud", limit(4, 8, ante=1, bring_in=2)),
    "triple-draw": lane_game("triple-draw", limit(4, 8, (2, 4))),
    "jacks-or-better": lane_game("jacks-or-better", limit(4, 8, ante=1)),
    "pineapple": lane_game("pineapple", no_limit(1, 2)),
}
STACKS = [60, 17, 200]


def won(hand: Hand) -> list[int]:
    return [now - then for now, then in zip(hand.stacks, hand.setup.stacks, strict=True)]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_hands_that_are_on_and_that_ended_are_handed_over(game: LaneGame) -> None:
    tables = VectorTables(game, 8, 3, STACKS, recorded=True)
    asked = tables.reset(seed=3)
    dice, ended = random.Random(5), 0
    for _ in range(60):
        after = tables.step([any_choice(row, dice) for row in asked.mask])
        for table in range(8):
            hand = tables.hand(table)
            assert hand.actor == after.seat[table]
            assert hand.stacks == tables.tables.stacks[table].tolist()
            if after.over[table]:
                last = tables.last_hand(table)
                assert last.over
                assert replay(last.log) == last
                ended += 1
                if last.setup.carried == 0:  # else the step may have had more hands than one
                    assert won(last) == after.won[table].tolist()
        asked = after
    assert ended > 20


@pytest.mark.parametrize("game", [GAMES["holdem"], GAMES["triple-draw"]], ids=["holdem", "draw"])
def test_what_compiled_opponents_do_is_kept_too(game: LaneGame) -> None:
    tables = LearnerTables(game, 4, 3, STACKS, seat=1, opponents="random", recorded=True)
    asked = tables.reset(seed=1)
    dice, hands = random.Random(2), 0
    mask = asked.mask
    for _ in range(80):
        after = tables.step([any_choice(row, dice) for row in mask])
        mask = after.mask
        for table in np.flatnonzero(after.over).tolist():
            last = tables.vector.last_hand(table)
            assert last.over
            assert tables.vector.hand(table).actor == 1
            hands += 1
    assert hands > 20
    assert "actions = " in write_phh(last)


def test_hands_are_kept_only_where_that_was_asked_for() -> None:
    tables = VectorTables(GAMES["holdem"], 2, 2, 100)
    tables.reset(seed=1)
    with pytest.raises(LaneError, match="recorded=True"):
        tables.hand(0)


def test_a_hand_that_is_not_there_is_refused_by_name() -> None:
    tables = VectorTables(GAMES["holdem"], 2, 2, 100, recorded=True)
    with pytest.raises(LaneError, match="table 0: no hand has ended yet"):
        tables.last_hand(0)
    tables.reset(seed=1)
    for wrong in (2, -1, True, 0.0):
        with pytest.raises(LaneError, match="tables are 0 to 1"):
            tables.hand(wrong)  # type: ignore[arg-type]
    tables.step([0, 0])
    assert tables.last_hand(1).over
    tables.reset(seed=1)
    with pytest.raises(LaneError, match="table 1: no hand has ended yet"):
        tables.last_hand(1)
