"""A simulated day to look at: the board while it runs, and what it came to."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic
from typing import TYPE_CHECKING, Final

from shuffleup.cli.output import aside, counted, people, print_line, show_table
from shuffleup.room.instants import clock
from shuffleup.room.lists.waiting_lists import tables_of
from shuffleup.sim.room_day.day_plan import DayPlan
from shuffleup.sim.room_day.running_day import RoomDay
from shuffleup.sim.room_day.simulated_day import DayReport
from shuffleup.table.state import taken_seats

if TYPE_CHECKING:
    from rich.table import Table

FRAMES_A_SECOND: Final = 5
BAR: Final = 30
COLUMNS: Final = ("game", "tables", "players", "waiting", "called", "hands")


def game_rows(day: RoomDay) -> list[tuple[str, ...]]:
    """One line for each game of the board."""
    rows = []
    for name, listing in day.room.listings.items():
        numbers = tables_of(day.room, name)
        players = sum(len(taken_seats(day.room.tables[number])) for number in numbers)
        figures = (
            len(numbers), players, len(listing.waiting), len(listing.calls), day.hands[name],
        )  # fmt: skip
        rows.append((name, *(f"{figure:,}" for figure in figures)))
    return rows


def board(day: RoomDay) -> Table:
    from rich.table import Table

    room, plan = day.room, day.plan
    done = (room.now - day.starts) * BAR // (day.ends - day.starts)
    title = (
        f"{plan.book}, {clock(room.now, plan.zone)}  "
        f"{'━' * done}{'─' * (BAR - done)}  {sum(day.hands.values()):,} hands"
    )
    table = Table(*COLUMNS, title=title, title_justify="left")
    for column in table.columns[1:]:
        column.justify = "right"
    for row in game_rows(day):
        table.add_row(*row)
    here = sum(person.here for person in room.people.values())
    away = sum(
        not seat.presence.here for one in room.tables.values() for _, seat in taken_seats(one)
    )
    table.caption = (
        f"{counted(day.counts['visits'], 'visit')}, {here:,} here, {away:,} away; "
        f"{counted(sum(day.refused.values()), 'refusal')}; "
        f"{'the books balance' if not day.audit.faults else 'THE BOOKS DO NOT BALANCE'}"
    )
    return table


@contextmanager
def looking_at_the_board(plan: DayPlan, quiet: bool) -> Iterator[Callable[[RoomDay], None]]:
    """The board on stderr, a few times a second, if someone is watching."""
    console = aside()
    if quiet or not console.is_terminal:
        yield lambda day: None
        return
    from rich.live import Live

    with Live(console=console, auto_refresh=False, transient=True) as live:
        drawn = 0.0

        def draw(day: RoomDay) -> None:
            nonlocal drawn
            if monotonic() - drawn >= 1 / FRAMES_A_SECOND:
                live.update(board(day), refresh=True)
                drawn = monotonic()

        yield draw


# ---- afterwards ------------------------------------------------------------------------------


def show_day(report: DayReport, day: RoomDay) -> None:
    """What the day came to: by game, in sums, and what was refused."""
    from rich.table import Table

    table = Table("game", "hands", "tables opened", "drop", "seats given from the list")
    for column in table.columns[1:]:
        column.justify = "right"
    for name in day.games:
        figures = (day.hands[name], *(day.sums[what, name] for what in ("opened", "drop", "given")))
        table.add_row(name, *(f"{figure:,}" for figure in figures))
    hours = counted(day.plan.hours, "hour")
    title = f"{report.book}: {hours}, {counted(report.visits, 'visit')}, {report.tables} tables"
    show_table(title, table)
    console = people()
    print_line(console, f"{report.hands:,} hands in {report.seconds:,.1f} seconds.")
    books = "balanced" if report.balanced else "DID NOT BALANCE"
    looks = counted(day.audit.looks, "time")
    print_line(console, f"The books {books}; they were compared with the tables {looks}.")
    for fault in day.audit.faults[:5]:
        print_line(console, f"  {fault}")
    refused = ", ".join(f"{reason} {count}" for reason, count in day.refused.most_common())
    print_line(
        console, f"{counted(report.refusals, 'refusal')}{f': {refused}' if refused else '.'}"
    )
