"""How often somebody may try: rates by address, and delays that grow with each wrong attempt.

Both remember a bounded number of names and addresses, the oldest forgotten first. A delay grows by
doubling up to its longest and is forgotten after a while, so nobody is locked out for ever; and a
browser that has logged in before is counted by itself, so that strangers who guess at an account
do not keep its owner waiting (see ``door``).
"""

from __future__ import annotations

from collections import OrderedDict
from ipaddress import IPv6Address, ip_address, ip_network
from math import ceil
from typing import Final

FREE_ATTEMPTS: Final = 5
LONGEST_DELAY: Final = 900  # seconds
FORGIVEN_AFTER: Final = 3600


class Rate:
    """So many in a span of seconds for each key, all at once if need be (a leaking bucket)."""

    def __init__(self, most: int, seconds: float, remembered: int) -> None:
        self.most, self.seconds, self.remembered = most, seconds, remembered
        self.levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str, now: float) -> int:
        """0 and it is counted, or the seconds until there is room for one."""
        level, at = self.levels.pop(key, (0.0, now))
        level = max(0.0, level - max(0.0, now - at) * self.most / self.seconds)
        over = level + 1 - self.most
        if over <= 1e-9:
            level += 1
        self.levels[key] = (level, now)
        while len(self.levels) > self.remembered:
            self.levels.popitem(last=False)
        return 0 if over <= 1e-9 else max(1, ceil(over * self.seconds / self.most))

    def give_back(self, key: str) -> None:
        """One that was counted does not count after all."""
        level, at = self.levels.get(key, (0.0, 0.0))
        if level:
            self.levels[key] = (max(0.0, level - 1), at)


class Delays:
    """Wrong attempts by key, and how long the next must wait. An attempt is counted before it is
    looked at and forgiven when it was right, so that a hundred at once are not all free."""

    def __init__(self, remembered: int, longest: int = LONGEST_DELAY) -> None:
        self.remembered, self.longest = remembered, longest
        self.wrong: OrderedDict[str, tuple[int, float]] = OrderedDict()

    def waits(self, key: str, now: float) -> int:
        """Seconds until an attempt is looked at; 0: now."""
        count, at = self.wrong.get(key, (0, now))
        if count < FREE_ATTEMPTS or now - at >= FORGIVEN_AFTER:
            return 0
        delay = min(self.longest, 1 << min(count - FREE_ATTEMPTS, 30))
        return max(0, ceil(at + delay - now))

    def attempt(self, key: str, now: float) -> None:
        count, at = self.wrong.pop(key, (0, now))
        self.wrong[key] = (1 if now - at >= FORGIVEN_AFTER else count + 1, now)
        while len(self.wrong) > self.remembered:
            self.wrong.popitem(last=False)

    def forgive(self, key: str, attempts: int = 0) -> None:
        """Take back so many attempts, or all of them."""
        count, at = self.wrong.pop(key, (0, 0.0))
        if attempts and count > attempts:
            self.wrong[key] = (count - attempts, at)


def address_key(address: str) -> str:
    """Whom an address stands for: with IPv6 a whole /64, which one household has to itself."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return "unknown"
    if isinstance(parsed, IPv6Address):
        if parsed.ipv4_mapped is not None:
            return str(parsed.ipv4_mapped)
        return str(ip_network((parsed, 64), strict=False).network_address)
    return str(parsed)
