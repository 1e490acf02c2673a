"""Who gets a hand, and how the house is paid for it."""

from __future__ import annotations

from enum import Enum

from shuffleup.law.points.point import Group, Point, point


class AbsentDealtIn(Enum):
    NEVER = "never"
    ON_REQUEST = "on-request"
    ALWAYS = "always"


class BlindGameStack(Enum):
    ANY = "any"
    BIG_BLIND = "big-blind"


class StudStack(Enum):
    ANY = "any"
    ANTE_AND_MINIMUM_BET = "ante-plus-minimum-bet"


class CarriedPot(Enum):
    PREVIOUS_DEAL = "previous-deal-players"
    ALL_PLAYERS = "all-players"


class HouseFee(Enum):
    POT_DROP = "pot-drop"
    TIME = "time"


class DealtInLaw(Group):
    absent_player_dealt_in: Point[AbsentDealtIn] = point(
        "absent-player-dealt-in", AbsentDealtIn.NEVER, "Is an absent player dealt in?"
    )
    minimum_stack_dealt_in_blind_games: Point[BlindGameStack] = point(
        "minimum-stack-dealt-in-blind-games",
        BlindGameStack.ANY,
        "What is the smallest stack dealt in at a game with blinds?",
    )
    minimum_stack_dealt_in_stud: Point[StudStack] = point(
        "minimum-stack-dealt-in-stud", StudStack.ANY, "What is the smallest stack dealt in at stud?"
    )
    all_in_for_ante: Point[bool] = point(
        "all-in-for-ante", True, "May a player be all-in for the ante, or for less than it?"
    )
    carried_pot_eligibility: Point[CarriedPot] = point(
        "carried-pot-eligibility",
        CarriedPot.PREVIOUS_DEAL,
        "Who may be dealt in when forfeited chips start the next pot?",
    )
    house_fee: Point[HouseFee] = point(
        "house-fee", HouseFee.POT_DROP, "How is the house fee taken where nothing is designated?"
    )
