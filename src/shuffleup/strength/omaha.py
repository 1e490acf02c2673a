"""Omaha: exactly two cards of the hand and three of the board, for four, five or six hole cards.

``omaha_high`` and ``omaha_eight`` value many hands on one board. There are 91 pairs of ranks a hand
can play and 455 triples of a board; each pair has a column of its values with every triple. A board
picks its own triples out of a column, so a hand's high is the best pick from its columns.

The invariant: a value equals ``high`` or ``eight_or_better`` of the best legal five cards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, combinations_with_replacement
from operator import itemgetter

from shuffleup.strength.highs import BY_FLUSH
from shuffleup.strength.scale import (
    FIVE_OF_A_SUIT,
    KEYS,
    LOW_TOP,
    RANK_KEYS,
    SUIT_BITS,
    LazyTable,
    Ratings,
    ranks_of,
    rate_ranks,
)

Column = list[int]
"""The values of one pair of ranks with each of the 455 triples."""
Picker = Callable[[Column], tuple[int, ...]]

# Starting each suit's counter at five makes the third card of a suit light the counter's top bit.
_FIVE_OF_EACH_SUIT = 0x5555
_THREE_OF_A_SUIT = FIVE_OF_A_SUIT

_key = KEYS.__getitem__
_rank_key = RANK_KEYS.__getitem__

_TRIPLES = [sum(ranks) for ranks in combinations_with_replacement(RANK_KEYS[::4], 3)]
_PLACE = {triple: place for place, triple in enumerate(_TRIPLES)}
# The ranks a low may hold as bits, ace 1, deuce 2 … eight 128; nine to king count for nothing.
_LOW_BIT = [1 << (card // 4 + 1) % 13 & 255 for card in range(52)]


def omaha_high(holes: Sequence[Sequence[int]], board: Sequence[int]) -> list[int]:
    """Each hand's best high with two of its cards and three of the board's three to five."""
    board_key = sum(map(_key, board), _FIVE_OF_EACH_SUIT)
    pick = _PICKER[board_key >> SUIT_BITS]
    values = [max(map(max, map(pick, _COLUMNS[sum(map(_rank_key, hole))]))) for hole in holes]
    if board_key & _THREE_OF_A_SUIT:
        suit = (board_key & _THREE_OF_A_SUIT).bit_length() - 1 >> 2
        return list(map(max, values, _flushes(holes, board, suit)))
    return values


def omaha_eight(holes: Sequence[Sequence[int]], board: Sequence[int]) -> list[int]:
    """Each hand's best eight-or-better low with two of its cards and three of the board, or 0."""
    board_ranks = _low_ranks(board)
    if board_ranks.bit_count() < 3:
        return [0] * len(holes)
    return [_LOWS[_low_ranks(hole) << 8 | board_ranks] for hole in holes]


def _flushes(holes: Sequence[Sequence[int]], board: Sequence[int], suit: int) -> Iterator[int]:
    """Each hand's best flush in a suit the board has three of, 0 for hands without one."""
    threes = [a | b | c for a, b, c in combinations(_suited(board, suit), 3)]
    for hole in holes:
        mine = _suited(hole, suit)
        if len(mine) < 2:
            yield 0
        else:
            twos = [a | b for a, b in combinations(mine, 2)]
            yield max([BY_FLUSH[two | three] for two in twos for three in threes])


def _suited(cards: Sequence[int], suit: int) -> list[int]:
    return [1 << (card >> 2) for card in cards if card & 3 == suit]


def _low_ranks(cards: Sequence[int]) -> int:
    bits = 0
    for card in cards:
        bits |= _LOW_BIT[card]
    return bits


def _column(pair: int) -> Column:
    """The pair's column; a triple that would make five of a rank can never be picked."""
    return [rate_ranks(pair + triple) for triple in _TRIPLES]


def _columns(hole: int) -> tuple[Column, ...]:
    return tuple(_COLUMN[pair] for pair in {a + b for a, b in combinations(_parts(hole), 2)})


def _picker(board: int) -> Picker:
    triples = {sum(ranks) for ranks in combinations(_parts(board), 3)}
    places = [_PLACE[triple] for triple in triples]
    if len(places) == 1:  # a flop: itemgetter would not give a tuple
        return lambda column: (column[places[0]],)
    return itemgetter(*places)


def _parts(rank_key: int) -> list[int]:
    """The rank keys a sum of them was added up from."""
    return [5**rank for rank in ranks_of(rank_key)]


def _rate_low(key: int) -> int:
    """The best low of two of the hand's low ranks and three different ones of the board's."""
    twos, threes = _choices(key >> 8, 2), _choices(key & 255, 3)
    lows = [two | three for two in twos for three in threes if not two & three]
    return LOW_TOP - min(lows) if lows else 0


def _choices(bits: int, count: int) -> list[int]:
    return list(map(sum, combinations([1 << rank for rank in range(8) if bits >> rank & 1], count)))


_COLUMN: LazyTable[Column] = LazyTable(_column)
_COLUMNS: LazyTable[tuple[Column, ...]] = LazyTable(_columns)
_PICKER: LazyTable[Picker] = LazyTable(_picker)
_LOWS = Ratings(_rate_low)
