"""A house at a real socket: uvicorn in a thread, data in a folder, cheap passwords."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from shuffleup.server.house_app import house_app
from shuffleup.server.running_house import RunningHouse
from shuffleup.server.serving import HouseServer, bound, house_config
from shuffleup.server.settings import ServerSettings

LONG = 60.0  # seconds to wait for what comes at once on a quiet machine


class ServedHouse:
    """A house that listens."""

    def __init__(self, folder: Path, settings: ServerSettings) -> None:
        self.folder, self.settings = folder, settings
        self.app = house_app(settings)
        self.listening = bound(settings)
        self.server = HouseServer(house_config(self.app, settings))
        self.port: int = self.listening.getsockname()[1]
        sockets = [self.listening]
        self.thread = threading.Thread(target=self.server.run, args=(sockets,), daemon=True)

    @property
    def running(self) -> RunningHouse:
        found: RunningHouse = self.app.state["house"]
        return found

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def loop(self) -> asyncio.AbstractEventLoop:
        loop = self.running.hub.loop
        assert loop is not None
        return loop

    def start(self) -> None:
        self.thread.start()
        until = time.monotonic() + LONG
        while not self.server.started:
            assert self.thread.is_alive(), "the house did not start"
            assert time.monotonic() < until, "the house did not start in time"
            time.sleep(0.02)

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(LONG)
        assert not self.thread.is_alive()


def quick_settings(folder: Path, **more: object) -> ServerSettings:
    usual: dict[str, object] = {
        "data": str(folder), "port": 0, "argon2_passes": 1, "argon2_kib": 8,
        "between_hands_seconds": 0, "turn_seconds": 600,
        "entries_an_hour": 100_000, "logins_a_minute": 100_000,
        "requests_a_minute": 1_000_000, "arrivals_a_second": 100_000,
        "commands_a_second": 10_000, "commands_at_once": 10_000, "wishes_a_minute": 10_000,
    }  # fmt: skip
    return ServerSettings(**{**usual, **more})  # type: ignore[arg-type]  # as a test says


@contextmanager
def served(folder: Path, **more: object) -> Iterator[ServedHouse]:
    house = ServedHouse(folder, quick_settings(folder, **more))
    house.start()
    try:
        yield house
    finally:
        house.stop()
