"""How far ahead a hand is: equities of hands and ranges in every game; many values at once."""

from shuffleup.equity.batch import batch_high, seven_card_counts
from shuffleup.equity.odds import equity
from shuffleup.equity.odds_tally import Equity, EquityShare
from shuffleup.equity.ranges import RangeError, parse_range
from shuffleup.equity.spot import EquityError

__all__ = [
    "Equity",
    "EquityError",
    "EquityShare",
    "RangeError",
    "batch_high",
    "equity",
    "parse_range",
    "seven_card_counts",
]  # fmt: skip
