"""``Recaller``: an undoing is judged with all that it needs of the past, which is read elsewhere.

From the moment it is asked for the place remembers what happens; what happened before is read from
the log, in a thread where that is short and otherwise in a process, while everybody plays on. Then
both are put together and the undoing is judged at once, like any command. What others did meanwhile
came before it; it undoes what stood when it was asked for. In a place they come one by one.
"""

from __future__ import annotations

import asyncio
import pickle
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final
from weakref import WeakValueDictionary

import msgspec
import structlog
from msgspec.structs import replace

from shuffleup.client.messages import Refused
from shuffleup.law.ruling import Refusal
from shuffleup.room.undo.recalling import RoomPast
from shuffleup.server.house_places.house_place import HousePlace
from shuffleup.server.house_places.poker_house import NOT_KEPT, UNKEPT, Errand, PokerHouse
from shuffleup.server.house_places.spoken_commands import write_command
from shuffleup.server.house_undo.past_worker import PastAsked
from shuffleup.server.house_undo.undo_past import Past, PastWanted, past_of
from shuffleup.tournament.event_undo.recalling_event import EventPast

WORKER: Final = "shuffleup.server.house_undo.past_worker"
SHORT: Final = 5_000  # events that are read in a thread: a tenth of a second
LONGEST: Final = 600.0  # seconds for a process, on a busy machine
Found = Past | Refusal | None


class Recaller:
    """``where`` and ``folder``: the database of the log and where its key lies, for a process;
    without them everything is read in a thread."""

    def __init__(self, house: PokerHouse, where: str = "", folder: str = "") -> None:
        self.house, self.where, self.folder = house, where, folder
        self.lines: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.short = SHORT

    @asynccontextmanager
    async def recalled(self, errand: Errand) -> AsyncIterator[Errand | Refused]:
        """The errand, which can be performed now; or why it cannot be."""
        async with self.lines.setdefault(errand.place, asyncio.Lock()):
            place = self.house.places.get(errand.place)
            known = self.house.known_answer(errand)  # it came twice, and was done meanwhile
            if place is None or self.house.fault or known is not None:
                yield errand
                return
            version = place.remember()
            try:
                found = await self.found(errand, version)
                still = self.house.places.get(errand.place) is place
                yield self.ready(place, errand, found) if still else not_kept(errand)
            finally:
                place.forget()

    def ready(self, place: HousePlace, errand: Errand, found: Found | Refused) -> Errand | Refused:
        if isinstance(found, Refused):
            return found
        if isinstance(found, Refusal):
            return self.house.refusal(place, errand, found)
        if found is None:  # it undoes nothing, so the house need not read anything for it either
            place.recalled = True
            return errand
        place.recall(found.before, found.log)
        return replace(errand, command=found.command, words="", table=found.table or errand.table)

    async def found(self, errand: Errand, version: int) -> Found | Refused:
        kept = asyncio.wrap_future(self.house.last_submitted)
        await asyncio.wait([kept])
        if kept.cancelled() or kept.exception() is not None:
            return not_kept(errand)
        command = write_command(errand.command) if errand.command is not None else ""
        by = errand.by
        wanted = PastWanted(
            errand.place, version, by.id, by.role.value, errand.words, command, errand.table
        )
        try:
            if not self.where or version <= self.short:
                return await asyncio.to_thread(past_of, self.house.under(errand.place), wanted)
            return await elsewhere(PastAsked(self.where, self.folder, wanted))
        except Exception as error:  # the disk, the database, the worker, or a fault of our own
            structlog.get_logger().error("no past for an undoing", kind=type(error).__name__)
            return not_kept(errand)


def not_kept(errand: Errand) -> Refused:
    return Refused(errand.key, UNKEPT, NOT_KEPT)


async def elsewhere(asked: PastAsked) -> Found:
    """A process's answer; ValueError if there is none. Whoever takes too long is ended."""
    pipe = asyncio.subprocess.PIPE
    worker = await asyncio.create_subprocess_exec(
        sys.executable, "-m", WORKER, stdin=pipe, stdout=pipe, stderr=asyncio.subprocess.DEVNULL
    )
    try:
        said, _ = await asyncio.wait_for(worker.communicate(msgspec.json.encode(asked)), LONGEST)
        found: object = await asyncio.to_thread(pickle.loads, said)  # our own process wrote it
    except (TimeoutError, EOFError, pickle.UnpicklingError) as error:
        raise ValueError(type(error).__name__) from error
    finally:
        if worker.returncode is None:
            worker.kill()
            await worker.wait()
    if found is not None and not isinstance(found, RoomPast | EventPast | Refusal):
        raise ValueError("no past")
    return found
