"""Which keys were used, and about where the log has their answers: four bytes for each.

A key is put in with the number of its answer, and ``where`` gives the numbers among which that of a
key may be: nothing for a key that was never used, but for one in some thousands. It is a Bloom
filter of every 2¹⁸ answers, and one of every 256 of them; the oldest go when there are too many.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b
from typing import Final

OF_ONE: Final = 1 << 8  # answers of a small filter
OF_MANY: Final = 1 << 18
MOST: Final = 64  # big filters: 16 million answers in 64 MB
A_KEY: Final = 16  # bits for each
TIMES: Final = 8  # of which so many are set


class KeyFilter:
    """A Bloom filter for so many keys."""

    __slots__ = ("bits", "mask")

    def __init__(self, keys: int) -> None:
        self.bits, self.mask = bytearray(keys * A_KEY // 8), keys * A_KEY - 1

    def add(self, first: int, step: int) -> None:
        for _ in range(TIMES):
            first = (first + step) & self.mask
            self.bits[first >> 3] |= 1 << (first & 7)

    def may_have(self, first: int, step: int) -> bool:
        for _ in range(TIMES):
            first = (first + step) & self.mask
            if not self.bits[first >> 3] & 1 << (first & 7):
                return False
        return True


class UsedKeys:
    """All that were used lately."""

    def __init__(self) -> None:
        self.big: dict[int, KeyFilter] = {}
        self.small: dict[int, KeyFilter] = {}
        self.version = 0  # of the last answer

    def add(self, by: str, key: str, version: int) -> None:
        """The answer to a key has this number in the log."""
        big, small = version // OF_MANY, version // OF_ONE
        if big not in self.big:
            self.big[big] = KeyFilter(OF_MANY)
            self.forget(big - MOST)
        if small not in self.small:
            self.small[small] = KeyFilter(OF_ONE)
        place = placed(by, key)
        self.big[big].add(*place)
        self.small[small].add(*place)
        self.version = max(self.version, version)

    def forget(self, old: int) -> None:
        if self.big.pop(old, None) is not None:
            for small in range(old * OF_MANY // OF_ONE, (old + 1) * OF_MANY // OF_ONE):
                self.small.pop(small, None)

    def where(self, by: str, key: str) -> Iterator[range]:
        """The numbers among which its answer may be, the latest first."""
        place = placed(by, key)
        for big, many in reversed(list(self.big.items())):  # another thread may put one in
            if not many.may_have(*place):
                continue
            first, last = big * OF_MANY // OF_ONE, (big + 1) * OF_MANY // OF_ONE
            for small in range(last - 1, first - 1, -1):
                few = self.small.get(small)
                if few is not None and few.may_have(*place):
                    yield range(small * OF_ONE, (small + 1) * OF_ONE)


def placed(by: str, key: str) -> tuple[int, int]:
    """Where a key begins in a filter, and its step from there."""
    digest = blake2b(f"{by} {key}".encode(), digest_size=8).digest()
    return int.from_bytes(digest[:4]), int.from_bytes(digest[4:]) | 1
