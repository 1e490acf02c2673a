"""``shuffleup room board``: the board on the wall, once or for as long as somebody looks on."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from time import sleep
from typing import Annotated

from cyclopts import Parameter
from msgspec import to_builtins
from rich.console import Console
from rich.text import Text

from shuffleup.cli.output import UsageError, people, print_json
from shuffleup.cli.room.board_page import board_lines
from shuffleup.cli.room.desk import Desk, open_desk
from shuffleup.cli.room.desk_options import USUAL_DESK, At, DeskOptions, sender_of
from shuffleup.cli.room.desk_time import time_for, wall_clock
from shuffleup.cli.shared_options import Json
from shuffleup.log.codec import from_json
from shuffleup.room.viewing.room_view import encode_room_view, room_view
from shuffleup.room.viewing.wall_board import wall_board

EVERY = 1.0  # seconds between two looks at the log
HOME, CLEAR_LINE, CLEAR_BELOW = "\x1b[H", "\x1b[K", "\x1b[J"


def board_command(
    log: Path,
    /,
    *,
    at: At = None,
    watch: Annotated[bool, Parameter(help="Stay, and show what changes; Ctrl-C ends it.")] = False,
    as_json: Json = False,
) -> int:
    """Show the board on the wall: tables with open seats, lists, pages, lock-ups, must-moves.

    What is due by now is shown as done; nothing is written.

    Parameters
    ----------
    log
        The log of a room, made by `shuffleup room new`.
    """
    desk = open_desk(log)
    console = people()
    if watch:
        return stay(log, console, at, lambda: looked_at(open_desk(log), console))
    now = time_for(at, desk.room.zone, desk.room.now) if at else latest(desk)
    board = wall_board(desk.at(now))
    if as_json:
        print_json(to_builtins(board))
        return 0
    height = console.height - 1 if console.is_terminal else 10_000
    show(console, board_lines(board, console.width, height, title_of(desk)))
    return 0


def view_command(log: Path, /, *, desk: DeskOptions = USUAL_DESK) -> int:
    """What somebody may see of the room, as JSON: --role player --by Ann, board, floor, cage.

    Parameters
    ----------
    log
        The log of a room, made by `shuffleup room new`.
    """
    opened, viewer = open_desk(log), sender_of(desk)
    room = opened.room
    now = time_for(desk.at, room.zone, room.now) if desk.at else latest(opened)
    print_json(from_json(encode_room_view(room_view(opened.at(now), viewer))))
    return 0


def latest(desk: Desk) -> int:
    """The clock's time, or the log's where that is later."""
    return max(wall_clock(), desk.room.now)


def title_of(desk: Desk) -> str:
    return desk.room.rulebook.partition("@")[0]


def show(console: Console, lines: list[Text]) -> None:
    for line in lines:
        console.print(line, soft_wrap=True)


def looked_at(desk: Desk, console: Console) -> Callable[[], list[Text]]:
    """The board of a desk, whenever somebody looks."""

    def lines() -> list[Text]:
        board = wall_board(desk.at(latest(desk)))
        return board_lines(board, console.width, console.height - 1, title_of(desk))

    return lines


def stay(
    log: Path, console: Console, at: str | None, opened: Callable[[], Callable[[], list[Text]]]
) -> int:
    """A board on a screen of its own, until somebody has seen enough; ``opened`` reads the log, and
    gives what draws the board from it."""
    if not console.is_terminal or at is not None:
        raise UsageError("--watch is for a terminal, and goes by the clock: leave out --at")
    lines, size = opened(), log.stat().st_size
    console.set_alt_screen(True)
    try:
        while True:
            if log.stat().st_size != size:
                lines, size = opened(), log.stat().st_size
            draw(console, lines())
            sleep(EVERY)
    except KeyboardInterrupt:
        return 0
    finally:
        console.set_alt_screen(False)


def draw(console: Console, lines: list[Text]) -> None:
    """Over what was there, without a flicker."""
    with console.capture() as caught:
        show(console, lines)
    drawn = "".join(f"{line}{CLEAR_LINE}\n" for line in caught.get().splitlines())
    sys.stdout.write(f"{HOME}{drawn}{CLEAR_BELOW}")
    sys.stdout.flush()
