"""Burns and boards dealt wrongly or too early."""

from __future__ import annotations

from enum import Enum

from shuffleup.law.points.point import Group, Point, point


class FourCardFlop(Enum):
    TOP_CARD_BURN = "scramble-top-card-burn"
    FLOOR_PICKS_BURN = "scramble-floor-picks-burn"
    FLOOR_PICKS_EXPOSED_BURN = "scramble-floor-picks-exposed-burn"
    REDEAL_FLOP = "redeal-flop"


class AfterAction(Enum):
    SAME_PROCEDURE = "same-procedure"
    ACTED_CARD_STAYS = "acted-card-stays"


class EarlyCard(Enum):
    RESHUFFLE_INTO_STUB = "reshuffle-into-stub"
    PLAYS = "plays"


class EarlyTurn(Enum):
    RIVER_CARD_BECOMES_TURN = "river-card-becomes-turn"
    RESHUFFLE_BEFORE_TURN = "reshuffle-before-turn"


class FlopBurn(Enum):
    CORRECT_IF_UNEXPOSED = "correct-if-unexposed-else-reshuffle"
    CORRECT_UNTIL_ACTION = "correct-until-action"
    STANDS = "stands"


class LaterBurn(Enum):
    FIRST_ACTION = "first-action"
    NEXT_CARD = "next-card"


class AllInBurn(Enum):
    POT_AWARDED = "pot-awarded"
    FIRST_ACTION = "first-action"


class KnownCard(Enum):
    """A card out of play that somebody has seen: who is to know it too."""

    SHOWN_TO_TABLE = "shown-to-table"
    TOLD_TO_PLAYERS_IN_POT = "told-to-players-in-pot"
    IGNORED = "ignored"


class BoardErrorLaw(Group):
    four_card_flop: Point[FourCardFlop] = point(
        "four-card-flop", FourCardFlop.FLOOR_PICKS_BURN, "The flop has four cards: what is done?"
    )
    four_card_flop_after_action: Point[AfterAction] = point(
        "four-card-flop-after-action",
        AfterAction.SAME_PROCEDURE,
        "And if there was substantial action on it?",
    )
    premature_card_when_others_fold: Point[bool] = point(
        "premature-card-when-others-fold",
        False,
        "Does a card dealt too early play if those who had still to act fold?",
    )
    premature_flop: Point[EarlyCard] = point(
        "premature-flop",
        EarlyCard.RESHUFFLE_INTO_STUB,
        "The flop came before the betting was complete?",
    )
    premature_flop_new_burn: Point[bool] = point(
        "premature-flop-new-burn", False, "Is a card burned before a flop dealt again?"
    )
    premature_turn: Point[EarlyTurn] = point(
        "premature-turn",
        EarlyTurn.RIVER_CARD_BECOMES_TURN,
        "The turn came before the betting was complete?",
    )
    premature_turn_river_burn: Point[bool] = point(
        "premature-turn-river-burn",
        False,
        "After a turn that came too early, is a card burned before the river?",
    )
    premature_river: Point[EarlyCard] = point(
        "premature-river",
        EarlyCard.RESHUFFLE_INTO_STUB,
        "The river came before the betting was complete?",
    )
    premature_river_new_burn: Point[bool] = point(
        "premature-river-new-burn", False, "Is a card burned before a river dealt again?"
    )
    premature_reshuffle_keeps_burns_out: Point[bool] = point(
        "premature-reshuffle-keeps-burns-out",
        True,
        "Do burns and discards stay out when an early card is shuffled back?",
    )
    burn_error_before_flop: Point[FlopBurn] = point(
        "burn-error-before-flop", FlopBurn.CORRECT_IF_UNEXPOSED, "No burn, or two, before the flop?"
    )
    burn_error_later_streets: Point[LaterBurn] = point(
        "burn-error-later-streets",
        LaterBurn.FIRST_ACTION,
        "No burn, or two, before turn or river: corrected until when?",
    )
    burn_error_all_in: Point[AllInBurn] = point(
        "burn-error-all-in",
        AllInBurn.POT_AWARDED,
        "And where there was no betting, a player being all-in?",
    )
    exposed_burn_or_muck_card: Point[KnownCard] = point(
        "exposed-burn-or-muck-card",
        KnownCard.SHOWN_TO_TABLE,
        "Somebody has seen a burn or a folded card?",
    )
