"""The board on the wall as lines of a screen: ``board_lines(board, width, height)``.

Tables with their open seats, who is called, the lists, the must-moves; drawn from the view of the
wall and from nothing else. Where it does not fit, full tables are told in one line and lists end
with how many more there are: whoever can sit down somewhere is seen first.
"""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from shuffleup.cli.output import counted
from shuffleup.room.instants import clock, day_of
from shuffleup.room.viewing.room_pictures import (
    CallOnBoard,
    GameOnBoard,
    MoveOnBoard,
    NameOnBoard,
    TableOnBoard,
    WallBoard,
)

HEAD, OPEN, CALLED, DIM = "bold cyan", "green", "yellow", "dim"
STANDINGS = {"new": "starting", "private": "private", "broken": "broken", "running": ""}
LEAST_NAMES = 3  # lines of a list that are shown on a small screen
LONGEST_REST = 20  # columns of how many more there are


def board_lines(board: WallBoard, width: int, height: int, title: str = "") -> list[Text]:
    """The board in so many columns and at most so many lines."""
    for names, every_table in ((1000, True), (1000, False), (LEAST_NAMES, False), (1, False)):
        lines = [headline(board, width, title), *sections(board, width, names, every_table)]
        if len(lines) <= height:
            break
    if len(lines) > height:
        rest = len(lines) - height + 1
        lines = [*lines[: height - 1], Text(f"… and {counted(rest, 'line')} more", style=DIM)]
    for line in lines:
        line.truncate(width, overflow="ellipsis")
    return lines


def headline(board: WallBoard, width: int, title: str) -> Text:
    """``2026-11-16 19:05  3 tables, 24 seated, 6 waiting``."""
    seated = sum(table.taken for table in board.tables)
    waiting = sum(len(game.waiting) for game in board.games)
    told = f"{counted(len(board.tables), 'table')}, {seated} seated, {waiting} waiting"
    when = f"{day_of(board.now, board.zone)} {clock(board.now, board.zone)}"
    line = Text().append(when, style="bold").append(f"  {told}")
    gap = width - line.cell_len - len(title)
    return line.append(f"{' ' * gap}{title}", style=DIM) if gap > 1 else line


def sections(board: WallBoard, width: int, names: int, every_table: bool) -> list[Text]:
    lines = tables(board, width, every_table)
    if board.calls:
        lines += [Text("CALLED", style=HEAD), *(call_line(board, call) for call in board.calls)]
    lines.append(Text("LISTS", style=HEAD))
    if not board.games:
        lines.append(Text("  no game is on the board yet", style=DIM))
    for game in board.games:
        lines += list_lines(game, width, names)
    for move in board.moves:
        lines += move_lines(move, width)
    lines += row_of(("CHANGE TO", board.transfers), width)
    lines += row_of(("SEATS COMING FROM", board.coming), width)
    if board.posted:
        posted = ", ".join(f"{name} {amount:,}" for name, amount in board.posted)
        lines += wrapped(Text().append("POSTED  ", style=HEAD).append(posted), width)
    return lines


# ---- tables ----------------------------------------------------------------------------------


def tables(board: WallBoard, width: int, every_table: bool) -> list[Text]:
    lines = [Text("TABLES", style=HEAD)]
    if not board.tables:
        return [*lines, Text("  no table is open", style=DIM)]
    shown = [one for one in board.tables if every_table or is_news(one)]
    full = [one.number for one in board.tables if one not in shown]
    places = max(len(one.number) for one in board.tables)
    games = max(len(one.game) for one in board.tables)
    lines += [table_line(one, places, games) for one in shown]
    if full:
        lines += wrapped(Text().append("  full: ", style=DIM).append(", ".join(full)), width)
    return lines


def is_news(table: TableOnBoard) -> bool:
    """Whether there is something to say of a table besides that it is full."""
    return bool(table.open_seats or table.kept or table.standing != "running" or table.feeds)


def table_line(table: TableOnBoard, places: int, games: int) -> Text:
    line = Text(f"  {table.number:>{places}}  {table.game:<{games}}  ")
    line.append(f"{table.taken:>2}/{table.seats:<2}  ", style="bold")
    if table.open_seats:
        line.append(f"open {seats(table.open_seats)}", style=OPEN)
    elif table.taken == table.seats:
        line.append("full", style=DIM)
    if table.kept:
        line.append(f"  kept {seats(table.kept)}", style=CALLED)
    if table.feeds:
        line.append(f"  must-move to {', '.join(table.feeds)}", style="magenta")
    notes = [STANDINGS[table.standing], "dealt by hand" if table.by_hand else "", table.place]
    said = ", ".join(note for note in notes if note)
    return line.append(f"  {said}", style=DIM) if said else line


def seats(places: Iterable[int]) -> str:
    return ", ".join(str(at + 1) for at in places)


# ---- names -----------------------------------------------------------------------------------


def call_line(board: WallBoard, call: CallOnBoard) -> Text:
    line = Text("  ").append(call.player, style=f"bold {CALLED}")
    line.append(f"  seat {call.seat + 1} of table {call.table} ({call.game}), {call.state}")
    if call.until is not None:
        line.append(f" until {clock(call.until, board.zone)}", style=CALLED)
    return line


def list_lines(game: GameOnBoard, width: int, most: int) -> list[Text]:
    """``1/2 (holdem no-limit 1/2): 1 Ann  2 Bob (phone)  3 Cy``, in at most so many lines."""
    pace = f", a seat every {counted(game.pace, 'minute')}" if game.pace else ""
    line = Text("  ").append(game.name, style="bold")
    line.append(f" ({game.game} {game.stakes}{pace}): ", style=DIM)
    if not game.waiting:
        return [line.append("nobody waits", style=DIM)]
    room = most * (width - 8) - LONGEST_REST
    for place, one in enumerate(game.waiting, 1):
        name = on_list(place, one)
        if line.cell_len + name.cell_len > room and place > 1:
            rest = len(game.waiting) - place + 1
            line.append(f"… and {rest:,} more", style=DIM)
            break
        line.append_text(name).append("  ")
    return wrapped(line, width)


def on_list(place: int, one: NameOnBoard) -> Text:
    note = " (phone)" if one.by_phone else " (passed over)" if one.passed else ""
    style = CALLED if one.called else DIM if one.passed else ""
    return Text(f"{place} {one.player}{note}", style=style)


def move_lines(move: MoveOnBoard, width: int) -> list[Text]:
    line = Text().append("MUST MOVE  ", style=HEAD)
    line.append(f"table {move.feeder} to {', '.join(move.mains)} ({move.game}): ")
    line.append(", ".join(move.line) or "nobody in line")
    for player, table, seat in move.told:
        line.append(f"; {player} has to move to seat {seat + 1} of table {table}", style=CALLED)
    return wrapped(line, width)


def row_of(what: tuple[str, tuple[tuple[str, tuple[str, ...]], ...]], width: int) -> list[Text]:
    title, rows = what
    lines = []
    for table, players in rows:
        line = Text().append(f"{title}  ", style=HEAD).append(f"table {table}: ")
        lines += wrapped(line.append(", ".join(players)), width)
    return lines


def wrapped(line: Text, width: int) -> list[Text]:
    """A line over several, what follows indented."""
    from rich.console import Console

    first, *more = line.wrap(Console(width=width), width - 4)
    return [first, *(Text("    ").append_text(one) for one in more)]
