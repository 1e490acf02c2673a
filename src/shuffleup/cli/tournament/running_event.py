"""``shuffleup tournament run``: bots play an event to its winner."""

from __future__ import annotations

from pathlib import Path
from time import perf_counter
from typing import Annotated, Final

from cyclopts import Parameter
from msgspec.structs import asdict, replace

from shuffleup.bots.bot import RefusedError
from shuffleup.cli.choices import at_least, read_house, read_seed
from shuffleup.cli.engine_choice import IN_THE_LANE, engine_name
from shuffleup.cli.output import UsageError, counted, people, print_json, print_line
from shuffleup.cli.shared_options import Json, Seed
from shuffleup.cli.tournament.event_board import looking_at_the_event
from shuffleup.cli.tournament.event_options import (
    AS_USUAL_EVENT,
    USUAL_PLAYERS_OF_EVENT,
    EventOptions,
    EventPlayers,
    plan_of,
    with_players,
)
from shuffleup.cli.tournament.run_log import kept_in
from shuffleup.hand.setup import SetupError
from shuffleup.sim.event_run import EventReport, run_event

MOST_ENTRANTS: Final = 100_000


def run_command(
    *,
    entrants: Annotated[int, Parameter(help="How many enter.")] = 36,
    book: Annotated[
        str, Parameter(help="The rulebook: tournament, rpl, pechanga-t, …, or a house's file.")
    ] = "tournament",
    event: EventOptions = AS_USUAL_EVENT,
    players: EventPlayers = USUAL_PLAYERS_OF_EVENT,
    structure: Annotated[
        Path | None, Parameter(help="All of it from a file of `tournament structure --to`.")
    ] = None,
    seed: Seed = None,
    rules: Annotated[
        str | None, Parameter(help='House rules on top, such as "balance-difference 2".')
    ] = None,
    log: Annotated[
        Path | None, Parameter(help="Keep all of it in this file, for `tournament show`.")
    ] = None,
    quiet: Annotated[bool, Parameter(help="No clock and no tables, only the end.")] = False,
    as_json: Json = False,
) -> int:
    """Let bots play an event: everybody registers, every hand is dealt, one wins, all are paid.

    The structure is made for the number of entrants, with 100 big blinds to begin with at the
    regular pace and 30 hands an hour. Seats are drawn, tables broken and balanced by the book,
    small chips raced off in the breaks; before the money it is hand for hand. With a seed it is the
    same event on every machine and in either engine.
    """
    plan = plan_of(field(entrants), read_seed(seed), event, structure)
    law = read_house(book, rules)
    started = perf_counter()
    try:
        plan = with_players(plan, players, law.rules, entrants)
        with kept_in(log) as kept, looking_at_the_event(quiet or as_json) as watch:
            report = run_event(plan, law.rules, law.digest, watch, kept.keep if kept else None)
    except (SetupError, RefusedError) as error:  # more entrants than the book takes, for one
        raise UsageError(str(error)) from error
    report = replace(report, seconds=round(perf_counter() - started, 3))
    if as_json:
        print_json(asdict(report) | {"engine": engine_name(plan.lane)})
    else:
        show_end(report, plan.lane)
    return 0


def field(entrants: int) -> int:
    """How many enter, if so many can."""
    if at_least("--entrants", entrants, 2) > MOST_ENTRANTS:
        raise UsageError(f"--entrants is {MOST_ENTRANTS:,} at most, not {entrants:,}")
    return entrants


def show_end(report: EventReport, lane: bool) -> None:
    """Who won, and what it came to."""
    console = people()
    began = f"{report.entrants:,} entrants at {counted(report.tables, 'table')}"
    print_line(console, f"{report.winner} wins: {began}, {report.hands:,} hands.")
    print_line(console, f"{report.paid:,} of a pool of {report.pool:,} was paid.")
    moved = counted(report.moves, "player")
    played = f", {IN_THE_LANE}" if lane else ""
    print_line(console, f"{moved} moved to another table; {report.seconds:,.1f} seconds{played}.")
