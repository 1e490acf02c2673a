"""A player dealt in who should not have been, and one who was left out."""

from __future__ import annotations

from shuffleup.floor.evidence import REFUTED
from shuffleup.floor.facts import SEAT, YES, Fact, FactError, Facts
from shuffleup.floor.kinds import Chance, kind
from shuffleup.floor.misdeals.misdeal import (
    DEAL_FACTS,
    check_going_on,
    check_live,
    deadline_grounds,
    in_time,
    misdeal,
)
from shuffleup.floor.misdeals.wrong_count import cards_due
from shuffleup.floor.substantial import acts_of_round
from shuffleup.hand import Hand
from shuffleup.hand.repairs.primitives import STUB_BOTTOM, STUB_TOP, Killed, Moved, Refunded
from shuffleup.hand.rulings import HandEvents, HandRuling
from shuffleup.hand.setup import Forced
from shuffleup.law.points.floor.misdeals import Entitled, MisdealLaw, Omitted, UnentitledSeat
from shuffleup.law.ruling import Ruling

FAMILY = "misdeals"


@kind(
    "unentitled-seat-dealt-in",
    FAMILY,
    "Cards went to an empty seat, or to somebody with no right to a hand.",
    Fact("seat", SEAT, "Which seat?", any_seat=True),
    *DEAL_FACTS,
    known=REFUTED,
)
def unentitled_seat_dealt_in(hand: Hand, facts: Facts, chance: Chance) -> HandRuling:
    check_going_on(hand)
    seat = facts.seat()
    law, named = hand.rules.misdeals.unentitled_seat_dealt, MisdealLaw.unentitled_seat_dealt
    dead = completed_and_killed(hand, seat)
    if law is UnentitledSeat.COMPLETE_AND_KILL:
        says = "no misdeal: the hand there is completed and killed"
        return Ruling(dead, grounds=(named,), says=says)
    says = "a seat had no right to cards"
    return misdeal(hand, chance, (named,), says, facts, fouled=(seat,), otherwise=dead)


def completed_and_killed(hand: Hand, seat: int) -> HandEvents:
    """A whole hand at that seat, face down, and dead."""
    short = cards_due(hand) - len(hand.hole[seat])
    dealt = (Moved(hand.stub[:short], STUB_TOP, seat),) if short > 0 else ()
    return (*dealt, Killed(seat))


@kind(
    "entitled-player-dealt-out",
    FAMILY,
    "A player with a right to a hand was left out of the deal.",
    Fact("seat", SEAT, "Who was left out?"),
    Fact("present", YES, "Was the player at the table?", default=True),
    Fact("requested", YES, "Had the absent player asked for a hand?"),
    Fact("complete", YES, "Had anybody all the cards of a starting hand?"),
    *DEAL_FACTS,
    known=REFUTED,
)
def entitled_player_dealt_out(hand: Hand, facts: Facts, chance: Chance) -> HandRuling:
    seat = facts.seat()
    check_going_on(hand)
    check_live(hand, (seat,))
    if any(act.seat == seat for act in acts_of_round(hand)) or hand.street > 0:
        raise FactError(f"seat {seat + 1} has played this hand")
    sure = facts.yes("present") or has_anted(hand, seat)
    away = () if sure else (MisdealLaw.entitled_to_hand,)
    named: tuple[str, ...] = (MisdealLaw.entitled_player_omitted, *away)
    out = left_out(hand, seat)
    if not is_entitled(hand, facts, seat):
        return Ruling(out, grounds=named, says=f"no right to a hand: {told(out)}")
    law = hand.rules.misdeals.entitled_player_omitted
    complete = law is Omitted.UNTIL_A_HAND_IS_COMPLETE and facts.yes("complete")
    if complete or not in_time(hand, facts):
        refund = (MisdealLaw.omitted_player_refund,) if hand.paid[seat] else ()
        late = () if complete else deadline_grounds(hand, facts)
        grounds = (*named, *refund, *late)
        return Ruling(out, grounds=grounds, says=f"too late for a misdeal: {told(out)}")
    return misdeal(hand, chance, named, "a player was left out", facts, otherwise=out)


def told(out: HandEvents) -> str:
    """What happens to the player, in words."""
    refunded = any(isinstance(event, Refunded) for event in out)
    back = ", and what was put in goes back" if refunded else ""
    return f"left out of this hand{back}"


def is_entitled(hand: Hand, facts: Facts, seat: int) -> bool:
    """Whether the book gives this player a hand; an absent one may have posted or asked for it."""
    law = hand.rules.misdeals.entitled_to_hand
    if law is Entitled.EVERY_STACK or facts.yes("present"):
        return True
    if law is Entitled.SEATED_OR_POSTED:
        return any(post.seat == seat for post in hand.setup.posts)
    return has_anted(hand, seat) or facts.yes("requested")


def has_anted(hand: Hand, seat: int) -> bool:
    return any(post.seat == seat and post.kind is Forced.ANTE for post in hand.setup.posts)


def left_out(hand: Hand, seat: int) -> HandEvents:
    """The hand without this player: the cards on record were never dealt, the post goes back."""
    cards, paid = hand.hole[seat], hand.paid[seat]
    events: HandEvents = (Moved(cards, seat, STUB_BOTTOM),) if cards else ()
    events += (Killed(seat),)
    refund = paid and hand.rules.misdeals.omitted_player_refund
    return (*events, Refunded(seat, paid)) if refund else events
