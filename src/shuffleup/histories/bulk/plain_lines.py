"""Plain TOML in compiled code: lines, keys and values, as ``plain_values`` reads them.

A function that is given a place and the end of the line says where it got to, or ``NOT_PLAIN``
where it met something that only a whole reader of TOML should judge. What is plain here is plain
there: that reader has limits of its own, and a text it would refuse must come to it.
"""

from __future__ import annotations

from typing import Final

from shuffleup.equity.tables import Bytes, Longs
from shuffleup.histories.bulk import told_columns as at
from shuffleup.histories.bulk.told_columns import kernels_of_phh
from shuffleup.histories.plain_values import LONGEST_LIST

NOT_PLAIN: Final = -1
MOST_DIGITS_READ: Final = 13  # of an amount: far from where sums of chips would run over
NEW_LINE, SPACE, COMMA, MINUS, DOT, COLON, EQUALS = 10, 32, 44, 45, 46, 58, 61
OPENING, CLOSING, QUOTE, DOUBLE_QUOTE, BACKSLASH, DELETE = 91, 93, 39, 34, 92, 127
ZERO, NINE = 48, 57


@kernels_of_phh.part
def line_end(d: Bytes, start: int) -> int:
    """Where the line that begins here ends; NOT_PLAIN if a control character is in it."""
    place = start
    while place < len(d) and d[place] != NEW_LINE:
        if d[place] < SPACE or d[place] == DELETE:
            return NOT_PLAIN
        place += 1
    return place


@kernels_of_phh.part
def is_digit(byte: int) -> bool:
    return ZERO <= byte <= NINE


@kernels_of_phh.part
def key_end(d: Bytes, start: int, end: int) -> int:
    """Where a bare key ends that is followed by `` = `` and a value."""
    place = start
    while place < end:
        byte = d[place]
        letter = 65 <= byte <= 90 or 97 <= byte <= 122
        if not (letter or is_digit(byte) or byte == 95 or byte == MINUS):
            break
        place += 1
    follows = place + 3 < end and d[place] == SPACE and d[place + 1] == EQUALS
    return place if place > start and follows and d[place + 2] == SPACE else NOT_PLAIN


@kernels_of_phh.part
def is_same(d: Bytes, start: int, end: int, other: int, other_end: int) -> bool:
    """Whether the same bytes stand in two places."""
    if end - start != other_end - other:
        return False
    offset = 0
    while start + offset < end and d[start + offset] == d[other + offset]:
        offset += 1
    return start + offset == end


@kernels_of_phh.part
def noted_key(d: Bytes, start: int, end: int, h: Longs) -> bool:
    """Whether a key is the first of its name in this hand."""
    count = h[at.KEYS]
    if count == at.MOST_KEYS:
        return False
    for other in range(count):
        place = at.KEY_PLACES + 2 * other
        if is_same(d, start, end, h[place], h[place + 1]):
            return False
    h[at.KEY_PLACES + 2 * count] = start
    h[at.KEY_PLACES + 2 * count + 1] = end
    h[at.KEYS] = count + 1
    return True


@kernels_of_phh.part
def word_of(d: Bytes, start: int, end: int, words: Bytes) -> int:
    """Which of the words stands here, -1 if none does. Rows are filled up with a zero at least."""
    length = end - start
    if length <= 0 or length >= words.shape[1]:
        return -1
    for word in range(len(words)):
        if words[word, length] == 0 and words[word, length - 1] != 0:
            place = 0
            while place < length and words[word, place] == d[start + place]:
                place += 1
            if place == length:
                return word
    return -1


@kernels_of_phh.part
def string_end(d: Bytes, start: int, end: int) -> int:
    """Where a string ends that begins and ends with a quote, with nothing in it that means more."""
    quote = d[start]
    if quote != QUOTE and quote != DOUBLE_QUOTE:
        return NOT_PLAIN
    place = start + 1
    while place < end and d[place] != quote:
        if quote == DOUBLE_QUOTE and d[place] == BACKSLASH:
            return NOT_PLAIN
        place += 1
    return place if place < end else NOT_PLAIN


@kernels_of_phh.part
def whole_string_end(d: Bytes, start: int, end: int) -> int:
    """The same where the string is all there is of a line."""
    close = string_end(d, start, end)
    return close if close == end - 1 else NOT_PLAIN


@kernels_of_phh.part
def amount_at(d: Bytes, start: int, end: int, zeros: bool) -> tuple[int, int, bool, bool]:
    """(hundredths, where it ends, whether it has a point, whether hundredths are enough) of a
    number written in digits; ``zeros`` where it may begin with some."""
    place = start
    minus = place < end and d[place] == MINUS
    place += minus
    first = place
    value = 0
    while place < end and is_digit(d[place]):
        value = 10 * value + d[place] - ZERO
        place += 1
        if place - first > MOST_DIGITS_READ:
            return 0, NOT_PLAIN, False, False
    begins_with_zero = place - first > 1 or minus
    if place == first or (d[first] == ZERO and begins_with_zero and not zeros):
        return 0, NOT_PLAIN, False, False
    value *= 100
    point = place < end and d[place] == DOT
    exact = True
    if point:
        place += 1
        first = place
        while place < end and is_digit(d[place]):
            digit = d[place] - ZERO
            if place - first < 2:
                value += digit * (10 if place == first else 1)
            elif digit:
                exact = False
            place += 1
        if place == first or place - first > MOST_DIGITS_READ:
            return 0, NOT_PLAIN, False, False
    return -value if minus else value, place, point, exact


@kernels_of_phh.part
def is_plain(d: Bytes, start: int, end: int) -> bool:
    """Whether a value that nothing here asks for is one that the reader of lines takes."""
    if d[start] == OPENING:
        return is_list(d, start, end)
    if whole_string_end(d, start, end) != NOT_PLAIN or truth_at(d, start, end) >= 0:
        return True
    if is_clock(d, start, end):
        return True
    _, place, _, _ = amount_at(d, start, end, False)
    return place == end


@kernels_of_phh.part
def truth_at(d: Bytes, start: int, end: int) -> int:
    """1 for ``true``, 0 for ``false``, -1 for anything else."""
    if end - start == 4 and d[start] == 116 and d[start + 1] == 114:
        return 1 if d[start + 2] == 117 and d[start + 3] == 101 else -1
    if end - start == 5 and d[start] == 102 and d[start + 1] == 97 and d[start + 2] == 108:
        return 0 if d[start + 3] == 115 and d[start + 4] == 101 else -1
    return -1


@kernels_of_phh.part
def is_clock(d: Bytes, start: int, end: int) -> bool:
    """``23:59:59``."""
    if end - start != 8 or d[start + 2] != COLON or d[start + 5] != COLON:
        return False
    for place in (0, 1, 3, 4, 6, 7):
        if not is_digit(d[start + place]):
            return False
    hours = 10 * (d[start] - ZERO) + d[start + 1] - ZERO
    return hours < 24 and d[start + 3] < 54 and d[start + 6] < 54


@kernels_of_phh.part
def is_list(d: Bytes, start: int, end: int) -> bool:
    """A list of literal strings, or of numbers; not of both, and of numbers no long one."""
    place = start + 1
    if place >= end - 1:
        return place == end - 1 and d[place] == CLOSING
    strings = d[place] == QUOTE
    if not strings and end - start > LONGEST_LIST:
        return False
    while True:
        if (d[place] == QUOTE) != strings:
            return False
        place = item_end(d, place, end)
        if place == NOT_PLAIN:
            return False
        if d[place] == CLOSING:
            return place == end - 1
        place += 2


@kernels_of_phh.part
def item_end(d: Bytes, start: int, end: int) -> int:
    """Where the bracket or the comma after an item of a list is."""
    if d[start] == QUOTE:
        place = string_end(d, start, end)
        if place == NOT_PLAIN:
            return NOT_PLAIN
        place += 1
    else:
        _, place, _, _ = amount_at(d, start, end, False)
        if place == NOT_PLAIN:
            return NOT_PLAIN
    return after_item(d, place, end)


@kernels_of_phh.part
def after_item(d: Bytes, place: int, end: int) -> int:
    """The same place if a list ends or goes on there."""
    if place < end and d[place] == CLOSING:
        return place
    goes_on = place + 2 < end and d[place] == COMMA and d[place + 1] == SPACE
    return place if goes_on else NOT_PLAIN
