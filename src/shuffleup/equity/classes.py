"""Matchups that are the same but for the names of the suits, put together: ``suit_classes``.

Suits have no rank in any game's showdown, so AsAh against KsKh is worth what AcAd against KcKd is;
only what the board and the dead cards show tells suits apart. ``written_out`` turns hands that
lack cards into ranges, so that they too can be put together.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from itertools import combinations, permutations
from math import comb, prod

from shuffleup.cards import JOKER
from shuffleup.equity.spot import Cards, Spot, SpotHand, matchups

Matchup = tuple[Cards, ...]


def written_out(spot: Spot) -> Spot:
    """The spot with every hand's cards to come among its choices, and only the board's left."""
    return replace(spot, seats=tuple(_written_out(seat, spot.deck) for seat in spot.seats))


def _written_out(seat: SpotHand, free: Sequence[int]) -> SpotHand:
    if not seat.to_come:
        return seat
    choices = [
        ((*cards, *more), weight)
        for cards, weight in seat.choices
        for more in combinations([card for card in free if card not in cards], seat.to_come)
    ]
    return SpotHand(tuple(choices), 0)


def most_matchups(spot: Spot) -> int:
    """A bound on the matchups: there may be fewer, and never more."""
    return prod(len(seat.choices) for seat in spot.seats)


def deals_per_matchup(spot: Spot) -> int:
    """In how many ways the cards to come can fall, once the choices are made."""
    left = len(spot.deck) - sum(len(seat.choices[0][0]) for seat in spot.seats)
    deals = 1
    for need in [*(seat.to_come for seat in spot.seats), spot.board_to_come]:
        deals *= comb(left, need)
        left -= need
    return deals


def suit_classes(spot: Spot) -> tuple[dict[Matchup, int], int]:
    """One matchup of each class with the weight of them all; and how many matchups there are."""
    renamings = _renamings(spot)
    classes: dict[Matchup, int] = {}
    count = 0
    for held, weight in matchups(spot):
        same = min([tuple([_renamed(new, hole) for hole in held]) for new in renamings])
        classes[same] = classes.get(same, 0) + weight
        count += 1
    return classes, count


def _renamings(spot: Spot) -> list[list[int]]:
    """The changes of suit, card by card, that leave the board and the deck as they are."""
    alike = [
        [_ranks_of_suit(cards, suit) for cards in (spot.board, spot.deck)] for suit in range(4)
    ]
    return [
        new
        for suits, new in _all_renamings()
        if all(alike[suit] == alike[other] for suit, other in enumerate(suits))
    ]


def _ranks_of_suit(cards: Cards, suit: int) -> int:
    return sum([1 << (card >> 2) for card in cards if card & 3 == suit and card != JOKER])


@cache
def _all_renamings() -> list[tuple[tuple[int, ...], list[int]]]:
    """Each order of the four suits, and what it makes of every card."""
    return [
        (suits, [*(card & ~3 | suits[card & 3] for card in range(52)), JOKER])
        for suits in permutations(range(4))
    ]


def _renamed(new: list[int], hole: Cards) -> Cards:
    return tuple(sorted([new[card] for card in hole]))
