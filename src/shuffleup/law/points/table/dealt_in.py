"""Who gets a hand, and how the house is paid for it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from shuffleup.law.points.point import point


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


@dataclass(frozen=True, slots=True)
class DealtIn:
    absent_player_dealt_in: AbsentDealtIn = point(
        AbsentDealtIn.NEVER, "Is an absent player dealt in?"
    )
    minimum_stack_dealt_in_blind_games: BlindGameStack = point(
        BlindGameStack.ANY, "What is the smallest stack dealt in at a game with blinds?"
    )
    minimum_stack_dealt_in_stud: StudStack = point(
        StudStack.ANY, "What is the smallest stack dealt in at stud?"
    )
    all_in_for_ante: bool = point(True, "May a player be all-in for the ante, or for less than it?")
    carried_pot_eligibility: CarriedPot = point(
        CarriedPot.PREVIOUS_DEAL, "Who may be dealt in when forfeited chips start the next pot?"
    )
    house_fee: HouseFee = point(
        HouseFee.POT_DROP, "How is the house fee taken where nothing is designated?"
    )
