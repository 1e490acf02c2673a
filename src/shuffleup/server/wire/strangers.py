"""``Strangers``: connections that are nobody's socket (yet), bounded for each address and in all.

Where there are too many, the one that has kept the house waiting longest goes, and the newcomer
stays: half a request holds a place only until somebody else needs it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Protocol

UNREAD_BYTES: Final = 16_000_000  # that wait for strangers to read them, in all


class Stranger(Protocol):
    """A connection as it is counted."""

    def is_busy(self) -> bool:
        """Whether it waits for the house, and not the house for it."""

    def unread(self) -> int:
        """Bytes that wait for its peer to read them."""

    def give_way(self) -> None:
        """End at once."""


class Strangers:
    def __init__(self, most: int, most_of_address: int) -> None:
        self.most, self.most_of_address = most, most_of_address
        self.all: dict[Stranger, str] = {}  # the oldest first, each with its address
        self.by_address: dict[str, dict[Stranger, None]] = {}
        self.not_reading: dict[Stranger, None] = {}

    def came(self, one: Stranger, address: str) -> None:
        """One more; somebody else goes if there are too many. "" for an address is a proxy's."""
        self.all[one] = address
        if address:
            here = self.by_address.setdefault(address, {})
            here[one] = None
            if len(here) > self.most_of_address:
                self.end_one(here)
        if len(self.all) > self.most:
            self.end_one(self.all)

    def end_one(self, among: Iterable[Stranger]) -> None:
        """The oldest that is not being served; all are: the newest."""
        oldest = next((one for one in among if not one.is_busy()), None)
        oldest = oldest or list(among)[-1]
        self.left(oldest)
        oldest.give_way()

    def left(self, one: Stranger) -> None:
        """It has gone, or is somebody's socket now."""
        address = self.all.pop(one, "")
        self.not_reading.pop(one, None)
        here = self.by_address.get(address)
        if here is not None:
            here.pop(one, None)
            if not here:
                del self.by_address[address]

    def served(self, one: Stranger) -> None:
        """It was answered, and waits for its next request like one that has just come."""
        address = self.all.get(one)
        if address is not None:
            self.all[one] = self.all.pop(one)
            if address:
                here = self.by_address[address]
                here[one] = here.pop(one)

    def does_not_read(self, one: Stranger) -> None:
        """What is sent to it waits; too much of that in all, and those who began first go."""
        if one not in self.all:
            return
        self.not_reading[one] = None
        waiting = sum(each.unread() for each in self.not_reading)
        for each in list(self.not_reading):
            if waiting <= UNREAD_BYTES:
                return
            waiting -= each.unread()
            self.left(each)
            each.give_way()

    def reads_again(self, one: Stranger) -> None:
        self.not_reading.pop(one, None)
