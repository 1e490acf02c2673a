"""Cards as ints, the decks they come from, and a repeatable fair shuffle."""

from shuffleup.cards.card import (
    CARD,
    JOKER,
    RANK_NAMES,
    RANKS,
    SUIT_NAMES,
    SUITS,
    TEXT,
    UNKNOWN,
    face_up,
    parse,
    rank,
    show,
    suit,
)
from shuffleup.cards.deck import (
    DECKS,
    SHORT,
    STANDARD,
    WITH_JOKER,
    Seed,
    WrittenSeed,
    seed_bytes,
    shuffled,
)
from shuffleup.cards.drawn import Card

__all__ = [
    "CARD", "DECKS", "JOKER", "RANKS", "RANK_NAMES", "SHORT", "STANDARD", "SUITS", "SUIT_NAMES",
    "TEXT", "UNKNOWN", "WITH_JOKER", "Card", "Seed", "WrittenSeed", "face_up", "parse", "rank",
    "seed_bytes", "show", "shuffled", "suit",
]  # fmt: skip
