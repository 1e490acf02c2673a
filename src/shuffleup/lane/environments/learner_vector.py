"""``LearnerVectorEnv``: Gymnasium's vector API, one seat for a learner at each of many tables.

    env = LearnerVectorEnv(lane_game("holdem", no_limit(1, 2)), 1000, seats=6, opponents="random")
    seen, info = env.reset(seed=7)
    seen, reward, over, cut, info = env.step(choices)

An episode is a hand, and the next one is dealt in the step that ends it (``SAME_STEP``): the table
at the end is ``info["final_obs"][i]`` where ``info["_final_obs"][i]``, as Gymnasium has it. Rewards
are chips. A choice whose mask is 0 is a ``LaneError``; to draw one that is lawful,
``env.action_space.sample(mask=tuple(seen["action_mask"]))``.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from shuffleup.equity.tables import Longs
from shuffleup.lane.environments.gym_spaces import (
    MASK,
    SEEN,
    Rows,
    Seen,
    Told,
    choice_space,
    seen_space,
)
from shuffleup.lane.environments.learner_tables import Learned, LearnerTables
from shuffleup.lane.environments.opponents import Opponent
from shuffleup.lane.given_arrays import seed_text
from shuffleup.lane.lane_game import LaneError, LaneGame


class LearnerVectorEnv(VectorEnv[Seen, Longs, Rows]):
    """Many tables, a learner at each."""

    metadata: Told = {  # noqa: RUF012  # as Gymnasium declares it
        "autoreset_mode": AutoresetMode.SAME_STEP,
        "render_modes": [],
    }

    def __init__(
        self,
        game: LaneGame,
        num_envs: int = 1,
        seats: int = 2,
        stacks: int | Sequence[int] = 200,
        *,
        seat: int = 0,
        opponents: Opponent | Sequence[Opponent] = "calling",
        recorded: bool = False,
    ) -> None:
        self.tables = LearnerTables(
            game, num_envs, seats, stacks, seat=seat, opponents=opponents, recorded=recorded
        )
        self.num_envs = num_envs
        self.single_observation_space = seen_space(self.tables.vector)
        self.single_action_space = choice_space(self.tables.vector)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: Told | None = None
    ) -> tuple[Seen, Told]:
        """A new hand at every table; the same seed, the same hands."""
        if seed is not None:
            self._np_random_seed = seed if isinstance(seed, int) else None
        asked = self.tables.reset(seed_of(seed, self.num_envs))
        return {SEEN: asked.seen, MASK: asked.mask}, {}

    def step(self, actions: Longs) -> tuple[Seen, Rows, Rows, Rows, Told]:
        after = self.tables.step(actions)
        info = ends_of(after) if after.over.any() else {}
        cut = np.zeros(self.num_envs, np.bool_)
        reward = after.reward.astype(np.float64)
        return {SEEN: after.seen, MASK: after.mask}, reward, after.over, cut, info


def ends_of(after: Learned) -> Told:
    """What each table looked like that ended, one object for each as its wrappers expect."""
    finals, menus = np.full(len(after.over), None, object), np.zeros_like(after.mask)
    for table in np.flatnonzero(after.over).tolist():
        finals[table] = {SEEN: after.final[table], MASK: menus[table]}
    over = after.over
    return {
        "final_obs": finals, "_final_obs": over.copy(),
        "final_info": {}, "_final_info": over.copy(),
    }  # fmt: skip


def seed_of(seed: int | list[int | None] | None, count: int) -> str | None:
    """One seed, or one for each table; LaneError for a list that has one for some of them."""
    if not isinstance(seed, Sequence):
        return None if seed is None else seed_text(seed)
    given = [None if one is None else seed_text(one) for one in seed]
    if len(given) != count or (None in given and any(given)):
        raise LaneError(f"seed: a number, or one for each of the {count} tables, not {seed!r}")
    return None if None in given else f"[{', '.join(map(str, given))}]"
