"""The board fits the screens of a card room, and the prompt lives below it."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.calling import Call
from tests.cli.test_terminal import Terminal

from shuffleup.cli.room.board_page import board_lines
from shuffleup.floor.senders import Role, staff
from shuffleup.room.act import act
from shuffleup.room.state import Room
from shuffleup.room.viewing.wall_board import wall_board
from shuffleup.room.words.room_transcript import run
from shuffleup.room.words.room_words import command

SIZES = [(80, 24), (120, 40)]
FEW = """
room: 2026-11-13 America/New_York
game 1/2: holdem no-limit 1/2, seats 4
game 4/8: holdem limit 4/8 blinds 2/4, seats 4
table 1: 1/2, Ann 200, Bob 150, Cy 90, Dee 200
table 2: 1/2, Eve 200, Fay 200, Gil 80, Hal 90
here: Ida, Jan, Kay, Lou
[19:00] Ida joins 1/2
Jan joins 1/2
Kay joins 4/8
Hal leaves table 2
board: call 1/2
board: page Ida for 1/2
"""


def many(tables: int, names: int) -> Room:
    """A room of many tables, most of them full, and long lists."""
    lines = ["room: 2026-11-13 UTC", "game 1/2: holdem no-limit 1/2, seats 2",
             "game 4/8: holdem limit 4/8 blinds 2/4, seats 2"]  # fmt: skip
    for number in range(1, tables + 1):
        game = "1/2" if number % 2 else "4/8"
        lines.append(f"table {number}: {game}, P{number}a 200, P{number}b 200")
    room = run("\n".join(lines)).room
    for number in range(names):
        act(room, command(room, f"W{number} arrives"), staff(Role.FLOOR))
        act(room, command(room, f"W{number} joins 1/2"), staff(Role.FLOOR))
    act(room, command(room, "P3a leaves table 3"), staff(Role.FLOOR))
    return room


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize(("tables", "names"), [(1, 0), (12, 30), (60, 200), (60, 0)])
def test_the_board_fits_whatever_is_on_it(width: int, height: int, tables: int, names: int) -> None:
    lines = board_lines(wall_board(many(tables, names)), width, height)
    assert len(lines) <= height
    assert max(line.cell_len for line in lines) <= width
    text = "\n".join(line.plain for line in lines)
    assert "open 1" in text or tables < 3  # whoever can sit down somewhere is seen
    assert "1 W0" in text or not names
    assert f"{tables} table" in text


def test_the_board_says_who_is_called_and_until_when() -> None:
    text = "\n".join(line.plain for line in board_lines(wall_board(run(FEW).room), 80, 24))
    assert "2  1/2   3/4   kept 4" in text or "2  1/2   3/4     kept 4" in text
    assert "Ida  seat 4 of table 2 (1/2), paged until 19:10" in text
    assert "1 Ida  2 Jan" in text
    assert "4/8 (holdem limit 4/8): 1 Kay" in text


def test_a_name_cannot_steer_the_screen(call: Call, tmp_path: Path) -> None:
    path = str(tmp_path / "room.log")
    call("room", "new", path, "--at", "2099-11-16 12:00", "--game", "1/2: holdem no-limit 1/2")
    answer = call("room", "arrive", path, "A\x1b[31mnn")
    assert answer.code == 2
    assert "\x1b" not in answer.err


def test_the_desk_shows_the_board_and_answers_below_it(call: Call, tmp_path: Path) -> None:
    path = str(tmp_path / "room.log")
    call("room", "new", path, "--at", "2099-11-16 12:00", "--game", "1/2: holdem no-limit 1/2")
    terminal = Terminal(80, 24, tmp_path, "room", "desk", path)
    try:
        terminal.wait_for("floor> ")
        terminal.type("Ann arrives")
        terminal.wait_for("Ann is in the room")
        terminal.press("half a li")
        elsewhere = call("room", "do", path, "Bob calls in for 1/2", "--at", "12:00")
        assert elsewhere.code == 0  # at another desk meanwhile
        assert "1 Bob" in terminal.wait_for("\x1b8")  # drawn anew, and the cursor back in the line
        terminal.type("ne")
        terminal.wait_for("'half a line' means nothing in a room")
        terminal.type("Ann calls in for 1/2")
        assert "2 Ann" in terminal.wait_for("is number 2 on the list")
        terminal.type("quit")
        assert terminal.program.wait(20) == 0
    finally:
        terminal.close()
