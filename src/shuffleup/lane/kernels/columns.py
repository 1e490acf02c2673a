"""What stands where in the arrays of the lane.

A table of the lane is two rows: ``s``, int64, the numbers of a hand (``hand.state.Hand`` has the
same names in small letters), and ``c``, int8, its cards. A game is one row ``g``, int64: the law
(``lane_law``), the stakes, the sheet, then eight columns for each street. A name that ends in a
plural and is followed by more (``STACKS``) has a column for each seat: ``s[STACKS + seat]``.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from shuffleup.lane.lane_law import LAW_COLUMNS

Cards = npt.NDArray[np.int8]

MOST_SEATS = 10
MOST_HELD = 7  # cards of one player
MOST_DECK = 53
MOST_BOARD = 7
MOST_BOARDS = 3

# ---- g: the game -----------------------------------------------------------------------------

(
    STRUCTURE, SMALL_BET, BIG_BET, ANTE, BIG_BLIND_ANTE, BRING_IN_AMOUNT, CHIP, DOLLAR, BLINDS,
    BLIND_AMOUNTS,
) = range(LAW_COLUMNS, LAW_COLUMNS + 10)  # fmt: skip
MOST_BLINDS = 10
_SHEET = BLIND_AMOUNTS + MOST_BLINDS
(
    GAME_STREETS, OPENING, STUD, BRING_IN_RULE, BRING_IN_ACE_LOW, OPEN_PAIR, LOWBALL, WAYS,
    FIRST_WAY, SECOND_WAY, TWO_FROM_HAND, HAND_SIZE, DRAW_GAME, BOARD_GAME,
    CARDS_IN_DECK, LAST_TWO, SHARED_CARDS, STREET_TABLE,
) = range(_SHEET, _SHEET + 18)  # fmt: skip
STREET_COLUMNS = 8
ST_DISCARD, ST_BURN, ST_DRAW, ST_DOWN, ST_UP, ST_BOARD, ST_BIG, ST_HELD = range(8)
MOST_STREETS = 8
DECK_CARDS = STREET_TABLE + STREET_COLUMNS * MOST_STREETS  # the deck in order, for the shuffle
KEYS = DECK_CARDS + MOST_DECK  # what each card adds to the sum of a hand, as in ``equity.tables``
MASKS = KEYS + MOST_DECK
GAME_COLUMNS = MASKS + MOST_DECK

NO_LIMIT, POT_LIMIT, LIMIT, SPREAD = range(4)  # as ``games.Structure`` has them
BY_BLINDS, BY_BRING_IN, BY_OPENERS = range(3)  # as ``games.Opening``
(
    HIGH, SHORT_HIGH, JOKER_HIGH, ACE_TO_FIVE, JOKER_ACE_TO_FIVE, EIGHT_OR_BETTER,
    DEUCE_TO_SEVEN, BADUGI,
) = range(8)  # as ``strength.RANKINGS``  # fmt: skip

# ---- s: the numbers of a hand ----------------------------------------------------------------

(
    ACTOR, PHASE, OVER, CALL_COST, LEAST_TO, MOST_TO, MAY_FOLD, MAY_CHECK, BRING_IN_COST,
    DISCARD_LEAST, DISCARD_MOST, MAY_RUN,
    STREET, LIVE, ABLE, OWING, POT, BET, BASE, STEP, WAGERS, UNCAPPED, AGGRESSOR,
    ACTED, CHECKED, ACTS_LAST, SPOKEN, STILL_DEALT, SHOWN, RUNS, SPLIT_AT, DEAD, CARRIED,
    TOP, STUB_SIZE, RESHUFFLED, MUCKED, BURNED, ON_BOARDS, ON_BOARD_1, ON_BOARD_2, VERSION,
    DUE, LIVE_POSTS, STRADDLES, LACKING, LAST_BLIND, KILLERS,
    SEATS, BUTTON, DICE, CHOICE_DICE, HANDS,  # these stay from one hand to the next
) = range(53)  # fmt: skip
(
    STACKS, BETS, PAID, ACTED_AT, STARTED_WITH, HELD, UP, WORTH, WORTH_2, WON,
) = range(53, 53 + 10 * MOST_SEATS, MOST_SEATS)  # fmt: skip
HASH = 53 + 10 * MOST_SEATS  # room to work out a hash in
TABLE_COLUMNS = HASH + 72

NOTHING, BETTING, BRINGING_IN, DISCARDING, DRAWING, RUNNING = range(6)  # as ``hand.state``

# ---- c: the cards ----------------------------------------------------------------------------

DECK = 0  # as it was shuffled first
STUB = DECK + MOST_DECK  # the cards to come once the deck has been shuffled again
HOLES = STUB + MOST_DECK  # MOST_HELD for each seat
BOARDS = HOLES + MOST_SEATS * MOST_HELD  # MOST_BOARD for each run
MUCK = BOARDS + MOST_BOARDS * MOST_BOARD
BURNS = MUCK + MOST_DECK
MIXED = BURNS + 24  # cards on their way to be shuffled again
MESSAGE = MIXED + MOST_DECK  # room for what a hash is made of
POOL = MESSAGE + 192
MIX_KEY = POOL + 32
CARD_COLUMNS = MIX_KEY + 32

# ---- what a seat does ------------------------------------------------------------------------

FOLD, CHECK, CALL, RAISE_TO, BRING_IN, DISCARD, RUN_IT = range(7)
KIND_NAMES = ("fold", "check", "call", "raise", "bring in", "discard", "run it")

# ---- why a wager is posted, as ``hand.setup.Forced`` -----------------------------------------

POST_ANTE, POST_BLIND, POST_STRADDLE, POST_KILL, POST_ENTRY, POST_DEAD = range(6)
