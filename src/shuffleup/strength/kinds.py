"""The ways of valuing a hand, by name: its value, its words, and the cards that play.

``KINDS`` holds them; ``words`` and ``best`` ask one of them by name; ``best_of`` and ``omaha_best``
find the playing cards of a hand and a board.

The invariant: ``best`` returns cards worth exactly what all the cards are worth; of equal choices,
the one that comes first among the given cards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations

from shuffleup.cards import JOKER
from shuffleup.strength.highs import high, short_high
from shuffleup.strength.lows import ace_to_five, badugi, deuce_to_seven, eight_or_better
from shuffleup.strength.scale import STRAIGHT, STRAIGHT_FLUSH, category
from shuffleup.strength.wild import joker_ace_to_five, joker_high, lowest_missing, stand_in
from shuffleup.strength.wording import (
    ace_to_five_words,
    badugi_words,
    deuce_words,
    high_words,
    short_words,
)

Cards = Sequence[int]


@dataclass(frozen=True, slots=True)
class Ranking:
    """One way of valuing a hand; ``joker_as`` says which card the joker is, where there is one."""

    name: str
    value: Callable[[Cards], int]
    low: bool
    read: Callable[[int], str]
    ace_low: bool = False
    joker_as: Callable[[Cards], int] | None = None

    def words(self, value_or_cards: int | Cards) -> str:
        """A value, or the value of some cards, read aloud."""
        if isinstance(value_or_cards, int):
            return self.read(value_or_cards)
        return self.read(self.value(value_or_cards))

    def best(self, cards: Cards) -> tuple[int, ...]:
        """The cards that play, in the order they are shown; none if the hand does not qualify."""
        return self.best_among(_choices(self.name, cards))

    def best_among(self, choices: Iterable[Cards]) -> tuple[int, ...]:
        """The best of these choices of cards, in the order they are shown."""
        chosen = max(choices, key=self.value)
        value = self.value(chosen)
        return self._in_order(chosen, value) if value else ()

    def _in_order(self, cards: Cards, value: int) -> tuple[int, ...]:
        """Pairs and better first, then from the top; an ace that plays low comes last."""
        faces = {card: card for card in cards}
        if JOKER in faces and self.joker_as:
            faces[JOKER] = self.joker_as(cards)
        ranks = [face >> 2 for face in faces.values()]
        ace_last = self.ace_low or (not self.low and _ace_ends_straight(ranks, value))

        def place(card: int) -> tuple[int, int, int]:
            rank = faces[card] >> 2
            return ranks.count(rank), -1 if ace_last and rank == 12 else rank, card

        return tuple(sorted(cards, key=place, reverse=True))


def _ace_ends_straight(ranks: list[int], value: int) -> bool:
    return category(value) in (STRAIGHT, STRAIGHT_FLUSH) and 11 not in ranks


def _choices(name: str, cards: Cards) -> Iterable[Cards]:
    """What a player may show: five cards, or in badugi any number of them."""
    if name != "badugi":
        return combinations(cards, min(5, len(cards)))
    return [some for size in range(1, len(cards) + 1) for some in combinations(cards, size)]


KINDS: dict[str, Ranking] = {
    kind.name: kind
    for kind in (
        Ranking("high", high, False, high_words),
        Ranking("short-high", short_high, False, short_words),
        Ranking("joker-high", joker_high, False, high_words, joker_as=stand_in),
        Ranking("ace-to-five", ace_to_five, True, ace_to_five_words, ace_low=True),
        Ranking(
            "joker-ace-to-five", joker_ace_to_five, True, ace_to_five_words,
            ace_low=True, joker_as=lowest_missing,
        ),
        Ranking("eight-or-better", eight_or_better, True, ace_to_five_words, ace_low=True),
        Ranking("deuce-to-seven", deuce_to_seven, True, deuce_words),
        Ranking("badugi", badugi, True, badugi_words, ace_low=True),
    )
}  # fmt: skip


def words(kind_name: str, cards: Cards) -> str:
    """The cards' value of that kind, read aloud."""
    return KINDS[kind_name].words(cards)


def best(kind_name: str, cards: Cards) -> tuple[int, ...]:
    """The cards that play for that kind of value, in the order they are shown."""
    return KINDS[kind_name].best(cards)


def omaha_best(kind_name: str, hole: Cards, board: Cards) -> tuple[int, ...]:
    """The two of the hand and three of the board that play."""
    pairs, triples = combinations(hole, 2), list(combinations(board, 3))
    return KINDS[kind_name].best_among((*two, *three) for two in pairs for three in triples)


def best_of(kind_name: str, hole: Cards, board: Cards, exactly_two: bool) -> tuple[int, ...]:
    """The cards that play of a hand and a board, by Omaha's rule or any of them."""
    if exactly_two:
        return omaha_best(kind_name, hole, board)
    return best(kind_name, (*hole, *board))
