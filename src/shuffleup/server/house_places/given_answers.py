"""What was answered to whom: a command that comes again has no second effect.

An answer is remembered by sender and key. Of what was done it stands in the log too, in the same
batch, so that it is known after a crash; what was refused had no effect and is remembered while
the process lasts.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from shuffleup.client.messages import MOST_KEY, Done, Refused
from shuffleup.log.protocol import Log
from shuffleup.server.house_places.register import Answered

MOST: Final = 20_000  # answers that are remembered
ANSWERS: Final = "answers"  # the stream of them, in the log of a house
Reply = Done | Refused


def is_key(key: object) -> bool:
    return isinstance(key, str) and 0 < len(key) <= MOST_KEY and key.isascii() and key.isprintable()


class Answers:
    """The last answers, the oldest forgotten first."""

    def __init__(self) -> None:
        self._known: OrderedDict[tuple[str, str], Reply] = OrderedDict()

    def __len__(self) -> int:
        return len(self._known)

    def of(self, by: str, key: str) -> Reply | None:
        return self._known.get((by, key))

    def remember(self, by: str, reply: Reply) -> None:
        self._known[by, reply.key] = reply
        while len(self._known) > MOST:
            self._known.popitem(last=False)

    def forget(self, by: str, key: str) -> None:
        self._known.pop((by, key), None)

    def read(self, log: Log) -> None:
        """Those the log has, as many as are remembered."""
        self._known.clear()
        after = max(0, log.versions.get(ANSWERS, 0) - MOST)
        for one in log.read(after, ANSWERS):
            if isinstance(one, Answered):
                self.remember(one.by, Done(one.key, one.version, one.says, list(one.clauses)))
