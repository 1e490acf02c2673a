"""A player away from the hand: dealt in while absent, or walked off."""

from __future__ import annotations

from msgspec.structs import replace

from shuffleup.floor.dead_hands.killing import live_seat
from shuffleup.floor.evidence import TOLD
from shuffleup.floor.facts import ONE_OF, SEAT, YES, Fact, FactError, Facts
from shuffleup.floor.kinds import Chance, kind
from shuffleup.floor.turns.acts_before_turn import PENALTY
from shuffleup.hand import BringIn, Hand, judge
from shuffleup.hand.repairs.primitives import Killed
from shuffleup.hand.rulings import HandEvents, HandRuling
from shuffleup.hand.state import BRINGING_IN, SHOWING
from shuffleup.law.points.floor.dead_hands import AbsentDead, DeadHandLaw, Leaving
from shuffleup.law.points.floor.stud_errors import StudErrorLaw
from shuffleup.law.ruling import Ruling

AWAY, WALKED_OFF = "away-at-the-deal", "walked-off"


@kind(
    "absent-player-hand",
    "dead hands",
    "A player is away from the hand: absent at the deal, or walked off.",
    Fact("seat", SEAT, "Who?"),
    Fact(
        "left", ONE_OF, "Away when the cards were dealt, or walked off since?", (AWAY, WALKED_OFF)
    ),
    Fact("unprotected", YES, "Did the player go without a word, the hand unprotected?"),
    Fact("back", YES, "Is the player back?"),
    known=TOLD,
)
def absent_player_hand(hand: Hand, facts: Facts, chance: Chance) -> HandRuling:
    seat, law = live_seat(hand, facts), hand.rules.dead_hands
    if hand.phase == SHOWING:
        raise FactError("the betting is over")
    walked_off = facts.one_of("left") == WALKED_OFF
    if walked_off:
        return at_a_price(hand, left_behind(hand, seat, facts))
    at_once = law.absent_hand_dead_when is AbsentDead.INITIAL_DEAL_COMPLETE
    if at_once:
        return killed(hand, seat, DeadHandLaw.absent_hand_dead_when)
    return at_its_turn(hand, seat, facts, DeadHandLaw.absent_hand_dead_when)


def left_behind(hand: Hand, seat: int, facts: Facts) -> HandRuling:
    """Walked off: mucked at once where the book says so, else the hand waits for its turn."""
    point = DeadHandLaw.leaving_unprotected_hand
    mucked = hand.rules.dead_hands.leaving_unprotected_hand is Leaving.MUCKED
    if mucked and facts.yes("unprotected"):
        return killed(hand, seat, point)
    return at_its_turn(hand, seat, facts, point)


def at_a_price(hand: Hand, ruling: HandRuling) -> HandRuling:
    """Where players must stay while there is betting to come, walking off may cost a penalty."""
    if not hand.rules.dead_hands.leaving_live_hand_penalised:
        return ruling
    grounds = (*ruling.grounds, DeadHandLaw.leaving_live_hand_penalised, "leaving-the-table")
    return replace(ruling, grounds=grounds, notes=(*ruling.notes, PENALTY))


def at_its_turn(hand: Hand, seat: int, facts: Facts, point: str) -> HandRuling:
    """Live until the action reaches it."""
    if facts.yes("back"):
        return Ruling(grounds=(point,), says="back in time: the hand is live")
    if hand.actor != seat:
        return Ruling(grounds=(point,), says="the hand is live until the action reaches it")
    return killed(hand, seat, point)


def killed(hand: Hand, seat: int, point: str) -> HandRuling:
    """Dead; what was posted stays, and a forced bet that is theirs to make is put in first."""
    forced: HandEvents = ()
    if hand.phase == BRINGING_IN and hand.actor == seat:
        if hand.rules.stud_errors.absent_pays_bring_in:
            forced = judge(hand, BringIn(seat)).events
        grounds: tuple[str, ...] = (point, StudErrorLaw.absent_pays_bring_in)
    else:
        grounds = (point,)
    says = "the forced bet is put in and the hand is dead" if forced else "the hand is dead"
    return Ruling((*forced, Killed(seat)), grounds=grounds, says=says)
