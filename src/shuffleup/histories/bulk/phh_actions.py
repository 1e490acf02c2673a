"""The actions of a hand in compiled code, as ``actions.parse_action`` reads them.

Cards and moves go where the lane looks for them. What is not one of the few usual forms is a fault
of the hand: ``actions`` will say which, or read it after all.
"""

from __future__ import annotations

from shuffleup.cards import UNKNOWN
from shuffleup.equity.tables import Bytes, Longs
from shuffleup.histories.bulk import told_columns as at
from shuffleup.histories.bulk.plain_lines import NOT_PLAIN, SPACE, ZERO, amount_at, is_digit
from shuffleup.histories.bulk.told_columns import PhhWords, kernels_of_phh
from shuffleup.lane.kernels.columns import FOLD, MOST_BOARD, MOST_HELD, MOST_SEATS, RAISE_TO, Cards
from shuffleup.lane.kernels.playing import told_hands as told

HASH, DASH = 35, 45
D, P, B, C, F, H, M, R, S = 100, 112, 98, 99, 102, 104, 109, 114, 115


@kernels_of_phh.part
def word_start(d: Bytes, place: int, end: int) -> int:
    """Where the next word of an action begins; its end if none does."""
    while place < end and d[place] == SPACE:
        place += 1
    return place if place < end and d[place] != HASH else end


@kernels_of_phh.part
def word_end(d: Bytes, place: int, end: int) -> int:
    while place < end and d[place] != SPACE and d[place] != HASH:
        place += 1
    return place


@kernels_of_phh.part
def read_action(
    d: Bytes, start: int, end: int, words: PhhWords, h: Longs, k: Cards, moves: Longs
) -> bool:
    """Take one action in; False if it is of no usual form."""
    for place in range(start, end):  # words may be parted by more than Python's plain blanks
        if d[place] > 126:
            return False
    one = word_start(d, start, end)
    one_end = word_end(d, one, end)
    if one == end:
        return True
    two = word_start(d, one_end, end)
    two_end = word_end(d, two, end)
    three = word_start(d, two_end, end)
    three_end = word_end(d, three, end)
    four = word_start(d, three_end, end)
    four_end = word_end(d, four, end)
    if word_start(d, four_end, end) != end or two_end == two:
        return False
    if d[one] == D and one_end == one + 1:
        if two_end != two + 2 or d[two] != D:
            return False
        if d[two + 1] == B and four == end:
            return to_board(d, three, three_end, words, h, k)
        return d[two + 1] == H and deals(d, three, three_end, four, four_end, words, h, k)
    seat = seat_at(d, one, one_end)
    if seat < 0 or seat >= MOST_SEATS or four != end:
        return False
    return moved(d, two, two_end, three, three_end, seat, words, h, k, moves)


@kernels_of_phh.part
def seat_at(d: Bytes, start: int, end: int) -> int:
    """0 for ``p1``, -1 if it is no player."""
    if d[start] != P or not 2 <= end - start <= 3:
        return -1
    seat = 0
    for place in range(start + 1, end):
        if not is_digit(d[place]):
            return -1
        seat = 10 * seat + d[place] - ZERO
    return seat - 1


@kernels_of_phh.part
def card_at(d: Bytes, place: int, end: int, words: PhhWords) -> int:
    """The card of two letters, -1 if it is none. All letters are below 128."""
    return words.letters[d[place], d[place + 1]] if place + 1 < end else -1


@kernels_of_phh.part
def to_board(d: Bytes, start: int, end: int, words: PhhWords, h: Longs, k: Cards) -> bool:
    """``d db 7h8h9h``, every card known."""
    for place in range(start, end, 2):
        card = card_at(d, place, end, words)
        if card < 0 or card == UNKNOWN or h[told.TOLD_BOARD] == MOST_BOARD:
            return False
        k[told.BOARD_CARDS + h[told.TOLD_BOARD]] = card
        h[told.TOLD_BOARD] += 1
    return start < end


@kernels_of_phh.part
def deals(
    d: Bytes, who: int, who_end: int, start: int, end: int, words: PhhWords, h: Longs, k: Cards
) -> bool:
    """``d dh p1 AsKs``; a card nobody knows stays -1."""
    if who == who_end or start == end:
        return False
    seat = seat_at(d, who, who_end)
    if seat < 0 or seat >= MOST_SEATS:
        return False
    for place in range(start, end, 2):
        card = card_at(d, place, end, words)
        if card < 0 or h[at.HOLES_TOLD + seat] == MOST_HELD:
            return False
        if card != UNKNOWN:
            k[told.TOLD_HOLES + seat * MOST_HELD + h[at.HOLES_TOLD + seat]] = card
        h[at.HOLES_TOLD + seat] += 1
    return True


@kernels_of_phh.part
def moved(
    d: Bytes, what: int, what_end: int, start: int, end: int, seat: int, words: PhhWords,
    h: Longs, k: Cards, moves: Longs,
) -> bool:  # fmt: skip
    """``p1 f``, ``p1 cc``, ``p1 cbr 50``, ``p1 sm`` and what is shown."""
    length = what_end - what
    if length == 2 and d[what] == S and d[what + 1] == M:
        return shows(d, start, end, seat, words, h, k)
    move = h[told.FIRST_MOVE] + h[told.MOVES]
    if move >= len(moves):
        return False
    moves[move, 0], moves[move, 2] = seat, 0
    h[told.MOVES] += 1
    if length == 1 and d[what] == F:
        moves[move, 1] = FOLD
        return start == end
    if length == 2 and d[what] == C and d[what + 1] == C:
        moves[move, 1] = told.CHECK_OR_CALL
        return start == end
    if length == 3 and d[what] == C and d[what + 1] == B and d[what + 2] == R and start < end:
        amount, place, point, exact = amount_at(d, start, end, True)
        moves[move, 1], moves[move, 2] = RAISE_TO, amount
        h[at.FRACTION] |= point
        return place != NOT_PLAIN and place == end and exact and d[start] != DASH
    return False


@kernels_of_phh.part
def shows(d: Bytes, start: int, end: int, seat: int, words: PhhWords, h: Longs, k: Cards) -> bool:
    """What a seat does at the showdown: of several tellings a hidden one says least."""
    unknown = known = 0
    for place in range(start, end, 2):
        card = card_at(d, place, end, words)
        if card == UNKNOWN:
            unknown += 1
        elif card >= 0 and known < MOST_HELD:
            known += 1
        elif not (d[start] == DASH and end == start + 1):
            return False
    if unknown:
        if h[told.SHOWS + seat] == told.NOT_TOLD:
            h[told.SHOWS + seat] = told.HIDES
        return known == 0
    own = told.TOLD_SHOWN + seat * MOST_HELD
    for place in range(MOST_HELD):
        k[own + place] = -1
    for place in range(known):
        k[own + place] = card_at(d, start + 2 * place, end, words)
    h[at.CARDS_SHOWN + seat] = known
    says = told.SHOWS_CARDS if known else told.SHOWS_HOLE if start < end else told.MUCKS
    h[told.SHOWS + seat] = says
    return True
