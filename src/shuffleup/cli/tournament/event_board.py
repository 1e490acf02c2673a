"""An event to look at while bots play it: its clock, who is left, the largest stacks."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic
from typing import TYPE_CHECKING, Final

from shuffleup.cli.output import aside, counted
from shuffleup.room.instants import MINUTE
from shuffleup.sim.event_run.whole_event import EventRun
from shuffleup.table.state import Table as PokerTable
from shuffleup.table.state import taken_seats
from shuffleup.tournament.event_clock.running_clock import level_of
from shuffleup.tournament.event_terms.level_numbers import level_number
from shuffleup.tournament.event_terms.level_record import Level
from shuffleup.tournament.event_terms.structure_preview import big_blind_of
from shuffleup.tournament.state import Tournament

if TYPE_CHECKING:
    from rich.table import Table

FRAMES_A_SECOND: Final = 5
MOST_ROWS: Final = 10
COLUMNS: Final = ("table", "players", "hands", "chips", "largest stack")


def clock_line(event: Tournament) -> str:
    """``level 4: 100/200, 12 minutes left``."""
    level, clock = level_of(event), event.clock
    if clock.goes_on_at:
        minutes = max(0, clock.goes_on_at - event.room.now) // MINUTE
        return f"break, {counted(minutes, 'minute')} left"
    number = level_number(event.levels, clock.level)
    now = f"level {number}: {played_at(level)}" if number else played_at(level)
    if not clock.ends:
        return f"{now}, to the end"
    minutes = max(0, clock.ends - event.room.now) // MINUTE
    return f"{now}, {counted(minutes, 'minute')} left"


def played_at(level: Level) -> str:
    """``100/200``, or the bets of a game without blinds; ``break``."""
    if level.stakes is None:
        return "break"
    amounts = level.stakes.blinds or (level.stakes.small_bet, level.stakes.big_bet)
    return f"{level.game} ".lstrip() + "/".join(f"{one:,}" for one in amounts)


def table_row(number: str, table: PokerTable) -> tuple[str, ...]:
    seats = [seat for _, seat in taken_seats(table)]
    largest = max(seats, key=lambda seat: seat.stack)
    chips = sum(seat.stack for seat in seats)
    first = f"{largest.player} {largest.stack:,}"
    return number, f"{len(seats)}", f"{table.hands:,}", f"{chips:,}", first


def event_board(run: EventRun) -> Table:
    from rich.table import Table

    event = run.event
    stakes = level_of(event).stakes
    big = big_blind_of(stakes) if stakes is not None else 0
    title = f"{clock_line(event)}  {run.left:,} of {run.plan.entrants:,} left, {run.hands:,} hands"
    table = Table(*COLUMNS, title=title, title_justify="left")
    for column in table.columns[1:4]:
        column.justify = "right"
    shown = [(number, one) for number, one in event.tables.items() if taken_seats(one)]
    for number, one in shown[:MOST_ROWS]:
        table.add_row(*table_row(number, one))
    average = event.issued // max(1, run.left)
    caption = f"average {average:,}" + (f", {average // big:,} big blinds" if big else "")
    more = len(shown) - MOST_ROWS
    table.caption = caption + (f"; {counted(more, 'more table')}" if more > 0 else "")
    return table


@contextmanager
def looking_at_the_event(quiet: bool) -> Iterator[Callable[[EventRun], None]]:
    """The clock and the tables on stderr, a few times a second, if someone is watching."""
    console = aside()
    if quiet or not console.is_terminal:
        yield lambda run: None
        return
    from rich.live import Live

    with Live(console=console, auto_refresh=False, transient=True) as live:
        drawn = 0.0

        def draw(run: EventRun) -> None:
            nonlocal drawn
            if monotonic() - drawn >= 1 / FRAMES_A_SECOND:
                live.update(event_board(run), refresh=True)
                drawn = monotonic()

        yield draw
