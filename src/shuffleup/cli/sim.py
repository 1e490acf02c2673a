"""``shuffleup sim``: bots play many hands; what they did, as a table or as JSON."""

from __future__ import annotations

import os
from time import perf_counter

from msgspec.structs import replace

from shuffleup.cli.choices import (
    at_least,
    read_bots,
    read_game,
    read_house,
    read_seats,
    read_seed,
    read_table_stakes,
    stack_of,
)
from shuffleup.cli.engine_choice import Engine, takes_the_lane
from shuffleup.cli.long_runs import RayAddress, counting, hired, of_use, on_cluster, told
from shuffleup.cli.output import UsageError, print_json
from shuffleup.cli.shared_options import USUAL_TABLE, Json, TableOptions
from shuffleup.cli.sim_report import as_object, show
from shuffleup.cli.together import refuse_beside
from shuffleup.games import Sheet
from shuffleup.hand import SetupError, new_hand
from shuffleup.sim.lane_hands import why_not
from shuffleup.sim.many_hands import SimulationPlan, chunks, simulate

DEFAULT_BOTS = ("tight", "loose", "station", "nit", "maniac")
WORTH_A_SECOND_PROCESS = 5_000  # hands; below, starting one takes longer than playing
WORTH_ANOTHER_IN_THE_LANE = 1_000_000
WORTH_THE_LANE = 3_000  # hands; below, its kernels take longer to load than the hands to play


def sim_command(
    game: str = "holdem",
    /,
    *,
    hands: int = 1_000,
    league: bool = False,
    jobs: int | None = None,
    engine: Engine = "auto",
    ray: RayAddress = None,
    as_json: Json = False,
    table: TableOptions = USUAL_TABLE,
) -> int:
    """Let bots play many hands and add up who won what.

    Stacks start full each hand, the bots change seats, the button goes round.

    With a seed the sums are the same on every machine and for any number of processes or machines.

    Parameters
    ----------
    game
        A game (see `shuffleup games`), or a sheet of your own: mine.toml.
    hands
        How many hands; 1000 by default.
    league
        Rank the bots by big blinds or small bets won in 100 hands, with 95 % intervals; every deal
        is played from every seat, and bots of the same name are added up.
    jobs
        Processes to share the work; as many as there are processors for a long run.
    engine
        hand: one hand at a time. lane: compiled, many times faster, to the same sums; it has the
        caller, the random bot and the bots that play by a table. auto: the lane where it can, for
        3,000 hands or more.
    """
    refuse_beside("--ray", "a cluster has its own processors", jobs=jobs if ray else None)
    plan = make_plan(read_game(game), table, at_least("--hands", hands, 1), league)
    plan = with_engine(plan, engine)
    asked = at_least("--jobs", usual_jobs(plan) if jobs is None else jobs, 1)
    processes = of_use(asked, len(chunks(plan)))
    with hired(processes, ray) as crew, counting("dealing", plan.hands) as tell:
        started = perf_counter()
        tally = simulate(plan, crew, tell)
        seconds = perf_counter() - started
    if as_json:
        print_json(as_object(plan, tally, seconds, crew.places))
    else:
        shared = on_cluster(crew) if ray else told(processes, asked)
        show(plan, tally, seconds, shared)
    return 0


def make_plan(
    sheet: Sheet, table: TableOptions, hands: int, league: bool = False
) -> SimulationPlan:
    """Stakes that cannot be played are an argument to correct, not a crash in a worker."""
    stakes = read_table_stakes(sheet, table.stakes, table.structure)
    stack = stack_of(stakes, table)
    seats = read_seats(sheet, table.seats)
    bots = tuple(read_bots(table.bots, DEFAULT_BOTS, seats))
    if league:
        hands = -(-hands // seats) * seats  # whole rounds: every deal from every seat
    seed, house = read_seed(table.seed), read_house(table.book, table.rules)
    plan = SimulationPlan(
        sheet, stakes, bots, stack, hands, seed, house.rules, house.digest, league
    )
    try:
        new_hand(sheet, stakes, [plan.stack] * seats, seed=seed)
    except SetupError as error:
        raise UsageError(str(error)) from error
    return plan


def with_engine(plan: SimulationPlan, engine: Engine) -> SimulationPlan:
    """The plan as it is played: in the lane if that is asked for, or can and is worth it."""
    worth = plan.hands >= WORTH_THE_LANE
    return replace(plan, lane=takes_the_lane(engine, worth, lambda: why_not(plan)))


def usual_jobs(plan: SimulationPlan) -> int:
    enough = WORTH_ANOTHER_IN_THE_LANE if plan.lane else WORTH_A_SECOND_PROCESS
    return (os.cpu_count() or 1) if plan.hands >= enough else 1
