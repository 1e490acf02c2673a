"""Betting: the opening bet, the blinds' rights, straddles and kills as the hand meets them."""

from __future__ import annotations

from enum import Enum

from shuffleup.law.points.point import Group, Point, point


class MinimumBet(Enum):
    """The smallest opening bet after the first round in no-limit and pot-limit."""

    BIG_BLIND = "big-blind"
    SMALL_BLIND = "small-blind"
    ANY = "any"


class FirstRound(Enum):
    """Whose left neighbour acts first before the flop."""

    LEFT_OF_BLINDS = "left-of-blinds"
    LEFT_OF_BUTTON = "left-of-button"


class LaterRounds(Enum):
    """Whose left neighbour acts first after the flop."""

    LEFT_OF_BUTTON = "left-of-button"
    LEFT_OF_BLINDS = "left-of-blinds"


class KillerActs(Enum):
    """When the player who killed the pot acts on the first round."""

    LAST = "last"
    IN_TURN = "in-turn"


class BettingLaw(Group):
    check_raise: Point[bool] = point("check-raise", True, "Is check-raising allowed?")
    pass_and_out: Point[bool] = point(
        "pass-and-out",
        False,
        "Must a player who does not bet when it is their turn fold (pass and out)?",
    )
    check_raise_in_lowball: Point[bool] = point(
        "check-raise-in-lowball", True, "Is check-raising allowed in lowball?"
    )
    minimum_bet_big_bet: Point[MinimumBet] = point(
        "minimum-bet-big-bet", MinimumBet.BIG_BLIND, "Smallest opening bet in no-limit?"
    )
    big_blind_is_opening_bet: Point[bool] = point(
        "big-blind-is-opening-bet", True, "Does the posted big blind count as the opening bet?"
    )
    first_round_opens: Point[FirstRound] = point(
        "first-round-opens",
        FirstRound.LEFT_OF_BLINDS,
        "Who opens the first round in a button game?",
    )
    later_rounds_open: Point[LaterRounds] = point(
        "later-rounds-open",
        LaterRounds.LEFT_OF_BUTTON,
        "Who opens the later rounds in a button game?",
    )
    big_blind_option: Point[bool] = point(
        "big-blind-option", True, "Has the big blind the option to raise?"
    )
    short_blind_lowers_bring_in: Point[bool] = point(
        "short-blind-lowers-bring-in", False, "Does a blind posted short lower the bring-in?"
    )
    straddle_last_action: Point[bool] = point(
        "straddle-last-action", True, "Does the straddler act last before the flop?"
    )
    straddle_limit_cap_bets: Point[int] = point(
        "straddle-limit-cap-bets",
        5,
        "Pre-flop cap in bets with a straddle in limit?",
        unit="bets",
        least=2,
        most=99,
    )
    killer_acts: Point[KillerActs] = point(
        "killer-acts", KillerActs.LAST, "When does the killer act on the first round?"
    )
    burn_before_each_round: Point[bool] = point(
        "burn-before-each-round", True, "Is a card burned before every round after the first?"
    )
