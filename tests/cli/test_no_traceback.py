"""What can go wrong outside the program is one line: a closed pipe, a full disk, Ctrl-D."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.calling import Call

from shuffleup.cli.long_runs import EACH_PROCESSOR, of_use, told

FULL = Path("/dev/full")


def shuffleup(*words: str, out: str = "", answers: str = "") -> tuple[int, str, str]:
    """The command in a process of its own, its output to a file, or read to the first line."""
    command = [sys.executable, "-m", "shuffleup", *words]
    with open(out or os.devnull, "w") as file:
        done = subprocess.run(
            command, stdout=file if out else subprocess.PIPE, stderr=subprocess.PIPE,
            input=answers, text=True, check=False,
        )  # fmt: skip
    return done.returncode, done.stdout or "", done.stderr


@pytest.mark.skipif(not FULL.exists(), reason="there is no /dev/full here")
@pytest.mark.parametrize("words", [("games", "--json"), ("equity", "AsAh", "KsKh")])
def test_a_full_disk_is_one_line(words: tuple[str, ...]) -> None:
    code, _, err = shuffleup(*words, out=str(FULL))
    assert (code, err) == (1, "shuffleup: No space left on device\n")


def test_a_pipe_that_is_closed_is_no_news() -> None:
    command = f"{sys.executable} -m shuffleup law compare | head -1"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, check=True)
    assert done.stderr == ""
    assert done.stdout.count("\n") == 1


@pytest.mark.parametrize(
    "words",
    [
        ("floor", "train"),
        ("floor", "ask"),
        ("floor", "ask", "--book", "rpl", "--kind", "boxed-card"),
        ("play",),
        ("play", "holdem", "--plain", "--no-save"),
    ],
)
def test_ctrl_d_at_a_prompt_ends_it_without_a_traceback(
    call: Call, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...]
) -> None:
    answer = call(*words)
    assert answer.code in (0, 1)
    assert "Traceback" not in answer.out + answer.err


@pytest.mark.parametrize(
    "words",
    [
        ("floor", "sim", "--hands", "99999999"),
        ("law", "print", "mohegan"),
    ],
)
def test_a_file_that_cannot_be_written_is_told_before_the_work(
    call: Call, tmp_path: Path, words: tuple[str, ...]
) -> None:
    for to, why in ((tmp_path / "none" / "x", "No such file or directory"), (tmp_path, "folder")):
        answer = call(*words, "--to", str(to))
        assert answer.code == 2
        assert answer.err.count("\n") == 1
        assert why in answer.err


def test_processes_nobody_needs_are_not_started_and_that_is_said(call: Call) -> None:
    answer = call("sim", "holdem", "--hands", "20", "--jobs", "5000", "--seed", "1")
    said = " ".join(answer.out.split())
    assert "in one process (5,000 were asked for; more would only have waited" in said
    processors = os.cpu_count() or 1
    assert of_use(5000, 4000) == EACH_PROCESSOR * processors
    assert of_use(2, 4000) == 2
    assert (told(1, 1), told(2, 2)) == ("", " in 2 processes")
    assert told(2, 9) == (
        " in 2 processes (9 were asked for; more would only have waited for one another)"
    )
    assert call("sim", "holdem", "--hands", "20", "--jobs", "5000", "--json").json()["jobs"] == 1
