"""kill -9 under live tables: ``python -m tests.server.killing --kills 1000 --tables 50``.

People play by the client at a house in another process, which is killed at random moments and
started again. What was acknowledged to anybody is in the log, once; the house is what its log says;
the ledger balances and no chip is lost; who was to act has the turn again.
"""

from __future__ import annotations

import argparse
import asyncio
import socket
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

from msgspec import Struct
from tests.postgres_server import free_port, server
from tests.server.forked_house import ForkedHouse
from tests.server.small_house import InlineWriter

from shuffleup.client.house_client import HouseClient, HouseError, new_key
from shuffleup.client.messages import Done, TableFrame
from shuffleup.hand import commands as h
from shuffleup.log.databases.database_log import DatabaseLog
from shuffleup.log.open_log import open_log
from shuffleup.room.keeping.room_audit import wrong_in
from shuffleup.room.lists.list_commands import SeatPlayer
from shuffleup.server.fair.seal_key import seal_key
from shuffleup.server.house_clock import wall_milliseconds
from shuffleup.server.house_places.given_answers import ANSWERS
from shuffleup.server.house_places.poker_house import PokerHouse
from shuffleup.server.house_places.register import HOUSE, Answered, HouseRestored
from shuffleup.server.house_places.room_place import RoomPlace
from shuffleup.server.running_house import LOG_FILE
from shuffleup.table.state import taken_seats
from shuffleup.table.viewing.pictures import PlayerView

PASSWORD = "a long enough one"
AT_A_TABLE = 2
PATIENCE = 7200.0  # seconds: on a busy machine a house may be killed often before all are back
GOES_ON = 300.0  # seconds after the last kill until everybody has acted again
CHIPS = 400_000  # nobody is broke, and waits for a turn that never comes, in an hour of play


class Killed(Struct):
    """What came of it."""

    kills: int
    acknowledged: int
    hands: int


class HouseProcess:
    """A house that can be killed."""

    def __init__(self, folder: Path, tables: int, database: str = "") -> None:
        self.folder, self.tables, self.database = folder, tables, database
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def start(self) -> None:
        command = [sys.executable, "-m", "tests.server.house_process"]
        said = [str(self.folder), str(self.port), str(self.tables), self.database]
        self.process = subprocess.Popen(command + said, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        line = await asyncio.to_thread(self.process.stdout.readline)
        while line and line.strip() != "open":
            line = await asyncio.to_thread(self.process.stdout.readline)
        assert line, "the house did not open"

    async def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        await asyncio.to_thread(self.process.wait)


class Regular:
    """Somebody who plays on, whatever happens to the house, and remembers what was acknowledged."""

    def __init__(self, client: HouseClient, table: str, dice: Random) -> None:
        self.client, self.table, self.dice = client, table, dice
        self.done: list[str] = []

    async def play(self) -> None:
        while True:
            seen = await self.client.until(self.my_turn, PATIENCE)
            key = new_key()
            command = self.choice(seen)
            answer = await self.client.do(command, self.table, key=key)
            if isinstance(answer, Done):
                self.done.append(key)

    def my_turn(self, one: object) -> PlayerView | None:
        if not isinstance(one, TableFrame):
            return None
        seen = self.client.view(self.table)
        asked = isinstance(seen, PlayerView) and seen.hand is not None and seen.hand.options
        return seen if asked and isinstance(seen, PlayerView) else None

    def choice(self, seen: PlayerView) -> h.Command:
        hand = seen.hand
        assert hand is not None
        may, seat = hand.options, seen.seat
        assert may is not None
        if may.show:
            return h.Muck(seat) if may.muck else h.Show(seat)
        if may.least_to and self.dice.random() < 0.2:
            return h.RaiseTo(seat, may.least_to)
        if may.check:
            return h.Check(seat)
        return h.Call(seat) if self.dice.random() < 0.7 else h.Fold(seat)


async def seated(address: str, table: str, at: int, dice: Random) -> Regular:
    client = await HouseClient.enter(address, f"Reg {table} {at}", PASSWORD, new=True)
    client.patience = PATIENCE
    await client.watch("room", table)
    answer = await client.do(SeatPlayer(client.id, table, at, CHIPS))
    assert isinstance(answer, Done), answer
    return Regular(client, table, dice)


async def killed_often(
    folder: Path, kills: int, tables: int, seed: int = 1, database: str = ""
) -> Killed:
    """Play, kill and start again so many times; then look at everything."""
    port = free_port()
    house = ForkedHouse([str(folder), str(port), str(tables), database])
    try:
        people = await killed_and_started(house, f"http://127.0.0.1:{port}", kills, tables, seed)
    finally:
        house.close()
    return looked_at(folder, people, tables, kills, database)


async def killed_and_started(
    house: ForkedHouse, address: str, kills: int, tables: int, seed: int
) -> list[Regular]:
    """Those who played through it all, with what was acknowledged to each."""
    dice = Random(seed)
    await house.start()
    people = [
        await seated(address, str(table), at, Random(f"{seed}/{table}/{at}"))
        for table in range(1, tables + 1)
        for at in range(AT_A_TABLE)
    ]
    players = [asyncio.create_task(one.play()) for one in people]
    for number in range(kills):
        before = sum(len(one.done) for one in people)
        await asyncio.sleep(0.05 + dice.random() * 0.4)
        while sum(len(one.done) for one in people) == before:
            await asyncio.sleep(0.05)  # something is acknowledged between two kills
        await house.kill()
        await house.start()
        if number % 20 == 19:
            print(f"{number + 1} kills", flush=True)
    await everybody_acts_again(people)
    await house.kill()
    for player in players:
        player.cancel()
    ended = await asyncio.gather(*players, return_exceptions=True)
    wrong = [one for one in ended if not isinstance(one, asyncio.CancelledError | HouseError)]
    assert not wrong, wrong
    for one in people:
        await one.client.close()
    return people


async def everybody_acts_again(people: list[Regular]) -> None:
    """After the last kill play goes on at every table."""
    before, end = [len(one.done) for one in people], time.monotonic() + GOES_ON
    while idle := [
        one.table for one, was in zip(people, before, strict=True) if len(one.done) == was
    ]:
        assert time.monotonic() < end, f"play does not go on at {sorted(set(idle))}"
        await asyncio.sleep(0.05)


def looked_at(
    folder: Path, people: list[Regular], tables: int, kills: int, database: str
) -> Killed:
    """Everything acknowledged is in the log, once; the state is sound, and every chip is there."""
    log: DatabaseLog = open_log(database or folder / LOG_FILE, seal=seal_key(folder))
    try:
        answers = Counter(
            (one.by, one.key) for one in log.read(0, ANSWERS) if isinstance(one, Answered)
        )
        acknowledged = [(one.client.id, key) for one in people for key in one.done]
        missing = [one for one in acknowledged if not answers[one]]
        assert not missing, f"{len(missing)} acknowledged commands are not in the log"
        twice = [key for key, count in answers.items() if count > 1]
        assert not twice, f"{len(twice)} commands were done twice"
        copies = [one for one in log.read(0, HOUSE) if isinstance(one, HouseRestored)]
        assert not copies, f"a crash was taken for a copy: {copies[0].why}"
        house = PokerHouse(log, InlineWriter(log), wall_milliseconds)
        house.load()
        place = house.places["room"]
        assert isinstance(place, RoomPlace)
        assert not wrong_in(place.room), wrong_in(place.room)
        for table in place.tables.values():
            chips = sum(seat.stack for _, seat in taken_seats(table))
            assert chips == AT_A_TABLE * CHIPS, f"{chips} chips at a table"
        hands = sum(table.hands for table in place.tables.values())
        return Killed(kills, len(acknowledged), hands)
    finally:
        log.close()


@contextmanager
def kept_in(database: str, postgres: bool) -> Iterator[str]:
    """The URL of the database: as said, or of a PostgreSQL that is started and stopped here."""
    if not postgres:
        yield database
        return
    for one in server():
        yield one.new_place()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--database", default="", help="a PostgreSQL URL instead of SQLite")
    parser.add_argument("--postgres", action="store_true", help="on a PostgreSQL of its own")
    said = parser.parse_args()
    began = time.monotonic()
    with kept_in(said.database, said.postgres) as database, tempfile.TemporaryDirectory() as folder:
        told = asyncio.run(killed_often(Path(folder), said.kills, said.tables, said.seed, database))
    took = time.monotonic() - began
    print(
        f"{'PostgreSQL' if database else 'SQLite'}: {told.kills} kills in {took:.0f} s,"
        f" {told.acknowledged} acknowledged, {told.hands} hands: nothing lost"
    )


if __name__ == "__main__":
    main()
