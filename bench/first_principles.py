"""Hand values by first principles, in bulk: part of ``make exact``.

Every hand of every ladder is valued by our tables and by the rules in words
(tests/strength/plain_hands.py), and every game's showdown on random deals by trying out every hand
that may be made (tests/games/plain_showdowns.py). The two orders must be one, ties included.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain, combinations
from typing import Any

from tests.games.plain_showdowns import GAMES
from tests.strength.plain_hands import JOKER, LADDERS, Truth, disagreements, same_order

from shuffleup.cards import SHORT
from shuffleup.games import game
from shuffleup.games.values import values
from shuffleup.strength import RANKINGS

DECK = range(52)
DEALS = 400  # of each game and deck


def hands_of(ladder: str) -> Iterable[Sequence[int]]:
    """Every hand there is: five cards, in badugi one to four."""
    if ladder == "badugi":
        return chain.from_iterable(combinations(DECK, size) for size in (1, 2, 3, 4))
    if ladder.startswith("joker"):
        return combinations((*DECK, JOKER), 5)
    return combinations(SHORT if ladder == "short-high" else DECK, 5)


def by_kind(truth: Truth) -> Truth:
    """With a joker every card is tried in its place: once for the ranks, and whether suited."""
    known: dict[object, tuple[Any, ...]] = {}

    def told(cards: Sequence[int]) -> tuple[Any, ...]:
        plain = [card for card in cards if card != JOKER]
        kind = (tuple(card // 4 for card in plain), len({card % 4 for card in plain}) == 1)
        if kind not in known:
            known[kind] = truth(cards)
        return known[kind]

    return told


def ladder_is_right(ladder: str) -> bool:
    truth = LADDERS[ladder]
    seen = 0

    def counted(cards: Sequence[int]) -> int:
        nonlocal seen
        seen += 1
        return RANKINGS[ladder].value(cards)

    words = by_kind(truth) if ladder.startswith("joker") else truth
    kinds, wrong = disagreements(hands_of(ladder), counted, words)
    print(f"{ladder}: {seen:,} hands of {kinds:,} kinds, {wrong:,} ordered or tied differently")
    return not wrong


def game_is_right(key: str) -> bool:
    plain, hands, right = GAMES[key], 0, True
    for way in plain.wins:
        found: list[int] = []
        truths: list[tuple[Any, ...]] = []
        for holes, board in plain.deals(DEALS):
            found += values(game(key), way, list(map(tuple, holes)), tuple(board))
            truths += [plain.truth(way, hole, board) for hole in holes]
        hands += len(found)
        right &= same_order(found, truths)
        right &= [value > 0 for value in found] == [bool(truth) for truth in truths]
    print(f"{key}: {hands:,} hands at the showdown, {'as by brute force' if right else 'WRONG'}")
    return right


def all_right() -> bool:
    found = [ladder_is_right(ladder) for ladder in LADDERS]
    found += [game_is_right(key) for key in GAMES]
    return all(found)
