"""A long evening: ``python -m tests.server.soaking --minutes 30 --tables 20``.

People come and go at a busy house in a process of its own: they play, sit out and go home, lose
their connections and come back, talk, look at the room and its lists. Meanwhile the house says now
and then how much memory, how many files, tasks, watchers and timers it holds: none of it may grow
with time. At the end the chain of the log is verified, the room is sound and every chip is there.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from random import Random

from msgspec import Struct
from tests.server.house_process import INSIDE
from tests.server.killing import HouseProcess, Regular
from tests.server.raised_limits import Usage, raise_limits, usage_of
from tests.server.small_house import InlineWriter

from shuffleup.client.house_client import HouseClient, HouseError
from shuffleup.log.open_log import open_log
from shuffleup.room.keeping.room_audit import wrong_in
from shuffleup.room.lists.list_commands import Join, LeaveList, LeaveTable, SeatPlayer
from shuffleup.server.fair.seal_key import seal_key
from shuffleup.server.house_clock import wall_milliseconds
from shuffleup.server.house_places.poker_house import PokerHouse
from shuffleup.server.house_places.room_place import RoomPlace
from shuffleup.server.running_house import LOG_FILE
from shuffleup.table.commands import SitOut

PASSWORD = "a long enough one"
AT_A_TABLE = 4
EVERY = 5.0  # seconds between two looks at the house
FLAT = 1.15  # the last fifth over the second, at most
SLACK = {"memory": 30e6, "files": 20, "tasks": 60, "watchers": 40, "timers": 60}


class Soaked(Struct):
    """What came of it."""

    minutes: float
    visits: int
    commands: int
    lost_connections: int
    looks: list[dict[str, float]]
    batches: int
    grew: list[str]


class Visitor:
    """Somebody who comes, plays for a while, and goes; again and again."""

    def __init__(self, address: str, name: str, table: str, at: int, counts: Soaked) -> None:
        self.address, self.name, self.table, self.at = address, name, table, at
        self.counts, self.dice, self.new = counts, Random(name), True

    async def live(self) -> None:
        while True:
            with suppress(HouseError, TimeoutError):
                await self.visit()
            await asyncio.sleep(self.dice.random())

    async def visit(self) -> None:
        try:
            client = await HouseClient.enter(self.address, self.name, PASSWORD, new=self.new)
        except HouseError:
            self.new = not self.new  # on a busy machine one does not know whether one was let in
            raise
        self.new = False
        self.counts.visits += 1
        player = Regular(client, self.table, self.dice)
        try:
            await client.watch("room")
            await client.watch("room", self.table)
            await client.do(Join(client.id, "1/2"))
            await client.do(LeaveList(client.id, "1/2"))
            await client.do(SeatPlayer(client.id, self.table, self.at, 400))
            await self.stay(client, player)
            await client.do(SitOut(self.at), self.table)
            await client.do(LeaveTable(client.id, self.table))
        finally:
            self.counts.commands += len(player.done)
            await client.close()

    async def stay(self, client: HouseClient, player: Regular) -> None:
        """Play for some seconds, talk, and lose the connection now and then."""
        playing = asyncio.create_task(player.play())
        try:
            for _ in range(self.dice.randrange(2, 12)):
                await asyncio.wait({playing}, timeout=self.dice.random() * 2)
                if playing.done():
                    return
                await client.chat("nice hand", self.table)
                if self.dice.random() < 0.2 and client._socket is not None:
                    self.counts.lost_connections += 1
                    client._socket.transport.abort()
        finally:
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)


def looked(folder: Path, process: int, used: list[dict[str, float]]) -> None:
    """What the house uses, as the machine and as the house itself has it."""
    usage: Usage = usage_of(process)
    inside: dict[str, float] = {}
    with suppress(OSError, ValueError, IndexError):
        inside = json.loads((folder / INSIDE).read_text("ascii").splitlines()[-1])
    used.append({"memory": usage.memory, "files": usage.files, **inside})


def what_grew(looks: list[dict[str, float]]) -> list[str]:
    """What is more at the end than it was when everybody had come, beyond what comes and goes."""
    fifth = max(1, len(looks) // 5)
    early, late = looks[fifth : 2 * fifth], looks[-fifth:]
    grew = []
    for name, slack in SLACK.items():
        before = [one[name] for one in early if name in one]
        after = [one[name] for one in late if name in one]
        if not before or not after:
            continue
        most, now = sum(before) / len(before), sum(after) / len(after)
        if now > FLAT * most + slack:
            grew.append(f"{name}: from {most:,.0f} to {now:,.0f}")
    return grew


def verified(folder: Path, database: str = "") -> int:
    """The chain is whole, the room sound and its ledger balanced; how many batches there are."""
    log = open_log(database or folder / LOG_FILE, seal=seal_key(folder))
    try:
        batches = sum(1 for _ in log.batches())  # each is checked against the chain
        house = PokerHouse(log, InlineWriter(log), wall_milliseconds)
        house.load()
        place = house.places["room"]
        assert isinstance(place, RoomPlace)
        assert not wrong_in(place.room), wrong_in(place.room)
        return batches
    finally:
        log.close()


async def soaked(folder: Path, seconds: float, tables: int, database: str = "") -> Soaked:
    counts = Soaked(seconds / 60, 0, 0, 0, [], 0, [])
    house = HouseProcess(folder, tables, database)
    await house.start()
    assert house.process is not None
    visitors = [
        Visitor(house.address, f"Reg {table} at {at}", str(table), at, counts)
        for table in range(1, tables + 1)
        for at in range(AT_A_TABLE)
    ]
    lives = [asyncio.create_task(one.live()) for one in visitors]
    until = time.monotonic() + seconds
    try:
        while time.monotonic() < until:
            await asyncio.sleep(min(EVERY, max(0.1, until - time.monotonic())))
            assert house.process.poll() is None, "the house has gone"
            looked(folder, house.process.pid, counts.looks)
            for one in lives:
                if one.done():
                    raise AssertionError("a visitor failed") from one.exception()
    finally:
        for one in lives:
            one.cancel()
        await asyncio.gather(*lives, return_exceptions=True)
        house.process.terminate()
        await asyncio.to_thread(house.process.wait, 60)
    counts.grew = what_grew(counts.looks)
    counts.batches = verified(folder, database)
    return counts


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--tables", type=int, default=20)
    said = parser.parse_args()
    raise_limits()
    with tempfile.TemporaryDirectory() as folder:
        told = asyncio.run(soaked(Path(folder), 60 * said.minutes, said.tables))
    print(
        f"{told.minutes:.0f} minutes, {told.visits:,} visits, {told.commands:,} commands,"
        f" {told.lost_connections:,} lost connections, {told.batches:,} batches verified"
    )
    for name in SLACK:
        found = [one[name] for one in told.looks if name in one]
        if found:
            print(f"{name:<9} first {found[0]:,.0f}, most {max(found):,.0f}, last {found[-1]:,.0f}")
    print("grew: " + ("; ".join(told.grew) or "nothing"))
    return 1 if told.grew else 0


if __name__ == "__main__":
    sys.exit(main())
