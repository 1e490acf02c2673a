"""Wagers of the wrong size, brought to the right one; and calls by a player who misunderstood."""

from __future__ import annotations

from msgspec.structs import replace

from shuffleup.floor.evidence import REFUTED, TOLD
from shuffleup.floor.facts import ACTS, CHIPS, ONE_OF, PILE, SEAT, YES, Fact, FactError, Facts
from shuffleup.floor.kinds import Chance, kind
from shuffleup.floor.substantial import Act
from shuffleup.floor.wagers.motions import put_in
from shuffleup.floor.wagers.put_right import (
    FAMILY,
    WagerMoment,
    after,
    calls,
    makes_it,
    minimum,
    moment_of,
    moment_of_call,
    owed,
    said,
    short_of_call,
    to_act,
)
from shuffleup.floor.wagers.undercalls import full_call
from shuffleup.hand import Hand
from shuffleup.hand import events as e
from shuffleup.hand.betting import LIMIT_GAMES, raise_limits
from shuffleup.hand.rulings import HandRuling
from shuffleup.law.points.floor.wager_answers import (
    AcceptedAction,
    CorrectUntil,
    Halfway,
    Undersize,
    WagerRounding,
)
from shuffleup.law.points.floor.wagers import WagerLaw
from shuffleup.law.ruling import Choice, Ruling

WHOSE = Fact(
    "seat", SEAT, "Whose wager, if it is not this player's turn any more?",
    unsaid="the player to act",
)  # fmt: skip
SINCE = Fact("since", ACTS, "What has been done behind the player since?", default=())

UNDERSIZE = WagerLaw.undersize_bet_with_chips_left


# ---- too small, or not rounded ---------------------------------------------------------------


@kind(
    "wager-too-small",
    FAMILY,
    "A bet or raise was too small, of the lower limit on an upper round, or not rounded.",
    Fact("to", CHIPS, "What was it made, in all, this round?"),
    WHOSE,
    Fact("declared", YES, "Facing a bet: was a bet or raise said before the chips were in?"),
    Fact("chips", PILE, "Which chips went in, if nothing was said?"),
    Fact("unit", CHIPS, "If wagers are rounded here, to what?", default=0),
    SINCE,
    Fact("found", ONE_OF, "When was it found?", ("in-the-round", "after-the-round"),
         default="in-the-round"), known=REFUTED,
)  # fmt: skip
def wager_too_small(hand: Hand, facts: Facts, chance: Chance) -> HandRuling:
    seat = facts.seat() if facts.has("seat") else to_act(hand)
    moment = moment_of(hand, seat, facts)
    before, to = moment.hand, facts.chips("to")
    wager = tried(before, seat, to)
    if moment.wager not in (None, wager):
        raise FactError(f"the hand has that wager otherwise, not at {to:,}")
    right, point = corrected(before, seat, to, facts.chips("unit"))
    grounds: tuple[str, ...] = (point, WagerLaw.correction_until)
    if is_too_late(moment, facts):
        events = (wager,) if moment.wager is None else ()
        return after(moment, Ruling(events, grounds=grounds, says="it stands"))
    too_few = point == UNDERSIZE and before.bet > 0 and moment.wager is None
    if too_few and not facts.yes("declared"):
        return after(moment, without_a_word(before, seat, to, facts))
    undersize = hand.rules.wagers.undersize_bet_with_chips_left
    if undersize is Undersize.RETURNED and point == UNDERSIZE:
        return Ruling(moment.back, grounds=grounds, says="the chips go back")
    if any(act.action == "call" for act in moment.since):
        grounds = (*grounds, WagerLaw.correction_lets_caller_raise)
    return after(spared(moment), Ruling((right,), grounds=grounds, says=said(before, right)))


def without_a_word(hand: Hand, seat: int, to: int, facts: Facts) -> HandRuling:
    """Facing a bet, silent chips are what the reader of silent chips makes of them."""
    pile = facts.pile("chips")
    if hand.bets[seat] + sum(pile) != to:
        raise FactError(f"these chips do not make it {to:,}")
    return put_in(hand, pile)


def tried(hand: Hand, seat: int, to: int) -> e.Event:
    """The wager as it was made."""
    chips = to - hand.bets[seat]
    if chips <= 0 or chips > hand.stacks[seat]:
        raise FactError(f"seat {seat + 1} cannot have made it {to:,}")
    if chips == hand.stacks[seat]:
        raise FactError(f"seat {seat + 1} is all-in with that: it stands")
    return e.Raised(seat, to) if to > hand.bet else e.Called(seat, chips)


def corrected(hand: Hand, seat: int, to: int, unit: int) -> tuple[e.Event, str]:
    """The wager at its right size, and the point behind it."""
    least, _ = raise_limits(hand)
    if to < hand.bet:  # opened or called for less than it takes to come in
        return calls(hand, seat), UNDERSIZE
    if to == hand.bet or not least:
        raise FactError(f"{to:,} is no bet or raise")
    if to < least:
        return minimum(hand, seat), UNDERSIZE
    if unit and to % unit:
        return makes_it(hand, seat, rounded(hand, to, unit)), WagerLaw.correction_rounding
    raise FactError(f"nothing is wrong with {to:,}: the least is {least:,}")


def rounded(hand: Hand, to: int, unit: int) -> int:
    law = hand.rules.wagers
    below, over = to - to % unit, to % unit
    if law.correction_rounding is WagerRounding.DOWN:
        return below
    if law.correction_rounding is WagerRounding.UP:
        return below + unit
    if 2 * over == unit:
        return below + (unit if law.correction_halfway is Halfway.UP else 0)
    return below + (unit if 2 * over > unit else 0)


def is_too_late(moment: WagerMoment, facts: Facts) -> bool:
    until = moment.hand.rules.wagers.correction_until
    if facts.one_of("found") == "after-the-round":
        return until is not CorrectUntil.ANY_TIME
    return until is CorrectUntil.NEXT_ACTION and bool(moment.since)


def spared(moment: WagerMoment) -> WagerMoment:
    """Whoever called tops the call up; only a house that says so lets them raise instead."""
    if not moment.hand.rules.wagers.correction_lets_caller_raise:
        return moment
    kept: list[Act] = []
    for act in moment.since:
        if act.action == "call":
            break
        kept.append(act)
    return WagerMoment(moment.hand, moment.back, tuple(kept))


# ---- the amount misunderstood ----------------------------------------------------------------


@kind(
    "amount-misunderstood",
    FAMILY,
    "A player called and had the amount of the bet wrong, or was told it wrong.",
    Fact("chips", CHIPS, "How much was put in?"),
    WHOSE,
    Fact("gross", YES, "Was it a gross misunderstanding?"),
    Fact("showed", YES, "Did the bettor show though the call was obviously short?", default=False),
    SINCE,
    known=TOLD,
)
def amount_misunderstood(hand: Hand, facts: Facts, chance: Chance) -> HandRuling:
    seat = facts.seat() if facts.has("seat") else to_act(hand)
    moment = moment_of_call(hand, seat, facts)
    chips = short_of_call(moment.hand, seat, facts.chips("chips"))
    if hand.rules.wagers.accepted_action is AcceptedAction.BINDING:
        return accepted(moment, seat)
    grounds = (WagerLaw.misunderstanding_fraction, WagerLaw.misunderstanding_relief_in_limit)
    call = full_call(
        moment.hand, seat, (WagerLaw.accepted_action, *grounds, "gross-misunderstanding")
    )
    if not may_claim(hand) or not facts.yes("gross"):
        return after(moment, call)
    if chips >= hand.rules.wagers.misunderstanding_fraction * owed(moment.hand, seat):
        refused = either(moment, call, default="full-call")  # a rule of thumb, and no more
        return replace(refused, says="so much was put in that the claim is as a rule refused")
    return either(moment, call, default="take-back" if facts.yes("showed") else "")


def accepted(moment: WagerMoment, seat: int) -> HandRuling:
    """Held to the true bet; in some books a director may see reason not to."""
    call = full_call(
        moment.hand, seat, (WagerLaw.accepted_action, WagerLaw.accepted_action_override)
    )
    if moment.hand.rules.wagers.accepted_action_override:
        return either(moment, call, default="full-call")
    return after(moment, call)


def may_claim(hand: Hand) -> bool:
    """Whether the book hears a player who misunderstood the bet, in this game."""
    limit = hand.structure in LIMIT_GAMES
    return not limit or hand.rules.wagers.misunderstanding_relief_in_limit


def either(moment: WagerMoment, call: HandRuling, *, default: str) -> HandRuling:
    """The call at its true price, or the chips back and all options open."""
    whole = after(moment, call)
    options = (
        Choice("full-call", f"The caller is held to it: {call.says}.", whole.events),
        Choice("take-back", "The call is taken back; the player decides again.", moment.back),
    )
    return Ruling(
        grounds=call.grounds, options=options, default=default, says="the amount was misunderstood"
    )
