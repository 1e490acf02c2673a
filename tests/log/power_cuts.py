"""A disk whose power is cut: every write and sync of SQLite recorded, and replayed to any point.

``record`` lets a real ``SqliteStore`` work on a file system of apsw's that writes down what is
written, cut and synced, and where a batch was acknowledged. ``disk_after(trace, point)`` is what a
disk holds if the power goes at that point: all that was synced, and of what was not nothing, or as
much as chance leaves, in any order. ``python -m tests.log.power_cuts`` cuts at every point.
"""

from __future__ import annotations

import random
import sqlite3
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import cast

import apsw
from msgspec import Struct

from shuffleup.hand.repairs import primitives as r
from shuffleup.log import Batch, SqliteLog
from shuffleup.log.databases.database_log import DatabaseLog
from shuffleup.log.databases.verifying import verify
from shuffleup.log.sqlite_log import SqliteStore

CHECKPOINT = "PRAGMA wal_autocheckpoint = 12"  # pages; so that the database is written to as well


class Wrote(Struct, frozen=True):
    file: str
    place: int
    data: bytes


class Truncated(Struct, frozen=True):
    file: str
    size: int


class Synced(Struct, frozen=True):
    file: str


class Deleted(Struct, frozen=True):
    file: str


class Acknowledged(Struct, frozen=True):
    version: int


Step = Wrote | Truncated | Synced | Deleted | Acknowledged
Trace = list[Step]


# ---- recording -------------------------------------------------------------------------------


class RecordingDisk(apsw.VFS):
    """The usual file system, with everything written down that a power cut could undo."""

    def __init__(self, name: str, trace: Trace) -> None:
        self.trace = trace
        super().__init__(name, "unix")

    def xOpen(self, name: object, flags: list[int]) -> RecordedFile:  # noqa: N802
        return RecordedFile(name, flags, self.trace)

    def xDelete(self, name: str, sync: bool) -> None:  # noqa: N802
        self.trace.append(Deleted(Path(name).name))
        super().xDelete(name, sync)


class RecordedFile(apsw.VFSFile):
    def __init__(self, name: object, flags: list[int], trace: Trace) -> None:
        super().__init__("unix", name, flags)
        path = name.filename() if isinstance(name, apsw.URIFilename) else str(name)
        self.name, self.trace = Path(path).name, trace

    def xWrite(self, data: bytes, place: int) -> None:  # noqa: N802
        self.trace.append(Wrote(self.name, place, bytes(data)))
        super().xWrite(data, place)

    def xTruncate(self, size: int) -> None:  # noqa: N802
        self.trace.append(Truncated(self.name, size))
        super().xTruncate(size)

    def xSync(self, flags: int) -> None:  # noqa: N802
        super().xSync(flags)
        self.trace.append(Synced(self.name))


class RecordedStore(SqliteStore):
    """A store like a house's, on the recording disk."""

    def __init__(self, path: Path, disk: str, *more: str) -> None:
        self.disk, self.settings = disk, (*SqliteStore.settings, CHECKPOINT, *more)
        super().__init__(path)

    def driver(self, uri: str) -> sqlite3.Connection:
        flags = apsw.SQLITE_OPEN_URI | apsw.SQLITE_OPEN_READWRITE | apsw.SQLITE_OPEN_CREATE
        return cast(sqlite3.Connection, apsw.Connection(uri, flags=flags, vfs=self.disk))


def record(folder: Path, appends: int, *settings: str) -> Trace:
    """What is written to the disk while so many batches are kept, one after the other."""
    trace: Trace = []
    name = f"recording-{folder.name}"
    disk = RecordingDisk(name, trace)
    log = DatabaseLog(RecordedStore(folder / "house.db", name, *settings), "main")
    dice = random.Random(appends)
    for _ in range(appends):
        version = log.append([r.Killed(log.version + n) for n in range(dice.randrange(1, 30))])
        trace.append(Acknowledged(version))
    log.append_together([(Batch({f"t/{n}": [r.Killed(n)]}), {}) for n in range(20)])
    log.close()
    disk.unregister()
    return trace


# ---- cutting ---------------------------------------------------------------------------------


def disk_after(trace: Trace, point: int, dice: random.Random | None = None) -> dict[str, bytes]:
    """The files after a power cut. Without ``dice`` all is lost that was not synced; with them some
    of it is there, in any order, which a disk may do too."""
    safe: dict[str, bytearray] = {}
    waiting: dict[str, list[Wrote | Truncated]] = {}
    for step in trace[:point]:
        if isinstance(step, Wrote | Truncated):
            safe.setdefault(step.file, bytearray())
            waiting.setdefault(step.file, []).append(step)
        elif isinstance(step, Synced):
            for one in waiting.pop(step.file, []):
                put(safe[step.file], one)
        elif isinstance(step, Deleted):
            safe.pop(step.file, None)
            waiting.pop(step.file, None)
    if dice is not None:
        for name, steps in waiting.items():
            for one in dice.sample(steps, dice.randrange(len(steps) + 1)):
                put(safe[name], one)
    return {name: bytes(data) for name, data in safe.items()}


def put(data: bytearray, step: Wrote | Truncated) -> None:
    if isinstance(step, Truncated):
        del data[step.size :]
        return
    missing = step.place + len(step.data) - len(data)
    data.extend(b"\0" * max(0, missing))
    data[step.place : step.place + len(step.data)] = step.data


def acknowledged(trace: Trace, point: int) -> int:
    return max((one.version for one in trace[:point] if isinstance(one, Acknowledged)), default=0)


class Cut(Struct, frozen=True):
    """What a power cut left: what had been acknowledged, and what the log has, or why it has
    none."""

    point: int
    told: int
    kept: int
    error: str = ""

    @property
    def lost(self) -> bool:
        return bool(self.error) or self.kept < self.told


def after_cut(folder: Path, trace: Trace, point: int, dice: random.Random | None = None) -> Cut:
    """Open and verify what is on the disk after a power cut, as a house would."""
    for old in folder.iterdir():
        old.unlink()
    for name, data in disk_after(trace, point, dice).items():
        (folder / name).write_bytes(data)
    told = acknowledged(trace, point)
    try:
        log = SqliteLog(folder / "house.db", "main")
        try:
            seats = [event.seat for event in log.read()]  # type: ignore[attr-defined]
            assert seats == list(range(len(seats))), f"point {point}: not what was written"
            assert verify(log).head == log.head
            return Cut(point, told, log.version)
        finally:
            log.close()
    except ValueError as error:
        return Cut(point, told, -1, str(error))


def cuts(trace: Trace, points: Iterator[int] | range, seed: int) -> Iterator[Cut]:
    """The power cut at each of these points, with nothing left and with something left."""
    dice = random.Random(seed)
    with TemporaryDirectory() as folder:
        for point in points:
            yield after_cut(Path(folder), trace, point)
            yield after_cut(Path(folder), trace, point, dice)


def main() -> None:
    appends = int(sys.argv[1]) if len(sys.argv) > 1 else 60
    for settings in ((), ("PRAGMA synchronous = OFF",)):
        with TemporaryDirectory() as folder:
            trace = record(Path(folder), appends, *settings)
        found = list(cuts(trace, range(len(trace) + 1), 1))
        lost = [cut for cut in found if cut.lost]
        print(
            f"{settings or 'as a house'}: {len(trace)} steps, {len(found)} cuts, {len(lost)} lost"
        )
        for cut in lost[:3]:
            print("   ", cut)


if __name__ == "__main__":
    main()
