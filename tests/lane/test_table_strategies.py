"""Players by tables in the lane: lawful in every game, the same by seed, and hands of ``hand``."""

from __future__ import annotations

import pytest

from shuffleup.games import game, names
from shuffleup.hand import no_limit, replay
from shuffleup.hand.usual_stakes import default_stack, default_stakes
from shuffleup.lane import LaneError, lane_game
from shuffleup.lane.handover import nth_hand
from shuffleup.lane.whole_hands import LaneSession
from shuffleup.playbook import read_table

RAISES = read_table("[[bet]]\ndo = { most = 50, pot = 50 }\n", "raises")


def session_of(key: str, structure: int = 0) -> LaneSession:
    sheet = game(key)
    stakes = default_stakes(sheet, sheet.structures[structure])
    players = ("tight-table", "loose-table", RAISES, "anything", "loose-table")
    return LaneSession(lane_game(sheet, stakes), default_stack(stakes), players)


@pytest.mark.parametrize("key", names())
def test_their_hands_replay_in_hand_with_the_same_result_in_every_game(key: str) -> None:
    for structure in range(len(game(key).structures)):
        session = session_of(key, structure)
        won = [0] * session.seats
        for number in range(1, 13):
            hand = nth_hand(session, number, seed=4)
            assert hand.over
            assert replay(hand.log) == hand
            won = [w + a - b for w, a, b in zip(won, hand.stacks, hand.setup.stacks, strict=True)]
            assert list(session.play(number, seed=4).won) == won


def test_the_same_seed_plays_the_same_hands_and_another_others() -> None:
    session = session_of("holdem")
    one = session.play(2_000, seed=1)
    assert one == session.play(2_000, seed=1)
    assert one != session.play(2_000, seed=2)


def test_a_tight_table_beats_callers_and_random_play_at_holdem() -> None:
    lane = lane_game("holdem", no_limit(1, 2))
    for other in ("caller", "anything", "random"):
        players = ("tight-table", *[other] * 5)
        assert LaneSession(lane, 200, players).play(60_000, seed=1).won[0] > 0


def test_a_table_whose_choice_is_closed_checks_or_calls_and_is_never_refused() -> None:
    lane = lane_game("holdem", no_limit(1, 2))
    shoves = read_table("[[bet]]\ndo = { most = 100 }\n", "shoves")
    hand = nth_hand(LaneSession(lane, 200, (shoves,) * 3), 1, seed=1)
    assert set(hand.stacks) != {200}
    assert hand.over


def test_a_player_that_is_not_there_is_named() -> None:
    lane = lane_game("holdem", no_limit(1, 2))
    with pytest.raises(LaneError, match="'bluffing' is not one of calling, random, caller"):
        LaneSession(lane, 200, ("tight-table", "bluffing"))
