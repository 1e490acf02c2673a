"""The law of the lane: the one place where a point of ``Rules`` enters it.

``ENCODED`` gives each point that ordinary play reads its column in the array of a game, so that a
kernel reads ``g[LIMIT_RAISE_CAP]``. A yes or no is 1 or 0, a choice its place in its enum (``code``
gives the constant to compare with), a fraction two columns: numerator, then denominator.
``OF_NO_WEIGHT`` are the points that ordinary play reads too and that change neither an option nor a
chip: in what order hands are shown, who may muck. ``ONE_ANSWER`` are those on which the lane can
play one answer only; rules with another are refused.

The invariant: whatever ordinary play of ``hand`` reads stands in one of the three; a test traces
it.
"""

from __future__ import annotations

from enum import Enum
from fractions import Fraction

from shuffleup.law import Rules
from shuffleup.law.points import AnyPoint
from shuffleup.law.points.hand.betting import BettingLaw
from shuffleup.law.points.hand.hi_lo import HighLowLaw
from shuffleup.law.points.hand.odd_chips import OddChipLaw
from shuffleup.law.points.hand.pot_limit import PotLimitLaw
from shuffleup.law.points.hand.raises import RaiseLaw
from shuffleup.law.points.hand.run_it import RunItLaw
from shuffleup.law.points.hand.showdown import ShowdownLaw
from shuffleup.law.points.hand.stud import StudLaw

(
    CHECK_RAISE, PASS_AND_OUT, CHECK_RAISE_IN_LOWBALL, MINIMUM_BET, BIG_BLIND_IS_BET,
    FIRST_ROUND_OPENS, LATER_ROUNDS_OPEN, BIG_BLIND_OPTION, SHORT_BLIND_LOWERS,
    STRADDLE_LAST_ACTION, STRADDLE_CAP_BETS, KILLER_ACTS, BURN_BEFORE_EACH_ROUND,
) = range(13)  # fmt: skip
(
    LIMIT_RAISE_CAP, CAP_MIN_PLAYERS, CAP_LIFTED_WHEN, CAP_UNDONE_BY_FOLD, CAP_COUNTS_ALL_IN,
    NO_LIMIT_CAPPED, RAISE_REFERENCE, REOPENS_LIMIT, REOPENS_LIMIT_OF, LIMIT_COMPLETED,
    RAISE_OVER_COUNTED, REOPENS_BIG_BET, REOPENS_BIG_BET_OF, SHORT_ALL_INS_ADD_UP,
    SHORT_ALL_IN_BARS_CHECKER, BIG_BET_COMPLETED,
) = range(13, 29)  # fmt: skip
OPEN_CAP, OPEN_CAP_OF, POT_ROUNDING, POT_ROUNDING_WHEN, POT_MAXIMUM_RAISE = range(29, 34)
(
    ODD_BUTTON_GAMES, ODD_HIGH_LOW, ODD_STUD_HIGH, ODD_STUD_LOW, ODD_STUD_CARDS,
    ODD_ONE_PER_PLAYER, SIDE_POTS_SEPARATELY, IDENTICAL_TWO_WAY,
) = range(34, 42)  # fmt: skip
LOW_QUALIFIER, LOW_QUALIFIER_PLAIN = range(42, 44)
(
    SUIT_ORDER, STUD_BRING_IN, EIGHT_BRING_IN, PLAIN_HIGH_LOW_BRING_IN, BRING_IN_ACE_HIGH,
    BOARD_TIE, BRING_IN_MAY_OPEN_FULL, COMPLETION_IS_RAISE, SMALL_BET_ROUNDS, STUD_LATER_ROUNDS,
    OPEN_PAIR_OPTION, OPEN_PAIR_HIGH_LOW, OPEN_PAIR_RAISE_SIZE, LOW_CARD_ALL_IN,
    FOLDED_SEAT_GETS_CARDS, SHORTAGE_BURN, COMMON_CARD, COMMON_CARD_OPENER,
) = range(44, 62)  # fmt: skip
RUN_IT_MAXIMUM, RUN_IT_LIMIT, ALL_IN_FACE_UP = range(62, 65)
LAW_COLUMNS = 65

ENCODED: dict[AnyPoint, int] = {
    BettingLaw.check_raise: CHECK_RAISE,
    BettingLaw.pass_and_out: PASS_AND_OUT,
    BettingLaw.check_raise_in_lowball: CHECK_RAISE_IN_LOWBALL,
    BettingLaw.minimum_bet_big_bet: MINIMUM_BET,
    BettingLaw.big_blind_is_opening_bet: BIG_BLIND_IS_BET,
    BettingLaw.first_round_opens: FIRST_ROUND_OPENS,
    BettingLaw.later_rounds_open: LATER_ROUNDS_OPEN,
    BettingLaw.big_blind_option: BIG_BLIND_OPTION,
    BettingLaw.short_blind_lowers_bring_in: SHORT_BLIND_LOWERS,
    BettingLaw.straddle_last_action: STRADDLE_LAST_ACTION,
    BettingLaw.straddle_limit_cap_bets: STRADDLE_CAP_BETS,
    BettingLaw.killer_acts: KILLER_ACTS,
    BettingLaw.burn_before_each_round: BURN_BEFORE_EACH_ROUND,
    RaiseLaw.limit_raise_cap: LIMIT_RAISE_CAP,
    RaiseLaw.limit_cap_min_players: CAP_MIN_PLAYERS,
    RaiseLaw.limit_cap_lifted_when: CAP_LIFTED_WHEN,
    RaiseLaw.cap_undone_by_fold: CAP_UNDONE_BY_FOLD,
    RaiseLaw.cap_counts_all_in_players: CAP_COUNTS_ALL_IN,
    RaiseLaw.no_limit_raises_capped: NO_LIMIT_CAPPED,
    RaiseLaw.minimum_raise_reference: RAISE_REFERENCE,
    RaiseLaw.short_all_in_reopens_limit: REOPENS_LIMIT,
    RaiseLaw.limit_short_all_in_may_be_completed: LIMIT_COMPLETED,
    RaiseLaw.limit_raise_over_counted_all_in: RAISE_OVER_COUNTED,
    RaiseLaw.short_all_in_reopens_big_bet: REOPENS_BIG_BET,
    RaiseLaw.short_all_ins_add_up: SHORT_ALL_INS_ADD_UP,
    RaiseLaw.short_all_in_bars_checker: SHORT_ALL_IN_BARS_CHECKER,
    RaiseLaw.big_bet_short_all_in_may_be_completed: BIG_BET_COMPLETED,
    PotLimitLaw.open_cap: OPEN_CAP,
    PotLimitLaw.rounding: POT_ROUNDING,
    PotLimitLaw.rounding_when: POT_ROUNDING_WHEN,
    PotLimitLaw.maximum_raise: POT_MAXIMUM_RAISE,
    OddChipLaw.button_games: ODD_BUTTON_GAMES,
    OddChipLaw.high_low: ODD_HIGH_LOW,
    OddChipLaw.stud_high: ODD_STUD_HIGH,
    OddChipLaw.stud_low: ODD_STUD_LOW,
    OddChipLaw.stud_cards: ODD_STUD_CARDS,
    OddChipLaw.one_per_player: ODD_ONE_PER_PLAYER,
    OddChipLaw.side_pots_split_separately: SIDE_POTS_SEPARATELY,
    OddChipLaw.identical_two_way_hands: IDENTICAL_TWO_WAY,
    HighLowLaw.low_qualifier: LOW_QUALIFIER,
    HighLowLaw.low_qualifier_plain_stud_high_low: LOW_QUALIFIER_PLAIN,
    StudLaw.suit_order: SUIT_ORDER,
    StudLaw.bring_in: STUD_BRING_IN,
    StudLaw.eight_bring_in: EIGHT_BRING_IN,
    StudLaw.plain_high_low_bring_in: PLAIN_HIGH_LOW_BRING_IN,
    StudLaw.bring_in_ace_high: BRING_IN_ACE_HIGH,
    StudLaw.board_tie: BOARD_TIE,
    StudLaw.bring_in_may_open_full: BRING_IN_MAY_OPEN_FULL,
    StudLaw.completion_is_raise: COMPLETION_IS_RAISE,
    StudLaw.small_bet_rounds: SMALL_BET_ROUNDS,
    StudLaw.later_rounds_open: STUD_LATER_ROUNDS,
    StudLaw.open_pair_option: OPEN_PAIR_OPTION,
    StudLaw.open_pair_option_high_low: OPEN_PAIR_HIGH_LOW,
    StudLaw.open_pair_raise_size: OPEN_PAIR_RAISE_SIZE,
    StudLaw.low_card_all_in: LOW_CARD_ALL_IN,
    StudLaw.folded_seat_gets_cards: FOLDED_SEAT_GETS_CARDS,
    StudLaw.shortage_burn: SHORTAGE_BURN,
    StudLaw.common_card: COMMON_CARD,
    StudLaw.common_card_opener: COMMON_CARD_OPENER,
    RunItLaw.maximum: RUN_IT_MAXIMUM,
    RunItLaw.in_limit: RUN_IT_LIMIT,
    ShowdownLaw.all_in_hands_face_up: ALL_IN_FACE_UP,
}

# A hand that loses every pot it is in gets nothing, shown or not, whoever shows first; and no card
# is ever out of an unmended deck, so that there is none to mix in beside the burns.
OF_NO_WEIGHT: frozenset[AnyPoint] = frozenset(
    {
        ShowdownLaw.show_order_after_bet,
        ShowdownLaw.show_order_checked,
        ShowdownLaw.show_order_checked_stud,
        ShowdownLaw.show_order_checked_razz,
        ShowdownLaw.show_order_all_in,
        ShowdownLaw.side_pot_shows_first,
        ShowdownLaw.loser_may_muck,
        StudLaw.shortage_mix,
    }
)

# Read by ``hand`` for what is no part of ordinary play: cards shown after the hand, and players who
# are asked to show and table a part of theirs.
NOT_PLAYED: frozenset[AnyPoint] = frozenset(
    {ShowdownLaw.rabbit_hunting, ShowdownLaw.all_cards_shown_to_win}
)

# What the lane has one answer to. Where the half for a missing low stays in the pot, it makes a
# difference who of the losers shows, and the lane plays no showing.
ONE_ANSWER: dict[AnyPoint, object] = {HighLowLaw.no_low_high_scoops: True}


def code(choice: Enum) -> int:
    """A choice as a number: its place among the members of its enum."""
    return list(type(choice)).index(choice)


def encoded(rules: Rules) -> list[int]:
    """The columns of the law."""
    columns = [0] * LAW_COLUMNS
    for point, column in ENCODED.items():
        value = rules.decided(point)
        if isinstance(value, Fraction):
            columns[column : column + 2] = value.numerator, value.denominator
        elif isinstance(value, Enum):
            columns[column] = code(value)
        else:
            columns[column] = int(value)
    return columns
