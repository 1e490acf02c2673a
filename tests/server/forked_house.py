"""A house that starts quickly, to be killed often: a process that has imported everything waits,
and forks the house whenever it is told to. What is killed is a process like any other; only the
second or two in which Python reads its modules are spared."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from typing import IO

from tests.server.house_process import main as run_house


class ForkedHouse:
    """The same house again and again, each time in a process of its own."""

    def __init__(self, said: list[str]) -> None:
        command = [sys.executable, "-m", "tests.server.forked_house", *said]
        self.parent = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.child = 0

    async def start(self) -> None:
        self._tell("start")
        self.child = int((await self._line()).partition(" ")[2])
        assert await self._line() == "open", "the house did not open"

    async def kill(self) -> None:
        os.kill(self.child, signal.SIGKILL)
        line = await self._line()
        assert line == f"gone {-signal.SIGKILL}", line

    def close(self) -> None:
        wire = self.parent.stdin
        assert wire is not None
        wire.close()
        self.parent.wait(60)

    def _tell(self, word: str) -> None:
        wire = self.parent.stdin
        assert wire is not None
        wire.write(f"{word}\n")
        wire.flush()

    async def _line(self) -> str:
        assert self.parent.stdout is not None
        return (await asyncio.to_thread(self.parent.stdout.readline)).strip()


def waits(said: list[str], orders: IO[str]) -> None:
    """Fork a house for every line, and say how it ended."""
    for _ in orders:
        child = os.fork()
        if not child:
            run_house(*said)
            os._exit(0)
        print(f"child {child}", flush=True)
        _, status = os.waitpid(child, 0)
        print(f"gone {os.waitstatus_to_exitcode(status)}", flush=True)


if __name__ == "__main__":
    waits(sys.argv[1:], sys.stdin)
