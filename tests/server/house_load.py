"""A house under load: ``python -m tests.server.house_load --tables 500 --minutes 10``.

A house in a process of its own, kept on the disk, and this process with six sockets at every table:
one action every two seconds at each. Counted: the time from a command to its frame at the last of
the six seats, what was lost, came twice or out of order, and what both processes use. At the end
every acknowledged command is in the log once, and the chips are all there.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random

import msgspec
from msgspec import Struct
from tests.postgres_server import free_port
from tests.server.killing import kept_in
from tests.server.light_socket import Hears, light_socket
from tests.server.load_tables import LoadFigures, LoadTable
from tests.server.loaded_house import CHIPS, SEATS
from tests.server.raised_limits import Usage, raise_limits, usage_of
from tests.server.served_house import quick_settings
from tests.server.small_house import InlineWriter

from shuffleup.log.open_log import open_log
from shuffleup.room.keeping.room_audit import wrong_in
from shuffleup.server.fair.seal_key import seal_key
from shuffleup.server.house_clock import wall_milliseconds
from shuffleup.server.house_places.given_answers import ANSWERS
from shuffleup.server.house_places.poker_house import PokerHouse
from shuffleup.server.house_places.register import Answered
from shuffleup.server.house_places.room_place import RoomPlace
from shuffleup.server.identity.identity_desk import open_identity
from shuffleup.server.identity.identity_sql import Work
from shuffleup.server.identity.known_people import NewPerson, add_person
from shuffleup.server.identity.origins import SESSION
from shuffleup.server.identity.sessions import begin
from shuffleup.server.running_house import LOG_FILE
from shuffleup.table.state import taken_seats

AT_A_TABLE = 6
INTERVAL = 2.0  # seconds between two actions at a table
AT_ONCE = 50  # connections made at the same time
SETTLE = 30.0  # seconds for what is on its way when the time is up
BOUND = 0.050  # seconds: the p99 that is wanted
FLAT = 1.10  # the memory of the last fifth over that of the second, at most
Tokens = list[list[tuple[str, str]]]  # of each table the ids of its people and their sessions


class LoadReport(Struct):
    """What came of it; times in milliseconds, memory in megabytes, processors in per cent."""

    database: str
    tables: int
    sockets: int
    seconds: float
    actions: int
    frames: int
    frame_bytes: int
    p50: float
    p99: float
    most: float
    house_cpu: float
    load_cpu: float
    memory_begin: float
    memory_end: float
    memory: list[float]
    files: int
    faults: list[str]
    broke_first: str = ""


def written_in(folder: Path, tables: int, database: str) -> Tokens:
    """Accounts and sessions for everybody, and who is to sit where."""
    settings = quick_settings(folder, database=database)
    desk = open_identity(settings)
    now = desk.clock()

    def write(work: Work) -> Tokens:
        def one(name: str) -> tuple[str, str]:
            id_ = add_person(work, NewPerson(name), now).id
            return id_, begin(work, id_, now, settings)

        return [
            [one(f"Player {number} at {at}") for at in range(1, AT_A_TABLE + 1)]
            for number in range(1, tables + 1)
        ]

    made = desk.done(write)
    desk.close()
    seats = [[id_ for id_, _ in table] for table in made]
    (folder / SEATS).write_text(json.dumps(seats), "ascii")
    return made


@contextmanager
def house_process(folder: Path, port: int, database: str, profile: str) -> Iterator[int]:
    """The house, listening; its process id. Ended by SIGTERM."""
    command = [sys.executable, "-m", "tests.server.loaded_house", str(folder), str(port), database]
    if profile:
        command += ["--profile", profile]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        assert line.strip() == "open", "the house did not open"
        yield process.pid
    finally:
        process.send_signal(signal.SIGTERM)
        with suppress(subprocess.TimeoutExpired):
            process.wait(60)
        process.kill()
        process.wait()


async def connected(tables: list[LoadTable], tokens: Tokens, port: int) -> None:
    gate = asyncio.Semaphore(AT_ONCE)

    async def sit(table: LoadTable, people: list[tuple[str, str]]) -> None:
        for at, (_, token) in enumerate(people):
            async with gate:
                hears = hearing(table, at)
                socket = await light_socket("127.0.0.1", port, f"{SESSION}={token}", hears)
            table.watch(socket)

    await asyncio.gather(*map(sit, tables, tokens))
    while any(-1 in table.versions for table in tables):
        await asyncio.sleep(0.05)


def hearing(table: LoadTable, at: int) -> Hears:
    return lambda text: table.hear(at, text)


async def loaded(
    tokens: Tokens, port: int, pid: int, seconds: float, warm: float, every: float
) -> tuple[LoadFigures, list[Usage], float]:
    """Play for so long; the figures, what the house used now and then, and how busy we were."""
    figures = LoadFigures()
    tables = [
        LoadTable(str(number), [id_ for id_, _ in people], figures, Random(number))
        for number, people in enumerate(tokens, 1)
    ]
    await connected(tables, tokens, port)
    for table in tables:
        table.run(every)
    await asyncio.sleep(warm)
    figures.measuring, figures.frames, figures.bytes = True, 0, 0
    ours, began = time.process_time(), time.monotonic()
    used = [usage_of(pid)]
    while time.monotonic() - began < seconds:
        await asyncio.sleep(min(5.0, max(0.0, began + seconds - time.monotonic())))
        used.append(usage_of(pid))
    figures.seconds = time.monotonic() - began
    ours = (time.process_time() - ours) / figures.seconds
    figures.measuring = False
    await settled(tables)
    return figures, used, ours


async def settled(tables: list[LoadTable]) -> None:
    """No more commands; whatever is on its way arrives."""
    for table in tables:
        table.due, table.may = False, None
        table.act = lambda: None  # type: ignore[method-assign]
    until = time.monotonic() + SETTLE
    while time.monotonic() < until and any(
        table.seen >= 0 or len(set(table.versions)) > 1 for table in tables
    ):
        await asyncio.sleep(0.1)
    await asyncio.sleep(0.5)
    for table in tables:
        table.check_end()
        table.stopped = True
        for socket in table.sockets:
            socket.close()


def checked_log(folder: Path, database: str, figures: LoadFigures) -> list[str]:
    """What is wrong with the log: acknowledged and not there, there twice, chips that are gone."""
    log = open_log(database or folder / LOG_FILE, seal=seal_key(folder))
    try:
        kept = Counter(one.key for one in log.read(0, ANSWERS) if isinstance(one, Answered))
        wrong = [f"{key} was answered {n} times" for key, n in figures.done.items() if n != 1]
        wrong += [f"{key} is not in the log" for key in figures.done if not kept[key]]
        wrong += [f"{key} is in the log {n} times" for key, n in kept.items() if n > 1]
        wrong += [f"{key} was never answered" for key in figures.sent.keys() - figures.done.keys()]
        house = PokerHouse(log, InlineWriter(log), wall_milliseconds)
        house.load()
        place = house.places["room"]
        assert isinstance(place, RoomPlace)
        wrong += [str(one) for one in wrong_in(place.room)]
        for number, table in place.tables.items():
            chips = sum(seat.stack for _, seat in taken_seats(table))
            if chips != AT_A_TABLE * CHIPS:
                wrong.append(f"{chips} chips at table {number}")
        return wrong[:100]
    finally:
        log.close()


def report(
    figures: LoadFigures, used: list[Usage], ours: float, tables: int, database: str
) -> LoadReport:
    times = sorted(figures.latencies) or [0.0]
    seconds = figures.seconds or 1.0
    memory = [round(one.memory / 1e6, 1) for one in used]

    def part(share: float) -> float:
        return round(1000 * times[min(len(times) - 1, int(share * len(times)))], 2)

    made = LoadReport(
        database="PostgreSQL" if database else "SQLite",
        tables=tables, sockets=tables * AT_A_TABLE, seconds=round(seconds, 1),
        actions=len(figures.latencies), frames=figures.frames,
        frame_bytes=figures.bytes // max(1, figures.frames),
        p50=part(0.5), p99=part(0.99), most=part(1.0),
        house_cpu=round(100 * (used[-1].cpu - used[0].cpu) / seconds, 1),
        load_cpu=round(100 * ours, 1),
        memory_begin=memory[0], memory_end=memory[-1], memory=memory, files=used[-1].files,
        faults=figures.faults,
    )  # fmt: skip
    made.broke_first = broke_first(made)
    return made


def broke_first(made: LoadReport) -> str:
    """Which bound is missed, and what it most likely is."""
    if made.faults:
        return f"correctness: {made.faults[0]}"
    fifth = max(1, len(made.memory) // 5)
    before, after = made.memory[fifth : 2 * fifth], made.memory[-fifth:]
    if before and sum(after) / len(after) > FLAT * sum(before) / len(before):
        return f"memory: from {before[0]:.0f} MB to {after[-1]:.0f} MB"
    if made.p99 <= 1000 * BOUND:
        return ""
    if made.house_cpu > 90:
        return "time: the house's one processor is full"
    if made.load_cpu > 90:
        return "time: the load generator's processor is full, so its figures are its own"
    return "time: neither processor is full; look at the disk, or at the rest of this machine"


def house_under_load(
    folder: Path,
    *,
    tables: int,
    seconds: float,
    warm: float = 5.0,
    every: float = INTERVAL,
    database: str = "",
    profile: str = "",
) -> LoadReport:
    raise_limits()
    tokens, port = written_in(folder, tables, database), free_port()
    with house_process(folder, port, database, profile) as pid:
        gc.disable()  # a pause of ours would be counted as the house's
        try:
            figures, used, ours = asyncio.run(loaded(tokens, port, pid, seconds, warm, every))
        finally:
            gc.enable()
    figures.faults += checked_log(folder, database, figures)
    return report(figures, used, ours, tables, database)


def table_of(made: LoadReport) -> str:
    rows = (
        ("tables, sockets", f"{made.tables}, {made.sockets}, {made.database}"),
        ("actions in seconds", f"{made.actions:,} in {made.seconds:.0f}"),
        ("command to all seats", f"p50 {made.p50} ms, p99 {made.p99} ms, most {made.most} ms"),
        ("frames, of bytes", f"{made.frames:,}, {made.frame_bytes:,}"),
        ("processor", f"house {made.house_cpu} %, generator {made.load_cpu} %"),
        ("memory of the house", f"{made.memory_begin} MB, at the end {made.memory_end} MB"),
        ("open files", f"{made.files:,}"),
        ("lost, twice, out of order", f"{len(made.faults)}"),
        ("broke first", made.broke_first or "nothing: every bound is kept"),
    )
    return "\n".join(f"{name:<26} {value}" for name, value in rows)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--every", type=float, default=INTERVAL, help="seconds between two actions")
    parser.add_argument("--database", default="", help="a PostgreSQL URL instead of SQLite")
    parser.add_argument("--postgres", action="store_true", help="on a PostgreSQL of its own")
    parser.add_argument("--folder", default=None, help="where the house's data go for a while")
    parser.add_argument("--profile", default="", help="a file for the house's profile")
    parser.add_argument("--json", action="store_true")
    said = parser.parse_args()
    place = tempfile.TemporaryDirectory(dir=said.folder)
    with kept_in(said.database, said.postgres) as database, place as folder:
        made = house_under_load(
            Path(folder), tables=said.tables, seconds=60 * said.minutes, every=said.every,
            database=database, profile=said.profile,
        )  # fmt: skip
    print(msgspec.json.encode(made).decode() if said.json else table_of(made))
    for fault in made.faults[:20]:
        print(f"  {fault}", file=sys.stderr)
    return 1 if made.broke_first else 0


if __name__ == "__main__":
    sys.exit(main())
