"""``shuffleup room check``: a room's log done again, its ledger, tables and seats looked at."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from shuffleup.cli.desks.log_check import LogCheck, check_log
from shuffleup.cli.shared_options import Json
from shuffleup.room.keeping.room_audit import audit_room
from shuffleup.room.keeping.room_log import ROOM
from shuffleup.room.openings.opening_events import RoomOpened

OF_A_ROOM: Final = LogCheck(ROOM, "room", audit_room, RoomOpened)


def check_command(log: Path, /, *, as_json: Json = False) -> int:
    """Check a room's log from end to end; exit code 0 when all of it holds, 1 with the first fault.

    The chain, the events and the rules of the book it names; everything that was said judged again;
    after every line the ledger balanced, each table's chips as its account has them, nobody in two
    seats.

    Parameters
    ----------
    log
        The log of a room, made by `shuffleup room new`.
    """
    return check_log(log, OF_A_ROOM, as_json)
