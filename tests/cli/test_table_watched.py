"""A session that somebody watches: what was shown is in the log, however the session ends."""

from __future__ import annotations

import fcntl
import json
import os
import pty
import re
import signal
import struct
import subprocess
import sys
import termios
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from tests.cli.calling import Call

from shuffleup.cli.table.table_log import TABLE
from shuffleup.cli.table.watching import Stop
from shuffleup.log import FileLog
from shuffleup.table.events import HandEnded

RUN = ("table", "run", "--seed", "7", "--seats", "5", "--hands", "400", "--delay", "0.001")
ENOUGH = 6  # hands to look at


class Watched:
    """A session on a terminal of its own, whatever signals whoever runs the tests ignores."""

    def __init__(self, log: Path, ignored: tuple[int, ...] = ()) -> None:
        self.ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 120, 0, 0))

        def begin() -> None:
            for number in Stop.SIGNALS:
                signal.signal(number, signal.SIG_IGN if number in ignored else signal.SIG_DFL)
            fcntl.ioctl(0, termios.TIOCSCTTY, 0)  # so that closing it ends what runs in it

        words = [sys.executable, "-m", "shuffleup", *RUN, "--log", str(log)]
        self.running = subprocess.Popen(
            words, stdin=theirs, stdout=theirs, stderr=theirs, start_new_session=True,
            preexec_fn=begin, env={**os.environ, "TERM": "xterm"},
        )  # fmt: skip
        os.close(theirs)
        self.seen = ""

    def look(self, hands: int) -> None:
        """Look on until the result of this hand was shown. Nothing gets far ahead of us: what
        is not read holds up whoever writes."""
        while last_shown(self.seen) < hands:
            self.seen += os.read(self.ours, 4096).decode("utf-8", "replace")

    def end(self) -> int:
        """Read what is still written; the exit code."""
        try:
            while more := os.read(self.ours, 65536):
                self.seen += more.decode("utf-8", "replace")
        except OSError:  # the other side is gone
            pass
        return self.running.wait(30)

    def close(self) -> None:
        self.running.kill()
        self.running.wait()


@contextmanager
def watching(log: Path, ignored: tuple[int, ...] = ()) -> Iterator[Watched]:
    watched = Watched(log, ignored)
    try:
        yield watched
    finally:
        watched.close()


def last_shown(seen: str) -> int:
    return max((int(number) for number in re.findall(r"\(hand (\d+)\)", seen)), default=0)


def hands_in(log: Path) -> int:
    return sum(isinstance(event, HandEnded) for event in FileLog(log, TABLE).read())


def goes_on(call: Call, log: Path, shown: int) -> None:
    """What was shown is kept, and the session goes on as if it had never been broken off."""
    assert hands_in(log) >= shown >= ENOUGH
    assert call("table", "check", str(log)).code == 0
    assert call("table", "run", "--resume", str(log), "--hands", "2").code == 0
    whole, hands = log.with_name("whole.log"), str(hands_in(log))
    words = [hands if word == "400" else word for word in RUN]
    assert call(*words, "--log", str(whole)).code == 0
    assert FileLog(whole).read() == FileLog(log).read()


@pytest.mark.parametrize(
    ("end", "code"),
    [(signal.SIGTERM, 143), (signal.SIGHUP, 129), (signal.SIGINT, 130), (signal.SIGKILL, -9)],
)
def test_what_was_shown_is_in_the_log(call: Call, tmp_path: Path, end: int, code: int) -> None:
    log = tmp_path / "table.log"
    with watching(log) as watched:
        watched.look(ENOUGH)
        watched.running.send_signal(end)
        assert watched.end() == code
    goes_on(call, log, last_shown(watched.seen))


@pytest.mark.parametrize(("end", "code"), [(signal.SIGTERM, 143), (signal.SIGINT, 130)])
def test_a_signal_ends_a_session_whatever_it_was_born_with(
    call: Call, tmp_path: Path, end: int, code: int
) -> None:
    """A shell lets what runs in the background ignore SIGINT."""
    log = tmp_path / "table.log"
    with watching(log, ignored=(end,)) as watched:
        watched.look(ENOUGH)
        watched.running.send_signal(end)
        assert watched.end() == code
    goes_on(call, log, last_shown(watched.seen))


def test_under_nohup_a_session_goes_on(call: Call, tmp_path: Path) -> None:
    log = tmp_path / "table.log"
    with watching(log, ignored=(signal.SIGHUP,)) as watched:
        watched.look(ENOUGH)
        watched.running.send_signal(signal.SIGHUP)
        watched.look(ENOUGH * 3)
        watched.running.send_signal(signal.SIGTERM)
        assert watched.end() == 143
    goes_on(call, log, last_shown(watched.seen))


def test_a_closed_terminal_ends_a_session_in_order(call: Call, tmp_path: Path) -> None:
    """There is nowhere left to write the report to."""
    log = tmp_path / "table.log"
    with watching(log) as watched:
        watched.look(ENOUGH)
        os.close(watched.ours)
        assert watched.running.wait(30) == 129
    goes_on(call, log, last_shown(watched.seen))


# ---- files -----------------------------------------------------------------------------------


QUIET = ("table", "run", "--seed", "7", "--hands", "12")


def test_a_first_line_cut_short_is_begun_again(call: Call, tmp_path: Path) -> None:
    whole, cut = tmp_path / "whole.log", tmp_path / "cut.log"
    assert call(*QUIET, "--log", str(whole)).code == 0
    first = whole.read_bytes().split(b"\n")[0]
    for size in (50, 200, len(first)):
        cut.write_bytes(first[:size])
        assert call(*QUIET, "--log", str(cut)).code == 0
        assert cut.read_bytes() == whole.read_bytes()
        cut.with_name("cut.log.head").unlink()


@pytest.mark.parametrize("text", ["9fceb02d0ae598e95dc970b74767f19372d61af8", '{"events":', "x"])
def test_what_may_be_somebody_elses_is_not_begun_again(
    call: Call, tmp_path: Path, text: str
) -> None:
    path = tmp_path / "table.log"
    path.write_text(text, "utf-8")
    assert "not the log of a table" in call(*QUIET, "--log", str(path)).err
    assert path.read_text("utf-8") == text


def test_the_folder_of_a_new_log_is_synced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    synced: list[int] = []
    sync = os.fsync

    def note(file: int) -> None:
        synced.append(os.fstat(file).st_ino)
        sync(file)

    monkeypatch.setattr(os, "fsync", note)
    FileLog(tmp_path / "new.log")
    assert synced == [tmp_path.stat().st_ino]
    FileLog(tmp_path / "new.log")
    assert len(synced) == 1


def full_after(lines: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """A disk with room for so many lines."""
    write = FileLog._write

    def write_some(self: FileLog, file: Any, text: bytes) -> None:
        if text.count(b"\n") + self.head.lines > lines:
            raise OSError(28, "No space left on device")
        write(self, file, text)

    monkeypatch.setattr(FileLog, "_write", write_some)


@pytest.mark.parametrize("hands", [0, 5])
def test_after_a_full_disk_the_counts_are_those_of_the_file(
    call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, hands: int
) -> None:
    log = tmp_path / "table.log"
    full_after(hands + bool(hands), monkeypatch)  # the opening has a line of its own
    answer = call(*QUIET, "--log", str(log), "--json")
    assert "No space left on device" in answer.err
    told = json.loads(answer.out)
    assert (told["hands"], told["hands_now"]) == (hands, hands)
    assert told["version"] == FileLog(log).version
    assert told["chips"]["missing"] == 0
    if not hands:
        assert told["players"] == []
        return
    whole = call(*QUIET[:-1], str(hands), "--json").json()
    assert told["players"] == whole["players"]
