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
from pathlib import Path
from typing import Any

import pytest
from tests.cli.calling import Call

from shuffleup.cli.table.table_log import TABLE
from shuffleup.log import FileLog
from shuffleup.table.events import HandEnded

RUN = ("table", "run", "--seed", "7", "--seats", "5", "--hands", "400", "--delay", "0.001")
ENOUGH = 6  # hands to look at


def watched(log: Path, end: int) -> tuple[int, int]:
    """Watch some hands on a terminal and end the session by a signal: its exit code, and the last
    hand whose result was shown."""
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 120, 0, 0))
    words = [sys.executable, "-m", "shuffleup", *RUN, "--log", str(log)]
    with subprocess.Popen(
        words, stdin=theirs, stdout=theirs, stderr=theirs, env={**os.environ, "TERM": "xterm"}
    ) as running:
        os.close(theirs)
        seen = ""
        while last_shown(seen) < ENOUGH:
            seen += os.read(ours, 65536).decode("utf-8", "replace")
        running.send_signal(end)
        try:
            while more := os.read(ours, 65536):
                seen += more.decode("utf-8", "replace")
        except OSError:  # the other side is gone
            pass
        code = running.wait(20)
    os.close(ours)
    return code, last_shown(seen)


def last_shown(seen: str) -> int:
    return max((int(number) for number in re.findall(r"\(hand (\d+)\)", seen)), default=0)


def hands_in(log: Path) -> int:
    return sum(isinstance(event, HandEnded) for event in FileLog(log, TABLE).read())


@pytest.mark.parametrize(
    ("end", "code"),
    [(signal.SIGTERM, 143), (signal.SIGHUP, 129), (signal.SIGINT, 130), (signal.SIGKILL, -9)],
)
def test_what_was_shown_is_in_the_log(call: Call, tmp_path: Path, end: int, code: int) -> None:
    log = tmp_path / "table.log"
    ended, shown = watched(log, end)
    assert ended == code
    assert hands_in(log) >= shown >= ENOUGH
    assert call("table", "check", str(log)).code == 0
    assert call("table", "run", "--resume", str(log), "--hands", "1").code == 0


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


def test_after_a_full_disk_the_counts_are_those_of_the_file(
    call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    room, write = 6, FileLog._write  # the opening and five hands

    def write_some(self: FileLog, file: Any, text: bytes) -> None:
        if text.count(b"\n") + self.head.lines > room:
            raise OSError(28, "No space left on device")
        write(self, file, text)

    monkeypatch.setattr(FileLog, "_write", write_some)
    log = tmp_path / "table.log"
    answer = call(*QUIET, "--log", str(log), "--json")
    assert "No space left on device" in answer.err
    told = json.loads(answer.out)
    assert (told["hands"], told["hands_now"]) == (5, 5)
    assert told["version"] == FileLog(log).version
    assert told["chips"]["missing"] == 0
    whole = call(*QUIET[:-1], "5", "--json").json()
    assert told["players"] == whole["players"]
