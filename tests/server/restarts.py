"""Restarts of every kind, on SQLite and on PostgreSQL: ``python -m tests.server.restarts 10``.

Houses are copied in a random hand, played on and served from the copy; moved; served beside their
copy; killed; and stopped for longer than a turn while somebody's call is on its way. What is shown
is how often each was tried and what came of it; it ends with 1 where anything did not hold.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import shutil
import signal
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random
from typing import Final

from msgspec import Struct
from tests.postgres_server import PostgresServer, free_port, server
from tests.server.forked_house import ForkedHouse
from tests.server.house_marks.copied_databases import (
    administered,
    by_template,
    from_template,
    url_of,
)
from tests.server.house_marks.restored_houses import Seen, opened, play_to, replaced, see, table_of
from tests.server.killing import Regular, killed_often, seated

from shuffleup.client.messages import Done
from shuffleup.log.databases.database_log import DatabaseLog
from shuffleup.log.open_log import open_log
from shuffleup.log.under import Under
from shuffleup.server.fair.seal_key import seal_key
from shuffleup.server.house_logs import begin_logs
from shuffleup.server.house_places.register import HouseStood
from shuffleup.server.house_places.room_place import RoomPlace
from shuffleup.server.house_places.standing_times import STALLS
from shuffleup.server.running_house import LOG_FILE, RunningHouse
from shuffleup.table.state import taken_seats

TURN: Final = 2  # seconds
STOPPED: Final = 4.0
NO_MARKS: Final = "elsewhere"


class Ground(Struct):
    """Where one house lies: its folder, the marks of its machine, its database if it has one."""

    root: Path
    dice: Random
    folder: Path
    postgres: PostgresServer | None = None
    name: str = ""

    @property
    def marks(self) -> Path:
        return self.root / "marks"

    @property
    def database(self) -> str:
        return url_of(self.postgres, self.name) if self.postgres else ""

    def copy(self) -> None:
        """All of it, while nobody serves it."""
        shutil.copytree(self.folder, self.root / "copy")
        if self.postgres:
            by_template(self.postgres, self.name, self.root)

    def put_back(self) -> None:
        """Folder and database are the copy again."""
        replaced(self.folder, self.root / "copy")
        if self.postgres:
            from_template(self.postgres, self.name, self.root)

    def play(self, hand: int, acts: int, marks: str = "marks") -> Awaitable[tuple[Seen, str]]:
        """Serve it until that hand; what was seen, and what it was taken for."""

        async def evening() -> tuple[Seen, str]:
            more = {"database": self.database}
            async with opened(self.folder, self.root / marks, **more) as running:
                seen = await play_to(running, max(hand, table_of(running).hands), acts)
                return seen, running.restored

        return evening()


# ---- what is tried ---------------------------------------------------------------------------


async def played_on(ground: Ground) -> Seen:
    """A copy was made in a hand, and play went on for some hands: what was seen of them all."""
    hand = ground.dice.randrange(1, 6)
    before, _ = await ground.play(hand, ground.dice.randrange(3))
    ground.copy()
    after, taken_for = await ground.play(hand + ground.dice.randrange(1, 5), 1)
    assert not taken_for, f"a tidy restart was taken for a copy: {taken_for}"
    assert before.decks[-1] in after.decks, "the hand did not go on from its deck"
    return Seen([before.decks[-1], *after.decks], [*before.roots[-2:], *after.roots])


async def none_comes_again(ground: Ground, seen: Seen, marks: str = "marks") -> str:
    now, taken_for = await ground.play(9, 0, marks)
    assert taken_for, "a copy was taken for the house itself"
    assert not set(now.decks) & set(seen.decks), "a deck came again"
    assert not set(now.roots) & set(seen.roots), "a promised deck came again"
    return f"{len(now.decks)} decks, none of them one of {len(seen.decks)} that were seen"


async def restored(ground: Ground) -> None:
    seen = await played_on(ground)
    ground.put_back()
    await none_comes_again(ground, seen)


async def restored_elsewhere(ground: Ground) -> None:
    seen = await played_on(ground)
    ground.put_back()
    await none_comes_again(ground, seen, NO_MARKS)


async def moved(ground: Ground) -> None:
    before, _ = await ground.play(ground.dice.randrange(1, 6), ground.dice.randrange(3))
    ground.folder = ground.folder.rename(ground.root / "moved")
    async with opened(ground.folder, ground.marks, database=ground.database) as running:
        goes_on_from(running, before)


def goes_on_from(running: RunningHouse, before: Seen) -> None:
    after = Seen()
    see(running, after)
    assert not running.restored, f"it was taken for a copy: {running.restored}"
    assert after.decks == before.decks[-1:], "the hand did not go on from its deck"


async def beside(ground: Ground) -> None:
    """The house is open, and so is its copy; afterwards each goes on by itself."""
    before, _ = await ground.play(ground.dice.randrange(1, 6), ground.dice.randrange(3))
    ground.copy()
    copy, other = ground.root / "copy", ground.database and url_of_copy(ground)
    async with opened(ground.folder, ground.marks, database=ground.database) as running:
        goes_on_from(running, before)
        async with opened(copy, ground.marks, database=other) as second:
            assert "is open on this machine" in second.restored, "the copy was not noticed"
            now = await play_to(second, 8)
            assert not set(now.decks) & set(before.decks), "a deck came again"
    for folder, database in ((ground.folder, ground.database), (copy, other)):
        async with opened(folder, ground.marks, database=database) as running:
            assert not running.restored, "it did not go on by itself"


def url_of_copy(ground: Ground) -> str:
    assert ground.postgres is not None
    return url_of(ground.postgres, f"{ground.name}_copy")


async def killed(ground: Ground) -> None:
    await killed_often(ground.folder, 3, 2, ground.dice.randrange(1000), ground.database)


async def stopped(ground: Ground) -> None:
    """Frozen for twice the time of a turn, with a call on its way."""
    port = free_port()
    house = ForkedHouse([str(ground.folder), str(port), "1", ground.database, str(TURN)])
    try:
        await house.start()
        people = [await seated(f"http://127.0.0.1:{port}", "1", at, Random(at)) for at in range(2)]
        answer = await asked_while_stopped(house, *await to_act(people))
        await asyncio.sleep(1)  # in which the time is given back, and put on record
        for one in people:
            await one.client.close()
    finally:
        await house.kill()
        house.close()
    assert isinstance(answer, Done), f"a call that came in time was refused: {answer}"
    with closing(
        open_log(ground.database or ground.folder / LOG_FILE, seal=seal_key(ground.folder))
    ) as log:
        time_was_given_back(log)


def time_was_given_back(log: DatabaseLog) -> None:
    (stood,) = log.read(0, STALLS)
    assert isinstance(stood, HouseStood)
    assert stood.until - stood.since > STOPPED * 1000 - 500, "the time was not given back"
    room = RoomPlace("room", Under(log, "room")).room
    seats = [seat for _, seat in taken_seats(room.tables["1"])]
    assert not any(seat.presence.sits_out for seat in seats), "somebody was set out"


async def to_act(people: list[Regular]) -> tuple[Regular, object]:
    """Whoever is asked first, and what they see."""
    waiting = [asyncio.create_task(one.client.until(one.my_turn, 60)) for one in people]
    done, others = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
    for one in others:
        one.cancel()
    task = done.pop()
    return people[waiting.index(task)], task.result()


async def asked_while_stopped(house: ForkedHouse, first: Regular, seen: object) -> object:
    os.kill(house.child, signal.SIGSTOP)
    await asyncio.sleep(0.5)
    sent = asyncio.create_task(first.client.do(first.choice(seen), "1"))  # type: ignore[arg-type]
    await asyncio.sleep(STOPPED - 0.5)
    os.kill(house.child, signal.SIGCONT)
    return await sent


class Try(Struct, frozen=True):
    """One kind of restart; ``share``: it is tried once where others are tried so often."""

    what: str
    holds: str
    run: Callable[[Ground], Awaitable[None]]
    share: int = 1


TRIES: Final = (
    Try("an older copy over folder and database", "no deck comes again", restored),
    Try("the same on a machine without a mark", "no deck comes again", restored_elsewhere),
    Try("the folder moved", "same hand, same deck", moved),
    Try("a copy served beside its house", "noticed, each goes on", beside),
    Try("kill -9 under two tables, three times", "same hands, nothing lost", killed, 5),
    Try(f"SIGSTOP for {STOPPED:.0f} s under a turn of {TURN} s", "the call counts", stopped, 5),
)


# ---- running it ------------------------------------------------------------------------------


@contextmanager
def grounds(postgres: PostgresServer | None) -> Iterator[Callable[[int], Ground]]:
    """A ground for each attempt, and nothing of it afterwards."""
    with tempfile.TemporaryDirectory() as folder:

        def ground(seed: int) -> Ground:
            root = Path(folder) / str(seed)
            root.mkdir()
            if postgres:
                administered(postgres, f"CREATE DATABASE house{seed}")
            return Ground(root, Random(seed), root / "house", postgres, f"house{seed}")

        yield ground


def tried(one: Try, times: int, ground: Callable[[int], Ground], seed: int) -> tuple[int, str]:
    """How often it held, and why it did not once."""
    for number in range(times):
        try:
            asyncio.run(one.run(ground(seed + number)))
        except AssertionError as error:
            return number, str(error)
    return times, ""


def everything(kind: str, times: int, postgres: PostgresServer | None) -> int:
    bad = 0
    with grounds(postgres) as ground:
        for number, one in enumerate(TRIES):
            began, often = time.monotonic(), max(1, times // one.share)
            held, why = tried(one, often, ground, 1000 * number)
            took = time.monotonic() - began
            says = one.holds if not why else f"DID NOT HOLD: {why}"
            print(
                f"{kind:<10}  {one.what:<41}  {held:>3} of {often:<3}  {says} ({took:.0f} s)",
                flush=True,
            )
            bad |= bool(why)
    return bad


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("times", type=int, nargs="?", default=10)
    parser.add_argument("--only", choices=["sqlite", "postgres"])
    said = parser.parse_args()
    bad = 0
    begin_logs()
    with tempfile.TemporaryDirectory() as state:
        os.environ["XDG_STATE_HOME"] = state
        if said.only != "postgres":
            bad |= everything("SQLite", said.times, None)
        if said.only != "sqlite":
            for postgres in server():
                bad |= everything("PostgreSQL", said.times, postgres)
    return bad


if __name__ == "__main__":
    sys.exit(main())
