"""A hand of the lane is a hand: replayed there with its whole log, and written as PHH."""

from __future__ import annotations

import numpy as np
import pytest

from shuffleup.games import game, names
from shuffleup.hand import Forced, no_limit, replay
from shuffleup.hand.usual_stakes import default_stack, default_stakes
from shuffleup.histories import parse_phh, replay_history, write_phh
from shuffleup.lane import LaneError, LaneTables, lane_game
from shuffleup.lane.handover import handed_over, nth_hand
from shuffleup.lane.kernels import columns as at
from shuffleup.lane.kernels.playing.strategies import AT_RANDOM, choices
from shuffleup.lane.whole_hands import LaneSession


def played(tables: LaneTables) -> LaneTables:
    kinds, amounts = np.zeros(len(tables), np.int64), np.zeros(len(tables), np.int64)
    while not tables.over.all():
        choices(tables.numbers, np.full(tables.seats, AT_RANDOM), kinds, amounts)
        tables.act(kinds, amounts)
    return tables


@pytest.mark.parametrize("key", names())
def test_a_hand_of_every_game_is_handed_over_with_its_log(key: str) -> None:
    stakes = default_stakes(game(key), game(key).structures[0])
    tables = LaneTables(lane_game(key, stakes), 12, 5, seed=2, recorded=True)
    tables.deal(default_stack(stakes))
    played(tables)
    for table in range(len(tables)):
        hand = handed_over(tables, table)
        assert hand.over
        assert hand.stacks == tables.stacks[table].tolist()
        assert replay(hand.log) == hand


def test_it_can_be_written_as_phh() -> None:
    tables = LaneTables(lane_game("holdem", no_limit(1, 2)), 1, 3, seed=2, recorded=True)
    tables.deal(200)
    text = write_phh(handed_over(played(tables), 0))
    assert text.startswith("variant = 'NT'")
    assert replay_history(parse_phh(text)).hand.stacks == tables.stacks[0].tolist()


def test_posts_and_a_carried_pot_go_along() -> None:
    tables = LaneTables(lane_game("holdem", no_limit(1, 2)), 1, 3, seed=2, recorded=True)
    straddle = list(Forced).index(Forced.STRADDLE)
    blind = list(Forced).index(Forced.BLIND)
    posts = [[[0, 1, blind], [1, 2, blind], [2, 4, straddle]]]
    tables.deal(200, posts=posts, carried=5)
    hand = handed_over(tables, 0)
    assert (hand.bet, hand.dead, hand.actor) == (4, 5, tables.actor[0])
    played(tables)
    assert handed_over(tables, 0).stacks == tables.stacks[0].tolist()


def test_a_hand_of_a_long_session_is_found_again_by_its_number() -> None:
    stakes = default_stakes(game("five-card-draw"), game("five-card-draw").structures[0])
    session = LaneSession(lane_game("five-card-draw", stakes), 200, ("random",) * 4)
    before, after = session.play(6, seed=9), session.play(7, seed=9)
    hand = nth_hand(session, 7, seed=9)
    gone = [stack - 200 for stack in hand.stacks]
    assert gone == [b - a for a, b in zip(before.won, after.won, strict=True)]


def test_what_cannot_be_handed_over_is_said() -> None:
    tables = LaneTables(lane_game("holdem", no_limit(1, 2)), 1, 3)
    with pytest.raises(LaneError, match="recorded=True"):
        handed_over(tables, 0)
    tables = LaneTables(lane_game("holdem", no_limit(1, 2)), 1, 3, recorded=True)
    with pytest.raises(LaneError, match="no hand has been dealt"):
        handed_over(tables, 0)
    tables.deal(200)
    with pytest.raises(LaneError, match="tables are 0 to 0"):
        handed_over(tables, 3)
    assert handed_over(tables, 0).actor == int(tables.numbers[0, at.ACTOR])
