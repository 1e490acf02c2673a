"""``shuffleup tournament try``: bots play a structure several times, before anybody pays for it."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter
from msgspec.structs import replace

from shuffleup.bots.bot import RefusedError
from shuffleup.cli.choices import at_least, read_house, read_seed
from shuffleup.cli.engine_choice import IN_THE_LANE, engine_name
from shuffleup.cli.long_runs import RayAddress, counting, hired, of_use
from shuffleup.cli.output import UsageError, print_json, show_table
from shuffleup.cli.shared_options import Json, Seed
from shuffleup.cli.together import refuse_beside
from shuffleup.cli.tournament.event_options import (
    AS_USUAL_EVENT,
    USUAL_PLAYERS_OF_EVENT,
    EventOptions,
    EventPlayers,
    plan_of,
    with_players,
)
from shuffleup.cli.tournament.making_structures import USUAL_PLAYERS, in_hours
from shuffleup.hand.setup import SetupError
from shuffleup.sim.event_run.event_plan import EventPlan
from shuffleup.sim.event_run.tried_structure import OutcomeSpread, TrialReport, try_structure

MOST_TIMES: Final = 10_000
WORTH_A_SECOND_PROCESS: Final = 100  # entrants over all events; below, starting one takes longer


def try_command(
    structure: Annotated[
        Path | None, Parameter(help="A file of `tournament structure --to`; else one is made.")
    ] = None,
    /,
    *,
    entrants: Annotated[
        int | None, Parameter(help="How many enter; as many as it was made for usually.")
    ] = None,
    times: Annotated[int, Parameter(help="How many events are played.")] = 20,
    book: Annotated[
        str, Parameter(help="The rulebook: tournament, rpl, pechanga-t, …, or a house's file.")
    ] = "tournament",
    event: EventOptions = AS_USUAL_EVENT,
    players: EventPlayers = USUAL_PLAYERS_OF_EVENT,
    seed: Seed = None,
    rules: Annotated[
        str | None, Parameter(help='House rules on top, such as "balance-difference 2".')
    ] = None,
    jobs: Annotated[
        int | None,
        Parameter(help="Processes to share the events; one for each processor usually."),
    ] = None,
    ray: RayAddress = None,
    as_json: Json = False,
) -> int:
    """Try a structure: bots really play it, every hand, and its length and depth are told.

    For each of length, hands and the big blinds in an average stack when the final table begins:
    the median, and what one event in ten stays below and above. A structure that cannot be played
    is refused with the reason. With a seed the result is the same however the events are shared,
    and in either engine.
    """
    refuse_beside("--ray", "a cluster has its own processors", jobs=jobs if ray else None)
    if at_least("--times", times, 1) > MOST_TIMES:
        raise UsageError(f"--times is {MOST_TIMES:,} at most, not {times:,}")
    field = USUAL_PLAYERS if entrants is None else at_least("--entrants", entrants, 2)
    plan = plan_of(field, read_seed(seed), event, structure)
    if entrants is None and plan.structure is not None and plan.structure.players:
        plan = replace(plan, entrants=plan.structure.players)
    law = read_house(book, rules)
    asked = at_least("--jobs", usual_jobs(plan, times) if jobs is None else jobs, 1)
    processes = of_use(asked, times)
    try:
        plan = with_players(plan, players, law.rules, plan.entrants * times // processes)
        with hired(processes, ray) as crew, counting("events", times, as_json) as watch:
            report = try_structure(plan, times, law.rules, law.digest, watch, crew)
    except (SetupError, RefusedError) as error:
        where = f"{structure}: " if structure is not None else ""
        raise UsageError(f"{where}{error}") from error
    if as_json:
        print_json(in_json(report) | {"engine": engine_name(plan.lane)})
    else:
        show_trials(report, plan.lane)
    return 0


def usual_jobs(plan: EventPlan, times: int) -> int:
    return (os.cpu_count() or 1) if plan.entrants * times >= WORTH_A_SECOND_PROCESS else 1


def in_json(report: TrialReport) -> dict[str, object]:
    """Minutes, hands and big blinds; the last with one decimal."""
    return {
        "entrants": report.entrants,
        "times": report.times,
        "minutes": three(report.minutes),
        "hands": three(report.hands),
        "final_table": three(report.final_table, 10),
    }


def three(spread: OutcomeSpread, parts: int = 0) -> dict[str, int | float]:
    numbers = {"low": spread.low, "median": spread.median, "high": spread.high}
    return {name: one / parts for name, one in numbers.items()} if parts else {**numbers}


def show_trials(report: TrialReport, lane: bool) -> None:
    """One line each for length, hands and depth."""
    from rich.table import Table

    table = Table("", "median", "10 % below", "10 % above")
    for column in table.columns[1:]:
        column.justify = "right"
    rows: tuple[tuple[str, OutcomeSpread, Callable[[int], str]], ...] = (
        ("hours", report.minutes, in_hours),
        ("hands", report.hands, lambda one: f"{one:,}"),
        ("big blinds at the final table", report.final_table, lambda one: f"{one / 10:,.1f}"),
    )
    for what, spread, shown in rows:
        table.add_row(what, *map(shown, (spread.median, spread.low, spread.high)))
    events = "event" if report.times == 1 else "events"
    played = f", {IN_THE_LANE}" if lane else ""
    show_table(f"{report.times:,} {events} of {report.entrants:,} entrants{played}", table)
