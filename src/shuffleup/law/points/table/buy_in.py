"""How much one buys in for, when chips may be added, and what plays behind."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from shuffleup.law.points.point import point


class BuyInBase(Enum):
    MINIMUM_BET = "minimum-bet"
    MAXIMUM_BET = "maximum-bet"


class TopUp(Enum):
    TABLE_MAXIMUM = "table-maximum"
    CHIP_LEADER = "chip-leader"
    UNLIMITED = "unlimited"


class ChipsAdded(Enum):
    BETWEEN_HANDS = "between-hands"
    ANY_TIME = "any-time"


class BoughtMidHand(Enum):
    NEVER = "never"
    WITH_CASH_IN_PLAY = "only-bought-with-cash-in-play"


class PlayBehind(Enum):
    NEVER = "never"
    PURCHASED_CHIPS = "purchased-chips-only"


class UnannouncedBehind(Enum):
    MINIMUM_BUY_IN = "minimum-buy-in"
    NOTHING = "nothing"
    FULL_AMOUNT = "full-amount"


@dataclass(frozen=True, slots=True)
class BuyIn:
    buy_in_before_first_hand: bool = point(
        True, "Must a newcomer have the minimum buy-in before the first hand?"
    )
    minimum_buy_in_in_chips: bool = point(
        False, "Must the minimum buy-in be in chips where cash plays too?"
    )
    limit_buy_in_multiple: int = point(
        10, "How many bets are the minimum buy-in in limit?", unit="bets", least=0, most=1000
    )
    limit_buy_in_base: BuyInBase = point(
        BuyInBase.MINIMUM_BET, "The minimum limit buy-in is a multiple of which bet?"
    )
    no_limit_buy_in_range: bool = point(True, "Has no-limit a posted minimum and maximum?")
    broken_game_short_buy_in: bool = point(
        True, "May a player from a broken game enter with less than a full buy-in?"
    )
    must_move_short_buy_in: bool = point(
        True, "May a player from a must-move game enter with less than a full buy-in?"
    )
    short_buys_in_a_row: int = point(
        1,
        "How many short buys may follow each other after going broke?",
        unit="short buys",
        least=0,
        most=99,
    )
    top_up_counts_as_buy: bool = point(
        False, "Does adding to a stack that still has chips count as a re-buy?"
    )
    top_up_maximum: TopUp = point(
        TopUp.TABLE_MAXIMUM, "Up to what may a no-limit stack be topped up?"
    )
    top_up_maximum_in_limit: bool = point(
        False, "Does a maximum posted for limit bound what is added to a stack too?"
    )
    chips_stay_on_table: bool = point(True, "Must chips stay on the table?")
    chips_added_when: ChipsAdded = point(ChipsAdded.BETWEEN_HANDS, "When may chips be added?")
    chips_bought_mid_hand_play: BoughtMidHand = point(
        BoughtMidHand.WITH_CASH_IN_PLAY, "Do chips bought during a hand play in it?"
    )
    chips_passed_between_players: bool = point(False, "May chips pass between players?")
    play_behind: PlayBehind = point(PlayBehind.PURCHASED_CHIPS, "Is playing behind allowed?")
    play_behind_unannounced: UnannouncedBehind = point(
        UnannouncedBehind.MINIMUM_BUY_IN, "How much plays behind if the amount was not announced?"
    )
