"""A house for ``house_load``, in a process of its own: ``python -m tests.server.loaded_house DATA
PORT [DATABASE] [--profile FILE]``. Who sits where stands in ``seats.json`` of its folder: a list of
tables, each a list of ids; they are seated when the house opens."""

from __future__ import annotations

import argparse
import cProfile
import json
import signal
import time
from pathlib import Path

from tests.server.house_process import furnish
from tests.server.raised_limits import raise_limits
from tests.server.served_house import quick_settings

from shuffleup.floor.senders import Role, staff
from shuffleup.room.lists.list_commands import SeatPlayer
from shuffleup.room.people.people_commands import Arrive
from shuffleup.server.house_app import house_app
from shuffleup.server.house_logs import begin_logs
from shuffleup.server.house_places.poker_house import Errand
from shuffleup.server.running_house import RunningHouse
from shuffleup.server.serving import bound, serve

BOARD = staff(Role.BOARD)
SEATS = "seats.json"
CHIPS = 2000


def seat_everybody(running: RunningHouse, seats: list[list[str]]) -> None:
    """Tables, and people at them with chips before them."""
    furnish(running, len(seats))
    for number, people in enumerate(seats, 1):
        for at, who in enumerate(people):
            running.house.perform(Errand("room", BOARD, Arrive(who)))
            running.house.perform(Errand("room", BOARD, SeatPlayer(who, str(number), at, CHIPS)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("data", type=Path)
    parser.add_argument("port", type=int)
    parser.add_argument("database", nargs="?", default="")
    parser.add_argument("--profile", default="")
    said = parser.parse_args()
    raise_limits()
    begin_logs()
    settings = quick_settings(said.data, port=said.port, port_fixed=True, database=said.database)
    seats = json.loads((said.data / SEATS).read_text("ascii"))
    app = house_app(settings, furnish=lambda running: seat_everybody(running, seats))
    listening = bound(settings)

    def opened() -> None:
        print("open", flush=True)

    if not said.profile:
        serve(app, settings, listening, opened)
        return
    signal.signal(signal.SIGTERM, lambda *_: None)  # uvicorn sends it to itself at the end
    profile = cProfile.Profile(time.thread_time)
    profile.runcall(serve, app, settings, listening, opened)
    profile.dump_stats(said.profile)


if __name__ == "__main__":
    main()
