"""A card to look at: ``Card("As")`` is the int of the ace of spades that prints as ``As``.

Everything else works with plain ints; a ``Card`` is one too, equal to it and good wherever it is.
``drawn`` is a card with its suit's sign, ``in_html`` cards for a notebook.
"""

from __future__ import annotations

from collections.abc import Iterable

from shuffleup.cards.card import JOKER, RANK_NAMES, RANKS, SUIT_NAMES, TEXT, UNKNOWN, parse

SIGNS = "♣♦♥♠"
INKS = ("#1a7f37", "#0b57d0", "#c5221f", "#202124")


class Card(int):
    """One card: ``Card("As")``, ``Card("A♠")``, ``Card(51)``."""

    __slots__ = ()

    def __new__(cls, card: int | str) -> Card:
        if isinstance(card, str):
            cards = parse(card)
            if len(cards) != 1:
                raise ValueError(f"{card!r} is {len(cards)} cards, not one")
            card = cards[0]
        if not 0 <= card < len(TEXT):
            raise ValueError(f"{card} is not a card: 0 to {len(TEXT) - 1}")
        return super().__new__(cls, card)

    def __str__(self) -> str:
        return TEXT[self]

    def __repr__(self) -> str:
        return f"Card({TEXT[self]!r})"

    def __format__(self, spec: str) -> str:
        return format(TEXT[self], spec)

    @property
    def name(self) -> str:
        """``ace of spades``."""
        if self >= JOKER:
            return "joker" if self == JOKER else "unknown card"
        return f"{RANK_NAMES[self >> 2]} of {SUIT_NAMES[self & 3]}"

    def _repr_html_(self) -> str:
        return in_html((self,))


def drawn(card: int) -> str:
    """``A♠``; ``??`` for a card nobody knows."""
    return TEXT[card] if card >= JOKER else RANKS[card >> 2] + SIGNS[card & 3]


def in_html(cards: Iterable[int]) -> str:
    """Cards side by side, each in the colour of its suit."""
    return " ".join([_one(card) for card in cards])


def _one(card: int) -> str:
    ink = INKS[card & 3] if card < JOKER else "#888888"
    style = f"color:{ink};border:1px solid #ccc;border-radius:3px;padding:0 3px;background:#fff"
    face = "▒▒" if card == UNKNOWN else drawn(card)
    return f'<span style="{style}">{face}</span>'
