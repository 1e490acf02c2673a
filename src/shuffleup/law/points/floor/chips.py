"""What chips and words meant: declarations, oversized chips, several chips, gestures."""

from __future__ import annotations

from enum import Enum
from fractions import Fraction

from shuffleup.law.points.point import Group, Point, point


class WordsOrChips(Enum):
    WORDS = "words"
    CHIPS = "chips"


class IllegalDeclaration(Enum):
    NEAREST_LEGAL = "nearest-legal"  # of the kind declared: a raise stays a raise if it can
    VOID = "void"
    MINIMUM_LEGAL = "minimum-legal"


class UnofficialTerms(Enum):
    PLAYERS_RISK = "players-risk"
    VOID = "void"


class AmbiguousAmount(Enum):
    LESSER = "lesser"
    GREATER = "greater"


class BareRaise(Enum):
    MAXIMUM = "maximum"
    MINIMUM = "minimum"


class OpenPairBet(Enum):
    SMALL = "small"
    LARGE = "large"


class RapFacingBet(Enum):
    NO_ACTION = "no-action"
    FLOOR_DISCRETION = "floor-discretion"


class BetThePot(Enum):
    BINDS_TO_LEGAL_BET = "binds-to-legal-bet"
    VOID = "void"


class PotFacingBet(Enum):
    MUST_RAISE = "must-raise"
    CALL_OR_RAISE = "call-or-raise"


class Conditional(Enum):
    MAY_BIND = "may-bind"
    NEVER_BIND = "never-bind"


class OneChip(Enum):
    CALL = "call"
    RAISE_MAXIMUM = "raise-maximum"


class OneChipOpens(Enum):
    MAXIMUM_FOR_CHIP = "maximum-for-chip"
    MINIMUM_BET = "minimum-bet"


class OneChipRaise(Enum):
    MAXIMUM_FOR_CHIP = "maximum-for-chip"
    MINIMUM_RAISE = "minimum-raise"


class OverPot(Enum):
    POT = "pot"
    MINIMUM_BET = "minimum-bet"


class SeveralChips(Enum):
    REMOVE_ONE_CHIP = "remove-one-chip"
    HALF_RULE = "half-rule"


class TestCovers(Enum):
    ANY_NUMBER = "any-number"
    TWO_CHIPS = "two-chips"


class RemovableChip(Enum):
    HALF_RULE = "half-rule"
    RAISE = "raise"


class MixedChips(Enum):
    SAME_TEST = "same-test"
    HALF_RULE = "half-rule"


class HalfOf(Enum):
    PREVIOUS_BET = "previous-bet"  # the whole bet that is faced
    LAST_RAISE = "last-bet-or-raise"  # what the last one added; a blind or bring-in as it is
    MINIMUM_RAISE = "minimum-raise"


class ShortRaise(Enum):
    MINIMUM_RAISE = "minimum-raise"
    CALL = "call"


class OverpaidCall(Enum):
    AS_PUT_IN = "as-put-in"
    CALL = "call"


class ChipLaw(Group):
    # words
    verbal_declaration_binds: Point[bool] = point(
        "verbal-declaration-binds", True, "Is a spoken declaration in turn binding?"
    )
    declared_amount_binds: Point[bool] = point(
        "declared-amount-binds",
        True,
        "Does a spoken amount bind the player to exactly that amount?",
    )
    words_against_chips: Point[WordsOrChips] = point(
        "words-against-chips", WordsOrChips.WORDS, "Words and chips differ: which counts?"
    )
    illegal_declaration: Point[IllegalDeclaration] = point(
        "illegal-declaration",
        IllegalDeclaration.NEAREST_LEGAL,
        "A declared wager that is not legal becomes what?",
    )
    unofficial_terms: Point[UnofficialTerms] = point(
        "unofficial-terms",
        UnofficialTerms.PLAYERS_RISK,
        "What do unofficial words and gestures count for?",
    )
    ambiguous_amount: Point[AmbiguousAmount] = point(
        "ambiguous-amount",
        AmbiguousAmount.LESSER,
        "A declared amount can mean several sizes: which is it?",
    )
    spread_limit_bare_raise: Point[BareRaise] = point(
        "spread-limit-bare-raise",
        BareRaise.MAXIMUM,
        "How much is a bare 'raise' in a spread-limit game?",
    )
    stud_open_pair_bare_bet: Point[OpenPairBet] = point(
        "stud-open-pair-bare-bet",
        OpenPairBet.SMALL,
        "How much is a bare 'bet' with the open-pair option?",
    )
    bet_the_pot_in_no_limit: Point[BetThePot] = point(
        "bet-the-pot-in-no-limit",
        BetThePot.BINDS_TO_LEGAL_BET,
        "What does 'I bet the pot' do in no-limit?",
    )
    bet_the_pot_facing_bet: Point[PotFacingBet] = point(
        "bet-the-pot-facing-bet",
        PotFacingBet.MUST_RAISE,
        "'I bet the pot' in no-limit facing a bet: what is left?",
    )
    bet_the_pot_penalised: Point[bool] = point(
        "bet-the-pot-penalised", False, "May 'I bet the pot' in no-limit be penalised besides?"
    )
    conditional_statements: Point[Conditional] = point(
        "conditional-statements", Conditional.MAY_BIND, "Do 'if you … then I …' statements bind?"
    )
    # gestures
    table_rap_is_check: Point[bool] = point(
        "table-rap-is-check", True, "Is rapping the table a check?"
    )
    any_checklike_motion_is_check: Point[bool] = point(
        "any-checklike-motion-is-check",
        False,
        "When checked to, is any motion that reads as a check a check?",
    )
    rap_facing_bet: Point[RapFacingBet] = point(
        "rap-facing-bet", RapFacingBet.NO_ACTION, "What is a rap on the table facing a bet?"
    )
    # one chip
    oversized_chip_facing_bet: Point[OneChip] = point(
        "oversized-chip-facing-bet",
        OneChip.CALL,
        "What is one silent oversized chip facing a bet or blind?",
    )
    oversized_chip_no_bet: Point[OneChipOpens] = point(
        "oversized-chip-no-bet",
        OneChipOpens.MAXIMUM_FOR_CHIP,
        "What is one silent oversized chip with no bet to face?",
    )
    raise_without_amount_one_chip: Point[OneChipRaise] = point(
        "raise-without-amount-one-chip",
        OneChipRaise.MAXIMUM_FOR_CHIP,
        "How much is 'raise' without an amount and one chip?",
    )
    oversized_bill_like_chip: Point[bool] = point(
        "oversized-bill-like-chip", True, "Is an oversized bill treated like an oversized chip?"
    )
    oversized_chip_on_own_blind: Point[bool] = point(
        "oversized-chip-on-own-blind",
        True,
        "Does the oversized-chip rule cover one chip added to one's own blind?",
    )
    pot_limit_silent_oversized_open: Point[OverPot] = point(
        "pot-limit-silent-oversized-open",
        OverPot.POT,
        "How much is a silent chip larger than the pot as a pot-limit opening bet?",
    )
    spread_limit_oversized_chip: Point[BareRaise] = point(
        "spread-limit-oversized-chip",
        BareRaise.MAXIMUM,
        "How much is a silent oversized chip as a bet in spread limit?",
    )
    # several chips
    multiple_chips_facing_bet: Point[SeveralChips] = point(
        "multiple-chips-facing-bet",
        SeveralChips.REMOVE_ONE_CHIP,
        "Several silent chips facing a bet: which test?",
    )
    multiple_chips_test_covers: Point[TestCovers] = point(
        "multiple-chips-test-covers",
        TestCovers.ANY_NUMBER,
        "To how many silent chips does the remove-one-chip test apply?",
    )
    multiple_chips_removable_result: Point[RemovableChip] = point(
        "multiple-chips-removable-result",
        RemovableChip.HALF_RULE,
        "One silent chip can go and the call is still there: what is it?",
    )
    multiple_chips_mixed: Point[MixedChips] = point(
        "multiple-chips-mixed",
        MixedChips.SAME_TEST,
        "How are silent chips of mixed denominations tested?",
    )
    silent_raise_threshold: Point[Fraction] = point(
        "silent-raise-threshold",
        Fraction(1, 2),
        "Silent chips are a raise when the part over the call reaches what share?",
    )
    silent_raise_threshold_base: Point[HalfOf] = point(
        "silent-raise-threshold-base",
        HalfOf.LAST_RAISE,
        "The share that makes silent chips a raise is a share of what?",
    )
    silent_raise_completed_to: Point[ShortRaise] = point(
        "silent-raise-completed-to",
        ShortRaise.MINIMUM_RAISE,
        "A silent raise over the threshold but too small becomes what?",
    )
    silent_chips_all_count: Point[bool] = point(
        "silent-chips-all-count",
        True,
        "Do all chips silently pushed out count, though change was wanted?",
    )
    overpaid_call_unintended: Point[OverpaidCall] = point(
        "overpaid-call-unintended",
        OverpaidCall.AS_PUT_IN,
        "Too much put in by accident while meaning to call: what is it?",
    )
    in_turn_stay: Point[bool] = point(
        "chips-in-turn-stay", True, "Must chips put in the pot in turn stay there?"
    )
