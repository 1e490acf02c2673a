"""Gymnasium's doors: the checker of the single environment, and the vector API by hand."""

from __future__ import annotations

import warnings
from typing import Any

import pytest

np = pytest.importorskip("numpy", reason="numpy is not installed: no lane to test")
pytest.importorskip("numba", reason="numba is not installed: no lane to test")
pytest.importorskip("gymnasium", reason="gymnasium is not installed: its doors are not tested")

from gymnasium.utils.env_checker import check_env  # noqa: E402
from gymnasium.vector import AutoresetMode  # noqa: E402

from shuffleup.hand import no_limit  # noqa: E402
from shuffleup.lane import LaneError, LaneGame, lane_game  # noqa: E402
from shuffleup.lane.environments import seen_row as row  # noqa: E402
from shuffleup.lane.environments.choice_menu import CHECK_OR_CALL, FOLD  # noqa: E402
from shuffleup.lane.environments.learner_env import LearnerEnv  # noqa: E402
from shuffleup.lane.environments.learner_vector import LearnerVectorEnv  # noqa: E402


@pytest.fixture(scope="module")
def holdem() -> LaneGame:
    return lane_game("holdem", no_limit(1, 2))


def lawful(mask: Any, dice: Any) -> Any:
    return np.argmax(dice.random(mask.shape) * mask, axis=-1)


def test_gymnasiums_own_checker_finds_nothing(holdem: LaneGame) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(LearnerEnv(holdem, seats=3), skip_render_check=True)


def test_a_hand_is_an_episode_and_its_end_is_seen(holdem: LaneGame) -> None:
    env, dice = LearnerEnv(holdem, seats=2, opponents="random"), np.random.default_rng(1)
    env.reset(seed=1)
    for _ in range(40):
        seen, _ = env.reset()
        over = False
        while not over:
            assert env.observation_space.contains(seen)
            assert seen["observation"][row.ACTOR] == 0
            seen, reward, over, cut, _ = env.step(int(lawful(seen["action_mask"], dice)))
            assert not cut
            assert over or reward == 0
        assert seen["observation"][row.OVER] == 1
        assert not seen["action_mask"].any()
        with pytest.raises(LaneError, match="reset deals the next one"):
            env.step(FOLD)


def test_spaces_hold_everything_that_many_tables_tell(holdem: LaneGame) -> None:
    env, dice = LearnerVectorEnv(holdem, 16, seats=4, opponents="random"), np.random.default_rng(2)
    assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    seen, _ = env.reset(seed=2)
    ended = 0
    for _ in range(60):
        assert env.observation_space.contains(seen)
        choices = lawful(seen["action_mask"], dice)
        assert env.action_space.contains(choices)
        seen, reward, over, cut, info = env.step(choices)
        assert reward.shape == over.shape == cut.shape == (16,)
        assert (seen["observation"][:, row.ACTOR] == 0).all()
        ended += int(over.sum())
        if over.any():
            assert (info["_final_obs"] == over).all()
            assert (info["final_obs"]["observation"][over, row.OVER] == 1).all()
    assert ended > 100


def test_rewards_add_up_to_what_the_seat_has_won(holdem: LaneGame) -> None:
    """A seat that folds every hand loses its blinds, and wins where everybody folds to it."""
    env = LearnerVectorEnv(holdem, 8, seats=2, opponents="calling")
    env.reset(seed=3)
    total, hands = 0.0, 0
    for _ in range(50):
        _, reward, over, _, _ = env.step(np.full(8, FOLD))
        total += reward.sum()
        hands += int(over.sum())
    assert hands == 400
    assert total == -1.5 * hands  # the small and the big blind in turn


def test_the_same_seed_tells_the_same_story_to_an_opponent_who_is_a_function(
    holdem: LaneGame,
) -> None:
    def opponent(seen: Any, mask: Any, dice: Any) -> Any:
        assert (seen[:, row.VIEWER] == seen[:, row.ACTOR]).all()
        return lawful(mask, dice)

    def story(opponents: Any) -> list[float]:
        env = LearnerVectorEnv(holdem, 5, seats=3, seat=1, opponents=opponents)
        seen, _ = env.reset(seed=4)
        told: list[float] = []
        for _ in range(30):
            assert (seen["observation"][:, row.ACTOR] == 1).all()
            seen, reward, *_ = env.step(np.full(5, CHECK_OR_CALL))
            told += reward.tolist()
        return told

    assert story(opponent) == story([opponent, opponent])
    assert any(story([opponent, "calling"]))


def test_a_masked_choice_and_opponents_that_are_none_are_errors(holdem: LaneGame) -> None:
    env = LearnerEnv(holdem, seats=2, stacks=2)
    seen, _ = env.reset(seed=1)
    closed = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    with pytest.raises(LaneError, match="table 0: seat 1 cannot"):
        env.step(closed)
    for given, why in (
        ("clever", "'clever' is neither one of calling, random nor a function"),
        (["calling", "calling"], "2 for 1 seats"),
    ):
        with pytest.raises(LaneError, match=why):
            LearnerEnv(holdem, seats=2, opponents=given)
    with pytest.raises(LaneError, match="seat: from 0 to 1, not 2"):
        LearnerEnv(holdem, seats=2, seat=2)
