"""A house to be flooded, in a process of its own: ``python -m tests.server.flooding.flooded_house
DATA PORT FILES``. Its bounds are those a house has by itself, but guests may come in crowds; who
sits where stands in ``seats.json`` of its folder."""

from __future__ import annotations

import json
import resource
import sys
from pathlib import Path

from tests.server.flooding.loop_passes import note_passes
from tests.server.loaded_house import SEATS, seat_everybody

from shuffleup.server.house_app import house_app
from shuffleup.server.house_logs import begin_logs
from shuffleup.server.serving import bound, serve
from shuffleup.server.settings import ServerSettings

LINES = "lines.log"
PASSES = "passes.jsonl"


def flooded_settings(folder: Path, port: int) -> ServerSettings:
    return ServerSettings(
        data=str(folder), port=port, port_fixed=True, argon2_passes=1, argon2_kib=8,
        between_hands_seconds=0, turn_seconds=600, entries_an_hour=100_000, stop_seconds=2,
    )  # fmt: skip


def main(folder: str, port: str, files: str) -> None:
    resource.setrlimit(resource.RLIMIT_NOFILE, (int(files), int(files)))
    settings = flooded_settings(Path(folder), int(port))
    note_passes(settings.folder / PASSES)
    begin_logs((settings.folder / LINES).open("a", encoding="utf-8", buffering=1))
    seats = json.loads((settings.folder / SEATS).read_text("ascii"))
    app = house_app(settings, furnish=lambda running: seat_everybody(running, seats))
    serve(app, settings, bound(settings), lambda: print("open", flush=True))


if __name__ == "__main__":
    main(*sys.argv[1:])
