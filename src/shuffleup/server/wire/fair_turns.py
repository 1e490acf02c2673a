"""``FairTurns``: requests begin one in each pass of the event loop, address by address.

A request costs the loop about as much as an act at a table. A hundred that arrive together would
hold everybody for their sum; so they wait in a line for each address, and one address's line does
not keep the next one's waiting. Whoever has begun holds nothing.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

IN_ONE_PASS: Final = 1


class FairTurns:
    def __init__(self, in_one_pass: int = IN_ONE_PASS) -> None:
        self.in_one_pass, self.left = in_one_pass, in_one_pass
        self.lines: dict[str, deque[asyncio.Future[None]]] = {}
        self.passing = False

    async def turn(self, whose: str) -> None:
        """Wait until it is one's turn to begin."""
        loop = asyncio.get_running_loop()
        if not self.passing:
            self.passing = True
            loop.call_soon(self.next_pass)
        if self.left > 0 and not self.lines:
            self.left -= 1
            return
        mine = loop.create_future()
        self.lines.setdefault(whose, deque()).append(mine)
        await mine

    def next_pass(self) -> None:
        self.left = self.in_one_pass
        while self.left and self.lines:
            whose = next(iter(self.lines))
            line = self.lines.pop(whose)
            mine = line.popleft()
            if line:
                self.lines[whose] = line  # behind the others
            if not mine.done():
                mine.set_result(None)
                self.left -= 1
        self.passing = bool(self.lines) or self.left < self.in_one_pass
        if self.passing:
            asyncio.get_running_loop().call_soon(self.next_pass)
