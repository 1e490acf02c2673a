"""Gymnasium's doors: the checker of the single environment, and the vector API by hand."""

from __future__ import annotations

import warnings
from typing import Any

import pytest

np = pytest.importorskip("numpy", reason="numpy is not installed: no lane to test")
pytest.importorskip("numba", reason="numba is not installed: no lane to test")
pytest.importorskip("gymnasium", reason="gymnasium is not installed: its doors are not tested")

from gymnasium.spaces import Discrete  # noqa: E402
from gymnasium.utils.env_checker import check_env  # noqa: E402
from gymnasium.vector import AutoresetMode  # noqa: E402
from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics  # noqa: E402

from shuffleup.games import game, names  # noqa: E402
from shuffleup.hand import no_limit  # noqa: E402
from shuffleup.hand.usual_stakes import default_stack, default_stakes  # noqa: E402
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


class LawfulDraws(Discrete):
    """Gymnasium's checker knows no masks, and after it has given a seed it draws before it deals:
    then it gets the choice that every hand begins with, else one of the menu."""

    def __init__(self, env: LearnerEnv) -> None:
        super().__init__(env.tables.vector.choices)
        self.env, self.seeded = env, False

    def seed(self, seed: Any = None) -> Any:
        self.seeded = True
        return super().seed(seed)

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        if self.seeded:
            self.seeded = False
            return np.int64(CHECK_OR_CALL)
        return super().sample(self.env.tables.vector.mask[0])


@pytest.mark.parametrize("key", names())
def test_gymnasiums_own_checker_finds_nothing(key: str) -> None:
    sheet = game(key)
    stakes = default_stakes(sheet, sheet.structures[-1])
    env = LearnerEnv(lane_game(key, stakes), seats=3, stacks=default_stack(stakes))
    env.action_space = LawfulDraws(env)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(env, skip_render_check=True)


def test_gymnasiums_own_checker_takes_holdem_as_it_is(holdem: LaneGame) -> None:
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
            for final in info["final_obs"][over]:
                assert env.single_observation_space.contains(final)
                assert final["observation"][row.OVER] == 1
            assert all(final is None for final in info["final_obs"][~over])
    assert ended > 100


def test_gymnasiums_own_wrappers_take_the_ends_of_hands(holdem: LaneGame) -> None:
    env = DictInfoToList(RecordEpisodeStatistics(LearnerVectorEnv(holdem, 4)))
    seen, _ = env.reset(seed=2)
    over = np.zeros(4, np.bool_)
    while not over.any():
        choices = env.action_space.sample(mask=tuple(seen["action_mask"]))
        seen, _, over, _, told = env.step(choices)
    first = told[int(np.argmax(over))]
    assert first["final_obs"]["observation"][row.OVER] == 1
    assert first["episode"]["l"] > 0


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


def test_a_seed_for_each_table_or_one_for_all(holdem: LaneGame) -> None:
    env = LearnerVectorEnv(holdem, 2)

    def dealt(seed: Any) -> bytes:
        seen: bytes = env.reset(seed=seed)[0]["observation"].tobytes()
        return seen

    assert dealt([1, 2]) == dealt([1, 2]) != dealt([1, 3])
    assert dealt(np.int64(7)) == dealt(7)
    for seed in ([1], [1, None], 1.5, "7"):
        with pytest.raises(LaneError, match="seed: a"):
            dealt(seed)


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        (lambda mask: np.full(len(mask), -1), "opponent in seat 2: -1 is not on the menu"),
        (lambda mask: np.full(len(mask), 1.9), "opponent in seat 2: whole numbers, not float64"),
        (lambda mask: np.ones(9, int), "opponent in seat 2: shape"),
        (lambda mask: None, "opponent in seat 2: whole numbers, not object"),
        (lambda mask: np.full(len(mask), 6), "6 is not on the menu"),
    ],
)
def test_what_is_no_answer_of_an_opponent_is_an_error(
    holdem: LaneGame, answer: Any, why: str
) -> None:
    env = LearnerVectorEnv(holdem, 2, seats=3, opponents=lambda seen, mask, dice: answer(mask))
    env.reset(seed=1)
    with pytest.raises(LaneError, match=why):
        env.step(np.ones(2, int))


def test_after_an_opponent_has_failed_nobody_chooses_in_its_place(holdem: LaneGame) -> None:
    """The table stands at the opponent's turn: a choice of the learner would have been made as the
    opponent's."""
    answers = [1]

    def opponent(seen: Any, mask: Any, dice: Any) -> Any:
        return np.full(len(mask), answers[-1])

    env = LearnerVectorEnv(holdem, 2, opponents=opponent)
    env.reset(seed=1)
    env.step(np.ones(2, int))
    answers.append(6)
    with pytest.raises(LaneError, match="6 is not on the menu"):
        env.step(np.ones(2, int))
    answers.append(1)
    before = env.tables.vector.tables.numbers.tobytes()
    for _ in range(2):
        with pytest.raises(LaneError, match="a step was broken off: reset deals new hands"):
            env.step(np.ones(2, int))
    assert env.tables.vector.tables.numbers.tobytes() == before
    seen, _ = env.reset()
    assert (seen["observation"][:, row.ACTOR] == 0).all()
    env.step(np.ones(2, int))


def test_a_learner_who_would_never_be_asked_is_refused(holdem: LaneGame) -> None:
    for stacks in ([0, 100, 100], [100, 0, 100]):
        seat = stacks.index(0)
        with pytest.raises(LaneError, match=f"seat {seat + 1}, the learner's, would never be"):
            LearnerEnv(holdem, 3, stacks, seat=seat)


def test_a_masked_choice_and_opponents_that_are_none_are_errors(holdem: LaneGame) -> None:
    env = LearnerEnv(holdem, seats=2, stacks=2)
    seen, _ = env.reset(seed=1)
    closed = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    with pytest.raises(LaneError, match="table 0: seat 1 cannot"):
        env.step(closed)
    for given, why in (
        ("clever", "'clever' is not one of calling, random, caller, anything, "),
        (["calling", "calling"], "2 for 1 seats"),
        (None, "opponents: a name, a table, a function or one for each seat, not None"),
        (2, "opponents: a name, a table, a function or one for each seat, not 2"),
    ):
        with pytest.raises(LaneError, match=why):
            LearnerEnv(holdem, seats=2, opponents=given)
    with pytest.raises(LaneError, match="seat: from 0 to 1, not 2"):
        LearnerEnv(holdem, seats=2, seat=2)
