"""The kernels of the lane and of equity, compiled into numba's cache: so no test worker has to.

    python -m scripts.compile_lane [--backwards]

With the cache as it should be this takes a second or two; after a change of a kernel, or in a new
checkout, two to three minutes, or half of it where a second process begins at the other end.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from time import perf_counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from shuffleup.lane import LaneGame


def main(words: Sequence[str]) -> None:
    begun, parts = perf_counter(), PARTS[:: -1 if "--backwards" in words else 1]
    try:
        for part in parts:
            part()
    except ImportError as error:
        print(f"no kernels here, and no tests of them: {error}")
        return
    print(f"ready in {perf_counter() - begun:.1f} s")


def compile_equity() -> None:
    """All boards, random deals and values in a batch; numba is asked for, or none would be used."""
    import numba  # noqa: F401
    import numpy as np

    from shuffleup.equity import batch_high, equity

    equity("holdem", ["AsAh", "KsKh"], exact=True)
    equity("holdem", ["AsAh", "random"], samples=1)
    batch_high(np.arange(7, dtype=np.uint8).reshape(1, 7))


def holdem() -> LaneGame:
    from shuffleup.hand import no_limit
    from shuffleup.lane import lane_game

    return lane_game("holdem", no_limit(1, 2))


def compile_hands() -> None:
    """Hands one by one, by players of both kinds."""
    from shuffleup.lane.handover import nth_hand
    from shuffleup.lane.whole_hands import LaneSession

    for player in ("random", "tight-table"):
        nth_hand(LaneSession(holdem(), 200, (player,) * 2), 2, seed=0)


def compile_given_hands() -> None:
    """Hands that begin with cards which somebody has."""
    from shuffleup.lane.given_hands import given_hand
    from shuffleup.lane.whole_hands import LaneSession

    given_hand(LaneSession(holdem(), 200, ("caller",) * 2), (0, 1), hands=2)


def compile_simulations() -> None:
    """Many hands in one call."""
    from shuffleup.games import game
    from shuffleup.hand import no_limit
    from shuffleup.law import DEFAULT
    from shuffleup.sim.many_hands import SimulationPlan, play_some

    bots = ("caller",) * 2
    plan = SimulationPlan(game("holdem"), no_limit(1, 2), bots, 200, 2, "0", DEFAULT, lane=True)
    play_some(plan, range(2))


def compile_events() -> None:
    """Hands as they stand at a table."""
    from shuffleup.sim.event_run import EventPlan, run_event
    from shuffleup.tournament.event_terms.structure_maker import Pace

    run_event(EventPlan(2, 0, Pace.TURBO, bots=("caller",) * 2, lane=True))


def compile_environments() -> None:
    """A step at a table of theirs, and a look at it."""
    from shuffleup.lane.environments.vector_tables import VectorTables

    tables = VectorTables(holdem(), 1, 2, 200)
    tables.reset(seed=0)
    tables.step([1])
    tables.look(0)


def compile_histories() -> None:
    """One recorded hand, read and played."""
    from shuffleup.histories.bulk.many_outcomes import played_in_lane

    stakes = "antes = [0, 0]\nblinds_or_straddles = [1, 2]\nmin_bet = 2\n"
    hand = f"variant = 'NT'\n{stakes}starting_stacks = [9, 9]\nactions = ['p2 f']\n"
    played_in_lane(hand.encode())


PARTS = (
    compile_equity,
    compile_hands,
    compile_given_hands,
    compile_simulations,
    compile_events,
    compile_environments,
    compile_histories,
)


if __name__ == "__main__":
    main(sys.argv[1:])
