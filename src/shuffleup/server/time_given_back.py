"""What becomes of everybody's time when the house stood: ``came_up`` after a start, ``give_back``
after a stall. It is on record first (``HouseStood``); then the clocks of decisions, of levels and
of the rooms go on with what was left."""

from __future__ import annotations

from typing import TYPE_CHECKING

import structlog

from shuffleup.log.protocol import Batch
from shuffleup.room.keeping.deeds import Deed
from shuffleup.room.proceed import time_stood
from shuffleup.server.dealer.house_board import rooms_run_by_house
from shuffleup.server.house_places.poker_house import PokerHouse
from shuffleup.server.house_places.standing_times import STALLS
from shuffleup.server.last_alive import last_alive

if TYPE_CHECKING:
    from shuffleup.server.running_house import RunningHouse


def came_up(running: RunningHouse) -> None:
    """Everybody who was to act when the house went down has the time that was left."""
    house, alive = running.house, last_alive(running.settings.folder)
    if not alive:
        return
    for where, at in running.hub.last_at.items():
        table = house.places[where[0]].tables.get(where[1])
        if table is not None and table.hand is not None:
            used = house.stalls.ran(at, min(alive, house.now()))
            running.clocks.resume(where, used)
    on_record(house, alive, house.now())
    running.director.stood_since(alive)


def give_back(running: RunningHouse, since: int, until: int) -> None:
    """The house goes on after a stall, and every table is looked at again."""
    structlog.get_logger().warning("stood still", milliseconds=until - since)
    try:
        running.clocks.stood(until - since)
        on_record(running.house, since, until)
        running.director.stood_since(since)
    finally:
        for where in list(running.clocks.running):
            running.hub.show_again(where)
        running.dealer.look_at_all()


def on_record(house: PokerHouse, since: int, until: int) -> None:
    """The log has it, and in the rooms that the house runs nobody's time has gone on."""
    stood = house.stalls.of(since, until)
    if stood is None:
        return
    house.stalls.times.append(stood)
    house.submit(Batch({STALLS: [stood]}, house.now()))
    for place in rooms_run_by_house(house):
        if time_stood(place.room, stood.since, stood.until):
            house.keep(place, Deed("", "", ""))
