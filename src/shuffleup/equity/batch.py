"""Many high values at once: ``batch_high``, and ``seven_card_counts``, its great test.

With numba and numpy installed the compiled kernel does it, else plain Python, some hundred times
slower. ``kernel()`` says which.

The invariant: every value equals ``strength.high``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache
from itertools import combinations_with_replacement
from math import comb, prod
from types import ModuleType
from typing import TYPE_CHECKING

from shuffleup.strength import CATEGORY_NAMES, category, high
from shuffleup.strength.scale import rate_flush, rate_ranks

if TYPE_CHECKING:
    from shuffleup.equity.tables import Ints


@cache
def kernel() -> ModuleType | None:
    """The compiled kernel, or None where numba or numpy is not installed."""
    try:
        from shuffleup.equity import kernel
    except ImportError:
        return None
    return kernel


def batch_high(cards: Iterable[Iterable[int]]) -> Ints | list[int]:
    """The high value of each row of a table of cards, five, six or seven to a row.

    With the kernel it takes a numpy array, preferably of uint8, and gives one of int32; without
    it, any rows of ints, and gives a list.
    """
    fast = kernel()
    if fast is None:
        return _plain_high(cards)
    import numpy as np

    from shuffleup.equity.tables import tables

    table = np.asarray(cards)
    if table.ndim != 2 or not 5 <= table.shape[1] <= 7:
        raise ValueError(f"a hand is five to seven cards to a row, not a table of {table.shape}")
    if table.dtype != np.uint8 and table.size and not 0 <= table.min() <= table.max() < 52:
        raise ValueError(f"cards are 0 to 51, not {table.min()} to {table.max()}")
    values = np.empty(len(table), np.int32)
    wrong = fast.values(np.ascontiguousarray(table, np.uint8), tables(table.shape[1]), values)
    if wrong >= 0:
        raise ValueError(f"cards are 0 to 51, not {table[wrong].max()}")
    return values


def _plain_high(cards: Iterable[Iterable[int]]) -> list[int]:
    return [high([int(card) for card in row]) for row in cards]


def seven_card_counts() -> dict[str, int]:
    """How many of all 133,784,560 seven-card hands are of each category.

    The kernel looks at every hand; the plain way counts the suits each set of ranks can have.
    """
    fast = kernel()
    if fast is None:
        counts = _counted_by_ranks()
    else:
        import numpy as np

        from shuffleup.equity.tables import tables

        array = np.zeros(len(CATEGORY_NAMES), np.int64)
        fast.count_sevens(tables(7), array)
        counts = Counter({kind: int(count) for kind, count in enumerate(array) if count})
    return {CATEGORY_NAMES[kind]: counts[kind] for kind in sorted(counts)}


def _counted_by_ranks() -> Counter[int]:
    counts: Counter[int] = Counter()
    for ranks in combinations_with_replacement(range(13), 7):
        held = Counter(ranks)
        if max(held.values()) < 5:
            suits = prod(comb(4, count) for count in held.values())
            kind = category(rate_ranks(sum(5**rank for rank in ranks)))
            counts[kind] += suits - 4 * _ways_to_five(list(held.values()))
    for bits in range(1 << 13):
        if 5 <= bits.bit_count() <= 7:
            counts[category(rate_flush(bits))] += 4 * comb(39, 7 - bits.bit_count())
    return counts


def _ways_to_five(held: list[int]) -> int:
    """In how many ways five or more of these ranks can be of one given suit."""
    if len(held) < 5:
        return 0
    ways = [1]  # ways[n]: n ranks so far have a card of the suit
    for count in held:
        without, with_it = comb(3, count), comb(3, count - 1)
        longer, shifted = [*ways, 0], [0, *ways]
        ways = [without * a + with_it * b for a, b in zip(longer, shifted, strict=True)]
    return sum(ways[5:])
