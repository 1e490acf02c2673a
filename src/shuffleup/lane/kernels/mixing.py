"""A deck shuffled, and shuffled again when it has run out.

The first shuffle takes its chance from the table's dice. A reshuffle is the very one ``hand``
makes: by the hash of the first deck and the place in the log (``hand.secret``, ``cards.deck``), so
that a hand of the lane can be replayed there card by card. SHA-256 is FIPS 180-4's.
"""

from __future__ import annotations

import numpy as np

from shuffleup.equity.dice import GAMMA, MIX_1, MIX_2
from shuffleup.equity.tables import Longs
from shuffleup.lane.kernels import columns as at
from shuffleup.lane.kernels.columns import Cards
from shuffleup.lane.kernels.lane_compiler import lane_compiled, lane_inlined

WORD = 0xFFFFFFFF


def _roots(power: float, count: int) -> tuple[int, ...]:
    """The first 32 bits behind the point of the roots of the first primes, in integers."""
    primes: list[int] = []
    each = 2
    while len(primes) < count:
        if all(each % prime for prime in primes):
            primes.append(each)
        each += 1
    return tuple(_root(prime << 32 * round(1 / power), power) & WORD for prime in primes)


def _root(number: int, power: float) -> int:
    degree = round(1 / power)
    low, high = 0, 1 << number.bit_length() // degree + 1
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if middle**degree <= number else (low, middle)
    return low


FIRST_HASH = np.array(_roots(1 / 2, 8), np.int64)
ROUND_WORDS = np.array(_roots(1 / 3, 64), np.int64)
SECRET_PREFIX = np.frombuffer(b"secret of a hand", np.uint8)
USE = np.frombuffer(b"/reshuffle/", np.uint8)
HEX = np.frombuffer(b"0123456789abcdef", np.uint8)
TEXT_SEED, ZERO = ord("s"), ord("0")


# ---- the first shuffle -----------------------------------------------------------------------


@lane_inlined
def word_of(state: np.uint64) -> np.uint64:
    """The 64 random bits of a state of the dice (``equity.dice``)."""
    z = (state ^ (state >> np.uint64(30))) * np.uint64(MIX_1)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(MIX_2)
    return z ^ (z >> np.uint64(31))


@lane_inlined
def below(bits: np.uint64, bound: int) -> int:
    """32 random bits as a number under a bound."""
    return np.int64(bits * np.uint64(bound) >> np.uint64(32))  # type: ignore[return-value]


@lane_inlined
def dice_below(s: Longs, column: int, bound: int) -> int:
    """``equity.dice.Dice.below`` with the dice in a column."""
    state = np.uint64(s[column]) + np.uint64(GAMMA)
    s[column] = np.int64(state)
    return below(word_of(state) >> np.uint64(32), bound)


@lane_inlined
def shuffle(g: Longs, s: Longs, c: Cards) -> None:
    """The deck from its own order; as many cards as a hand can use are in a random one. A word of
    the dice is good for two cards."""
    size = g[at.CARDS_IN_DECK]
    for place in range(size):
        c[at.DECK + place] = g[at.DECK_CARDS + place]
    deep = g[at.HAND_SIZE] * s[at.SEATS] + g[at.SHARED_CARDS]
    if g[at.DRAW_GAME] or deep >= size:
        deep = size - 1
    state = np.uint64(s[at.DICE])
    for place in range(0, deep, 2):
        state += np.uint64(GAMMA)
        word = word_of(state)
        swap(c, place, place + below(word >> np.uint64(32), size - place))
        swap(c, place + 1, place + 1 + below(word & np.uint64(WORD), size - place - 1))
    s[at.DICE] = np.int64(state)


@lane_inlined
def swap(c: Cards, place: int, other: int) -> None:
    """Two cards of the deck change places."""
    card = c[at.DECK + place]
    c[at.DECK + place] = c[at.DECK + other]
    c[at.DECK + other] = card


# ---- a reshuffle -----------------------------------------------------------------------------


@lane_inlined
def rotated(word: int, by: int) -> int:
    return (word >> by | word << 32 - by) & WORD


@lane_inlined
def as_byte(number: int) -> int:
    """The lowest eight bits of a number as a signed byte, as the row of cards holds it."""
    return (number & 255 ^ 128) - 128


@lane_compiled
def hash_message(s: Longs, c: Cards, length: int, to: int) -> None:
    """The digest of the first bytes of the message, written to a place in the row of cards."""
    blocks = (length + 8) // 64 + 1
    for place in range(length, blocks * 64):
        c[at.MESSAGE + place] = 0
    c[at.MESSAGE + length] = as_byte(0x80)
    for place in range(8):
        c[at.MESSAGE + blocks * 64 - 1 - place] = as_byte(length * 8 >> 8 * place)
    for word in range(8):
        s[at.HASH + word] = FIRST_HASH[word]
    for block in range(blocks):
        compress(s, c, at.MESSAGE + block * 64)
    for place in range(32):
        c[to + place] = as_byte(s[at.HASH + place // 4] >> 24 - 8 * (place % 4))


@lane_compiled
def compress(s: Longs, c: Cards, start: int) -> None:
    """One block of SHA-256; its schedule of words stands behind the eight words of the hash."""
    words = at.HASH + 8
    for place in range(16):
        word = 0
        for byte in range(4):
            word = word << 8 | int(c[start + 4 * place + byte]) & 255
        s[words + place] = word
    for place in range(words + 16, words + 64):
        old, new = s[place - 15], s[place - 2]
        low = rotated(old, 7) ^ rotated(old, 18) ^ old >> 3
        high = rotated(new, 17) ^ rotated(new, 19) ^ new >> 10
        s[place] = s[place - 16] + low + s[place - 7] + high & WORD
    a, b, d, e = s[at.HASH], s[at.HASH + 1], s[at.HASH + 2], s[at.HASH + 3]
    f, g, h, i = s[at.HASH + 4], s[at.HASH + 5], s[at.HASH + 6], s[at.HASH + 7]
    for place in range(64):
        turn = rotated(f, 6) ^ rotated(f, 11) ^ rotated(f, 25)
        first = i + turn + (f & g ^ (f ^ WORD) & h) + ROUND_WORDS[place] + s[words + place]
        turn = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)
        second = turn + (a & b ^ a & d ^ b & d)
        i, h, g, f = h, g, f, e + first & WORD
        e, d, b, a = d, b, a, first + second & WORD
    s[at.HASH] = s[at.HASH] + a & WORD
    s[at.HASH + 1] = s[at.HASH + 1] + b & WORD
    s[at.HASH + 2] = s[at.HASH + 2] + d & WORD
    s[at.HASH + 3] = s[at.HASH + 3] + e & WORD
    s[at.HASH + 4] = s[at.HASH + 4] + f & WORD
    s[at.HASH + 5] = s[at.HASH + 5] + g & WORD
    s[at.HASH + 6] = s[at.HASH + 6] + h & WORD
    s[at.HASH + 7] = s[at.HASH + 7] + i & WORD


@lane_compiled
def write_chance(g: Longs, s: Longs, c: Cards) -> None:
    """The key of the shuffle that happens now: ``seed_bytes(chance_of(hand, "reshuffle"))``."""
    size = g[at.CARDS_IN_DECK]
    for place in range(len(SECRET_PREFIX)):
        c[at.MESSAGE + place] = SECRET_PREFIX[place]
    for place in range(size):
        c[at.MESSAGE + len(SECRET_PREFIX) + place] = c[at.DECK + place]
    hash_message(s, c, len(SECRET_PREFIX) + size, at.POOL)
    c[at.MESSAGE] = TEXT_SEED
    for place in range(32):
        c[at.MESSAGE + 1 + 2 * place] = HEX[int(c[at.POOL + place]) >> 4 & 15]
        c[at.MESSAGE + 2 + 2 * place] = HEX[int(c[at.POOL + place]) & 15]
    length = 65
    for place in range(len(USE)):
        c[at.MESSAGE + length] = USE[place]
        length += 1
    unit = 1
    while unit * 10 <= s[at.VERSION]:
        unit *= 10
    while unit:
        c[at.MESSAGE + length] = ZERO + s[at.VERSION] // unit % 10
        length += 1
        unit //= 10
    hash_message(s, c, length, at.MIX_KEY)


@lane_compiled
def bits_below(s: Longs, c: Cards, width: int, used: int) -> int:
    """The next bits of the chance as a number, the first of them its lowest."""
    number = 0
    for bit in range(width):
        place = (used + bit) % 256
        if place == 0:
            block = (used + bit) // 256
            for byte in range(32):
                c[at.MESSAGE + byte] = c[at.MIX_KEY + byte]
            for byte in range(4):
                c[at.MESSAGE + 32 + byte] = as_byte(block >> 24 - 8 * byte)
            hash_message(s, c, 36, at.POOL)
        number |= (int(c[at.POOL + 31 - place // 8]) >> place % 8 & 1) << bit
    return number


@lane_compiled
def reshuffle(g: Longs, s: Longs, c: Cards, count: int) -> None:
    """The cards at ``MIXED`` become the stub, in the order ``cards.shuffled`` gives them."""
    write_chance(g, s, c)
    used = 0
    for last in range(count - 1, 0, -1):
        width = 0
        while last >> width:
            width += 1
        number = last + 1
        while number > last:  # rejection keeps every order equally likely
            number = bits_below(s, c, width, used)
            used += width
        card = c[at.MIXED + last]
        c[at.MIXED + last] = c[at.MIXED + number]
        c[at.MIXED + number] = card
    for place in range(count):
        c[at.STUB + place] = c[at.MIXED + place]
    s[at.RESHUFFLED] = 1
    s[at.STUB_SIZE] = count
    s[at.TOP] = 0
    s[at.VERSION] += 1
