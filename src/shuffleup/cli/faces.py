"""Cards as people see them: coloured ``A♠`` on a terminal, ``As`` in plain text.

``Faces`` knows which of the two is wanted; everything that prints a card asks it.
"""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Console
from rich.text import Text

from shuffleup.cards import JOKER, RANKS, TEXT, UNKNOWN

SIGNS = "♣♦♥♠"
PAPER = "grey93"
INKS = ("dark_green", "blue3", "red3", "grey7")
BACK = "grey62 on grey23"
JOKER_INK = "magenta"


def in_rank_order(cards: Iterable[int]) -> tuple[int, ...]:
    """A hand as people hold it: from the ace down, what they have not seen last."""
    return tuple(sorted(cards, key=lambda card: (card != UNKNOWN, card), reverse=True))


class Faces:
    """How cards look on one console."""

    def __init__(self, console: Console) -> None:
        utf = (console.encoding or "").lower().startswith("utf")
        self.signs = utf and console.is_terminal
        self.colours = console.color_system is not None and not console.no_color

    def text(self, card: int) -> str:
        """Two characters: ``A♠``, ``As``; ``▒▒`` or ``??`` for a card face down."""
        if not self.signs:
            return TEXT[card]
        if card >= JOKER:
            return "▒▒" if card == UNKNOWN else "★J"
        return RANKS[card >> 2] + SIGNS[card & 3]

    def card(self, card: int) -> Text:
        return Text(self.text(card), style=self.style(card))

    def style(self, card: int) -> str:
        if not self.signs:
            return ""
        if card == UNKNOWN:
            return BACK
        return f"bold {JOKER_INK if card == JOKER else INKS[card & 3]} on {PAPER}"

    def row(self, cards: Iterable[int]) -> Text:
        """Cards side by side, a gap between them."""
        return Text(" ").join([self.card(card) for card in cards])

    def large(self, cards: Iterable[int]) -> Text:
        """Cards three lines tall, side by side; without colours they would have no edges."""
        if not self.colours:
            return self.row(cards)
        lines = [Text(), Text(), Text()]
        for place, card in enumerate(cards):
            style = self.style(card)
            face = self.text(card)
            body = ("▒▒▒▒▒",) * 3 if card == UNKNOWN else (f"{face}   ", "     ", f"   {face}")
            for line, part in zip(lines, body, strict=True):
                line.append("  " if place else "")
                line.append(part, style=style)
        return Text("\n").join(lines)
