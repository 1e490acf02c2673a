"""How much one buys in for, when chips may be added, and what plays behind."""

from __future__ import annotations

from enum import Enum

from shuffleup.law.points.point import Group, Point, point


class BuyInBase(Enum):
    MINIMUM_BET = "minimum-bet"
    MAXIMUM_BET = "maximum-bet"


class TopUp(Enum):
    TABLE_MAXIMUM = "table-maximum"
    CHIP_LEADER = "chip-leader"
    UNLIMITED = "unlimited"


class WhenChipsAdded(Enum):
    BETWEEN_HANDS = "between-hands"
    ANY_TIME = "any-time"


class BoughtMidHand(Enum):
    NEVER = "never"
    WITH_CASH_IN_PLAY = "only-bought-with-cash-in-play"


class PlayingBehind(Enum):
    NEVER = "never"
    PURCHASED_CHIPS = "purchased-chips-only"


class UnannouncedBehind(Enum):
    MINIMUM_BUY_IN = "minimum-buy-in"
    NOTHING = "nothing"
    FULL_AMOUNT = "full-amount"


class BuyInLaw(Group):
    before_first_hand: Point[bool] = point(
        "buy-in-before-first-hand",
        True,
        "Must a newcomer have the minimum buy-in before the first hand?",
    )
    minimum_buy_in_in_chips: Point[bool] = point(
        "minimum-buy-in-in-chips",
        False,
        "Must the minimum buy-in be in chips where cash plays too?",
    )
    limit_buy_in_multiple: Point[int] = point(
        "limit-buy-in-multiple",
        10,
        "How many bets are the minimum buy-in in limit?",
        unit="bets",
        least=0,
        most=1000,
    )
    limit_buy_in_base: Point[BuyInBase] = point(
        "limit-buy-in-base",
        BuyInBase.MINIMUM_BET,
        "The minimum limit buy-in is a multiple of which bet?",
    )
    no_limit_buy_in_range: Point[bool] = point(
        "no-limit-buy-in-range", True, "Has no-limit a posted minimum and maximum?"
    )
    broken_game_short_buy_in: Point[bool] = point(
        "broken-game-short-buy-in",
        True,
        "May a player from a broken game enter with less than a full buy-in?",
    )
    must_move_short_buy_in: Point[bool] = point(
        "must-move-short-buy-in",
        True,
        "May a player from a must-move game enter with less than a full buy-in?",
    )
    short_buys_in_a_row: Point[int] = point(
        "short-buys-in-a-row",
        1,
        "How many short buys may follow each other after going broke?",
        unit="short buys",
        least=0,
        most=99,
    )
    top_up_counts_as_buy: Point[bool] = point(
        "top-up-counts-as-buy",
        False,
        "Does adding to a stack that still has chips count as a re-buy?",
    )
    top_up_maximum: Point[TopUp] = point(
        "top-up-maximum", TopUp.TABLE_MAXIMUM, "Up to what may a no-limit stack be topped up?"
    )
    top_up_maximum_in_limit: Point[bool] = point(
        "top-up-maximum-in-limit",
        False,
        "Does a maximum posted for limit bound what is added to a stack too?",
    )
    chips_stay_on_table: Point[bool] = point(
        "chips-stay-on-table", True, "Must chips stay on the table?"
    )
    chips_added_when: Point[WhenChipsAdded] = point(
        "chips-added-when", WhenChipsAdded.BETWEEN_HANDS, "When may chips be added?"
    )
    chips_bought_mid_hand_play: Point[BoughtMidHand] = point(
        "chips-bought-mid-hand-play",
        BoughtMidHand.WITH_CASH_IN_PLAY,
        "Do chips bought during a hand play in it?",
    )
    chips_passed_between_players: Point[bool] = point(
        "chips-passed-between-players", False, "May chips pass between players?"
    )
    play_behind: Point[PlayingBehind] = point(
        "play-behind", PlayingBehind.PURCHASED_CHIPS, "Is playing behind allowed?"
    )
    play_behind_unannounced: Point[UnannouncedBehind] = point(
        "play-behind-unannounced",
        UnannouncedBehind.MINIMUM_BUY_IN,
        "How much plays behind if the amount was not announced?",
    )
