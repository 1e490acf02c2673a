"""Every command a page shows runs: the lines of a page's blocks, one after another, in an empty
folder. A line that says so in its remark is refused (``# refused: exit code 1``)."""

from __future__ import annotations

import re
import shlex
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.calling import caller

ROOT = Path(__file__).resolve().parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
BLOCK = re.compile(r"```(?:sh)?\n(.*?)```", re.DOTALL)
SHORTER = {
    "--hands 100000": "--hands 200",
    "--hands 12000": "--hands 240",
    "mohegan --day": "mohegan --day --hours 2",
    "simulate bots.log": "simulate bots.log --events 2 --members 12 --most 9",
}
AT_A_TERMINAL = ("shuffleup play", "--delay")  # waits for somebody: tests/cli plays it
BRING_YOUR_OWN = ("my_bot:", "hands/")  # files that the reader has
OTHER_MACHINES = ("10.0.0.1:",)  # tests/cli/test_ray_crew.py asks a cluster of its own

NOT_HERE = (AT_A_TERMINAL[1], *BRING_YOUR_OWN, *OTHER_MACHINES)


def commands_of(page: Path) -> list[str]:
    """What a page shows to be typed, in order."""
    blocks = BLOCK.findall(page.read_text("utf-8"))
    lines = [line for block in blocks for line in block.replace("\\\n", " ").splitlines()]
    return [line for line in lines if line.startswith("shuffleup ") and "…" not in line]


def runs_here(line: str) -> bool:
    watched = line.startswith(AT_A_TERMINAL[0]) and "--auto" not in line
    return not watched and not any(word in line for word in NOT_HERE)


def is_server(line: str) -> bool:
    return line.startswith("shuffleup serve") and "--settings" not in line


def opens_and_stops(line: str, folder: Path) -> None:
    """A server runs until it is told to stop: here as soon as it says that it is open."""
    words = shlex.split(line, comments=True)[1:]
    process = subprocess.Popen(
        [sys.executable, "-m", "shuffleup", *words, "--set", "argon2_kib=8"], cwd=folder,
        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
    )  # fmt: skip
    assert process.stdout is not None
    try:
        said = next((line for line in process.stdout if "is open: " in line), "")
        process.send_signal(signal.SIGTERM)
        process.stdout.read()
        assert said, line
        assert process.wait(120) in (0, -signal.SIGTERM), line
    finally:
        process.kill()
        process.wait(120)
        process.stdout.close()


def shortened(line: str) -> str:
    for long, short in SHORTER.items():
        line = line.replace(long, short)
    return line


SHOWN = [page for page in PAGES if any(map(runs_here, commands_of(page)))]


@pytest.mark.parametrize("page", SHOWN, ids=[page.stem for page in SHOWN])
def test_every_command_of_a_page_runs(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    call = caller(capsys, monkeypatch)
    for line in filter(runs_here, commands_of(page)):
        if is_server(line):
            opens_and_stops(line, tmp_path)
            continue
        found = re.search(r"# refused: exit code (\d)", line)
        wanted = int(found[1]) if found else 0
        answer = call(*shlex.split(shortened(line), comments=True)[1:])
        assert answer.code == wanted, f"{line}\n{answer.err}"


def test_a_command_that_does_not_run_would_be_seen(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("# A page\n\n```sh\nshuffleup sim nosuchgame \\\n    --hands 5\n```\n")
    assert commands_of(page) == ["shuffleup sim nosuchgame      --hands 5"]
    assert runs_here(commands_of(page)[0])
