"""The decks games are played with, and a shuffle that anyone with the seed can repeat.

``shuffled(deck, seed)`` is an unbiased Fisher–Yates shuffle driven by SHA-256 in counter mode: the
same seed gives the same order on every machine and Python version, and nothing about the order can
be guessed without the seed. Where the seed comes from is the caller's business (the operating
system at a real table, a small number in a test).
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256

from shuffleup.cards.card import JOKER

STANDARD: tuple[int, ...] = tuple(range(52))
WITH_JOKER: tuple[int, ...] = (*STANDARD, JOKER)
SHORT: tuple[int, ...] = tuple(card for card in STANDARD if card >> 2 >= 4)

DECKS: dict[str, tuple[int, ...]] = {
    "standard": STANDARD,
    "joker": WITH_JOKER,
    "short": SHORT,
}

Seed = int | str | bytes
WrittenSeed = int | str  # one that stands in a command, and so in a log


def seed_bytes(seed: Seed) -> bytes:
    """A seed of any kind as 32 bytes; equal seeds of different kinds stay different."""
    if isinstance(seed, bytes):
        kind, raw = b"b", seed
    elif isinstance(seed, str):
        kind, raw = b"s", seed.encode("utf-8", "surrogatepass")
    else:
        kind, raw = b"i", str(seed).encode()
    return sha256(kind + raw).digest()


def shuffled(deck: Sequence[int], seed: Seed) -> tuple[int, ...]:
    """The deck in an order that only the seed decides; every order equally likely."""
    cards = list(deck)
    key = seed_bytes(seed)
    pool, bits, block = 0, 0, 0
    for last in range(len(cards) - 1, 0, -1):
        width = last.bit_length()
        while True:
            if bits < width:
                pool |= int.from_bytes(sha256(key + block.to_bytes(4, "big")).digest()) << bits
                bits += 256
                block += 1
            pick = pool & ((1 << width) - 1)
            pool >>= width
            bits -= width
            if pick <= last:  # rejection keeps every order equally likely
                break
        cards[last], cards[pick] = cards[pick], cards[last]
    return tuple(cards)
