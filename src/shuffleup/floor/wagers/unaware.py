"""Chips put in by somebody who had not noticed: a raise, or that the pot is killed."""

from __future__ import annotations

from shuffleup.floor.evidence import REFUTED
from shuffleup.floor.facts import ACTS, CHIPS, SEAT, YES, Fact, FactError, Facts
from shuffleup.floor.kinds import Chance, kind
from shuffleup.floor.substantial import Act
from shuffleup.floor.wagers.put_right import (
    FAMILY,
    Events,
    WagerMoment,
    after,
    followed,
    grounded,
    in_stack,
    leaves_or_completes,
    minimum,
    moment_of_call,
    owed,
    said,
    short_of_call,
    to_act,
)
from shuffleup.floor.wagers.undercalls import full_call, raises, undercall_of
from shuffleup.hand import Forced, Hand
from shuffleup.hand import events as e
from shuffleup.hand.betting import raise_limits
from shuffleup.hand.repairs.primitives import TurnGiven
from shuffleup.hand.rulings import HandRuling
from shuffleup.law.points.floor.wager_answers import KillBet, KillChips, TooLate, Unaware
from shuffleup.law.points.floor.wagers import WagerLaw
from shuffleup.law.ruling import Ruling

SINCE = Fact("since", ACTS, "What has been done behind the player since?", default=())


@kind(
    "unaware-of-raise",
    FAMILY,
    "Chips were put in for the old bet by a player who had not noticed a raise.",
    Fact("chips", CHIPS, "How much was put in?"),
    Fact(
        "seat",
        SEAT,
        "Whose chips, if it is not this player's turn any more?",
        unsaid="the player to act",
    ),
    Fact("unaware", YES, "Does the player appear to have been unaware of the raise?", default=True),
    SINCE,
    Fact("showed", YES, "Has somebody behind exposed their hand?", default=False),
    known=REFUTED,
)
def unaware_of_raise(hand: Hand, facts: Facts, chance: Chance) -> HandRuling:
    seat = facts.seat() if facts.has("seat") else to_act(hand)
    moment = moment_of_call(hand, seat, facts)
    chips = short_of_call(moment.hand, seat, facts.chips("chips"))
    if raises(moment.hand) < (1 if moment.hand.street == 0 else 2):
        raise FactError("nobody had raised")
    what = hand.rules.wagers.unaware_of_raise
    if what is Unaware.AS_UNDERCALL or not facts.yes("unaware"):
        ruling = undercall_of(moment.hand, seat, chips)
    elif what is Unaware.MUST_COMPLETE:
        ruling = full_call(moment.hand, seat, ())
    elif what is Unaware.FORFEIT_OR_COMPLETE:
        ruling = left_or_completed(seat, chips)
    elif too_late(what, moment, facts):
        ruling = too_late_to_take_back(moment.hand, seat, chips)
    else:
        return taken_back(moment, seat, chips)
    return after(moment, grounded(ruling, WagerLaw.unaware_of_raise))


def too_late(what: Unaware, moment: WagerMoment, facts: Facts) -> bool:
    if what is Unaware.UNTIL_NEXT_ACTION:
        return bool(moment.since)
    return facts.yes("showed") or any(pays_the_bet(moment.hand, act) for act in moment.since)


def pays_the_bet(hand: Hand, act: Act) -> bool:
    """Whether somebody behind put the complete bet in; who is all-in for less has not."""
    return bool(act.chips) and hand.bets[act.seat] + hand.stacks[act.seat] >= hand.bet


def too_late_to_take_back(hand: Hand, seat: int, chips: int) -> HandRuling:
    if hand.rules.wagers.unaware_of_raise_after_deadline is TooLate.CHIPS_STAY:
        ruling = left_or_completed(seat, chips)
    else:
        ruling = full_call(hand, seat, ())
    return grounded(ruling, WagerLaw.unaware_of_raise_after_deadline)


def left_or_completed(seat: int, chips: int) -> HandRuling:
    """The chips stay in; the player leaves them there and folds, or makes the call whole."""
    grounds = ("leave-and-fold", "complete-the-call")
    says = f"the {chips:,} stay in: fold or call"
    return Ruling(leaves_or_completes(seat, chips), grounds=grounds, says=says)


def taken_back(moment: WagerMoment, seat: int, chips: int) -> HandRuling:
    """The chips go back and the player decides again; what was done behind stands."""
    followed(moment.hand, (e.Called(seat, chips),), moment.since)  # refuses what was not in turn
    events: Events = moment.back
    for act in moment.since:
        if act.action == "check":
            raise FactError(f"seat {act.seat + 1} faced a bet and cannot have checked")
        all_in = e.Called(act.seat, moment.hand.stacks[act.seat])
        events += (TurnGiven(act.seat), e.Folded(act.seat) if act.action == "fold" else all_in)
    if moment.since:
        events += (TurnGiven(seat),)
    says = "the chips go back and all options are open"
    return Ruling(events, grounds=(WagerLaw.unaware_of_raise,), says=says)


@kind(
    "kill-pot-short",
    FAMILY,
    "In a kill pot somebody bet or called as if it were not killed.",
    Fact("chips", CHIPS, "How much was put in?"),
    SINCE,
    known=REFUTED,
)
def kill_pot_short(hand: Hand, facts: Facts, chance: Chance) -> HandRuling:
    if not any(post.kind is Forced.KILL for post in hand.setup.posts):
        raise FactError("this is not a kill pot")
    seat = to_act(hand)
    chips = in_stack(hand, seat, facts.chips("chips"))
    short = chips < owed(hand, seat)
    ruling = kill_call(hand, seat, chips) if short else kill_bet(hand, seat, chips)
    return after(WagerMoment(hand, (), facts.acts("since")), ruling)


def kill_call(hand: Hand, seat: int, chips: int) -> HandRuling:
    grounds = (WagerLaw.kill_pot_unaware_chips,)
    short_of_call(hand, seat, chips)
    if hand.rules.wagers.kill_pot_unaware_chips is KillChips.RETURNED:
        return Ruling(grounds=grounds, says="the chips go back")
    return full_call(hand, seat, grounds)


def kill_bet(hand: Hand, seat: int, chips: int) -> HandRuling:
    """A bet or raise of the ordinary limit is brought up to the kill's."""
    to = hand.bets[seat] + chips
    least, _ = raise_limits(hand)
    if not hand.bet < to < least or chips == hand.stacks[seat]:
        raise FactError(f"{to:,} is no bet or raise below the kill's of {least:,}")
    stands = hand.rules.wagers.kill_underbet is KillBet.STANDS
    bet = e.Raised(seat, to) if stands else minimum(hand, seat)
    return Ruling((bet,), grounds=(WagerLaw.kill_underbet,), says=said(hand, bet))
