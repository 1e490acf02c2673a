"""``shuffleup room simulate``: a day of a room, with a board to look at and a summary."""

from __future__ import annotations

from pathlib import Path
from time import perf_counter
from typing import Annotated, Final

from cyclopts import Parameter
from msgspec.structs import asdict

from shuffleup.cli.choices import at_least, read_house, read_seed
from shuffleup.cli.output import UsageError, print_json
from shuffleup.cli.room.day_board import looking_at_the_board, show_day
from shuffleup.cli.room.day_log import DayLog
from shuffleup.cli.shared_options import Json, Seed
from shuffleup.sim.room_day import DayPlan, simulate_day

UNBALANCED: Final = 1
MOST_TABLES: Final = 1_000
MOST_HOURS: Final = 24
EVENING: Final = DayPlan(visits=200, tables=10, hours=4)
WHOLE_DAY: Final = DayPlan(visits=2_000, tables=60, hours=12)


def simulate_command(
    *,
    book: Annotated[
        str, Parameter(help="The rulebook: pechanga, mohegan, rpl, …, or a house's file.")
    ] = "mohegan",
    day: Annotated[
        bool, Parameter(help="A full day: 12 hours, 2,000 visits, 60 tables; else an evening.")
    ] = False,
    visits: Annotated[int | None, Parameter(help="How many people come.")] = None,
    tables: Annotated[int | None, Parameter(help="How many tables there are.")] = None,
    hours: Annotated[int | None, Parameter(help="How long the room is open.")] = None,
    seed: Seed = None,
    rules: Annotated[
        str | None, Parameter(help='House rules on top, such as "waiting-list-rolls 2".')
    ] = None,
    log: Annotated[Path | None, Parameter(help="Keep every event in this file.")] = None,
    quiet: Annotated[bool, Parameter(help="No board, only the summary.")] = False,
    as_json: Json = False,
) -> int:
    """Let a room run for a day: people come, wait, play, eat and go, and the staff see to them.

    Games open and break by the book, one of them feeds another, boxes are counted, a jackpot is
    posted, and every hand is dealt and played by bots. Everything is put to the room with the
    sender whose part it is; what it refuses is counted, and once a minute the books are compared
    with what lies on the tables.
    """
    usual = WHOLE_DAY if day else EVENING
    plan = DayPlan(
        book,
        read_seed(seed),
        within("--visits", visits, usual.visits, 10**6),
        within("--tables", tables, usual.tables, MOST_TABLES),
        within("--hours", hours, usual.hours, MOST_HOURS),
    )
    law = read_house(book, rules)
    with DayLog(log) as kept, looking_at_the_board(plan, quiet or as_json) as watch:
        report, done = simulate_day(law.rules, law.digest, plan, watch, kept.keep, perf_counter)
    if as_json:
        print_json(asdict(report))
    else:
        show_day(report, done)
    return 0 if report.balanced else UNBALANCED


def within(option: str, value: int | None, usual: int, most: int) -> int:
    if value is None:
        return usual
    if at_least(option, value, 1) > most:
        raise UsageError(f"{option} is {most:,} at most, not {value:,}")
    return value
