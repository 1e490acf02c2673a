"""Houses that are copied, restored and served again: without doors, played on by their own loop."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from msgspec import Struct
from tests.server.served_house import quick_settings

from shuffleup.floor.senders import Role, player, staff
from shuffleup.hand import commands as h
from shuffleup.hand.events import Shuffled
from shuffleup.hand.options import options
from shuffleup.hand.setup import no_limit
from shuffleup.room.lists.list_commands import SeatPlayer
from shuffleup.room.lists.list_records import Listing
from shuffleup.room.openings.opening_commands import ListGame, OpenTable
from shuffleup.room.people.people_commands import Arrive
from shuffleup.server.house_places.poker_house import Errand
from shuffleup.server.identity.identity_desk import open_identity
from shuffleup.server.running_house import RunningHouse
from shuffleup.table.house import House
from shuffleup.table.state import Table, taken_seats

BOARD, MANAGER = staff(Role.BOARD), staff(Role.MANAGER)
PEOPLE = ("ann", "bob", "cid")
WHERE = ("room", "1")
STACK = 200


class Seen(Struct):
    """What was seen of a table: the cards of each hand that was on, and all promises."""

    decks: list[tuple[int, ...]] = []
    roots: list[str] = []


@asynccontextmanager
async def opened(folder: Path, marks: Path, **more: object) -> AsyncIterator[RunningHouse]:
    """A house that runs; furnished when it is new."""
    settings = quick_settings(folder, marks=str(marks), **more)
    desk = open_identity(settings)
    running = RunningHouse(settings, desk)
    await running.start()
    try:
        if not running.house.places["room"].tables:
            furnish(running)
        yield running
    finally:
        await running.stop()
        desk.close()


def furnish(running: RunningHouse) -> None:
    listing = Listing("holdem", no_limit(1, 2), 6, House(buy_in=(40, 400)))
    for command in (ListGame("1/2", listing), OpenTable("1", "1/2"), *map(Arrive, PEOPLE)):
        assert running.house.perform(Errand("room", MANAGER, command)).kept is not None
    for seat, who in enumerate(PEOPLE):
        errand = Errand("room", BOARD, SeatPlayer(who, "1", seat, STACK))
        assert running.house.perform(errand).kept is not None


def table_of(running: RunningHouse) -> Table:
    return running.house.places["room"].tables["1"]


def see(running: RunningHouse, seen: Seen) -> None:
    """The deck that is dealt from, and the root of the next one."""
    hand = table_of(running).hand
    if hand is not None:
        deck = next(one.deck for one in hand.log if isinstance(one, Shuffled))
        if deck not in seen.decks:
            seen.decks.append(deck)
    seen.roots += [one for one in running.shuffler.roots(*WHERE) if one and one not in seen.roots]


async def play_to(running: RunningHouse, hand: int, acts: int = 0) -> Seen:
    """Fold until that hand is on and so much has been done in it; what was seen on the way."""
    table, seen = table_of(running), Seen()
    async with asyncio.timeout(60):
        while table.hands < hand or table.hand is None or acts:
            now = table.hand
            if now is None or now.actor < 0:
                await asyncio.sleep(0.001)
                continue
            see(running, seen)
            if table.hands == hand:
                acts -= 1
            may = options(now)
            command = h.Call(now.actor) if may and may.call else h.Check(now.actor)
            if table.hands < hand:
                command = h.Fold(now.actor)
            do(running, command)
            table = table_of(running)
    see(running, seen)
    await running.kept()
    return seen


def do(running: RunningHouse, command: h.Command) -> None:
    table = table_of(running)
    seat = table.seats[command.seat]
    assert seat is not None
    seen = running.hub.watches[WHERE].version
    errand = Errand("room", player(seat.player), command, table="1", seen=seen)
    assert running.house.perform(errand).kept is not None


def chips(table: Table) -> list[int]:
    return [seat.stack for _, seat in taken_seats(table)]


def copied(folder: Path, to: Path) -> Path:
    """Everything that lies in it, as whoever copies folders does while nobody serves it."""
    shutil.copytree(folder, to)
    return to


def replaced(folder: Path, copy: Path) -> None:
    """The whole folder is the copy now."""
    shutil.rmtree(folder)
    shutil.copytree(copy, folder)
