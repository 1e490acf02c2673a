"""How good cards are: every value an int, bigger always better, equal ints a tie, 0 no hand."""

from shuffleup.strength.highs import high, high_with_board, open_high, short_high
from shuffleup.strength.kinds import KINDS, Ranking, best, best_of, omaha_best, words
from shuffleup.strength.lows import (
    ace_to_five,
    badugi,
    deuce_to_seven,
    eight_or_better,
    open_low,
)
from shuffleup.strength.omaha import omaha_eight, omaha_high
from shuffleup.strength.scale import CATEGORY_NAMES, KEYS, category
from shuffleup.strength.wild import joker_ace_to_five, joker_high, openers

__all__ = [
    "CATEGORY_NAMES", "KEYS", "KINDS", "Ranking", "ace_to_five", "badugi", "best", "best_of",
    "category", "deuce_to_seven", "eight_or_better", "high", "high_with_board", "joker_ace_to_five",
    "joker_high", "omaha_best", "omaha_eight", "omaha_high", "open_high", "open_low", "openers",
    "short_high", "words",
]  # fmt: skip
