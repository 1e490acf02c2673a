"""A card is an int: ``rank * 4 + suit``, deuce 0 to ace 12, clubs < diamonds < hearts < spades.

So plain integer order is the card room's order "high card by suit", and ``min`` and ``max`` find
the bring-in, the button draw and the odd chip. Two further ints belong to no suit: the
JOKER, and UNKNOWN for a card the record (or the viewer) does not know.
"""

from __future__ import annotations

from collections.abc import Iterable

from shuffleup.outside_text import quoted

RANKS = "23456789TJQKA"
SUITS = "cdhs"
JOKER = 52
UNKNOWN = 53

TEXT: tuple[str, ...] = (*(r + s for r in RANKS for s in SUITS), "Jk", "??")
CARD: dict[str, int] = {text: card for card, text in enumerate(TEXT)}

RANK_NAMES = (
    "deuce", "three", "four", "five", "six", "seven", "eight",
    "nine", "ten", "jack", "queen", "king", "ace",
)  # fmt: skip
SUIT_NAMES = ("clubs", "diamonds", "hearts", "spades")


# Suits as they are drawn, full and outlined; an emoji's sign to draw it in colour means nothing.
DRAWN_SUITS = str.maketrans({**dict(zip("♣♦♥♠♧♢♡♤", SUITS * 2, strict=True)), "\ufe0f": None})


def rank(card: int) -> int:
    """0 for a deuce … 12 for an ace."""
    return card >> 2


def suit(card: int) -> int:
    """0 clubs, 1 diamonds, 2 hearts, 3 spades."""
    return card & 3


def show(cards: Iterable[int]) -> str:
    """``AsKs``: the cards as text, nothing between them."""
    return "".join([TEXT[card] for card in cards])


def face_up(cards: Iterable[int]) -> tuple[int, ...]:
    """Those of some cards that are known."""
    return tuple([card for card in cards if card != UNKNOWN])


def parse(text: str) -> tuple[int, ...]:
    """The cards of ``AsKs``, ``As Ks``, ``A♠``, ``10h`` for ``Th``; ``??`` is unknown, ``Jk`` the
    joker."""
    if not text.isascii():
        text = text.translate(DRAWN_SUITS)
    compact = text.replace(" ", "").replace(",", "").replace("10", "T")
    if len(compact) % 2:
        raise ValueError(
            f"{quoted(text)} is not a whole number of cards (two characters each, like As)"
        )
    return tuple(_card(compact[i : i + 2]) for i in range(0, len(compact), 2))


def _card(text: str) -> int:
    found = CARD.get(text)
    if found is None:
        found = CARD.get(text[0].upper() + text[1].lower())
    if found is None:
        raise ValueError(
            f"{text!r} is not a card: a rank of {RANKS} and a suit of {SUITS}, like As"
        )
    return found
