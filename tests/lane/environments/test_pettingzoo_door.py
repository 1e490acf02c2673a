"""PettingZoo's door: its own tests, in several games, and who gets what."""

from __future__ import annotations

from typing import Any

import pytest

np = pytest.importorskip("numpy", reason="numpy is not installed: no lane to test")
pytest.importorskip("numba", reason="numba is not installed: no lane to test")
pytest.importorskip("pettingzoo", reason="pettingzoo is not installed: its door is not tested")

from pettingzoo.test import api_test, seed_test  # noqa: E402

from shuffleup.games import Structure  # noqa: E402
from shuffleup.hand import Stakes, no_limit, pot_limit  # noqa: E402
from shuffleup.lane import LaneError, LaneGame, lane_game  # noqa: E402
from shuffleup.lane.environments import seen_row as row  # noqa: E402
from shuffleup.lane.environments.choice_menu import FOLD  # noqa: E402
from shuffleup.lane.environments.poker_aec import PokerAEC  # noqa: E402

GAMES = {
    "holdem": lambda: lane_game("holdem", no_limit(1, 2)),
    "omaha-eight": lambda: lane_game("omaha-eight", pot_limit(1, 2)),
    "stud": lambda: lane_game("stud", Stakes(Structure.LIMIT, 4, 8, ante=1, bring_in=1)),
    "triple-draw": lambda: lane_game("triple-draw", Stakes(Structure.LIMIT, 2, 4, blinds=(1, 2))),
}


@pytest.fixture(scope="module", params=list(GAMES))
def game(request: pytest.FixtureRequest) -> LaneGame:
    return GAMES[request.param]()


def test_pettingzoos_own_test_of_the_api(game: LaneGame) -> None:
    api_test(PokerAEC(game, seats=3), num_cycles=200, verbose_progress=False)


def test_pettingzoos_own_test_of_seeds(game: LaneGame) -> None:
    seed_test(lambda: PokerAEC(game, seats=3), num_cycles=40)


def play(env: PokerAEC, seed: int) -> dict[str, float]:
    """One hand by chance; what each agent was told it got."""
    got: dict[str, float] = {}
    dice = np.random.default_rng(seed)
    env.reset(seed=seed)
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        got[agent] = got.get(agent, 0.0) + reward
        mask: Any = seen["action_mask"]
        if not over:
            assert seen["observation"][row.VIEWER] == env.seat_of[agent]
        env.step(None if over else int(np.argmax(dice.random(mask.shape) * mask)))
    return got


def test_what_one_agent_wins_the_others_lose(game: LaneGame) -> None:
    env = PokerAEC(game, seats=3)
    stories = [play(env, seed) for seed in range(30)]
    assert all(set(got) == set(env.possible_agents) for got in stories)
    assert all(sum(got.values()) == 0 for got in stories)
    assert any(any(got.values()) for got in stories)


def test_an_agent_that_is_not_asked_has_an_empty_mask_and_a_wrong_choice_is_an_error() -> None:
    env = PokerAEC(GAMES["stud"](), seats=3)
    env.reset(seed=1)
    asked = env.agent_selection
    for agent in env.agents:
        assert bool(env.observe(agent)["action_mask"].any()) == (agent == asked)
    with pytest.raises(LaneError, match="cannot fold now"):
        env.step(FOLD)
    with pytest.raises(LaneError, match="asked for a choice of the menu, not None"):
        env.step(None)
    with pytest.raises(LaneError, match="-1 is not on the menu"):
        env.step(-1)
    assert env.agent_selection == asked


@pytest.mark.parametrize("seed", [1.5, [1], True, object()])
def test_a_seed_that_is_none_is_refused(seed: Any) -> None:
    env = PokerAEC(GAMES["stud"](), seats=3)
    with pytest.raises(LaneError, match="seed: a whole number, text or bytes, not"):
        env.reset(seed=seed)


def test_who_is_no_agent_sees_nothing_and_what_is_no_choice_is_refused() -> None:
    env = PokerAEC(GAMES["stud"](), seats=3)
    env.reset(seed=1)
    for agent in ("seat_4", None, 0, []):
        with pytest.raises(LaneError, match="agents are seat_1 to seat_3, not"):
            env.observe(agent)
    with pytest.raises(LaneError, match="choices: rows of different lengths"):
        env.step([[1, 2], [3]])
