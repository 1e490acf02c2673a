"""The house of ``make run`` as a process: a guest plays by the client, the house is stopped or
killed, and the next start goes on with the same table."""

from __future__ import annotations

import asyncio
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from shuffleup.client.house_client import HouseClient, Login
from shuffleup.client.messages import Done
from shuffleup.client.taking_part import sit_down, turns
from shuffleup.hand import Check, Command, Fold, Show
from shuffleup.hand.view import View
from shuffleup.table.viewing.pictures import PlayerView

LONG = 120.0
TABLE = "1"
QUICK = (
    "argon2_kib=8", "argon2_passes=1", "bot_think_milliseconds=0", "between_hands_seconds=0",
    "bots=12", "turn_seconds=600",
)  # fmt: skip


@contextmanager
def demonstration(folder: Path) -> Iterator[tuple[subprocess.Popen[str], str, str]]:
    """The process, its address, and all that it printed before."""
    settings = [word for one in QUICK for word in ("--set", one)]
    command = [sys.executable, "-m", "shuffleup", "serve", "--demo", "--data", str(folder)]
    process = subprocess.Popen(
        [*command, *settings], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    )
    assert process.stdout is not None
    printed = ""
    try:
        while "is open: " not in printed:
            line = process.stdout.readline()
            assert line, printed
            printed += line
        yield process, printed.rsplit(" ", 1)[1].strip(), printed
    finally:
        process.kill()
        process.wait(LONG)
        process.stdout.close()


async def plays(client: HouseClient, hands: int) -> View:
    """So many hands, and then the view of a decision that is not made. Whoever called every bet
    would now and then be broke, and have no more decisions."""
    seen = 0
    async for view in turns(client, TABLE):
        table = client.view(TABLE)
        assert isinstance(table, PlayerView)
        seen = seen or table.felt.hands
        if table.felt.hands >= seen + hands:
            return view
        assert isinstance(await client.do(careful(view), TABLE), Done)
    raise AssertionError("no more turns")


def careful(view: View) -> Command:
    """Checks and folds, and shows where it must."""
    may = view.options
    assert may is not None
    if may.check:
        return Check(may.seat)
    return Fold(may.seat) if may.fold else Show(may.seat)


async def comes_and_plays(address: str) -> tuple[Login, View]:
    client = await HouseClient.enter(address, "Newcomer")
    async with client:
        await sit_down(client, TABLE, 400)
        return client.login, await asyncio.wait_for(plays(client, 2), LONG)


async def comes_back(address: str, login: Login) -> tuple[View, View]:
    """The decision as it stands after the start, and one of a hand later."""
    client = HouseClient(Login(address.rstrip("/"), login.cookies, login.csrf, login.id))
    await client.open()
    async with client:
        await client.watch("room", TABLE)
        seen = client.view(TABLE)
        assert isinstance(seen, PlayerView)
        assert seen.hand is not None
        return seen.hand, await asyncio.wait_for(plays(client, 1), LONG)


@pytest.mark.slow
@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL], ids=["stopped", "killed"])
def test_a_hand_goes_on_where_it_was_when_the_house_is_back(tmp_path: Path, how: int) -> None:
    with demonstration(tmp_path) as (process, address, printed):
        assert len(re.findall(r"^demo-\w+ +\S{17}", printed, re.MULTILINE)) == 7
        login, before = asyncio.run(asyncio.wait_for(comes_and_plays(address), 2 * LONG))
        process.send_signal(how)
        assert process.wait(LONG) in (0, -how)
    with demonstration(tmp_path) as (_, address, printed):
        assert "demo-owner" not in printed
        after, later = asyncio.run(asyncio.wait_for(comes_back(address, login), 2 * LONG))
    assert after == before
    assert later.version >= 0
    assert later != before


def test_fresh_without_demo_is_refused(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "shuffleup", "serve", "--fresh", "--data", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=LONG, check=False)
    assert done.returncode == 2
    assert "--demo" in done.stderr
