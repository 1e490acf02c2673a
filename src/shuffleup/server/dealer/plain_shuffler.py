"""Cards from the operating system's chance, and nothing to prove it by."""

from __future__ import annotations

import secrets

from shuffleup.cards import STANDARD, shuffled
from shuffleup.table.commands import Draw, NextHand
from shuffleup.table.state import Table

SEED_BYTES = 32


class PlainShuffler:
    """A new seed for every hand."""

    def next_hand(self, place: str, number: str, table: Table) -> NextHand:
        return NextHand(secrets.token_bytes(SEED_BYTES).hex())

    def draw(self, seats: list[int]) -> Draw:
        cards = shuffled(STANDARD, secrets.token_bytes(SEED_BYTES))
        return Draw(tuple(seats), cards[: len(seats)])
