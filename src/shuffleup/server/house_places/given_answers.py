"""What was answered to whom: a command that comes again has no second effect.

An answer is remembered by sender and key: everybody's own last ones, whatever others do, for a
quarter of an hour at least. Of what was done the answer stands in the log too, in the same batch,
so it is known after a crash; where memory has let go of it, ``UsedKeys`` says about where the log
has it, and ``look`` reads it there. What was refused had no effect, and may be forgotten.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from shuffleup.client.messages import MOST_KEY, Done, Refused
from shuffleup.log.protocol import Log
from shuffleup.server.house_places.register import Answered
from shuffleup.server.house_places.used_keys import UsedKeys

OF_ONE: Final = 128  # answers of one person: more than one socket can have on their way
KEPT: Final = 15 * 60_000  # milliseconds for which the answers of a person are remembered
READ: Final = 200_000  # answers that are read when a house opens without a snapshot
MOST_UNUSED: Final = 10_000  # keys of which it is known that the log does not have them
ANSWERS: Final = "answers"  # the stream of them, in the log of a house
Reply = Done | Refused


def is_key(key: object) -> bool:
    return isinstance(key, str) and 0 < len(key) <= MOST_KEY and key.isascii() and key.isprintable()


class Answers:
    """The last answers of everybody, whoever was answered longest ago forgotten first."""

    def __init__(self, used: UsedKeys | None = None) -> None:
        self.used = used or UsedKeys()
        self._of: OrderedDict[str, OrderedDict[str, Reply]] = OrderedDict()
        self._at: dict[str, int] = {}  # when somebody was answered last
        self._unused: OrderedDict[tuple[str, str], None] = OrderedDict()

    def __len__(self) -> int:
        return sum(map(len, self._of.values()))

    def of(self, by: str, key: str) -> Reply | None:
        own = self._of.get(by)
        return own.get(key) if own is not None else None

    def remember(self, by: str, reply: Reply, now: int, version: int = 0) -> None:
        """``version``: of the answer in the log, where it is kept there."""
        if version:
            self.used.add(by, reply.key, version)
        own = self._of.setdefault(by, OrderedDict())
        own[reply.key] = reply
        while len(own) > OF_ONE:
            own.popitem(last=False)
        self._of.move_to_end(by)
        self._at[by] = now
        while self._at[oldest := next(iter(self._of))] < now - KEPT:
            del self._of[oldest], self._at[oldest]

    def forget(self, by: str, key: str) -> None:
        if by in self._of:
            self._of[by].pop(key, None)

    # ---- in the log --------------------------------------------------------------------------

    def may_be_kept(self, by: str, key: str) -> bool:
        """Whether the log may have an answer that memory has not."""
        if self.of(by, key) is not None or (by, key) in self._unused:
            return False
        return next(self.used.where(by, key), None) is not None

    def look(self, log: Log, by: str, key: str) -> Done | None:
        """The answer to a key, if the log has it."""
        for numbers in self.used.where(by, key):
            for one in part(log, numbers):
                if (one.by, one.key) == (by, key):
                    return done(one)
        return None

    def looked_up(self, by: str, key: str, found: Done | None, now: int) -> None:
        """Remember what was found: that it is not in the log, too."""
        if found is not None:
            self.remember(by, found, now)
            return
        self._unused[by, key] = None
        if len(self._unused) > MOST_UNUSED:
            self._unused.popitem(last=False)

    def read(self, log: Log, now: int) -> None:
        """Those the log has; ``used`` knows of them up to its own version."""
        versions = log.versions.get(ANSWERS, 0)
        number = max(self.used.version, versions - READ)
        for events in log.stream(number, ANSWERS):
            for one in events:
                number += 1
                if isinstance(one, Answered):
                    self.remember(one.by, done(one), now, number)


def part(log: Log, numbers: range) -> list[Answered]:
    """The answers of the log with these numbers."""
    found, first = list[Answered](), max(numbers.start, 1)
    for events in log.stream(first - 1, ANSWERS):
        found += [one for one in events if isinstance(one, Answered)]
        if len(found) >= numbers.stop - first:
            break
    return found


def done(one: Answered) -> Done:
    return Done(one.key, one.version, one.says, list(one.clauses))
