"""``LearnerEnv``: a single Gymnasium environment, one seat for a learner, a hand an episode.

    env = LearnerEnv(lane_game("holdem", no_limit(1, 2)), seats=6, opponents="random")
    seen, info = env.reset(seed=7)
    seen, reward, over, cut, info = env.step(CHECK_OR_CALL)

The same as ``LearnerVectorEnv`` with one table, but for the end of a hand: that is seen, and
``reset`` goes on to the next one. ``env.action_space.sample(seen["action_mask"])`` draws a lawful
choice; without the mask most choices are none, and refused.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from gymnasium import Env

from shuffleup.lane.environments.gym_spaces import (
    MASK,
    SEEN,
    Seen,
    Told,
    choice_space,
    seen_space,
)
from shuffleup.lane.environments.learner_tables import LearnerTables
from shuffleup.lane.environments.opponents import Opponent
from shuffleup.lane.lane_game import LaneError, LaneGame


class LearnerEnv(Env[Seen, int]):
    """One table with a learner."""

    metadata: Told = {"render_modes": []}  # noqa: RUF012  # as Gymnasium declares it

    def __init__(
        self,
        game: LaneGame,
        seats: int = 2,
        stacks: int | Sequence[int] = 200,
        *,
        seat: int = 0,
        opponents: Opponent | Sequence[Opponent] = "calling",
        recorded: bool = False,
    ) -> None:
        self.tables = LearnerTables(
            game, 1, seats, stacks, seat=seat, opponents=opponents, recorded=recorded
        )
        self.observation_space = seen_space(self.tables.vector)
        self.action_space = choice_space(self.tables.vector)
        self.next: Seen | None = None  # of a hand that is dealt and not begun
        self.over = True

    def reset(self, *, seed: int | None = None, options: Told | None = None) -> tuple[Seen, Told]:
        """The next hand; with a seed, the first of those that go with it."""
        super().reset(seed=seed)
        if seed is not None or self.next is None:
            asked = self.tables.reset(None if seed is None else str(seed))
            self.next = {SEEN: asked.seen[0], MASK: asked.mask[0]}
        seen, self.next, self.over = self.next, None, False
        return seen, {}

    def step(self, action: int) -> tuple[Seen, float, bool, bool, Told]:
        if self.over:
            raise LaneError("the hand is over: reset deals the next one")
        after = self.tables.step([action])
        self.over = bool(after.over[0])
        seen: Seen = {SEEN: after.seen[0], MASK: after.mask[0]}
        if self.over:
            self.next = seen
            seen = {SEEN: after.final[0], MASK: np.zeros_like(after.mask[0])}
        return seen, float(after.reward[0]), self.over, False, {}
