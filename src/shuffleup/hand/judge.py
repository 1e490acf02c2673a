"""``judge(hand, command)`` reads the hand and answers with a Ruling; it changes nothing.

One small function per command. A lawful command becomes its event; anything else a refusal with a
typed reason, a sentence, and the grounds in law. A command's amounts and cards may hold anything
that was sent, whatever their types promise, so nothing is believed before it has been checked.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from shuffleup.cards import UNKNOWN
from shuffleup.games import Structure
from shuffleup.hand import commands as c
from shuffleup.hand.betting import is_open, no_open_pair, raise_limits, why_closed
from shuffleup.hand.chip_amounts import amount
from shuffleup.hand.events import (
    Agreed,
    BroughtIn,
    Called,
    Checked,
    Discarded,
    Folded,
    Mucked,
    Raised,
    Shown,
)
from shuffleup.hand.judge_cards import (
    JUDGE_DEALER,
    as_tabled,
    bad_cards,
    on_the_table,
    same_cards,
)
from shuffleup.hand.options import limit_in_force, may_decline
from shuffleup.hand.proceed import most_runs
from shuffleup.hand.refusals import discards, no, refuse, said, seat_said
from shuffleup.hand.repairs.primitives import Limited
from shuffleup.hand.rulings import HandRuling
from shuffleup.hand.showdown import may_muck
from shuffleup.hand.state import (
    BETTING,
    BRINGING_IN,
    DISCARDING,
    DRAWING,
    PHASE_NAMES,
    RUNNING,
    SHOWING,
    Hand,
)
from shuffleup.law.points.hand.betting import BettingLaw
from shuffleup.law.points.hand.pot_limit import PotLimitLaw
from shuffleup.law.points.hand.raises import RaiseLaw
from shuffleup.law.points.hand.run_it import RunItLaw
from shuffleup.law.points.hand.showdown import ShowdownLaw
from shuffleup.law.ruling import Reason, Ruling

LIMIT = Structure.LIMIT


def judge(hand: Hand, command: c.Command) -> HandRuling:
    """What this command does under the law of this hand, or why it does nothing."""
    kind = type(command)
    check = JUDGE_PLAYER.get(kind)
    if check is None:
        return JUDGE_DEALER[kind](hand, command) if kind in JUDGE_DEALER else no_command(command)
    seat: object = getattr(command, "seat", None)  # compiled code would trust its type
    if type(seat) is not int or seat != hand.actor or seat < 0:
        return early_discard(hand, command) or not_your_turn(hand, seat)
    limit = limit_in_force(hand) if hand.mends.limited else None
    if limit is not None:
        return within_limit(hand, limit, command) or check(hand, command)
    return check(hand, command)


def early_discard(hand: Hand, command: c.Command) -> HandRuling | None:
    """Where everybody throws cards away before the dealer goes on, nobody waits for a turn."""
    if hand.phase != DISCARDING or not isinstance(command, c.Discard) or hand.actor < 0:
        return None
    seat: object = getattr(command, "seat", None)
    owes = type(seat) is int and 0 <= seat < hand.n and hand.owing >> seat & 1
    return judge_discard(hand, command) if owes else None


def no_command(command: object) -> HandRuling:
    return refuse(Reason.NOT_A_COMMAND, f"{type(command).__name__} is not something one can do")


def not_your_turn(hand: Hand, seat: object) -> HandRuling:
    if hand.over:
        return refuse(Reason.HAND_IS_OVER, "the hand is over")
    if type(seat) is not int or not 0 <= seat < hand.n:
        return refuse(Reason.NO_SUCH_SEAT, f"there is no seat {seat_said(seat)} at this table")
    if not hand.live >> seat & 1:
        return refuse(Reason.NOT_IN_THE_HAND, f"{hand.who(seat)} has no live hand", "live-hand")
    if hand.actor < 0:
        return refuse(Reason.OUT_OF_TURN, "the dealer has to deal first", "turn")
    return refuse(Reason.OUT_OF_TURN, f"it is the turn of {hand.who(hand.actor)}", "turn")


def within_limit(hand: Hand, limit: Limited, command: c.Command) -> HandRuling | None:
    """Why the floor's ruling does not let the seat do this; None if it does."""
    verb = VERBS.get(type(command), "")
    to = getattr(command, "to", limit.to)
    if verb in limit.may and (not limit.to or to == limit.to):
        return None
    left = ", ".join(limit.may) + (
        f" to {amount(limit.to, hand.stakes.dollar)}" if limit.to else ""
    )
    grounds = limit.grounds or ("floor-ruling",)
    return refuse(Reason.LIMITED, f"the floor ruled that you {left}", *grounds)


VERBS: dict[type, str] = {
    c.Fold: "fold", c.Check: "check", c.Call: "call", c.RaiseTo: "raise",
}  # fmt: skip


def wrong_phase(hand: Hand, what: str) -> HandRuling:
    asked = PHASE_NAMES[hand.phase]
    return refuse(Reason.NOT_ASKED_FOR, f"you are asked to {asked}; this is not the time to {what}")


# ---- betting ---------------------------------------------------------------------------------


def judge_fold(hand: Hand, command: c.Fold) -> HandRuling:
    asked = hand.phase == BETTING or (hand.phase == BRINGING_IN and may_decline(hand))
    if asked:
        return Ruling((Folded(hand.actor),))
    if hand.phase == BRINGING_IN:
        return refuse(Reason.BET_TO_FACE, "the bring-in is a forced bet", "bring-in")
    return wrong_phase(hand, "fold")


def judge_check(hand: Hand, command: c.Check) -> HandRuling:
    if hand.phase != BETTING:
        return wrong_phase(hand, "check")
    seat = hand.actor
    owed = hand.bet - hand.bets[seat]
    if owed > 0:
        return refuse(
            Reason.BET_TO_FACE,
            f"there is a bet: {amount(owed, hand.stakes.dollar)} to call",
            "check",
        )
    if hand.rules.betting.pass_and_out and not hand.bet:
        return refuse(
            Reason.PASS_AND_OUT, "whoever does not bet here is out", BettingLaw.pass_and_out
        )
    return Ruling((Checked(seat),))


def judge_call(hand: Hand, command: c.Call) -> HandRuling:
    if hand.phase != BETTING:
        return wrong_phase(hand, "call")
    seat = hand.actor
    owed = hand.bet - hand.bets[seat]
    if owed <= 0:
        return refuse(Reason.NOTHING_TO_CALL, "there is nothing to call; you may check", "call")
    stack = hand.stacks[seat]
    return Ruling((Called(seat, owed if owed < stack else stack),))


def judge_raise(hand: Hand, command: c.RaiseTo) -> HandRuling:
    if hand.phase != BETTING and hand.phase != BRINGING_IN:
        return wrong_phase(hand, "bet")
    to: object = getattr(command, "to", None)
    if type(to) is not int:
        says = f"an amount is a whole number of chips, not {said(to)}"
        return refuse(Reason.NOT_A_WHOLE_AMOUNT, says)
    least, most = raise_limits(hand)
    if least <= to <= most and least and (hand.structure is not LIMIT or to in (least, most)):
        return Ruling((Raised(hand.actor, to),))
    return why_not_to(hand, to, least, most)


def why_not_to(hand: Hand, to: int, least: int, most: int) -> HandRuling:
    told = partial(amount, dollar=hand.stakes.dollar)
    what = f"{'raise' if hand.bet else 'bet'} to {said(to, hand.stakes.dollar)}"
    if not least:
        reason, says, grounds = why_closed(hand)
        return no(reason, f"{what}: {says}", grounds)
    if to < least:
        says = f"{what}: the least is {told(least)}"
        if least == hand.bets[hand.actor] + hand.stacks[hand.actor] and to > hand.bet:
            return no(Reason.BELOW_MINIMUM, says, ("all-in-whole", *why_no_less(hand)))
        return no(Reason.BELOW_MINIMUM, says, why_no_less(hand))
    if to > most:
        says = f"{what}: the most is {told(most)}"
        return no(Reason.ABOVE_MAXIMUM, says, why_no_more(hand, most))
    says = f"{what}: in fixed limit it is {told(least)} or {told(most)}"
    return refuse(Reason.NOT_A_BET_SIZE, says, "fixed-bet-sizes")


def why_no_less(hand: Hand) -> tuple[str, ...]:
    if hand.structure is LIMIT:
        return ("fixed-bet-sizes",)
    if hand.bet:
        return ("minimum-raise", RaiseLaw.minimum_raise_reference)
    return ("bet",) if hand.structure is Structure.SPREAD else (BettingLaw.minimum_bet_big_bet,)


def why_no_more(hand: Hand, most: int) -> tuple[str, ...]:
    if most == hand.bets[hand.actor] + hand.stacks[hand.actor]:
        return ("table-stakes",)
    capped = hand.rules.pot_limit.open_cap > 0 and is_open(hand)
    if capped and hand.structure is Structure.POT_LIMIT:
        return (PotLimitLaw.open_cap,)
    pair = no_open_pair(hand) if hand.structure is LIMIT else ()
    return (MAXIMA.get(hand.structure, "fixed-bet-sizes"), *pair)


MAXIMA = {Structure.POT_LIMIT: "pot-limit-maximum", Structure.SPREAD: "spread-maximum"}


def judge_bring_in(hand: Hand, command: c.BringIn) -> HandRuling:
    if hand.phase != BRINGING_IN:
        return wrong_phase(hand, "bring it in")
    seat = hand.actor
    return Ruling((BroughtIn(seat, min(hand.stakes.bring_in, hand.stacks[seat])),))


# ---- discards, runs, showdown ----------------------------------------------------------------


def judge_discard(hand: Hand, command: c.Discard) -> HandRuling:
    if hand.phase not in (DISCARDING, DRAWING):
        return wrong_phase(hand, "discard")
    seat, cards = command.seat, getattr(command, "cards", ())
    bad = bad_cards(hand, cards)
    if bad is not None:
        return bad
    street = hand.next_street
    if hand.phase == DISCARDING and len(cards) != street.discard:
        says = f"the game asks for {street.discard} discarded, not {len(cards)}"
        return refuse(Reason.WRONG_NUMBER_OF_CARDS, says, *discards(hand))
    if hand.phase == DRAWING and len(cards) > street.draw:
        says = f"at most {street.draw} cards may be drawn, not {len(cards)}"
        return refuse(Reason.TOO_MANY_CARDS, says, "draw")
    held = list(hand.hole[seat])
    for card in cards:
        if card not in held:
            says = "one of those cards is not in your hand"
            return refuse(Reason.NOT_YOUR_CARD, says, "discard")
        held.remove(card)
    return Ruling((Discarded(seat, tuple(cards)),))


def judge_run_it(hand: Hand, command: c.RunIt) -> HandRuling:
    if hand.phase != RUNNING:
        return wrong_phase(hand, "say how often to deal")
    times: object = getattr(command, "times", None)
    most = most_runs(hand)
    if type(times) is not int:
        return refuse(Reason.NOT_A_WHOLE_AMOUNT, f"deal it {said(times)} times: not a whole number")
    if not 1 <= times <= most:
        says = f"the rest may be dealt 1 to {most} times, not {said(times)}"
        return refuse(Reason.NOT_SO_MANY_RUNS, says, RunItLaw.maximum)
    return Ruling((Agreed(hand.actor, times),))


def judge_show(hand: Hand, command: c.Show) -> HandRuling:
    if hand.phase != SHOWING:
        return wrong_phase(hand, "show")
    seat = hand.actor
    held = hand.hole[seat]
    cards = getattr(command, "cards", ()) or held
    bad = bad_cards(hand, cards) or same_cards(hand, seat, cards)
    if bad is None and UNKNOWN in held:  # only a record looks where else a card may lie
        bad = on_the_table(hand, set(cards) - set(held))
    return bad or Ruling((Shown(seat, as_tabled(hand, seat, cards)),))


def judge_muck(hand: Hand, command: c.Muck) -> HandRuling:
    if hand.phase != SHOWING:
        return wrong_phase(hand, "muck")
    if not may_muck(hand):
        point = (
            ShowdownLaw.loser_may_muck
            if not hand.rules.showdown.loser_may_muck
            else ShowdownLaw.show_order_all_in
        )
        return refuse(Reason.MUST_SHOW, "every hand is shown here", point)
    return Ruling((Mucked(hand.actor),))


# Any, because each function takes the one command it stands beside.
JUDGE_PLAYER: dict[type, Callable[[Hand, Any], HandRuling]] = {
    c.Fold: judge_fold,
    c.Check: judge_check,
    c.Call: judge_call,
    c.RaiseTo: judge_raise,
    c.BringIn: judge_bring_in,
    c.Discard: judge_discard,
    c.RunIt: judge_run_it,
    c.Show: judge_show,
    c.Muck: judge_muck,
}
