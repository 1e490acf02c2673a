"""A house in a process of its own, to be killed; the first time it announces a sit-and-go.

``python -m tests.server.house_events.house_process FOLDER`` prints its address when it listens."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

from tests.server.house_events.event_players import announced
from tests.server.served_house import ServedHouse, quick_settings

MODULE = "tests.server.house_events.house_process"


class HouseProcess:
    """The process, from outside."""

    def __init__(self, folder: Path) -> None:
        here = Path(__file__).parents[3]
        command = [sys.executable, "-W", "ignore", "-m", MODULE, str(folder)]
        self.process = subprocess.Popen(command, cwd=here, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().strip()
        assert self.address.startswith("http"), "the house did not start"

    def kill(self) -> None:
        """As when the power goes."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()


def main(folder: str) -> None:
    house = ServedHouse(Path(folder), quick_settings(Path(folder)))
    house.start()
    if len(house.running.house.places) == 1:  # the room alone
        announced(house)
    print(house.address, flush=True)
    house.thread.join()


if __name__ == "__main__":
    main(sys.argv[1])
