"""Who sits in the other seats: ``opponents_of(given, seats, learner)``.

The compiled players of the lane by name, those who play by a table among them, and tables of your
own. A function of your own gets rows of what its seat sees, their masks and dice, and gives a
choice for each row; an agent trained before is one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeGuard

import numpy as np

from shuffleup.equity.tables import Longs
from shuffleup.lane.environments.choice_menu import Masks
from shuffleup.lane.environments.turn_kernels import OUTSIDE
from shuffleup.lane.lane_game import LaneError, LaneGame
from shuffleup.lane.lane_players import Player, lane_players, player_names
from shuffleup.playbook import PlayTable

Opponent = Player | Callable[[Longs, Masks, np.random.Generator], Longs]


def opponents_of(
    given: Opponent | Sequence[Opponent], seats: int, learner: int
) -> list[Opponent | None]:
    """Who sits in each seat, None the learner: one opponent for all other seats, or one for each
    in the order of the seats."""
    if type(learner) is not int or not 0 <= learner < seats:
        raise LaneError(f"seat: from 0 to {seats - 1}, not {learner!r}")
    alone = is_compiled(given) or callable(given)
    if not alone and not isinstance(given, Sequence):
        each = "a name, a table, a function or one for each seat"
        raise LaneError(f"opponents: {each}, not {given!r}")
    named: list[Opponent] = [given] * (seats - 1) if alone else list(given)  # type: ignore[arg-type, list-item]
    if len(named) != seats - 1:
        raise LaneError(f"opponents: {len(named)} for {seats - 1} seats")
    for one in named:
        known = isinstance(one, PlayTable) or (isinstance(one, str) and one in player_names())
        if not known and not callable(one):
            names = ", ".join(player_names())
            raise LaneError(f"opponents: {one!r} is not one of {names}, a table or a function")
    return [*named[:learner], None, *named[learner:]]


def is_compiled(player: object) -> TypeGuard[Player]:
    """Whether the kernels play for somebody; whoever else sits there is asked."""
    return isinstance(player, str | PlayTable)


def codes_of(game: LaneGame, players: Sequence[Opponent | None]) -> tuple[Longs, Longs]:
    """The seats as the kernel knows them, and the rows of the tables some play by."""
    codes, tables = lane_players(game, [one for one in players if is_compiled(one)])
    seats = np.full(len(players), OUTSIDE)
    seats[[is_compiled(one) for one in players]] = codes
    return seats, tables
