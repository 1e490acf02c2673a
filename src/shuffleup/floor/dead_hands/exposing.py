"""Cards shown with action pending: the hand may be dead, the player penalised, abuse costs more."""

from __future__ import annotations

from shuffleup.floor.dead_hands.killing import facing_bet, live_seat
from shuffleup.floor.evidence import TOLD
from shuffleup.floor.facts import ONE_OF, SEAT, YES, Fact, FactError, Facts
from shuffleup.floor.kinds import Chance, kind
from shuffleup.hand import Hand
from shuffleup.hand.repairs.primitives import Exposed, Killed
from shuffleup.hand.rulings import HandChoice, HandEvents, HandRuling
from shuffleup.hand.state import BETTING, BRINGING_IN
from shuffleup.law.points.floor.dead_hands import DeadHandLaw, ExposedHand, PenaltyStarts
from shuffleup.law.ruling import Choice, Ruling

ONE_CARD, WHOLE_HAND = "one-card", "whole-hand"
ABUSE = (DeadHandLaw.exposing_forfeits_pot, DeadHandLaw.exposing_asked_to_leave)
DELIBERATE = Fact("deliberate", YES, "Was it done on purpose?")
WINNER_TAKE_ALL = Fact(
    "winner-take-all", YES, "Is it an event in which one player wins it all?", default=False
)


@kind(
    "hand-exposed-with-action-pending",
    "penalties",
    "A player showed cards while action was pending.",
    Fact("seat", SEAT, "Who?"),
    Fact("shown", ONE_OF, "What was shown?", (ONE_CARD, WHOLE_HAND)),
    Fact(
        "declared", YES, "Was the hand protected, or an action (call, raise, fold, time) declared?"
    ),
    Fact("before", YES, "Has the player done it before?", default=False),
    DELIBERATE,
    WINNER_TAKE_ALL,
    known=TOLD,
)
def hand_exposed_with_action_pending(hand: Hand, facts: Facts, chance: Chance) -> HandRuling:
    seat = live_seat(hand, facts)
    if hand.phase not in (BETTING, BRINGING_IN):
        raise FactError("no action is pending")
    whole = facts.one_of("shown") == WHOLE_HAND
    seen: HandEvents = (Exposed(seat, hand.hole[seat]),) if whole else ()
    if may_show(hand, facts):
        return Ruling(seen, grounds=(DeadHandLaw.last_two_may_show,), says="nothing forbids it")
    risk = hand_at_risk(hand, seat, facts) if whole else ExposedHand.PENALTY_ONLY
    why, notes = penalty_notes(hand, facts)
    killed = (*seen, Killed(seat))
    if risk is ExposedHand.DEAD:
        grounds = (*of_the_hand(hand, seat), *why)
        return Ruling(killed, grounds=grounds, says="the hand is dead", notes=notes)
    abuser = facts.yes("before")
    options = choices(hand, seen, killed, abuser=abuser, risk=risk)
    grounds = of_the_hand(hand, seat) if whole else ()  # one card is not the hand
    grounds = (*grounds, *(ABUSE if abuser else ()), *why)
    if len(options) > 1:
        says = "the floor decides about the hand and the player"
        return Ruling(grounds=grounds, options=options, says=says, notes=notes)
    return Ruling(seen, grounds=grounds, says="the hand is live", notes=notes)


def of_the_hand(hand: Hand, seat: int) -> tuple[str, ...]:
    """The points behind what becomes of the hand: whether there is a bet, where that decides."""
    law = hand.rules.dead_hands
    at_risk = law.hand_exposed_action_pending is not ExposedHand.PENALTY_ONLY
    by_bet = at_risk and (law.hand_exposed_rule_needs_bet or not facing_bet(hand, seat))
    needs_bet = (DeadHandLaw.hand_exposed_rule_needs_bet,) if by_bet else ()
    return (DeadHandLaw.hand_exposed_action_pending, *needs_bet)


def hand_at_risk(hand: Hand, seat: int, facts: Facts) -> ExposedHand:
    """What the book holds ready for the hand, in this position."""
    law = hand.rules.dead_hands
    if law.hand_exposed_action_pending is ExposedHand.PENALTY_ONLY:
        return ExposedHand.PENALTY_ONLY
    if law.hand_exposed_rule_needs_bet and (not facing_bet(hand, seat) or facts.yes("declared")):
        return ExposedHand.PENALTY_ONLY
    return law.hand_exposed_action_pending


def choices(
    hand: Hand,
    seen: HandEvents,
    killed: HandEvents,
    *,
    abuser: bool,
    risk: ExposedHand,
) -> tuple[HandChoice, ...]:
    """The hand lives or dies; a player who does it again may lose the pot, the seat, or both."""
    law = hand.rules.dead_hands
    found = [Choice("live", "The hand is live.", seen)]
    if risk is ExposedHand.MAY_BE_DEAD:
        found.append(Choice("dead", "The hand is dead.", killed))
    if not abuser:
        return tuple(found)
    forfeits, leaves = law.exposing_forfeits_pot, law.exposing_asked_to_leave
    if forfeits:
        found.append(Choice("forfeit-pot", "The player forfeits the pot.", killed))
    if leaves:
        found.append(Choice("ask-to-leave", "The player is asked to leave after the hand.", seen))
    if forfeits and leaves:
        found.append(Choice("both", "The player forfeits the pot and is asked to leave.", killed))
    return tuple(found)


def may_show(hand: Hand, facts: Facts) -> bool:
    """Nobody else in the event is harmed: its last two, or one of two takes it all."""
    if not hand.rules.dead_hands.last_two_may_show or hand.live.bit_count() != 2:
        return False
    return hand.setup.last_two or facts.yes("winner-take-all")


def penalty_notes(hand: Hand, facts: Facts) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """(grounds, notes): what may follow for the player."""
    law = hand.rules.dead_hands
    why: tuple[str, ...] = (DeadHandLaw.exposing_penalty,)
    if not law.exposing_penalty:
        return why, ()
    if law.exposing_needs_intent:
        why = (*why, DeadHandLaw.exposing_needs_intent)
        if not facts.yes("deliberate"):
            return why, ()
    at_once = law.penalty_for_exposing_starts is PenaltyStarts.AT_ONCE
    when = "at once" if at_once else "from the end of the hand"
    starts = DeadHandLaw.penalty_for_exposing_starts
    return (*why, starts), (f"a penalty is possible {when}",)
