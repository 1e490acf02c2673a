"""The bytes of a file become hands for the lane: ``read_hands``.

Each hand is checked as ``read_history`` checks it; whatever would be an error there, and whatever
is out of the ordinary, is a fault of the hand here, and it is read again by ``read_history``.
"""

from __future__ import annotations

from shuffleup.equity.tables import Bytes, Longs
from shuffleup.histories.bulk import told_columns as at
from shuffleup.histories.bulk.phh_actions import read_action
from shuffleup.histories.bulk.phh_terms import close_hand
from shuffleup.histories.bulk.plain_lines import (
    CLOSING,
    NOT_PLAIN,
    OPENING,
    QUOTE,
    ZERO,
    after_item,
    amount_at,
    is_digit,
    is_plain,
    key_end,
    line_end,
    noted_key,
    string_end,
    truth_at,
    whole_string_end,
    word_of,
)
from shuffleup.histories.bulk.told_columns import PhhWords, kernels_of_phh
from shuffleup.histories.plain_values import LONGEST_LIST
from shuffleup.lane.kernels.columns import MOST_SEATS, Cards
from shuffleup.lane.kernels.playing import told_hands as told


@kernels_of_phh.entry
def read_hands(
    d: Bytes, words: PhhWords, hands: Longs, cards: Cards, moves: Longs, posts: Longs
) -> int:
    """How many hands the text holds, each in its row; NOT_PLAIN if it is not plain TOML with one
    hand and no header, or with headers that count."""
    count, start, header, made = 0, 0, 0, 0
    while start < len(d):
        end = line_end(d, start)
        if end == NOT_PLAIN:
            return NOT_PLAIN
        is_header = end > start and d[start] == OPENING
        if is_header or (end > start and count == 0):
            number = header_at(d, start, end) if is_header else 0
            if is_header and (number <= header or (count and not header) or count == len(hands)):
                return NOT_PLAIN
            made += hands[count - 1, told.MOVES] if count else 0
            h = hands[count]
            h[at.START] = end if is_header else start
            h[at.VARIANT], h[told.FIRST_MOVE] = -1, made
            header, count = number, count + 1
        if count:
            h, k = hands[count - 1], cards[count - 1]
            h[at.END] = end
            if end > start and not is_header and not read_line(d, start, end, words, h, k, moves):
                return NOT_PLAIN
        start = end + 1
    for hand in range(count):
        close_hand(words, hands[hand], moves, posts[hand])
    return count


@kernels_of_phh.part
def header_at(d: Bytes, start: int, end: int) -> int:
    """The number of a header like ``[12]``, 0 if it is none."""
    number = 0
    if not 3 <= end - start <= 12 or d[start + 1] == ZERO or d[end - 1] != CLOSING:
        return 0
    for place in range(start + 1, end - 1):
        if not is_digit(d[place]):
            return 0
        number = 10 * number + d[place] - ZERO
    return number


@kernels_of_phh.part
def read_line(
    d: Bytes, start: int, end: int, words: PhhWords, h: Longs, k: Cards, moves: Longs
) -> bool:
    """Take a key and its value in; False if they are not plain."""
    stop = key_end(d, start, end)
    if stop == NOT_PLAIN or not noted_key(d, start, stop, h):
        return False
    key, value = word_of(d, start, stop, words.keys), stop + 3
    if key < 0:
        return is_plain(d, value, end)
    h[at.KEYS_SEEN] |= 1 << key
    if key == at.KEY_ACTIONS or key == at.KEY_PLAYERS:
        return read_strings(d, value, end, key, words, h, k, moves)
    if key <= at.KEY_SEATS:
        return read_numbers(d, value, end, key, h)
    if at.KEY_MIN_BET <= key <= at.KEY_BIG_BET:
        return read_bet(d, value, end, key, h)
    read_word(d, value, end, key, words, h)
    return is_plain(d, value, end)


@kernels_of_phh.part
def read_word(d: Bytes, start: int, end: int, key: int, words: PhhWords, h: Longs) -> None:
    """A game, a currency, yes or no; a key that asks for more than is read here is a fault."""
    if key >= at.FIRST_KEY_LEFT_ALONE:
        h[at.FAULT] = 1
        return
    if key == at.KEY_TRIMMED:
        h[at.TRIMMED] = truth_at(d, start, end)
        h[at.FAULT] |= h[at.TRIMMED] < 0
        return
    close = whole_string_end(d, start, end)
    if key == at.KEY_VARIANT:
        h[at.VARIANT] = word_of(d, start + 1, close, words.codes)
    elif close != NOT_PLAIN and word_of(d, start + 1, close, words.with_cents) >= 0:
        h[at.CENTS] = 1


@kernels_of_phh.part
def read_bet(d: Bytes, start: int, end: int, key: int, h: Longs) -> bool:
    amount, place, point, exact = amount_at(d, start, end, False)
    h[at.FRACTION] |= point
    h[at.FAULT] |= not exact or amount <= 0 or place != end  # a time of day begins like a number
    if key != at.KEY_BIG_BET:
        h[at.SMALL] = amount
    if key != at.KEY_SMALL_BET:
        h[at.BIG] = amount
    return place == end or is_plain(d, start, end)


@kernels_of_phh.part
def read_numbers(d: Bytes, start: int, end: int, key: int, h: Longs) -> bool:
    """A list of amounts, or of seats; anything else is a fault if it is plain."""
    h[at.LISTED + key] = 0
    if d[start] != OPENING or end - start < 3 or d[start + 1] == QUOTE:
        h[at.FAULT] = 1
        return is_plain(d, start, end)
    if end - start > LONGEST_LIST:
        return False
    place = start + 1
    while True:
        amount, place, point, exact = amount_at(d, place, end, False)
        if place == NOT_PLAIN:
            return False
        count = h[at.LISTED + key]
        if count == MOST_SEATS or not exact or (key == at.KEY_SEATS and point):
            h[at.FAULT] = 1
        elif key != at.KEY_SEATS:
            h[column_of(key) + count] = amount
            h[at.FRACTION] |= point
        h[at.LISTED + key] = min(count + 1, MOST_SEATS)
        place = after_item(d, place, end)
        if place == NOT_PLAIN:
            return False
        if d[place] == CLOSING:
            return place == end - 1
        place += 2


@kernels_of_phh.part
def column_of(key: int) -> int:
    """Where a list of money is kept."""
    if key == at.KEY_STACKS:
        return told.TOLD_STACKS
    return at.ANTES + (key - at.KEY_ANTES) * MOST_SEATS


@kernels_of_phh.part
def read_strings(
    d: Bytes, start: int, end: int, key: int, words: PhhWords, h: Longs, k: Cards, moves: Longs
) -> bool:
    """The actions, each taken in, or the names of the players, counted."""
    if d[start] != OPENING or end - start < 4 or d[start + 1] != QUOTE:
        h[at.FAULT] = 1
        return is_plain(d, start, end)
    place = start + 1
    while True:
        stop = string_end(d, place, end) if d[place] == QUOTE else NOT_PLAIN
        if stop == NOT_PLAIN:
            return False
        if key == at.KEY_PLAYERS:
            h[at.LISTED + key] += 1
        elif not h[at.FAULT] and not read_action(d, place + 1, stop, words, h, k, moves):
            h[at.FAULT] = 1
        place = after_item(d, stop + 1, end)
        if place == NOT_PLAIN:
            return False
        if d[place] == CLOSING:
            return place == end - 1
        place += 2
