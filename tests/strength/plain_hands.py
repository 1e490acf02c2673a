"""The same hands valued the slow, obvious way: tuples compared over every choice of five cards.

Nothing here is shared with ``shuffleup.strength``; cards are (rank, suit) with deuce 2, ace 14, and
every function returns a tuple that compares like the hand does, the better hand the bigger tuple.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from itertools import combinations, combinations_with_replacement, pairwise, product
from typing import Any

Card = tuple[int, int]
Ranks = tuple[int, ...]
JOKER = 52
WHEEL = (14, 5, 4, 3, 2)
ORDER = {
    (1, 1, 1, 1, 1): 0,
    (2, 1, 1, 1): 1,
    (2, 2, 1): 2,
    (3, 1, 1): 3,
    (3, 2): 6,
    (4, 1): 7,
    (5,): 9,
}


def deal(count: int, size: int, seed: int, deck: Sequence[int] = range(52)) -> list[list[int]]:
    """``count`` random hands of ``size`` cards, the same every time."""
    dice = random.Random(seed)
    return [dice.sample(list(deck), size) for _ in range(count)]


def cards_of(ints: Iterable[int]) -> list[Card]:
    return [(number // 4 + 2, number % 4) for number in ints]


def shape(ranks: Iterable[int]) -> tuple[Ranks, Ranks]:
    """How often ranks repeat, and the ranks in the order they matter."""
    groups = sorted(((n, rank) for rank, n in Counter(ranks).items()), reverse=True)
    return tuple(n for n, _ in groups), tuple(rank for _, rank in groups)


def five_high(
    cards: Sequence[Card], low_straight: Ranks | None = WHEEL, order: dict[int, int] | None = None
) -> tuple[Any, ...]:
    """Five cards as a high hand; ``low_straight`` is the straight the ace starts, if any."""
    counts, ranks = shape(rank for rank, _ in cards)
    flush = len({suit for _, suit in cards}) == 1
    straight = counts == (1,) * 5 and ranks[0] - ranks[4] == 4
    if low_straight and ranks == low_straight:
        straight, ranks = True, (*low_straight[1:], 1)
    made = 8 if straight and flush else 5 if flush else 4 if straight else ORDER[counts]
    return ((order or {}).get(made, made), ranks)


def best_high(ints: Iterable[int]) -> tuple[Any, ...]:
    return max(map(five_high, combinations(cards_of(ints), 5)))


def best_short(ints: Iterable[int]) -> tuple[Any, ...]:
    swapped = {5: 6, 6: 5}
    return max(
        five_high(five, (14, 9, 8, 7, 6), swapped) for five in combinations(cards_of(ints), 5)
    )


def five_ace_to_five(cards: Sequence[Card]) -> tuple[Any, ...]:
    counts, ranks = shape(1 if rank == 14 else rank for rank, _ in cards)
    return tuple([-n for n in counts[:2]] + [-rank for rank in ranks])


def best_ace_to_five(ints: Sequence[int]) -> tuple[Any, ...]:
    return max(map(five_ace_to_five, combinations(cards_of(ints), min(5, len(ints)))))


def is_eight_low(five: Iterable[Card]) -> bool:
    ranks = {1 if rank == 14 else rank for rank, _ in five}
    return len(ranks) == 5 and max(ranks) <= 8


def best_eight(ints: Iterable[int]) -> tuple[Any, ...]:
    lows = [five for five in combinations(cards_of(ints), 5) if is_eight_low(five)]
    return max(map(five_ace_to_five, lows), default=())


def best_deuce(ints: Iterable[int]) -> tuple[Any, ...]:
    worst_first = min(five_high(five, None) for five in combinations(cards_of(ints), 5))
    return (-worst_first[0], tuple(-rank for rank in worst_first[1]))


def best_badugi(ints: Sequence[int]) -> tuple[Any, ...]:
    hands = [
        (size, tuple(sorted(-(1 if rank == 14 else rank) for rank, _ in some)))
        for size in range(1, len(ints) + 1)
        for some in combinations(cards_of(ints), size)
        if len({rank for rank, _ in some}) == len({suit for _, suit in some}) == size
    ]
    return max(hands)


def best_joker_high(ints: Sequence[int]) -> tuple[Any, ...]:
    """The joker as each card in turn: any ace, or a card that makes a straight or a flush."""
    four = cards_of(card for card in ints if card != JOKER)
    if len(four) == 5:
        return five_high(four)
    fills = [card for card in product(range(2, 15), range(4)) if card not in four]
    hands = [(card, five_high([*four, card])) for card in fills]
    allowed = [hand for (rank, _), hand in hands if rank == 14 or hand[0] in (4, 5, 8)]
    return max([*allowed, five_high([*four, (14, -1)])])


def best_joker_low(ints: Sequence[int]) -> tuple[Any, ...]:
    four = cards_of(card for card in ints if card != JOKER)
    if len(four) == 5:
        return five_ace_to_five(four)
    mine = {rank for rank, _ in four}
    return max(five_ace_to_five([*four, (r, -1)]) for r in range(2, 15) if r not in mine)


def omaha(
    hole: Sequence[int], board: Sequence[int], best: Callable[[list[int]], tuple[Any, ...]]
) -> tuple[Any, ...]:
    legal = product(combinations(hole, 2), combinations(board, 3))
    return max(best([*two, *three]) for two, three in legal)


def open_board(ints: Iterable[int], ace_low: bool) -> tuple[Any, ...]:
    counts, ranks = shape(1 if ace_low and rank == 14 else rank for rank, _ in cards_of(ints))
    hand = (counts, ranks)
    return (tuple(-n for n in counts), tuple(-rank for rank in ranks)) if ace_low else hand


Truth = Callable[[Sequence[int]], tuple[Any, ...]]
LADDERS: dict[str, Truth] = {
    "high": best_high,
    "short-high": best_short,
    "joker-high": best_joker_high,
    "ace-to-five": best_ace_to_five,
    "joker-ace-to-five": best_joker_low,
    "eight-or-better": best_eight,
    "deuce-to-seven": best_deuce,
    "badugi": best_badugi,
}


def every_class(size: int, lowest: int = 0) -> list[list[int]]:
    """A hand for every choice of ranks, of mixed suits and, where it can be, of one suit."""
    hands = []
    for ranks in combinations_with_replacement(range(lowest, 13), size):
        times = Counter(ranks)
        if len(times) == size:
            hands += [[4 * rank for rank in ranks], [4 * r + (r == ranks[0]) for r in ranks]]
        elif max(times.values()) <= 4:
            hands.append([4 * rank + suit for rank, n in times.items() for suit in range(n)])
    return hands


def disagreements(
    hands: Iterable[Sequence[int]], value: Callable[[Sequence[int]], int], truth: Truth
) -> tuple[int, int]:
    """(kinds of hand, how many are valued apart or in another order) of any number of hands."""
    known: dict[tuple[Any, ...], int] = {}
    wrong = 0
    for hand in hands:
        found = value(hand)
        wrong += known.setdefault(truth(hand), found) != found
    wrong += sum(known[below] >= known[above] for below, above in pairwise(sorted(known)))
    return len(known), wrong


def same_order(values: Sequence[int], truths: Sequence[tuple[Any, ...]]) -> bool:
    """Whether the ints rank the hands exactly as the tuples do, ties included."""
    by_truth = sorted(set(zip(truths, values, strict=True)), key=lambda pair: pair[0])
    return all(
        (below[0] < above[0]) == (below[1] < above[1])
        and (below[0] == above[0]) == (below[1] == above[1])
        for below, above in pairwise(by_truth)
    )
