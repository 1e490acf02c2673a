"""What stands where in the numbers of a hand that is being read; the lane's own columns come first.

Amounts are hundredths of the file's unit until ``phh_terms.close_hand`` has seen them all.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from shuffleup.cards import CARD, JOKER, UNKNOWN
from shuffleup.equity.tables import Bytes, Longs
from shuffleup.games import Structure
from shuffleup.histories import plain_values
from shuffleup.histories.history import variants
from shuffleup.histories.read_history import WITH_CENTS
from shuffleup.lane.kernels.columns import MOST_SEATS
from shuffleup.lane.kernels.lane_compiler import KernelsBeside
from shuffleup.lane.kernels.playing.told_hands import TOLD_COLUMNS

kernels_of_phh = KernelsBeside(
    *sorted(Path(__file__).parent.glob("*.py")), Path(plain_values.__file__)
)

(
    START, END, FAULT, VARIANT, TRIMMED, FRACTION, CENTS, SCALE, KEYS_SEEN, KEYS, SMALL, BIG,
    FIRST_BLIND, SECOND_BLIND, MOST_ANTE, LISTED,
) = range(TOLD_COLUMNS, TOLD_COLUMNS + 16)  # fmt: skip
LISTS: Final = 7  # of which LISTED has the lengths, by the order of the keys
ANTES: Final = LISTED + LISTS
BLINDS_OF_FILE: Final = ANTES + MOST_SEATS
FINISHING: Final = BLINDS_OF_FILE + MOST_SEATS
WINNINGS: Final = FINISHING + MOST_SEATS
HOLES_TOLD: Final = WINNINGS + MOST_SEATS  # how many cards of each seat
CARDS_SHOWN: Final = HOLES_TOLD + MOST_SEATS
KEY_PLACES: Final = CARDS_SHOWN + MOST_SEATS  # begin and end of each key
MOST_KEYS: Final = 40
READ_COLUMNS: Final = KEY_PLACES + 2 * MOST_KEYS

# The keys that mean something here; the first LISTS are lists, four of them of money.
KEY_WORDS: Final = (
    "starting_stacks", "antes", "blinds_or_straddles", "finishing_stacks", "winnings",
    "seats", "players",
    "actions", "variant", "ante_trimming_status", "min_bet", "small_bet", "big_bet",
    "currency_symbol", "currency",
    "bring_in", "_rules", "_fee", "_over", "_chip",
)  # fmt: skip
(
    KEY_STACKS, KEY_ANTES, KEY_BLINDS, KEY_FINISHING, KEY_WINNINGS, KEY_SEATS, KEY_PLAYERS,
    KEY_ACTIONS, KEY_VARIANT, KEY_TRIMMED, KEY_MIN_BET, KEY_SMALL_BET, KEY_BIG_BET,
    KEY_SYMBOL, KEY_CURRENCY, FIRST_KEY_LEFT_ALONE,
) = range(16)  # fmt: skip


@cache
def plainly_dealt() -> tuple[str, ...]:
    """The codes of games with blinds and a board, all other cards dealt at the start: what is told
    of these is simple enough."""
    return tuple(
        code
        for code, (sheet, _) in variants().items()
        if not sheet.stud
        and not sheet.draws
        and sheet.deck == "standard"
        and not any(street.discard for street in sheet.streets)
        and not any(street.down or street.up for street in sheet.streets[1:])
    )


def in_rows(words: tuple[str, ...]) -> Bytes:
    """Words as rows of bytes, filled up with zeros."""
    read = [word.encode() for word in words]
    rows = np.zeros((len(read), max(map(len, read)) + 1), np.uint8)
    for row, word in zip(rows, read, strict=True):
        row[: len(word)] = np.frombuffer(word, np.uint8)
    return rows


def cards_by_letters() -> npt.NDArray[np.int8]:
    """The card of two letters, UNKNOWN for ``??``, -1 where they are none."""
    table = np.full((128, 128), -1, np.int8)
    for word, card in CARD.items():
        if card != JOKER:
            table[ord(word[0]), ord(word[1])] = card
    assert table[ord("?"), ord("?")] == UNKNOWN
    return table


class PhhWords(NamedTuple):
    """The words of the format, for kernels. They are handed to them and not compiled into them, for
    a game sheet may change and no kernel would notice."""

    keys: Bytes
    codes: Bytes  # of games
    hand_sizes: Longs  # by code
    in_limit: Longs
    with_cents: Bytes  # currencies
    letters: npt.NDArray[np.int8]  # cards


@cache
def phh_words() -> PhhWords:
    codes = plainly_dealt()
    games = [variants()[code] for code in codes]
    return PhhWords(
        in_rows(KEY_WORDS),
        in_rows(codes),
        np.array([sheet.hand_size for sheet, _ in games], np.int64),
        np.array([structure is Structure.LIMIT for _, structure in games], np.int64),
        in_rows(tuple(sorted(WITH_CENTS))),
        cards_by_letters(),
    )
