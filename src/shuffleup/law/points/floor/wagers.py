"""How a wager is made and mended: motions, string raises, undercalls, wrong sizes."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from shuffleup.law.points.floor.wager_answers import (
    AcceptedAction,
    Accident,
    CashPlays,
    CheckWithChips,
    ChipsCommit,
    Complete,
    CorrectUntil,
    Halfway,
    HiddenChips,
    Induced,
    KillBet,
    KillChips,
    LateRaise,
    Motions,
    OddFirst,
    OldChips,
    PotTold,
    StackCount,
    StringCaller,
    TinyChip,
    TooLate,
    Unaware,
    Undercall,
    Undersize,
    WagerRounding,
)
from shuffleup.law.points.point import point


@dataclass(frozen=True, slots=True)
class Wagers:
    # chips moved forward
    chips_commit_when: ChipsCommit = point(
        ChipsCommit.RELEASED_OR_LINE, "When do chips moved in turn bind the player?"
    )
    forward_motion_inducing_action: Induced = point(
        Induced.MAY_BIND, "Does forward motion with chips that makes another act bind?"
    )
    accidental_chips_over_line: Accident = point(
        Accident.RETURNED, "What happens to chips that cross the line by accident?"
    )
    one_motion_is_one_action: bool = point(
        True, "Are chips of one motion one action even if some stop short of the line?"
    )
    check_with_chips_over_line: CheckWithChips = point(
        CheckWithChips.FLOOR, "What is a check while one's chips lie over the line?"
    )
    # raises in several motions
    string_raise: bool = point(False, "Are string raises allowed?")
    string_raise_called_by: StringCaller = point(StringCaller.DEALER, "Who calls a string raise?")
    action_complete_when: Complete = point(
        Complete.HAND_WITHDRAWN, "When is an action with chips complete?"
    )
    declared_raise_motions: Motions = point(
        Motions.ONE_FURTHER,
        "After 'raise' without an amount, how may the chips go in (no-limit, pot-limit)?",
    )
    declared_amount_any_motions: bool = point(
        True, "With the full amount stated first, does the number of motions not matter?"
    )
    declared_raise_odd_first_amount: OddFirst = point(
        OddFirst.MINIMUM_RAISE,
        "After 'raise', what if first less than a raise but not the exact call goes in?",
    )
    late_raise_no_limit: LateRaise = point(
        LateRaise.MINIMUM_RAISE, "What is 'raise' said after chips were cut out, in no-limit?"
    )
    late_raise_capped_by_chips: bool = point(
        True, "Is a raise said after cutting chips out at most the chips first brought over?"
    )
    late_raise_limit: LateRaise = point(
        LateRaise.MINIMUM_RAISE, "What is 'raise' said after chips were cut out, in limit?"
    )
    old_bet_chips_count: OldChips = point(
        OldChips.FLOOR, "Do chips of an earlier bet still in front count with new ones?"
    )
    # too few chips
    unaware_of_raise: Unaware = point(
        Unaware.UNTIL_NEXT_ACTION, "What of chips put in by a player unaware of a raise?"
    )
    unaware_of_raise_after_deadline: TooLate = point(
        TooLate.MUST_COMPLETE, "And when it is too late to take them back?"
    )
    undercall_facing_opening_bet: Undercall = point(
        Undercall.FULL_CALL, "What are too few chips against the opening bet, multi-way?"
    )
    undercall_heads_up: Undercall = point(
        Undercall.FULL_CALL, "What are too few chips against any bet, heads-up?"
    )
    undercall_otherwise: Undercall = point(
        Undercall.FLOOR, "What are too few chips in any other situation?"
    )
    short_call_corrected_after_show: bool = point(
        True, "Must a short call be completed even after the bettor has shown?"
    )
    tiny_chip_call: TinyChip = point(
        TinyChip.FLOOR, "What is a silent chip that is tiny against the bet?"
    )
    tiny_chip_penalised: bool = point(False, "May a chip tiny against the bet be penalised?")
    kill_pot_unaware_chips: KillChips = point(
        KillChips.BIND, "What of chips put in by someone unaware that the pot is killed?"
    )
    kill_underbet: KillBet = point(KillBet.CORRECTED, "What of a wager below the kill amount?")
    # wrong sizes
    undersize_bet_with_chips_left: Undersize = point(
        Undersize.MINIMUM, "What is a bet or raise below the minimum by a player with more chips?"
    )
    wager_correction_until: CorrectUntil = point(
        CorrectUntil.END_OF_ROUND, "Until when is a wager of the wrong size corrected?"
    )
    wager_correction_rounding: WagerRounding = point(
        WagerRounding.NEAREST, "What is a wager changed to that should have been rounded?"
    )
    wager_correction_halfway: Halfway = point(
        Halfway.DOWN, "And when it lies exactly between two proper amounts?"
    )
    wager_correction_lets_caller_raise: bool = point(
        False, "May someone who called raise instead because the wager was corrected?"
    )
    accepted_action: AcceptedAction = point(
        AcceptedAction.BINDING, "Is a caller who had the amount wrong held to the true bet?"
    )
    accepted_action_override: bool = point(
        False, "May the director set accepted action aside in fairness?"
    )
    misunderstanding_fraction: Fraction = point(
        Fraction(4, 5), "At what share of the bet is a claim of misunderstanding refused as a rule?"
    )
    misunderstanding_relief_in_limit: bool = point(
        False, "Does relief for a gross misunderstanding reach limit games?"
    )
    # whole stacks
    bounty_chip_means_all_in: bool = point(False, "Does throwing in the bounty chip mean all-in?")
    hidden_chips_after_losing: HiddenChips = point(
        HiddenChips.FLOOR, "What of chips found hidden behind a losing all-in?"
    )
    hidden_chips_keep_player_in: bool = point(
        True, "May a player who lost an all-in keep the chips that were hidden?"
    )
    hidden_chips_paid_on_win: bool = point(
        False, "Does a winning all-in get paid for hidden chips?"
    )
    hidden_chips_may_be_accepted_action: bool = point(
        False, "May hidden chips be ruled part of the action that was called?"
    )
    undeclared_money_plays: bool = point(
        False, "Do chips or cash play that were not on the table when the hand began?"
    )
    cash_played_unaware: CashPlays = point(
        CashPlays.IF_NOBODY_OBJECTS, "May cash play that lay on the table, by oversight?"
    )
    pot_size_told: PotTold = point(
        PotTold.POT_LIMIT_ONLY, "When may a player be told the size of the pot?"
    )
    opponent_stack_count: StackCount = point(
        StackCount.FACING_ALL_IN, "When may an exact count of an opponent's chips be demanded?"
    )
