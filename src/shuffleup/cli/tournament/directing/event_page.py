"""The director's board as lines of a screen: ``event_lines(board, width, height)``.

The clock, the numbers, what is due, the tables, who is out; drawn from the board and from nothing
else. Where it does not fit, tables are told without their players, and the end is left out.
"""

from __future__ import annotations

from rich.text import Text

from shuffleup.cli.output import counted
from shuffleup.cli.room.board_page import wrapped
from shuffleup.room.instants import clock, day_of
from shuffleup.tournament.viewing.director_board import DirectorBoard, SeatOnDesk, TableOnDesk

HEAD, NEWS, DIM = "bold cyan", "yellow", "dim"
MOST_PRIZES = 12


def event_lines(board: DirectorBoard, width: int, height: int) -> list[Text]:
    """The board in so many columns and at most so many lines."""
    for players in (True, False):
        lines = [*top(board, width), *tables(board, width, players), *ends(board, width)]
        if len(lines) <= height:
            break
    if len(lines) > height:
        rest = len(lines) - height + 1
        lines = [*lines[: height - 1], Text(f"… and {counted(rest, 'line')} more", style=DIM)]
    for line in lines:
        line.truncate(width, overflow="ellipsis")
    return lines


def top(board: DirectorBoard, width: int) -> list[Text]:
    """Clock, entries and money."""
    when = f"{day_of(board.now, board.zone)} {clock(board.now, board.zone)}"
    lines = [Text().append(f"{when}  {board.name}", style="bold").append(f"  {board.book}", DIM)]
    lines.append(Text(clock_in_words(board), style="bold" if board.clock.runs else NEWS))
    seats = counted(len(board.tables), "table")
    registration = "open" if board.registration else "closed"
    lines.append(
        Text(
            f"{board.left} of {counted(board.entries, 'entry').replace('entrys', 'entries')} left, "
            f"{seats}, average {board.average:,} of {board.chips:,}; registration {registration}"
        )
    )
    money = f"Pool {board.pool:,}, fee {board.fee:,}, paid {board.paid:,}"
    lines += wrapped(Text(f"{money}. Prizes: {prizes(board)}"), width)
    if board.waiting:
        lines += wrapped(Text(f"Without a seat: {', '.join(board.waiting)}", style=NEWS), width)
    lines += [Text(f"DUE  {says}", style=f"bold {NEWS}") for says in board.due]
    return lines


def prizes(board: DirectorBoard) -> str:
    shown = [
        f"deal {prize:,}" if at <= board.agreed else f"{at}. {prize:,}"
        for at, prize in enumerate(board.prizes[:MOST_PRIZES], 1)
    ]
    if board.for_winner:
        shown.append(f"for the winner {board.for_winner:,}")
    more = len(board.prizes) - MOST_PRIZES
    return ", ".join([*shown, *([f"and {more} more"] if more > 0 else [])]) or "none yet"


def clock_in_words(board: DirectorBoard) -> str:
    """``Level 4 of 18: 100/200, 12:30 left (until 19:40). Next 150/300; break at 20:20``."""
    now = board.clock
    if board.over:
        return "The event is over"
    if not now.level:
        return f"Play has not begun. Level 1: {now.stakes}"
    left = f"{now.seconds // 60}:{now.seconds % 60:02} left"
    if now.runs:
        ends = f"{left} (until {clock(now.ends, board.zone)})" if now.ends else "to the end"
    else:
        ends = f"the clock stands, {left}"
    after = f". Next: {now.next}" if now.next else ""
    rest = f"; break at {clock(now.next_break, board.zone)}" if now.next_break else ""
    level = f"Level {now.number} of {now.last}: {now.stakes}" if now.number else "Break"
    return f"{level}, {ends}{after}{rest}"


def tables(board: DirectorBoard, width: int, players: bool) -> list[Text]:
    if not board.tables:
        return []
    lines = [Text("TABLES", style=HEAD)]
    for table in board.tables:
        lines += wrapped(table_line(table, players), width)
    return lines


def table_line(table: TableOnDesk, players: bool) -> Text:
    line = Text(f"  {table.number:>2}  ", style="bold")
    line.append(f"{len(table.players)}/{table.seats}  ").append(f"{table.chips:,}  ", style=DIM)
    taken = {one.seat for one in table.players}
    free = [str(at) for at in range(1, table.seats + 1) if at not in taken]
    if players:
        line.append("  ".join(seat_in_words(one, table.button) for one in table.players))
    if free:
        line.append(f"  open {', '.join(free)}", style="green")
    if table.halted:
        line.append("  halted", style=NEWS)
    return line


def seat_in_words(one: SeatOnDesk, button: int) -> str:
    """``3 Ann 5,000``; a star has the button, ``?`` was not counted."""
    chips = "?" if one.chips < 0 else f"{one.chips:,}"
    star = "*" if one.seat == button else ""
    away = " away" if one.away else ""
    return f"{one.seat}{star} {one.player} {chips}{away}"


def ends(board: DirectorBoard, width: int) -> list[Text]:
    """Who is out, the last first."""
    if not board.places:
        return []
    told = ", ".join(
        f"{one.place}. {one.player}{f' ({one.prize:,})' if one.prize else ''}"
        for one in board.places
    )
    return wrapped(Text().append("PLACES  ", style=HEAD).append(told), width)
