"""A house in a process of its own, to be killed: ``python -m tests.server.house_process DATA PORT
TABLES [DATABASE [TURN]]``. The tables are furnished at the first start."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from litestar import Litestar
from tests.server.served_house import quick_settings

from shuffleup.floor.senders import Role, staff
from shuffleup.hand.setup import no_limit
from shuffleup.room.lists.list_records import Listing
from shuffleup.room.openings.opening_commands import ListGame, OpenTable
from shuffleup.server.house_app import house_app
from shuffleup.server.house_logs import begin_logs
from shuffleup.server.house_places.poker_house import Errand
from shuffleup.server.running_house import RunningHouse
from shuffleup.server.serving import bound, serve
from shuffleup.table.house import House

MANAGER = staff(Role.MANAGER)
INSIDE = "inside.jsonl"  # what the house says of itself


def furnish(running: RunningHouse, tables: int) -> None:
    """So many tables of hold'em 1/2, if there are none."""
    house = running.house
    if house.places["room"].tables:
        return
    listing = Listing("holdem", no_limit(1, 2), 6, House(buy_in=(40, 1_000_000)))
    house.perform(Errand("room", MANAGER, ListGame("1/2", listing)))
    for number in range(1, tables + 1):
        house.perform(Errand("room", MANAGER, OpenTable(str(number), "1/2")))


async def tell_inside(running: RunningHouse, file: Path) -> None:
    """Now and then, how much the house holds of what could pile up."""
    while True:
        hub = running.hub
        told = {
            "tasks": len(asyncio.all_tasks()),
            "watchers": sum(map(len, hub.watchers.values()))
            + sum(map(len, running.places.watchers.values())),
            "timers": len(running.dealer.timers),
            "connections": len(hub.connections),
        }
        with file.open("a", encoding="ascii") as out:
            out.write(json.dumps(told) + "\n")
        await asyncio.sleep(1)


def main(folder: str, port: str, tables: str, database: str = "", turn: str = "600") -> None:
    settings = quick_settings(
        Path(folder),
        port=int(port),
        port_fixed=True,
        stop_seconds=5,
        database=database,
        turn_seconds=int(turn),
    )
    settings.folder.mkdir(parents=True, exist_ok=True)
    begin_logs((settings.folder / "lines.log").open("a", encoding="utf-8"))
    app = house_app(settings)

    @asynccontextmanager
    async def furnished(_: Litestar) -> AsyncIterator[None]:
        await asyncio.sleep(0)
        furnish(app.state["house"], int(tables))
        print("open", flush=True)
        telling = asyncio.create_task(tell_inside(app.state["house"], settings.folder / INSIDE))
        yield
        telling.cancel()

    app._lifespan_managers.append(furnished)
    serve(app, settings, bound(settings))


if __name__ == "__main__":
    main(*sys.argv[1:])
