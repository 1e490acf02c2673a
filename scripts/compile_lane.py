"""The kernels of the lane and of equity, compiled into numba's cache: so no test worker has to.

    python -m scripts.compile_lane

With the cache as it should be this takes a second or two; after a change of a kernel, or in a new
checkout, two to three minutes.
"""

from __future__ import annotations

from time import perf_counter


def main() -> None:
    begun = perf_counter()
    try:
        compile_all()
    except ImportError as error:
        print(f"no kernels here, and no tests of them: {error}")
        return
    print(f"ready in {perf_counter() - begun:.1f} s")


def compile_all() -> None:
    """Everything that Python calls, once or twice."""
    compile_equity()
    compile_hands()
    compile_environments()
    compile_histories()


def compile_equity() -> None:
    """All boards, random deals and values in a batch; numba is asked for, or none would be used."""
    import numba  # noqa: F401
    import numpy as np

    from shuffleup.equity import batch_high, equity

    equity("holdem", ["AsAh", "KsKh"], exact=True)
    equity("holdem", ["AsAh", "random"], samples=1)
    batch_high(np.arange(7, dtype=np.uint8).reshape(1, 7))


def compile_hands() -> None:
    """One hand or two through every function of the lane."""
    from shuffleup.games import game
    from shuffleup.hand import no_limit
    from shuffleup.lane import lane_game
    from shuffleup.lane.given_hands import given_hand
    from shuffleup.lane.handover import nth_hand
    from shuffleup.lane.whole_hands import LaneSession
    from shuffleup.law import DEFAULT
    from shuffleup.sim.event_run import EventPlan, run_event
    from shuffleup.sim.many_hands import SimulationPlan, play_some
    from shuffleup.tournament.event_terms.structure_maker import Pace

    holdem = lane_game("holdem", no_limit(1, 2))
    for player in ("random", "tight-table"):
        nth_hand(LaneSession(holdem, 200, (player,) * 2), 2, seed=0)
    given_hand(LaneSession(holdem, 200, ("caller",) * 2), (0, 1), hands=2)
    bots = ("caller",) * 2
    plan = SimulationPlan(game("holdem"), no_limit(1, 2), bots, 200, 2, "0", DEFAULT, lane=True)
    play_some(plan, range(2))
    run_event(EventPlan(2, 0, Pace.TURBO, bots=bots, lane=True))


def compile_environments() -> None:
    """A step at a table of theirs, and a look at it."""
    from shuffleup.hand import no_limit
    from shuffleup.lane import lane_game
    from shuffleup.lane.environments.vector_tables import VectorTables

    tables = VectorTables(lane_game("holdem", no_limit(1, 2)), 1, 2, 200)
    tables.reset(seed=0)
    tables.step([1])
    tables.look(0)


def compile_histories() -> None:
    """One recorded hand, read and played."""
    from shuffleup.histories.bulk.many_outcomes import played_in_lane

    stakes = "antes = [0, 0]\nblinds_or_straddles = [1, 2]\nmin_bet = 2\n"
    hand = f"variant = 'NT'\n{stakes}starting_stacks = [9, 9]\nactions = ['p2 f']\n"
    played_in_lane(hand.encode())


if __name__ == "__main__":
    main()
