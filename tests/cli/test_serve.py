"""``shuffleup serve`` as a process: ports, the owner's code, the address, a tidy stop."""

from __future__ import annotations

import json
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from tests.cli.calling import Call

from shuffleup.cli.serve import say_if_without_page

LONG = 120.0  # seconds to wait for what comes at once on a quiet machine
QUICK = ("--set", "argon2_kib=8", "--set", "argon2_passes=1")


@contextmanager
def served(*words: str) -> Iterator[tuple[subprocess.Popen[str], list[str]]]:
    """A house that is open, and what it printed; it is ended at the end."""
    command = [sys.executable, "-m", "shuffleup", "serve", *QUICK, *words]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout is not None
    printed = []
    try:
        while not printed or "is open: " not in printed[-1]:
            line = process.stdout.readline()
            assert line, process.communicate()[1]
            printed.append(line.strip())
        yield process, printed
    finally:
        process.kill()
        process.wait(LONG)
        process.stdout.close()
        if process.stderr is not None:
            process.stderr.close()


def test_a_house_opens_on_the_next_free_port_and_stops_tidily(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with served("--data", str(tmp_path), "--port", str(port)) as (process, printed):
            code, address = printed[0].rpartition(" ")[2], printed[-1].rpartition(" ")[2]
            assert "has no owner yet" in printed[0]
            assert int(address.rpartition(":")[2].rstrip("/")) > port
            headers = {"x-shuffleup-csrf": "none"}
            body = {"code": code, "name": "Olive", "password": "a horse, a battery"}
            owner = httpx.post(f"{address}api/account/owner", json=body, headers=headers)
            assert owner.json()["account"]["roles"] == ["owner"]
            assert httpx.get(f"{address}health/ready").json()["ok"] is True
            process.send_signal(signal.SIGTERM)
            _, logged = process.communicate(timeout=LONG)
            assert process.returncode == 0
    lines = [json.loads(line) for line in logged.splitlines()]
    assert {line["event"] for line in lines} - {"stood still"} == {"request"}  # a busy machine
    assert code not in logged
    assert not (tmp_path / "owner-code.txt").exists()
    with served("--data", str(tmp_path), "--port", "0") as (_, printed):
        assert "no owner" not in "".join(printed)  # it goes on with the one it has
        address = printed[-1].rpartition(" ")[2]
        assert httpx.get(f"{address}api/account/me").json()["has_owner"] is True


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--port", "99999"], "port is '99999', and should be a whole number from 0 to 65535"),
        (["--host", "0.0.0.0"], "before the house has an owner it listens on 127.0.0.1"),
        (["--host", "not a host"], "before the house has an owner"),
        (["--book", "mohican"], "no book is called 'mohican'; did you mean mohegan?"),
        (["--set", "turn_second=3"], "--set: there is no setting 'turn_second'"),
        (["--set", "turn_seconds"], "should be like turn_seconds=20"),
        (["--set", "turn_seconds=soon"], "turn_seconds is 'soon'"),
        (["--demo", "--set", "bots=6"], "a demonstration has at least 12 bots"),
        (["--set", "database=postgresql://ann:hunter2@127.0.0.1:1/x"], "cannot be opened"),
    ],
)
def test_what_cannot_be_served_is_said_in_one_line(
    call: Call, tmp_path: Path, words: list[str], says: str
) -> None:
    done = call("serve", "--data", str(tmp_path), *words)
    assert done.code == 2
    assert says in done.err
    assert done.err.count("\n") == 1
    assert "hunter2" not in done.err


def test_a_fixed_port_that_is_taken_is_said(call: Call, tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        fixed = ("--set", "port_fixed=true")
        done = call("serve", "--data", str(tmp_path), "--port", port, *QUICK, *fixed)
    assert (done.code, f"port {port} is taken" in done.err) == (2, True)


def test_every_setting_is_shown_with_its_meaning(call: Call, tmp_path: Path) -> None:
    done = call("serve", "--data", str(tmp_path), "--set", "turn_seconds=7", "--settings")
    assert done.code == 0
    assert "time to act; 0: no clock" in done.out
    told = json.loads(call("serve", "--data", str(tmp_path), "--settings", "--json").out)
    assert told["port"] == 8000
    assert not (tmp_path / "house.db").exists()


@pytest.mark.slow
@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT], ids=["terminated", "interrupted"])
def test_a_house_with_bots_at_work_ends_well_and_says_nothing_of_its_workers(
    tmp_path: Path, how: int
) -> None:
    lively = ("--set", "bots=12", "--set", "bot_think_milliseconds=0")
    with served("--demo", "--data", str(tmp_path), "--port", "0", *lively) as (process, _):
        time.sleep(5)  # the worker of the bots has begun
        process.send_signal(how)
        _, logged = process.communicate(timeout=LONG)
    assert process.returncode == 0
    said = {json.loads(line)["event"] for line in logged.splitlines()}
    assert said <= {"request", "stood still"}  # a busy machine may have held it up


def test_a_house_without_its_page_says_so_and_what_to_do(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    say_if_without_page(tmp_path)
    assert "make page" in capsys.readouterr().out
    (tmp_path / "index.html").write_text("built")
    say_if_without_page(tmp_path)
    assert capsys.readouterr().out == ""
