"""Who sits in the other seats: ``opponents_of(given, seats, learner)``.

``"calling"`` and ``"random"`` are the compiled players of ``lane.kernels.playing.strategies``.
A function of your own gets rows of what its seat sees, their masks and dice, and gives a choice for
each row; an agent trained before is one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from shuffleup.equity.tables import Longs
from shuffleup.lane.environments.choice_menu import Masks
from shuffleup.lane.environments.turn_kernels import OUTSIDE
from shuffleup.lane.kernels.playing.strategies import STRATEGY_NAMES
from shuffleup.lane.lane_game import LaneError

Opponent = str | Callable[[Longs, Masks, np.random.Generator], Longs]
COMPILED = {name: code for code, name in enumerate(STRATEGY_NAMES)}


def opponents_of(
    given: Opponent | Sequence[Opponent], seats: int, learner: int
) -> list[Opponent | None]:
    """Who sits in each seat, None the learner: one opponent for all other seats, or one for each
    in the order of the seats."""
    if type(learner) is not int or not 0 <= learner < seats:
        raise LaneError(f"seat: from 0 to {seats - 1}, not {learner!r}")
    alone = isinstance(given, str) or callable(given)
    if not alone and not isinstance(given, Sequence):
        each = "a name, a function or one for each seat"
        raise LaneError(f"opponents: {each}, not {given!r}")
    named: list[Opponent] = [given] * (seats - 1) if alone else list(given)  # type: ignore[arg-type, list-item]
    if len(named) != seats - 1:
        raise LaneError(f"opponents: {len(named)} for {seats - 1} seats")
    for one in named:
        if not callable(one) and one not in COMPILED:
            names = ", ".join(COMPILED)
            raise LaneError(f"opponents: {one!r} is neither one of {names} nor a function")
    return [*named[:learner], None, *named[learner:]]


def codes_of(players: Sequence[Opponent | None]) -> Longs:
    """The seats as the kernel knows them."""
    codes = [COMPILED[one] if isinstance(one, str) else OUTSIDE for one in players]
    return np.array(codes, np.int64)
