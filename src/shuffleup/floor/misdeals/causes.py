"""Misdeals: what makes one, until when, and the redeal.

Here the deal as a whole: begun at the wrong seat, from the wrong button, from a deck not made
ready, or wrong in a way no list names. The other modules judge wrong counts, seats and posts.
"""

from __future__ import annotations

from msgspec.structs import replace

from shuffleup.floor.evidence import REFUTED
from shuffleup.floor.facts import ONE_OF, SEAT, SEATS, Fact, FactError, Facts
from shuffleup.floor.kinds import Chance, kind
from shuffleup.floor.misdeals.misdeal import (
    DEAL_FACTS,
    check_going_on,
    check_live,
    in_time,
    misdeal,
    misdeal_or_not,
    too_late,
)
from shuffleup.hand import Hand
from shuffleup.hand.repairs.primitives import Killed, Voided
from shuffleup.hand.rulings import HandChoice, HandEvents, HandRuling
from shuffleup.hand.state import clockwise, mask_of
from shuffleup.law.points.floor.misdeals import Declaration, MisdealLaw, WrongButton
from shuffleup.law.ruling import Ruling

FAMILY = "misdeals"


@kind(
    "misdeal-claim",
    FAMILY,
    "Somebody says the deal was bad, for a reason that no other kind names.",
    Fact("fouled", SEATS, "Whose hand is fouled by it?", default=()),
    *DEAL_FACTS,
    known=REFUTED,
)
def misdeal_claim(hand: Hand, facts: Facts, chance: Chance) -> HandRuling:
    """A ground no book lists: the floor decides, unless the list is closed or it is too late."""
    fouled = facts.seats("fouled")
    check_live(hand, fouled)
    named = (MisdealLaw.grounds_exhaustive,)
    if not in_time(hand, facts):
        return too_late(hand, named, fouled, facts)
    if hand.rules.misdeals.grounds_exhaustive:
        return Ruling(grounds=named, says="no ground for a misdeal: play on")
    dead = tuple(Killed(seat) for seat in fouled)
    may = Declaration.FLOOR_DISCRETION
    says = "the book's list is not closed"
    return misdeal(hand, chance, named, says, facts, fouled=fouled, otherwise=dead, how=may)


@kind(
    "first-card-wrong-seat",
    FAMILY,
    "The deal began at the wrong seat.",
    Fact("first", SEAT, "Who was dealt the first card?"),
    *DEAL_FACTS,
    known=REFUTED,
)
def first_card_wrong_seat(hand: Hand, facts: Facts, chance: Chance) -> HandRuling:
    check_going_on(hand)
    seated = mask_of(seat for seat, stack in enumerate(hand.setup.stacks) if stack)
    if facts.seat("first") == clockwise(seated, hand.setup.button)[0]:
        raise FactError("the deal begins left of the button, and so it did")
    named = (MisdealLaw.first_card_wrong_seat,)
    if not hand.rules.misdeals.first_card_wrong_seat:
        return Ruling(grounds=named, says="no misdeal: the hands stand as dealt")
    return misdeal(hand, chance, named, "the deal began at the wrong seat", facts)


@kind(
    "wrong-button",
    FAMILY,
    "The button, and so the blinds and the deal, were in the wrong place for this hand.",
    Fact("proper", SEAT, "Whose button should it be?"),
    *DEAL_FACTS,
    known=REFUTED,
)
def wrong_button(hand: Hand, facts: Facts, chance: Chance) -> HandRuling:
    check_going_on(hand)
    if hand.game.stud:
        raise FactError("there is no button in stud")
    if facts.seat("proper") == hand.setup.button:
        raise FactError("the button is where it should be")
    law, named = hand.rules.misdeals.wrong_button, ("wrong-button", MisdealLaw.wrong_button)
    if law is WrongButton.PLAY_ON:
        return Ruling(grounds=named, says="no misdeal: the hand is played from this button")
    may = law is WrongButton.MAY_BE_MISDEAL
    how = Declaration.FLOOR_DISCRETION if may else Declaration.AUTOMATIC
    ruling = misdeal(hand, chance, named, "the button was out of position", facts, how=how)
    return put_right(ruling)


def put_right(ruling: HandRuling) -> HandRuling:
    """The same button cannot deal again: the hand is void, the table deals from the right one."""
    note = ("the button is put right before the redeal",)
    void: HandEvents = (Voided(),)
    if ruling.options and ruling.options[0].name == "misdeal":
        options: tuple[HandChoice, ...] = misdeal_or_not(void, ruling.options[1].events)
        return replace(ruling, options=options, notes=note)
    again = MisdealLaw.redeal in ruling.grounds
    grounds = (*ruling.grounds, "button-put-right")
    return replace(ruling, events=void, grounds=grounds, notes=note) if again else ruling


@kind(
    "unshuffled-deck",
    FAMILY,
    "The hand was dealt from a deck that was not shuffled, or not cut.",
    Fact("left-out", ONE_OF, "What was left out?", values=("shuffle", "cut", "both")),
    *DEAL_FACTS,
    known=REFUTED,
)
def unshuffled_deck(hand: Hand, facts: Facts, chance: Chance) -> HandRuling:
    check_going_on(hand)
    law = hand.rules.misdeals
    named: tuple[str, ...] = (MisdealLaw.unshuffled_deck,)
    if facts.one_of("left-out") == "cut":
        named += (MisdealLaw.deck_cut_required,)
        if not law.deck_cut_required:
            return Ruling(grounds=named, says="no cut is needed: play on")
    if not law.unshuffled_deck:
        return Ruling(grounds=named, says="no misdeal: play on")
    return misdeal(hand, chance, named, "the deck was not made ready", facts)
