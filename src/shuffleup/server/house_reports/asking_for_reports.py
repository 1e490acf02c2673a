"""``ReportDesk``: reports of the house's rooms, one at a time, made by ``report_worker``.

What was made lately is given again while nothing has happened in its place.
"""

from __future__ import annotations

import asyncio
import os
import sys
from typing import Final

import msgspec
import structlog

from shuffleup.room.reports.room_report import RoomReport
from shuffleup.server.house_places.poker_house import PokerHouse
from shuffleup.server.house_reports.report_worker import ReportName, ReportWanted
from shuffleup.server.identity.sent_away import SentAway
from shuffleup.server.settings import ServerSettings

WORKER: Final = "shuffleup.server.house_reports.report_worker"
LONGEST: Final = 600.0  # seconds that a report may take on a busy machine
NO_REPORT: Final = SentAway("not-now", "the report could not be made: ask for it again", 503)


class ReportDesk:
    def __init__(self, house: PokerHouse, settings: ServerSettings, log_file: str) -> None:
        self.house, self.folder = house, str(settings.folder.absolute())
        self.where = settings.database or str((settings.folder / log_file).absolute())
        self.one_at_a_time = asyncio.Lock()
        self.made: dict[tuple[str, str], tuple[int, RoomReport]] = {}

    def forget_place(self, place: str) -> None:
        self.made = {asked: made for asked, made in self.made.items() if asked[0] != place}

    async def report(self, kind: ReportName, place: str) -> RoomReport | SentAway:
        async with self.one_at_a_time:
            there = self.house.places.get(place)
            if there is None:  # closed while others waited for theirs
                return NO_REPORT
            version = there.version
            known = self.made.get((place, kind))
            if known is not None and known[0] == version:
                return known[1]
            if not await self.is_kept():
                return NO_REPORT
            found = await asked(ReportWanted(kind, place, self.where, self.folder))
            if isinstance(found, RoomReport):
                self.made[place, kind] = (version, found)
            return found

    async def is_kept(self) -> bool:
        """Whether all that has happened is on the disk, from which a report is made."""
        kept = asyncio.wrap_future(self.house.last_submitted)
        await asyncio.wait([kept])
        return kept.exception() is None


async def asked(wanted: ReportWanted) -> RoomReport | SentAway:
    """A worker's answer; whoever takes too long is ended."""
    worker = await asyncio.create_subprocess_exec(
        sys.executable, "-m", WORKER,
        stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL, env={**os.environ},
    )  # fmt: skip
    try:
        said, _ = await asyncio.wait_for(worker.communicate(msgspec.json.encode(wanted)), LONGEST)
        return msgspec.json.decode(said, type=RoomReport)
    except (TimeoutError, msgspec.MsgspecError) as error:
        kind = type(error).__name__
        structlog.get_logger().error("no report", report=wanted.kind, kind=kind)
        return NO_REPORT
    finally:
        if worker.returncode is None:
            worker.kill()
            await worker.wait()
