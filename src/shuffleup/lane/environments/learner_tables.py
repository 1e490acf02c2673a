"""``LearnerTables``: one seat for a learner at each of N tables, opponents in the others.

The part of the Gymnasium doors that knows no Gymnasium. A step goes from one decision of the
learner to the next; what the seat won or lost on the way, also with hands in which it was never
asked, is the reward, so that rewards add up to chips.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike

from shuffleup.cards import Seed
from shuffleup.equity.dice import first_state
from shuffleup.equity.tables import Longs
from shuffleup.lane.environments.choice_menu import Masks
from shuffleup.lane.environments.opponents import Opponent, codes_of, opponents_of
from shuffleup.lane.environments.turn_kernels import NO_CHOICE, Flags
from shuffleup.lane.environments.vector_tables import NOT_SEEN, TablesAsked, VectorTables
from shuffleup.lane.given_arrays import seed_text, whole
from shuffleup.lane.lane_game import LaneError, LaneGame


class Learned(NamedTuple):
    """The learner's next decisions, and what came of the last."""

    seen: Longs
    mask: Masks
    reward: Longs  # chips
    over: Flags  # the hand ended, and this is the next one
    final: Longs  # where it did: the table at its end, as the learner saw it; no rows if none did


class LearnerTables:
    """So many tables with a learner in one seat."""

    def __init__(
        self,
        game: LaneGame,
        count: int,
        seats: int = 2,
        stacks: int | Sequence[int] = 200,
        *,
        seat: int = 0,
        opponents: Opponent | Sequence[Opponent] = "calling",
        seed: Seed = 0,
        recorded: bool = False,
    ) -> None:
        self.vector = VectorTables(game, count, seats, stacks, seed, recorded=recorded)
        self.seat = seat
        self.others = opponents_of(opponents, seats, seat)
        self.vector.players, self.vector.play_tables = codes_of(game, self.others)
        check_asked(self.vector, seat)
        self.dice = np.random.default_rng(hash_of(seed))
        self.broken_off = False  # a step in which an opponent failed

    def reset(self, seed: Seed | None = None) -> TablesAsked:
        if seed is not None:
            self.dice = np.random.default_rng(hash_of(seed))
        self.broken_off = True
        self.vector.reset(seed)
        self._until_asked()
        self.broken_off = False
        return TablesAsked(*self.vector.look())

    def step(self, choices: ArrayLike) -> Learned:
        if self.broken_off:  # it is an opponent's turn, and the menus are the opponent's
            raise LaneError("a step was broken off: reset deals new hands")
        given = self.vector.checked(choices)
        self.broken_off = True
        _, over = self.vector.go_on(given, dealing=False)
        over = self._play_out(over)
        final = self.vector.look(self.seat)[0] if over.any() else NOT_SEEN
        won, _ = self.vector.go_on(np.full(len(self.vector), NO_CHOICE))
        won += self._until_asked()
        self.broken_off = False
        seen, mask, _ = self.vector.look()
        return Learned(seen, mask, won[:, self.seat], over, final)

    # ---- opponents that are functions --------------------------------------------------------

    def _play_out(self, over: Flags) -> Flags:
        """On to the learner's next turn or the end of the hand."""
        while (choices := self._their_choices()) is not None:
            over = self.vector.go_on(choices, dealing=False)[1]
        return over

    def _until_asked(self) -> Longs:
        """The same, through hands in which the learner is not asked; what was won with them."""
        won = np.zeros((len(self.vector), self.vector.row.seats), np.int64)
        while (choices := self._their_choices()) is not None:
            won += self.vector.go_on(choices)[0]
        return won

    def _their_choices(self) -> Longs | None:
        """What the opponents to act choose, None where none is."""
        actor = self.vector.tables.actor
        if not ((actor >= 0) & (actor != self.seat)).any():
            return None
        seen, mask, seats = self.vector.look()
        choices = np.full(len(self.vector), NO_CHOICE)
        for seat, opponent in enumerate(self.others):
            rows = np.flatnonzero(seats == seat)
            if len(rows) and callable(opponent):
                choices[rows] = self._choices_of(opponent, seat, seen[rows], mask[rows])
        return self.vector.checked(choices, everywhere=False)

    def _choices_of(
        self, opponent: Callable[..., Longs], seat: int, seen: Longs, mask: Masks
    ) -> Longs:
        """What a function of somebody's answers, if it is an answer."""
        name = f"opponent in seat {seat + 1}"
        given = whole(name, opponent(seen, mask, self.dice), (len(seen),))
        if (given == NO_CHOICE).any():
            raise LaneError(f"{name}: {NO_CHOICE} is not on the menu")
        return given


def check_asked(vector: VectorTables, seat: int) -> None:
    """Refuse stacks with which the learner's turn never comes: hand after hand would be dealt, and
    no end of it. Where even callers do not let it act it is all-in before, or not in the hand."""
    seats = vector.row.seats
    probe = VectorTables(vector.game, seats, seats, vector.stacks.tolist())
    probe.tables.deal(vector.stacks, np.arange(seats))
    callers = ["calling" if one != seat else None for one in range(seats)]
    probe.players, probe.play_tables = codes_of(vector.game, callers)
    if probe.go_on(np.full(seats, NO_CHOICE), dealing=False)[1].all():
        raise LaneError(f"stacks: seat {seat + 1}, the learner's, would never be asked")


def hash_of(seed: Seed) -> int:
    """A seed for numpy's dice, the same in every process."""
    return first_state(f"{seed_text(seed)}/opponents")
