"""Time: called, running, run out. The seconds come from outside; nothing here keeps time."""

from __future__ import annotations

from shuffleup.floor.evidence import REFUTED, TOLD
from shuffleup.floor.facts import ACTS, COUNT, ONE_OF, SEAT, YES, Fact, FactError, Facts
from shuffleup.floor.kinds import Chance, kind
from shuffleup.floor.report import turned_down
from shuffleup.floor.turns.acts_before_turn import check_in_hand, facing_bet, owes
from shuffleup.floor.turns.skipped import (
    DEALER_FACTS,
    Bypass,
    keeps_the_turn,
    passed_over,
    right_is_lost,
)
from shuffleup.hand import Hand
from shuffleup.hand.betting import LIMIT_GAMES
from shuffleup.hand.events import Called, Checked
from shuffleup.hand.repairs.primitives import Killed
from shuffleup.hand.rulings import HandEvents, HandRuling
from shuffleup.hand.state import BETTING
from shuffleup.law.points.floor.clock import (
    ClockApproval,
    ClockCaller,
    ClockLaw,
    Countdown,
    OutOfTime,
    OutOfTimeUnbet,
    TimeFrom,
)
from shuffleup.law.ruling import Reason, Ruling

AT_SEAT, AT_TABLE, AWAY = "seat", "table", "away"
NEAR_ENOUGH = {
    TimeFrom.SEAT: (AT_SEAT,),
    TimeFrom.TABLE: (AT_SEAT, AT_TABLE),
    TimeFrom.ANYWHERE: (AT_SEAT, AT_TABLE, AWAY),
}
SHORTENED = Fact(
    "shortened", COUNT, "To how many seconds was the clock shortened, if it was?", default=0,
    also=(10, 30),
)  # fmt: skip
LENGTH = (ClockLaw.length, ClockLaw.countdown)


@kind(
    "time-called", "the clock", "A player called time to keep the right to act.",
    Fact("seat", SEAT, "Who called time?"),
    Fact("where", ONE_OF, "Where was the player then?", values=(AT_SEAT, AT_TABLE, AWAY)),
    Fact("behind", ACTS, "What did the players behind do after that?", default=()),
    *DEALER_FACTS, known=TOLD,
)  # fmt: skip
def time_called(hand: Hand, facts: Facts, chance: Chance) -> HandRuling:
    seat = facts.seat()
    check_decision(hand)
    check_in_hand(hand, seat)
    if not owes(hand, seat):
        raise FactError(f"seat {seat + 1} has acted")
    counts = facts.one_of("where") in NEAR_ENOUGH[hand.rules.clock.time_call_from]
    bypass = Bypass(hand, seat, facts.acts("behind"))
    if counts:
        return because(keeps_the_turn(bypass, facts), "the action stops")
    if seat == hand.actor and right_is_lost(bypass, facts):
        return because(passed_over(bypass, facts), "the call does not count")
    return because(keeps_the_turn(bypass, facts), "the call does not count")


def because(ruling: HandRuling, lead: str) -> HandRuling:
    """The ruling on the turn, with what became of the call for time."""
    grounds = (ClockLaw.time_call_from, *ruling.grounds)
    return Ruling(
        ruling.events, grounds=grounds, says=f"{lead}: {ruling.says}", options=ruling.options,
        notes=ruling.notes,
    )  # fmt: skip


def check_decision(hand: Hand) -> None:
    if hand.over or hand.actor < 0 or hand.phase != BETTING:
        raise FactError("nobody has a bet to think about")


# ---- the clock -------------------------------------------------------------------------------


@kind(
    "clock-called", "the clock", "Somebody called the clock on the player to act.",
    Fact("caller", SEAT, "Who called it?"),
    Fact("needed", YES, "Has a reasonable time passed, so that a clock is needed?"),
    SHORTENED, known=TOLD,
)  # fmt: skip
def clock_called(hand: Hand, facts: Facts, chance: Chance) -> HandRuling:
    caller, law = facts.seat("caller"), hand.rules.clock
    check_decision(hand)
    if caller == hand.actor:
        raise FactError("the clock is called on somebody else")
    refused = no_clock_here(hand)
    if not refused and law.caller is ClockCaller.NOT_THE_BETTOR and caller == hand.aggressor:
        refused = no_clock("the bettor may not call it", ClockLaw.caller)
    if not refused and law.approval is ClockApproval.FLOOR and not facts.yes("needed"):
        refused = no_clock("it is not needed yet", ClockLaw.approval)
    if refused:
        return refused
    who: tuple[str, ...] = (ClockLaw.caller, ClockLaw.approval)
    grounds = (*who, *where(hand), *length(hand, facts))
    return Ruling(grounds=grounds, says=f"the clock runs: {say_length(hand, facts)}")


def no_clock_here(hand: Hand) -> HandRuling | None:
    """The refusal where the book knows no clock on this decision."""
    law = hand.rules.clock
    if not law.in_limit and hand.structure in LIMIT_GAMES:
        return no_clock("there is none in limit", ClockLaw.in_limit)
    if law.only_facing_bet and not facing_bet(hand, hand.actor):
        return no_clock("there is no bet to answer", ClockLaw.only_facing_bet)
    return None


def no_clock(says: str, point: str) -> HandRuling:
    return turned_down(Reason.NO_CLOCK, f"no clock: {says}", point)


def where(hand: Hand) -> tuple[str, ...]:
    """The points without which there might be no clock on this decision."""
    limit = (ClockLaw.in_limit,) if hand.structure in LIMIT_GAMES else ()
    unbet = () if facing_bet(hand, hand.actor) else (ClockLaw.only_facing_bet,)
    return (*limit, *unbet)


def length(hand: Hand, facts: Facts) -> tuple[str, ...]:
    """The points behind the seconds: that they may be fewer only where they are, and where the
    countdown falls only where there is one."""
    placed = (ClockLaw.countdown_placement,) if hand.rules.clock.countdown else ()
    fewer = (ClockLaw.may_be_shortened,) if facts.count("shortened") else ()
    return (*LENGTH, *placed, *fewer)


def clock_seconds(hand: Hand, facts: Facts) -> int:
    """The clock without a countdown after it."""
    law, shortened = hand.rules.clock, facts.count("shortened")
    if shortened and law.may_be_shortened:
        return min(shortened, law.length)
    return law.length


def say_length(hand: Hand, facts: Facts) -> str:
    law, seconds = hand.rules.clock, clock_seconds(hand, facts)
    if not law.countdown:
        return f"{seconds} seconds"
    if law.countdown_placement is Countdown.AFTER:
        return f"{seconds} seconds and a countdown of {law.countdown}"
    return f"{seconds} seconds, the last {law.countdown} with a warning"


# ---- run out ---------------------------------------------------------------------------------


@kind(
    "clock-ran-out", "the clock", "The clock was on the player to act, who did not act in time.",
    Fact("seconds", COUNT, "How many seconds since the clock began?"),
    Fact("announced", YES, "Had it been announced that the hand is dead?"),
    SHORTENED,
    Fact(
        "warned", COUNT, "How many seconds before the end was the warning, if not in time?",
        unsaid="in time",
    ), known=REFUTED,
)  # fmt: skip
def clock_ran_out(hand: Hand, facts: Facts, chance: Chance) -> HandRuling:
    check_decision(hand)
    law, bet = hand.rules.clock, facing_bet(hand, hand.actor)
    expiry = ClockLaw.expiry_facing_bet if bet else ClockLaw.expiry_no_bet
    refused = no_clock_here(hand)
    if refused:
        return refused
    grounds = (*where(hand), *length(hand, facts))
    after = law.countdown_placement is Countdown.AFTER
    left = clock_seconds(hand, facts) - facts.count("seconds")
    left += law.countdown if after else late_warning(hand, facts)
    if left > 0:  # not acted by the end is too late: the last second counts against the player
        counting = law.countdown and left <= law.countdown
        notes = ("the countdown runs",) if counting else ()
        return Ruling(grounds=grounds, says="there is still time to act", notes=notes)
    grounds = (*grounds, *announcing(hand, facts))
    if law.dead_when_announced and not facts.yes("announced"):
        return Ruling(grounds=grounds, says="alive until it is announced")
    events, says = out_of_time(hand, bet)
    which = "facing-a-bet" if bet else "nothing-to-answer"
    return Ruling(events, grounds=(*grounds, expiry, which), says=f"out of time: {says}")


def announcing(hand: Hand, facts: Facts) -> tuple[str, ...]:
    """That the end counts from its announcement, or does not: a reason where that differs."""
    unsaid = facts.has("announced") and not facts.yes("announced")
    decides = hand.rules.clock.dead_when_announced or unsaid
    return (ClockLaw.dead_when_announced,) if decides else ()


def late_warning(hand: Hand, facts: Facts) -> int:
    """The seconds that a warning within the time came too late: they are not the player's loss."""
    if not facts.has("warned"):
        return 0
    return max(0, hand.rules.clock.countdown - facts.count("warned"))


def out_of_time(hand: Hand, bet: bool) -> tuple[HandEvents, str]:
    law, seat = hand.rules.clock, hand.actor
    if bet and law.expiry_facing_bet is OutOfTime.CALL:
        owed = hand.bet - hand.bets[seat]
        return (Called(seat, min(owed, hand.stacks[seat])),), "a call"
    passes_out = hand.rules.betting.pass_and_out and not hand.bet
    if not bet and law.expiry_no_bet is OutOfTimeUnbet.CHECK and not passes_out:
        return (Checked(seat),), "a check"
    return (Killed(seat),), "the hand is dead"
