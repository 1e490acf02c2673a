"""How a wager is made and mended: motions, string raises, undercalls, wrong sizes."""

from __future__ import annotations

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
from shuffleup.law.points.point import Group, Point, point


class WagerLaw(Group):
    # chips moved forward
    chips_commit_when: Point[ChipsCommit] = point(
        "chips-commit-when",
        ChipsCommit.RELEASED_OR_LINE,
        "When do chips moved in turn bind the player?",
    )
    forward_motion_inducing_action: Point[Induced] = point(
        "forward-motion-inducing-action",
        Induced.MAY_BIND,
        "Does forward motion with chips that makes another act bind?",
    )
    accidental_chips_over_line: Point[Accident] = point(
        "accidental-chips-over-line",
        Accident.RETURNED,
        "What happens to chips that cross the line by accident?",
    )
    one_motion_is_one_action: Point[bool] = point(
        "one-motion-is-one-action",
        True,
        "Are chips of one motion one action even if some stop short of the line?",
    )
    check_with_chips_over_line: Point[CheckWithChips] = point(
        "check-with-chips-over-line",
        CheckWithChips.FLOOR,
        "What is a check while one's chips lie over the line?",
    )
    # raises in several motions
    string_raise: Point[bool] = point("string-raise", False, "Are string raises allowed?")
    string_raise_called_by: Point[StringCaller] = point(
        "string-raise-called-by", StringCaller.DEALER, "Who calls a string raise?"
    )
    action_complete_when: Point[Complete] = point(
        "action-complete-when", Complete.HAND_WITHDRAWN, "When is an action with chips complete?"
    )
    declared_raise_motions: Point[Motions] = point(
        "declared-raise-motions",
        Motions.ONE_FURTHER,
        "After 'raise' without an amount, how may the chips go in (no-limit, pot-limit)?",
    )
    announced_raise_second_trip: Point[bool] = point(
        "announced-raise-second-trip",
        False,
        "Outside no-limit, may an announced raise come in two trips, whatever the first brought?",
    )
    declared_amount_any_motions: Point[bool] = point(
        "declared-amount-any-motions",
        True,
        "With the full amount stated first, does the number of motions not matter?",
    )
    declared_raise_odd_first_amount: Point[OddFirst] = point(
        "declared-raise-odd-first-amount",
        OddFirst.MINIMUM_RAISE,
        "After 'raise', what if first less than a raise but not the exact call goes in?",
    )
    late_raise_no_limit: Point[LateRaise] = point(
        "late-raise-no-limit",
        LateRaise.MINIMUM_RAISE,
        "What is 'raise' said after chips were cut out, in no-limit?",
    )
    late_raise_capped_by_chips: Point[bool] = point(
        "late-raise-capped-by-chips",
        True,
        "Is a raise said after cutting chips out at most the chips first brought over?",
    )
    late_raise_limit: Point[LateRaise] = point(
        "late-raise-limit",
        LateRaise.MINIMUM_RAISE,
        "What is 'raise' said after chips were cut out, in limit?",
    )
    old_bet_chips_count: Point[OldChips] = point(
        "old-bet-chips-count",
        OldChips.FLOOR,
        "Do chips of an earlier bet still in front count with new ones?",
    )
    # too few chips
    unaware_of_raise: Point[Unaware] = point(
        "unaware-of-raise",
        Unaware.UNTIL_NEXT_ACTION,
        "What of chips put in by a player unaware of a raise?",
    )
    unaware_of_raise_after_deadline: Point[TooLate] = point(
        "unaware-of-raise-after-deadline",
        TooLate.MUST_COMPLETE,
        "And when it is too late to take them back?",
    )
    undercall_facing_opening_bet: Point[Undercall] = point(
        "undercall-facing-opening-bet",
        Undercall.FULL_CALL,
        "What are too few chips against the opening bet, multi-way?",
    )
    undercall_heads_up: Point[Undercall] = point(
        "undercall-heads-up",
        Undercall.FULL_CALL,
        "What are too few chips against any bet, heads-up?",
    )
    undercall_otherwise: Point[Undercall] = point(
        "undercall-otherwise", Undercall.FLOOR, "What are too few chips in any other situation?"
    )
    short_call_corrected_after_show: Point[bool] = point(
        "short-call-corrected-after-show",
        True,
        "Must a short call be completed even after the bettor has shown?",
    )
    tiny_chip_call: Point[TinyChip] = point(
        "tiny-chip-call", TinyChip.FLOOR, "What is a silent chip that is tiny against the bet?"
    )
    tiny_chip_penalised: Point[bool] = point(
        "tiny-chip-penalised", False, "May a chip tiny against the bet be penalised?"
    )
    kill_pot_unaware_chips: Point[KillChips] = point(
        "kill-pot-unaware-chips",
        KillChips.BIND,
        "What of chips put in by someone unaware that the pot is killed?",
    )
    kill_underbet: Point[KillBet] = point(
        "kill-underbet", KillBet.CORRECTED, "What of a wager below the kill amount?"
    )
    # wrong sizes
    undersize_bet_with_chips_left: Point[Undersize] = point(
        "undersize-bet-with-chips-left",
        Undersize.MINIMUM,
        "What is a bet or raise below the minimum by a player with more chips?",
    )
    correction_until: Point[CorrectUntil] = point(
        "wager-correction-until",
        CorrectUntil.END_OF_ROUND,
        "Until when is a wager of the wrong size corrected?",
    )
    correction_rounding: Point[WagerRounding] = point(
        "wager-correction-rounding",
        WagerRounding.NEAREST,
        "What is a wager changed to that should have been rounded?",
    )
    correction_halfway: Point[Halfway] = point(
        "wager-correction-halfway",
        Halfway.DOWN,
        "And when it lies exactly between two proper amounts?",
    )
    correction_lets_caller_raise: Point[bool] = point(
        "wager-correction-lets-caller-raise",
        False,
        "May someone who called raise instead because the wager was corrected?",
    )
    accepted_action: Point[AcceptedAction] = point(
        "accepted-action",
        AcceptedAction.BINDING,
        "Is a caller who had the amount wrong held to the true bet?",
    )
    accepted_action_override: Point[bool] = point(
        "accepted-action-override", False, "May the director set accepted action aside in fairness?"
    )
    misunderstanding_fraction: Point[Fraction] = point(
        "misunderstanding-fraction",
        Fraction(4, 5),
        "At what share of the bet is a claim of misunderstanding refused as a rule?",
    )
    misunderstanding_relief_in_limit: Point[bool] = point(
        "misunderstanding-relief-in-limit",
        False,
        "Does relief for a gross misunderstanding reach limit games?",
    )
    # whole stacks
    bounty_chip_means_all_in: Point[bool] = point(
        "bounty-chip-means-all-in", False, "Does throwing in the bounty chip mean all-in?"
    )
    hidden_chips_after_losing: Point[HiddenChips] = point(
        "hidden-chips-after-losing",
        HiddenChips.FLOOR,
        "What of chips found hidden behind a losing all-in?",
    )
    hidden_chips_keep_player_in: Point[bool] = point(
        "hidden-chips-keep-player-in",
        True,
        "May a player who lost an all-in keep the chips that were hidden?",
    )
    hidden_chips_paid_on_win: Point[bool] = point(
        "hidden-chips-paid-on-win", False, "Does a winning all-in get paid for hidden chips?"
    )
    hidden_chips_may_be_accepted_action: Point[bool] = point(
        "hidden-chips-may-be-accepted-action",
        False,
        "May hidden chips be ruled part of the action that was called?",
    )
    undeclared_money_plays: Point[bool] = point(
        "undeclared-money-plays",
        False,
        "Do chips or cash play that were not on the table when the hand began?",
    )
    cash_played_unaware: Point[CashPlays] = point(
        "cash-played-unaware",
        CashPlays.IF_NOBODY_OBJECTS,
        "May cash play that lay on the table, by oversight?",
    )
    pot_size_told: Point[PotTold] = point(
        "pot-size-told", PotTold.POT_LIMIT_ONLY, "When may a player be told the size of the pot?"
    )
    opponent_stack_count: Point[StackCount] = point(
        "opponent-stack-count",
        StackCount.FACING_ALL_IN,
        "When may an exact count of an opponent's chips be demanded?",
    )
    opponent_stack_count_no_limit: Point[StackCount] = point(
        "opponent-stack-count-no-limit",
        StackCount.FACING_ALL_IN,
        "And when in no-limit?",
    )
