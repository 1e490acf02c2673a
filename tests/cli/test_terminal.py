"""The full screen in a real (pseudo) terminal."""

from __future__ import annotations

import os
import re
import signal
import struct
import subprocess
import sys
import time
from pathlib import Path

import pytest

pty = pytest.importorskip("pty")

CTRL_D = "\x04"
STYLE = re.compile(r"\x1b\[[0-9;]*m")


class Terminal:
    """A program in a terminal of a given size: wait for words, type lines."""

    def __init__(self, columns: int, lines: int, folder: Path, *words: str) -> None:
        import fcntl
        import termios

        self.end, inside = pty.openpty()
        fcntl.ioctl(inside, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        kept = {k: v for k, v in os.environ.items() if k not in ("COLUMNS", "LINES", "NO_COLOR")}
        env = {**kept, "TERM": "xterm-256color", "XDG_DATA_HOME": str(folder)}
        self.program = subprocess.Popen(
            [sys.executable, "-m", "shuffleup", *words],
            stdin=inside, stdout=inside, stderr=inside, env=env, close_fds=True,
        )  # fmt: skip
        os.close(inside)
        self.seen = ""

    def wait_for(self, words: str, seconds: float = 20) -> str:
        """Read on until the words come; what was read."""
        os.set_blocking(self.end, False)
        until, start = time.monotonic() + seconds, len(self.seen)
        while words not in self.seen[start:]:
            assert time.monotonic() < until, f"no {words!r} in {self.seen[start:]!r}"
            try:
                self.seen += os.read(self.end, 65536).decode("utf-8", "replace")
            except BlockingIOError:
                time.sleep(0.01)
            except OSError:  # the program has ended
                break
        return self.seen[start:]

    def resize(self, columns: int, lines: int) -> None:
        import fcntl
        import termios

        fcntl.ioctl(self.end, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        self.program.send_signal(signal.SIGWINCH)

    def type(self, line: str) -> None:
        os.write(self.end, f"{line}\n".encode())

    def press(self, keys: str) -> None:
        os.write(self.end, keys.encode())

    def close(self) -> None:
        self.program.kill()
        self.program.wait()
        os.close(self.end)


@pytest.mark.parametrize(("columns", "lines"), [(80, 24), (110, 45)])
def test_a_newcomer_plays_a_hand_from_the_menu(tmp_path: Path, columns: int, lines: int) -> None:
    terminal = Terminal(
        columns, lines, tmp_path, "play", "--seed", "4", "--delay", "0", "--bots", "caller"
    )
    try:
        assert "1  \x1b" in terminal.wait_for("> ")
        terminal.type("")
        first = terminal.wait_for("> ")
        assert "Your hand" in first
        assert ("╭" in first) is (columns == 110)
        terminal.type("r 3")
        assert "the least is 4" in terminal.wait_for("> ")
        terminal.type("f")
        assert "Enter for the next hand" in terminal.wait_for("> ")
        terminal.type("q")
        goodbye = terminal.wait_for("To run them again")
        assert "\x1b[?1049l" in goodbye  # what was on the terminal before is back
        assert "Goodbye" in goodbye
        assert terminal.program.wait(10) == 0
    finally:
        terminal.close()


def test_a_window_that_becomes_too_small_is_played_in_lines(tmp_path: Path) -> None:
    terminal = Terminal(80, 24, tmp_path, "play", "holdem", "--seed", "4", "--delay", "0")
    try:
        terminal.wait_for("> ")
        terminal.resize(50, 12)
        small = terminal.wait_for("> ")
        assert "\x1b[?1049l" in small  # the full screen is given back
        assert "Your hand: " in small
        assert "old  [" in small
        terminal.resize(80, 24)
        assert "\x1b[?1049h" in terminal.wait_for("> ")
        terminal.type("q")
        terminal.wait_for("Goodbye")
        assert terminal.program.wait(10) == 0
    finally:
        terminal.close()


def test_keys_typed_while_others_act_are_the_answer_to_the_next_question(tmp_path: Path) -> None:
    terminal = Terminal(
        80, 24, tmp_path, "play", "holdem", "--seed", "4", "--delay", "0.3", "--no-save"
    )
    try:
        terminal.wait_for("hand 1")
        terminal.type("report nonsense")  # nobody has been asked anything yet
        assert "nonsense" in terminal.wait_for("Refused")
    finally:
        terminal.close()


def test_ctrl_d_pressed_while_others_act_leaves_at_the_next_question(tmp_path: Path) -> None:
    """The terminal hands it over as a zero byte, which readline took for setting a mark."""
    terminal = Terminal(
        80, 24, tmp_path, "play", "holdem", "--seed", "4", "--delay", "0.3", "--no-save"
    )
    try:
        terminal.wait_for("hand 1")
        terminal.press(CTRL_D)  # nobody has been asked anything yet
        terminal.wait_for("The input ended, so you leave the table.")
        assert terminal.program.wait(10) == 0
    finally:
        terminal.close()


PROMPTS = {  # the game with options, what is typed before, what the question itself says
    "bet": ("holdem", [], "old  ["),
    "draw": ("five-card-draw --bots caller", ["c"], "tand pat"),
    "discard": ("pineapple --bots caller", ["c"], "iscard 1"),
    "show": ("holdem --bots caller --ask-show", ["c"] * 5, "uck"),
    "next hand": ("holdem", ["f"], "Enter for the next hand"),
    "rebuy": ("holdem --bots caller --stack 4", ["a"], "Enter buys 4"),
    "blinds": ("holdem --seats 3", ["f", "away", "", "", "", "back"], "To come in"),
    "help": ("holdem", ["?"], "Enter"),
}


@pytest.mark.parametrize("prompt", PROMPTS)
def test_ctrl_d_leaves_at_any_prompt_at_once(tmp_path: Path, prompt: str) -> None:
    game, lines, asked = PROMPTS[prompt]
    words = ("play", *game.split(), "--seed", "4", "--delay", "0", "--no-save")
    terminal = Terminal(80, 24, tmp_path, *words)
    try:
        seen = terminal.wait_for("\x1b[J> ", 8)
        for line in lines:
            terminal.type(line)
            seen = terminal.wait_for("\x1b[J> ", 8)
        assert asked in STYLE.sub("", seen)
        terminal.press(CTRL_D)
        terminal.wait_for("The input ended, so you leave the table.")
        assert terminal.program.wait(10) == 0
    finally:
        terminal.close()
