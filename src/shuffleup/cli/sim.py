"""``shuffleup sim``: bots play many hands; what they did, as a table or as JSON."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter

from shuffleup.cli.amounts import amount
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
from shuffleup.cli.describe import table_title
from shuffleup.cli.long_runs import of_use, told
from shuffleup.cli.output import UsageError, aside, people, print_json
from shuffleup.cli.shared_options import USUAL_TABLE, Json, TableOptions
from shuffleup.games import Sheet
from shuffleup.hand import SetupError, new_hand
from shuffleup.hand.words.setup_words import show_stakes
from shuffleup.sim.many_hands import (
    Score,
    SimulationPlan,
    SimulationTally,
    Tell,
    chunks,
    simulate,
)

DEFAULT_BOTS = ("tight", "loose", "caller", "maniac", "random")
WORTH_A_SECOND_PROCESS = 5_000  # hands; below, starting one takes longer than playing


def sim_command(
    game: str = "holdem",
    /,
    *,
    hands: int = 1_000,
    jobs: int | None = None,
    as_json: Json = False,
    table: TableOptions = USUAL_TABLE,
) -> int:
    """Let bots play many hands and add up who won what.

    Stacks start full each hand, the bots change seats, the button goes round.

    With a seed the sums are the same on every machine and for any number of processes.

    Parameters
    ----------
    game
        A game (see `shuffleup games`), or a sheet of your own: mine.toml.
    hands
        How many hands; 1000 by default.
    jobs
        Processes to share the work; as many as there are processors for a long run.
    """
    plan = make_plan(read_game(game), table, at_least("--hands", hands, 1))
    asked = at_least("--jobs", usual_jobs(plan) if jobs is None else jobs, 1)
    processes = of_use(asked, len(chunks(plan)))
    started = perf_counter()
    with telling(plan.hands) as tell:
        tally = simulate(plan, processes, tell)
    seconds = perf_counter() - started
    if as_json:
        print_json(as_object(plan, tally, seconds, processes))
    else:
        show(plan, tally, seconds, told(processes, asked))
    return 0


def make_plan(sheet: Sheet, table: TableOptions, hands: int) -> SimulationPlan:
    """Stakes that cannot be played are an argument to correct, not a crash in a worker."""
    stakes = read_table_stakes(sheet, table.stakes, table.structure)
    stack = stack_of(stakes, table)
    seats = read_seats(sheet, table.seats)
    bots = tuple(read_bots(table.bots, DEFAULT_BOTS, seats))
    seed, house = read_seed(table.seed), read_house(table.book, table.rules)
    plan = SimulationPlan(sheet, stakes, bots, stack, hands, seed, house.rules, house.digest)
    try:
        new_hand(sheet, stakes, [plan.stack] * seats, seed=seed)
    except SetupError as error:
        raise UsageError(str(error)) from error
    return plan


def usual_jobs(plan: SimulationPlan) -> int:
    return (os.cpu_count() or 1) if plan.hands >= WORTH_A_SECOND_PROCESS else 1


@contextmanager
def telling(hands: int) -> Iterator[Tell]:
    """A progress bar on stderr if someone is watching."""
    console = aside()
    if not console.is_terminal:
        yield lambda done: None
        return
    from rich.progress import Progress

    with Progress(console=console, transient=True) as bar:
        task = bar.add_task("dealing", total=hands)
        yield lambda done: bar.update(task, completed=done)


def as_object(
    plan: SimulationPlan, tally: SimulationTally, seconds: float, jobs: int
) -> dict[str, object]:
    return {
        "game": plan.sheet.key,
        "stakes": show_stakes(plan.stakes),
        "stack": plan.stack,
        "seed": plan.seed,
        "hands": tally.hands,
        "actions": tally.actions,
        "showdowns": tally.showdowns,
        "biggest_pot": tally.biggest_pot,
        "carried": tally.carried,
        "bots": [
            {
                "bot": name,
                "ahead": score.ahead,
                "won": score.won,
                "lost": score.lost,
                "net": score.net,
                "net_per_100": round(per_100(score, tally.hands), 2),
                "showdowns": score.showdowns,
                "biggest_pot": score.biggest_pot,
            }
            for name, score in zip(plan.bots, tally.scores, strict=True)
        ],
        "jobs": jobs,
        "seconds": round(seconds, 3),
        "hands_per_second": round(tally.hands / seconds),
    }


def per_100(score: Score, hands: int) -> float:
    return 100 * score.net / hands


def show(plan: SimulationPlan, tally: SimulationTally, seconds: float, shared: str) -> None:
    from rich.table import Table

    table = Table(box=None, pad_edge=False, header_style="bold", padding=(0, 3, 0, 0))
    table.add_column("bot")
    for heading in ("net", "per 100 hands", "won", "lost", "ahead", "showdowns", "biggest pot"):
        table.add_column(heading, justify="right")
    ranked = sorted(zip(plan.bots, tally.scores, strict=True), key=lambda pair: -pair[1].net)
    for name, score in ranked:
        table.add_row(
            name,
            f"{score.net:+,}",
            f"{per_100(score, tally.hands):+,.1f}",
            f"{score.won:,}",
            f"{score.lost:,}",
            f"{score.ahead:,}",
            f"{score.showdowns:,}",
            f"{score.biggest_pot:,}",
            style="green" if score.net > 0 else "",
        )
    console = people()
    dollar = plan.stakes.dollar
    stack = amount(plan.stack, dollar)
    chips = "" if dollar == 1 else f"; in chips of {amount(1, dollar)}"
    console.print(f"{table_title(plan.sheet, plan.stakes)}, stacks of {stack}{chips}\n")
    console.print(table)
    if tally.carried:
        console.print(f"\n{tally.carried:,} stayed in pots that nobody opened.")
    rate = f"{tally.hands / seconds:,.0f} hands/s"
    console.print(
        f"\n{tally.hands:,} hands, {tally.actions:,} actions, {tally.showdowns:,} showdowns; "
        f"{seconds:.1f} s, {rate}{shared}. Every chip is accounted for."
    )
    console.print(f"Again: --seed {plan.seed}", style="dim", soft_wrap=True)
