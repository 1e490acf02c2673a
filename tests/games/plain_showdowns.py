"""What a hand is worth at the showdown of each game, by the rules in words and brute force.

``GAMES`` is written from the rules of each game and not read off its sheet: how many cards a player
holds at the end, whether there is a board, whether exactly two of the hand play, and what wins.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tests.strength.plain_hands import JOKER, LADDERS, deal, omaha

HIGH, EIGHT = "high", "eight-or-better"
STANDARD = tuple(range(52))
SHORT = tuple(range(16, 52))  # sixes and up
JOKERED = (*STANDARD, JOKER)
TWO_SUITS = (*range(3, 52, 4), *range(2, 52, 4))
LOW_CARDS = tuple(card for card in STANDARD if card // 4 <= 6 or card // 4 == 12)


@dataclass(frozen=True)
class Game:
    """The cards a player ends with, the board, and the ways to win."""

    held: int
    wins: tuple[str, ...]
    board: int = 0
    exactly_two: bool = False
    deck: tuple[int, ...] = STANDARD

    def truth(self, way: str, hole: list[int], board: list[int]) -> tuple[Any, ...]:
        """The best hand of all that may be made of the cards."""
        if self.exactly_two:
            return omaha(hole, board, LADDERS[way])
        return LADDERS[way]([*hole, *board])

    def deals(self, count: int, players: int = 2) -> list[tuple[list[list[int]], list[int]]]:
        """Hands and a board, from the whole deck and from cards that make flushes and lows."""
        decks = [self.deck]
        if self.deck is STANDARD:
            decks += [TWO_SUITS, LOW_CARDS]
        size = self.board + players * self.held
        dealt = [
            cards for seed, deck in enumerate(decks) for cards in deal(count, size, seed, deck)
        ]
        return [
            (
                [cards[at : at + self.held] for at in range(self.board, size, self.held)],
                cards[: self.board],
            )
            for cards in dealt
        ]


def omaha_of(held: int, *wins: str) -> Game:
    return Game(held, wins, board=5, exactly_two=True)


GAMES = {
    "holdem": Game(2, (HIGH,), 5),
    "holdem-eight": Game(2, (HIGH, EIGHT), 5),
    "pineapple": Game(2, (HIGH,), 5),  # one of three was thrown away
    "pineapple-eight": Game(2, (HIGH, EIGHT), 5),
    "crazy-pineapple": Game(2, (HIGH,), 5),
    "crazy-pineapple-eight": Game(2, (HIGH, EIGHT), 5),
    "short-deck": Game(2, ("short-high",), 5, deck=SHORT),
    "omaha": omaha_of(4, HIGH),
    "omaha-eight": omaha_of(4, HIGH, EIGHT),
    "omaha-5": omaha_of(5, HIGH),
    "omaha-5-eight": omaha_of(5, HIGH, EIGHT),
    "omaha-6": omaha_of(6, HIGH),
    "omaha-6-eight": omaha_of(6, HIGH, EIGHT),
    "stud": Game(7, (HIGH,)),
    "stud-eight": Game(7, (HIGH, EIGHT)),
    "stud-high-low": Game(7, (HIGH, "ace-to-five")),  # no qualifier
    "razz": Game(7, ("ace-to-five",)),
    "five-card-draw": Game(5, (HIGH,)),
    "five-card-draw-joker": Game(5, ("joker-high",), deck=JOKERED),
    "jacks-or-better": Game(5, (HIGH,)),
    "jacks-or-better-joker": Game(5, ("joker-high",), deck=JOKERED),
    "lowball": Game(5, ("joker-ace-to-five",), deck=JOKERED),
    "deuce-to-seven": Game(5, ("deuce-to-seven",)),
    "triple-draw": Game(5, ("deuce-to-seven",)),
    "badugi": Game(4, ("badugi",)),
}
