"""How a house stood at a point of its log, so that it opens without reading all of it again.

A snapshot is a shortcut and nothing else: the log is the truth. It is good for one program and for
a log that has just that line at just that place; whatever is wrong with it, the log is read from
its beginning. It is written when the house closes, and when it opens after a long reading. It holds
hands and decks, so it is sealed with the house's key; it is read only if it was sealed with it.
"""

from __future__ import annotations

import os
import pickle
import sys
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path
from typing import Final

import msgspec
import structlog
from msgspec import Struct

from shuffleup.log.codec import CodecError
from shuffleup.log.databases.database_log import DatabaseLog
from shuffleup.log.file import sync_folder
from shuffleup.log.head import LogPoint
from shuffleup.log.same_program import program_digest
from shuffleup.log.sealing import Seal
from shuffleup.server.fair.house_shuffler import KnownDecks
from shuffleup.server.house_places.event_place import KnownEvent
from shuffleup.server.house_places.room_place import KnownRoom
from shuffleup.server.house_places.used_keys import UsedKeys
from shuffleup.server.hub.table_watch import KnownTables

SNAPSHOT: Final = "house.snapshot"
WORTH: Final = 20_000  # lines read at a start, after which the next one shall be quicker


class HouseSnapshot(Struct, frozen=True):
    """The states of places with tables, and what is known of each table beside."""

    program: str
    point: LogPoint
    states: dict[str, KnownRoom | KnownEvent]
    tables: KnownTables
    decks: KnownDecks
    used: UsedKeys


@lru_cache(1)
def program() -> str:
    """This program to the letter: states are kept as it has them in memory."""
    made = f"{sys.version} {msgspec.__version__} {program_digest()}"
    return blake2b(made.encode(), digest_size=16).hexdigest()


def write_snapshot(folder: Path, seal: Seal, snapshot: HouseSnapshot) -> None:
    """In place of the one before, whole or not at all."""
    sealed = seal.closed_file(SNAPSHOT, pickle.dumps(snapshot, protocol=5))
    new = folder / f"{SNAPSHOT}.new"
    file = os.open(new, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(file, "wb") as out:
        out.write(sealed)
        out.flush()
        os.fsync(out.fileno())
    new.replace(folder / SNAPSHOT)
    sync_folder(folder)


def read_snapshot(folder: Path, seal: Seal, log: DatabaseLog) -> HouseSnapshot | None:
    """The snapshot of a house, if there is one that is good for this program and this log."""
    ours = program()  # now, and not when the house closes: its files may be newer than it by then
    try:
        # only this house could have sealed it, so it is ours to unpickle
        found: object = pickle.loads(seal.opened_file(SNAPSHOT, (folder / SNAPSHOT).read_bytes()))
    except FileNotFoundError:
        return None
    except (CodecError, OSError, *BROKEN) as error:
        structlog.get_logger().warning("no use for the snapshot", kind=type(error).__name__)
        return None
    if not isinstance(found, HouseSnapshot) or found.program != ours:
        return None
    return found if log.has(found.point) else None


# What unpickling raises where another program wrote it.
BROKEN: Final = (
    pickle.UnpicklingError,
    AttributeError,
    ImportError,
    IndexError,
    KeyError,
    TypeError,
    ValueError,
    EOFError,
)
