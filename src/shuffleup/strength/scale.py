"""The scale every hand value is written on, and the tables that turn rank counts into values.

A value is ``category << 26 | main ranks << 13 | kickers``, ranks as bits (deuce 1, ace 4096). So
plain ``>`` is "beats" and the value can be read back into words. ``rate`` writes a value from the
ranks a hand holds once, twice, three and four times; ``straight_top`` finds the straight.

The invariant: a bigger value is a better hand, equal values split the pot, and a real hand is
never 0. Lows keep it by counting down from ``LOW_TOP``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

HIGH_CARD, PAIR, TWO_PAIR, TRIPS, STRAIGHT = range(5)
FLUSH, FULL_HOUSE, QUADS, STRAIGHT_FLUSH, FIVE = range(5, 10)
CATEGORY_NAMES = (
    "high card", "pair", "two pair", "three of a kind", "straight",
    "flush", "full house", "four of a kind", "straight flush", "five of a kind",
)  # fmt: skip

CATEGORY_SHIFT = 26
MAIN_SHIFT = 13
ALL_RANKS = (1 << 13) - 1
ACE = 1 << 12
LOW_TOP = 9 << CATEGORY_SHIFT

# Where an ace may stand below a straight: under the deuce, under the six, nowhere.
UNDER_DEUCE, UNDER_SIX, NEVER_LOW = 1, 1 << 4, 0

# One int per card: its suit's counter in the low 16 bits, its rank as a power of five above them.
# Four of a rank is the most there is, so a sum of keys is a hand's rank counts written in base 5.
SUIT_BITS = 16
KEYS: list[int] = [5 ** (card >> 2) << SUIT_BITS | 1 << 4 * (card & 3) for card in range(52)]
RANK_KEYS: list[int] = [5 ** (card >> 2) for card in range(52)]
# The same for hands that come from outside: what stands after the cards is no key, so that -1, that
# is the last entry of a list, and the joker cannot be added up and are found out.
_NO_KEYS: list[int] = [None] * len(KEYS)  # type: ignore[list-item]
KEY_OF: list[int] = KEYS + _NO_KEYS
RANK_KEY_OF: list[int] = RANK_KEYS + _NO_KEYS
NO_KEY = (TypeError, IndexError)  # what comes of it
# Starting each suit's counter at three makes the fifth card of a suit light the counter's top bit.
THREE_OF_EACH_SUIT = 0x3333
FIVE_OF_A_SUIT = 0x8888

V = TypeVar("V")
Groups = list[int]
"""``groups[n]``: the ranks (as bits) held exactly ``n`` times."""


class NotACardError(ValueError, LookupError):
    """Something in a hand that is no card of its deck."""


DECK = frozenset(range(len(KEYS)))


def not_a_card(cards: Iterable[object]) -> NotACardError:
    """What is said where a hand cannot be valued: which of its cards is none."""
    wrong = next((card for card in cards if card not in DECK), None)
    return NotACardError(f"{wrong!r} is not a card of the deck: cards are ints from 0 to 51")


class LazyTable(dict[int, V]):
    """A table that works an entry out the first time it is asked for: importing costs nothing."""

    def __init__(self, work_out: Callable[[int], V]) -> None:
        super().__init__()
        self._work_out = work_out

    def __missing__(self, key: int) -> V:
        entry = self[key] = self._work_out(key)
        return entry


Ratings = LazyTable[int]
"""Values by key: rank counts, or the ranks of a suit."""


def category(value: int) -> int:
    """A high value's class, 0 for high card … 8 for a straight flush: see ``CATEGORY_NAMES``."""
    return value >> CATEGORY_SHIFT


def groups_of(rank_key: int) -> Groups:
    """Read a sum of rank keys back into the ranks held once, twice, three and four times."""
    groups = [0, 0, 0, 0, 0]
    bit = 1
    while rank_key:
        rank_key, held = divmod(rank_key, 5)
        groups[held] |= bit
        bit <<= 1
    return groups


def ranks_of(rank_key: int) -> list[int]:
    """The ranks a sum of rank keys was added up from, repeats and all, lowest first."""
    ranks = []
    rank = 0
    while rank_key:
        rank_key, held = divmod(rank_key, 5)
        ranks += [rank] * held
        rank += 1
    return ranks


def straight_top(bits: int, ace_under: int = UNDER_DEUCE) -> int:
    """The top rank (as a bit) of the best straight in these ranks, 0 if there is none."""
    run = bits << 1
    if bits & ACE:
        run |= ace_under
    run &= run >> 1 & run >> 2 & run >> 3 & run >> 4
    return 1 << run.bit_length() + 2 if run else 0


def top_ranks(bits: int, count: int) -> int:
    """The highest ``count`` of these ranks."""
    while bits.bit_count() > count:
        bits &= bits - 1
    return bits


def rate(groups: Groups, straight: int) -> int:
    """The best five-card value of these rank counts, given the top of the straight in them."""
    _, once, pairs, trips, quads = groups
    held = once | pairs | trips | quads
    if quads:
        main = top_ranks(quads, 1)
        return _value(QUADS, main, top_ranks(held ^ main, 1))
    trip = top_ranks(trips, 1)
    full = top_ranks((trips | pairs) ^ trip, 1)
    if trip and full:
        return _value(FULL_HOUSE, trip, full)
    if straight:
        return _value(STRAIGHT, 0, straight)
    if trip:
        return _value(TRIPS, trip, top_ranks(held ^ trip, 2))
    pair = top_ranks(pairs, 2)
    if pair & pair - 1:
        return _value(TWO_PAIR, pair, top_ranks(held ^ pair, 1))
    if pair:
        return _value(PAIR, pair, top_ranks(held ^ pair, 3))
    return _value(HIGH_CARD, 0, top_ranks(held, 5))


def rate_flush(bits: int, ace_under: int = UNDER_DEUCE) -> int:
    """The value of five or more ranks of one suit."""
    straight = straight_top(bits, ace_under)
    if straight:
        return _value(STRAIGHT_FLUSH, 0, straight)
    return _value(FLUSH, 0, top_ranks(bits, 5))


def rate_ranks(rank_key: int, ace_under: int = UNDER_DEUCE) -> int:
    """The high value of a sum of rank keys, suits aside."""
    groups = groups_of(rank_key)
    held = groups[1] | groups[2] | groups[3] | groups[4]
    return rate(groups, straight_top(held, ace_under))


def _value(category: int, main: int, kickers: int) -> int:
    return category << CATEGORY_SHIFT | main << MAIN_SHIFT | kickers
