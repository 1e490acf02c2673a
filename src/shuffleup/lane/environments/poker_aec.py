"""``PokerAEC``: PettingZoo's door, every seat an agent, asked in its turn; an episode is a hand.

    env = PokerAEC(lane_game("holdem", no_limit(1, 2)), seats=6)
    env.reset(seed=7)
    for agent in env.agent_iter():
        seen, reward, over, cut, info = env.last()
        env.step(None if over else choose(seen["observation"], seen["action_mask"]))

Agents are ``seat_1``, ``seat_2`` …; rewards are chips, paid when the hand is over. An agent that is
not to act sees the table as its seat does, with an empty mask.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from gymnasium import spaces
from pettingzoo import AECEnv

from shuffleup.lane.environments.gym_spaces import (
    MASK,
    SEEN,
    Seen,
    Told,
    choice_space,
    seen_space,
)
from shuffleup.lane.environments.vector_tables import VectorTables
from shuffleup.lane.given_arrays import as_array, seed_text
from shuffleup.lane.lane_game import LaneError, LaneGame


class PokerAEC(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """One table, every seat an agent."""

    metadata: ClassVar[Told] = {
        "name": "shuffleup_poker_v0",
        "render_modes": [],
        "is_parallelizable": False,
    }
    render_mode = None

    def __init__(
        self,
        game: LaneGame,
        seats: int = 2,
        stacks: int | Sequence[int] = 200,
        *,
        recorded: bool = False,
    ) -> None:
        super().__init__()
        self.tables = VectorTables(game, 1, seats, stacks, recorded=recorded)
        self.possible_agents = [f"seat_{place}" for place in range(1, seats + 1)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: seen_space(self.tables) for agent in self.possible_agents}
        self.action_spaces = {agent: choice_space(self.tables) for agent in self.possible_agents}
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Seen]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[int]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Told | None = None) -> None:
        """A new hand; with a seed, the first of those that go with it."""
        asked = self.tables.reset(None if seed is None else seed_text(seed))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Told] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[int(asked.seat[0])]

    def observe(self, agent: str) -> Seen:
        """What an agent's seat sees now."""
        if agent not in self.possible_agents:
            who = f"{self.possible_agents[0]} to {self.possible_agents[-1]}"
            raise LaneError(f"agents are {who}, not {agent!r}")
        seen, mask, _ = self.tables.look(self.seat_of[agent])
        return {SEEN: seen[0], MASK: mask[0]}

    def step(self, action: int | None) -> None:
        """The choice of the agent selected; None of one whose hand is over."""
        if not self.agents:
            raise LaneError("the hand is over: reset deals the next one")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise LaneError(f"{agent} is asked for a choice of the menu, not None")
        self.tables.look()  # the menu of the seat to act, whoever looked last
        choices = self.tables.checked(as_array("choices", [action]))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        won, over = self.tables.go_on(choices, dealing=False)
        if over[0]:
            for one, seat in self.seat_of.items():
                self.rewards[one] = float(won[0, seat])
                self.terminations[one] = True
        else:
            self.agent_selection = self.possible_agents[int(self.tables.tables.actor[0])]
        self._accumulate_rewards()
