"""Action out of turn, players skipped, folds that are not in order."""

from __future__ import annotations

from enum import Enum

from shuffleup.law.points.point import Group, Point, point


class ActionBeforeTurn(Enum):
    """What becomes of an action before the turn."""

    NOT_UNLESS_DELIBERATE = "not-binding-unless-deliberate"
    MAY_BIND = "may-bind-if-unchanged"
    FLOOR = "floor-discretion"  # the floor may leave the chips in even after a bet in between
    BINDS = "binding-if-unchanged"


class AfterABet(Enum):
    """What is left to an early bettor when somebody in between bets."""

    ALL_OPTIONS = "all-options"
    CALL_OR_RAISE = "call-or-raise"


class EarlySanction(Enum):
    DELIBERATE = "deliberate"
    REPEATED = "repeated"
    ANY = "any"


class Unbet(Enum):
    """A fold with nothing to call."""

    BINDING = "binding"
    IF_INDUCES = "dead-if-induces-action"
    NOT_BINDING = "not-binding"


class UnbetSanction(Enum):
    MAY_BE_PENALISED = "may-be-penalised"
    OFFENCE = "offence"
    ETIQUETTE = "etiquette"


class ReleaseInBetting(Enum):
    """Cards let go face down in a forward motion while there is betting."""

    DEAD = "dead"
    FACING_BET = "dead-facing-bet"
    IF_INDUCES = "dead-if-induces-action"


class Skipped(Enum):
    """How much action behind a player who stays silent costs the right to act."""

    TWO_PLAYERS = "two-players"
    THREE_PLAYERS = "three-players"
    SUBSTANTIAL = "substantial-action"


class LeftWith(Enum):
    """What is left to a player the action went past: FLOOR is whether the right to act is lost,
    FREE whatever treatment of the hand the floor finds right."""

    CHECK_OR_CALL_OR_FOLD = "check-or-call-or-fold"
    FLOOR = "floor-discretion"
    FREE = "as-the-floor-decides"


class NextCard(Enum):
    DEAD = "dead-hand"
    FLOOR = "floor-discretion"


class TurnLaw(Group):
    out_of_turn_binding: Point[ActionBeforeTurn] = point(
        "out-of-turn-binding", ActionBeforeTurn.BINDS, "Is an action out of turn binding?"
    )
    out_of_turn_binding_no_limit: Point[ActionBeforeTurn] = point(
        "out-of-turn-binding-no-limit",
        ActionBeforeTurn.BINDS,
        "Is a bet or a call out of turn binding in no-limit and pot-limit?",
    )
    out_of_turn_released_by_call: Point[bool] = point(
        "out-of-turn-released-by-call",
        False,
        "Does a call in between release a player who acted out of turn, as a bet does?",
    )
    out_of_turn_bet_smaller_intervening_bet: Point[AfterABet] = point(
        "out-of-turn-bet-smaller-intervening-bet",
        AfterABet.ALL_OPTIONS,
        "An early bet in no-limit, then no larger a bet in between: what is left?",
    )
    out_of_turn_bet_larger_intervening_bet: Point[AfterABet] = point(
        "out-of-turn-bet-larger-intervening-bet",
        AfterABet.ALL_OPTIONS,
        "An early bet in no-limit, then a larger one in between: what is left?",
    )
    out_of_turn_bettor_may_raise: Point[bool] = point(
        "out-of-turn-bettor-may-raise", True, "May an early bettor raise over a bet in between?"
    )
    out_of_turn_check_bars_raise: Point[bool] = point(
        "out-of-turn-check-bars-raise",
        False,
        "Does a check out of turn cost the right to bet or raise when the turn comes?",
    )
    out_of_turn_fold_binds: Point[bool] = point(
        "out-of-turn-fold-binds", True, "Is a fold out of turn always binding?"
    )
    out_of_turn_sanction: Point[EarlySanction] = point(
        "out-of-turn-sanction",
        EarlySanction.DELIBERATE,
        "Which action out of turn may be penalised?",
    )
    fold_without_bet: Point[Unbet] = point(
        "fold-without-bet", Unbet.BINDING, "A fold in turn with nothing to call?"
    )
    fold_without_bet_sanction: Point[UnbetSanction] = point(
        "fold-without-bet-sanction",
        UnbetSanction.MAY_BE_PENALISED,
        "Is a fold out of order an offence?",
    )
    face_down_release_during_betting: Point[ReleaseInBetting] = point(
        "face-down-release-during-betting",
        ReleaseInBetting.DEAD,
        "Cards let go face down, forward, during the betting: dead?",
    )
    face_down_release_over_line: Point[bool] = point(
        "face-down-release-over-line",
        False,
        "Must cards let go have crossed the betting line to be dead?",
    )
    skipped_player_threshold: Point[Skipped] = point(
        "skipped-player-threshold",
        Skipped.SUBSTANTIAL,
        "What behind a silent skipped player costs the right to act?",
    )
    skipped_player_left_with: Point[LeftWith] = point(
        "skipped-player-left-with",
        LeftWith.FLOOR,
        "What is left to a skipped player whose right to act is lost?",
    )
    skipped_player_needs_time: Point[bool] = point(
        "skipped-player-needs-time",
        True,
        "Is the right to act lost only if there was reasonable time to claim it?",
    )
    skipped_player_next_card: Point[NextCard] = point(
        "skipped-player-next-card",
        NextCard.FLOOR,
        "A skipped player still owes bets when the next card is dealt?",
    )
    right_to_act_safe_while_earlier_unacted: Point[bool] = point(
        "right-to-act-safe-while-earlier-unacted",
        True,
        "Is the right to act safe while a player in front has not acted?",
    )
    discard_count_check: Point[bool] = point(
        "discard-count-check", False, "Does the dealer count every discarded hand?"
    )
    button_may_get_two_cards_running: Point[bool] = point(
        "button-may-get-two-cards-running", True, "May the button be dealt two cards in a row?"
    )
