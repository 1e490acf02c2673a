"""Chips on their way: over the line or not yet, by accident, or while the player checks.

``put_in`` is what chips put in at one time, without a word, come to: it asks the one reader of
silent chips, and knows besides what too few of them are.
"""

from __future__ import annotations

from shuffleup.floor.evidence import REFUTED, Where, told
from shuffleup.floor.facts import ONE_OF, PILE, YES, Fact, FactError, Facts
from shuffleup.floor.kinds import Chance, kind
from shuffleup.floor.report import Report, report
from shuffleup.floor.wagers.put_right import (
    FAMILY,
    Events,
    calls,
    grounded,
    in_stack,
    makes_it,
    minimum,
    owed,
    said,
    to_act,
)
from shuffleup.floor.wagers.undercalls import undercall_of
from shuffleup.hand import Hand
from shuffleup.hand import events as e
from shuffleup.hand.betting import raise_limits
from shuffleup.hand.rulings import HandChoice, HandRuling
from shuffleup.law.points.floor.wager_answers import (
    Accident,
    CheckWithChips,
    ChipsCommit,
    Induced,
    Undersize,
)
from shuffleup.law.points.floor.wagers import WagerLaw
from shuffleup.law.ruling import Choice, Ruling

BEHIND, TOWARD, OVER, RELEASED_OVER, RELEASED_SHORT = (
    "behind-the-line", "toward-the-line", "over-the-line", "released-over", "released-short",
)  # fmt: skip
IN_HAND = (TOWARD, OVER)
BINDING = {
    ChipsCommit.LINE: (OVER, RELEASED_OVER),
    ChipsCommit.FORWARD_MOTION: (TOWARD, OVER, RELEASED_OVER, RELEASED_SHORT),
    ChipsCommit.RELEASED: (RELEASED_OVER, RELEASED_SHORT),
    ChipsCommit.RELEASED_OR_LINE: (OVER, RELEASED_OVER, RELEASED_SHORT),
}


# ---- what chips come to ----------------------------------------------------------------------


def put_in(hand: Hand, pile: tuple[int, ...]) -> HandRuling:
    """What these chips are, put in at one time and without a word by the seat to act."""
    seat = to_act(hand)
    chips = in_stack(hand, seat, sum(pile))
    all_in = chips == hand.stacks[seat]
    if chips < owed(hand, seat) and not all_in:
        return undercall_of(hand, seat, chips)
    if not hand.bet and chips < raise_limits(hand)[0] and not all_in:
        return too_small(hand, seat)
    ruling = report(hand, Report("wager", {"chips": pile}))
    if ruling.refusal or ruling.missing:
        raise FactError(
            ruling.refusal.says if ruling.refusal else f"it depends on {ruling.missing}"
        )
    return ruling


def too_small(hand: Hand, seat: int) -> HandRuling:
    """A bet below the minimum by somebody with more chips."""
    grounds = (WagerLaw.undersize_bet_with_chips_left,)
    if hand.rules.wagers.undersize_bet_with_chips_left is Undersize.RETURNED:
        return Ruling(grounds=grounds, says="the chips go back")
    bet = minimum(hand, seat)
    return Ruling((bet,), grounds=grounds, says=said(hand, bet))


def event_of(ruling: HandRuling) -> e.Event | None:
    return next(iter(events_of(ruling)), None)


def events_of(ruling: HandRuling) -> Events:
    """What happens by a ruling; where it is left to the floor, by its first option."""
    return ruling.options[0].events if ruling.options else ruling.events


# ---- chips moved forward ---------------------------------------------------------------------


@kind(
    "chips-over-line",
    FAMILY,
    "Chips were moved forward without a word: was it a bet yet, and of how much?",
    Fact(
        "how-far", ONE_OF, "How far did the chips get, in the hand or let go?",
        (BEHIND, TOWARD, OVER, RELEASED_OVER, RELEASED_SHORT),
    ),
    Fact("chips", PILE, "Which chips?"),
    Fact("short", PILE, "Which others of that motion stopped short or rolled back?", default=()),
    Fact("by-accident", YES, "Did they cross by accident?", default=False),
    Fact("made-another-act", YES, "Did somebody act because of it?", default=False), known=REFUTED,
)  # fmt: skip
def chips_over_line(hand: Hand, facts: Facts, chance: Chance) -> HandRuling:
    law = hand.rules.wagers
    seat = to_act(hand)
    far, pile = facts.one_of("how-far"), facts.pile("chips")
    in_stack(hand, seat, sum(pile))
    if facts.yes("by-accident") and law.accidental_chips_over_line is Accident.RETURNED:
        return Ruling(
            grounds=(WagerLaw.accidental_chips_over_line,), says="the chips go back: no bet"
        )
    if far not in BINDING[law.chips_commit_when]:
        induced = far in IN_HAND and facts.yes("made-another-act")
        return not_bound(hand, pile, induced=induced)
    if facts.pile("short") and law.one_motion_is_one_action:
        whole = put_in(hand, pile + facts.pile("short"))
        return grounded(whole, WagerLaw.chips_commit_when, WagerLaw.one_motion_is_one_action)
    if far in IN_HAND and law.chips_commit_when is ChipsCommit.FORWARD_MOTION:
        return carried_forward(hand, seat, pile)
    return grounded(put_in(hand, pile), WagerLaw.chips_commit_when)


def not_bound(hand: Hand, pile: tuple[int, ...], *, induced: bool) -> HandRuling:
    """Not a bet yet; but whoever made another act by it may have to go through with it."""
    nothing: HandRuling = Ruling(
        grounds=(WagerLaw.chips_commit_when,), says="no bet yet: the chips may go back"
    )
    law = hand.rules.wagers.forward_motion_inducing_action
    if not induced or law is Induced.NEVER_BINDS:
        return nothing
    bound = put_in(hand, pile)
    if law is Induced.BINDS:
        return grounded(bound, WagerLaw.forward_motion_inducing_action)
    options: tuple[HandChoice, ...] = (
        Choice("complete", f"The action is completed: {bound.says}.", events_of(bound)),
        Choice("nothing", "It was no bet; whoever acted on it acted out of turn."),
    )
    grounds = (WagerLaw.forward_motion_inducing_action, *bound.grounds)
    return Ruling(grounds=grounds, options=options, says="another acted on the motion")


def carried_forward(hand: Hand, seat: int, pile: tuple[int, ...]) -> HandRuling:
    """Bound to something, though nothing was let go: how much may have to be ruled."""
    whole = put_in(hand, pile)
    least = calls(hand, seat) if owed(hand, seat) > 0 else minimum(hand, seat)
    if events_of(whole) == (least,):
        return grounded(whole, WagerLaw.chips_commit_when)
    options = (
        Choice("minimum", f"The least there is: {said(hand, least)}.", (least,)),
        Choice("chips-in-hand", f"What was in the hand: {whole.says}.", events_of(whole)),
    )
    grounds = (WagerLaw.chips_commit_when, *whole.grounds)
    return Ruling(grounds=grounds, options=options, says="bound to act, the amount is to be ruled")


# ---- a check with chips in, and the bounty chip ----------------------------------------------


@kind(
    "check-with-chips-over-line",
    FAMILY,
    "A player checked while chips of theirs lay on or over the line.",
    known=REFUTED,
)
def check_with_chips_over_line(hand: Hand, facts: Facts, chance: Chance) -> HandRuling:
    seat = to_act(hand)
    if owed(hand, seat) > 0:
        raise FactError("there is a bet and nothing to check: what were the chips?")
    grounds = (WagerLaw.check_with_chips_over_line,)
    what = hand.rules.wagers.check_with_chips_over_line
    check, bet = e.Checked(seat), minimum(hand, seat)
    if what is CheckWithChips.CHECK or not isinstance(bet, e.Raised):
        return Ruling((check,), grounds=grounds, says="check")
    if what is CheckWithChips.MINIMUM_BET:
        return Ruling((bet,), grounds=grounds, says=said(hand, bet))
    options = (
        Choice("check", "It is a check and the chips go back.", (check,)),
        Choice("minimum-bet", f"It is the smallest bet: {said(hand, bet)}.", (bet,)),
    )
    return Ruling(grounds=grounds, options=options, says="a check with chips over the line")


@kind(
    "bounty-chip", FAMILY, "The player to act threw in the bounty chip.", known=told(Where.BOUNTIES)
)
def bounty_chip(hand: Hand, facts: Facts, chance: Chance) -> HandRuling:
    seat = to_act(hand)
    grounds = (WagerLaw.bounty_chip_means_all_in,)
    if not hand.rules.wagers.bounty_chip_means_all_in:
        return Ruling(grounds=grounds, says="the bounty chip goes back: it is no bet")
    everything = hand.bets[seat] + hand.stacks[seat]
    all_in = makes_it(hand, seat, everything) if everything > hand.bet else calls(hand, seat)
    return Ruling((all_in,), grounds=grounds, says=said(hand, all_in))
