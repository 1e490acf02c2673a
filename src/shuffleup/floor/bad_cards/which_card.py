"""Which card of whose hand a report speaks of, and another card in its place.

A card is named, or, where nobody knows the hands, counted as it was dealt. ``exchanged`` is the
repair: the next card of the deck for the bad one.
"""

from __future__ import annotations

from msgspec import Struct

from shuffleup.cards import UNKNOWN, show
from shuffleup.floor.bad_cards.held_cards import acted_since, held_cards
from shuffleup.floor.board.stub import check_named
from shuffleup.floor.dead_hands.killing import live_seat
from shuffleup.floor.facts import (
    CARD,
    CARDS,
    COUNT,
    SEAT,
    Fact,
    FactError,
    Facts,
    MissingFactError,
)
from shuffleup.floor.substantial import acts_of_round
from shuffleup.hand import Hand, apply
from shuffleup.hand.events import Opened
from shuffleup.hand.order import first_to_act
from shuffleup.hand.repairs.mending import standing
from shuffleup.hand.repairs.primitives import (
    ASIDE,
    BURNS,
    MUCK,
    STUB_TOP,
    Exposed,
    Moved,
    Restacked,
    Turned,
    TurnGiven,
)
from shuffleup.hand.rulings import HandEvents
from shuffleup.hand.state import clockwise, copy, mask_of

WHICH = (
    Fact("seat", SEAT, "Whose card?"),
    Fact("card", CARD, "Which card?", default=()),
    Fact("nth", COUNT, "Which of the player's cards, counted as they were dealt?"),
)
NEW = Fact("new", CARDS, "Which card came in its place, where it is known?", default=())


class Which(Struct, frozen=True):
    """A card of a hand: whose, its number there, as the record has it and as it is known to be."""

    seat: int
    nth: int
    lies: int
    card: int


def which_card(hand: Hand, facts: Facts) -> Which:
    """The card a report speaks of; FactError if the hand has no such card."""
    seat = live_seat(hand, facts)
    held, said = hand.hole[seat], facts.cards("card")
    for card in said:
        if card in held and card != UNKNOWN:
            return Which(seat, held.index(card) + 1, card, card)
    if said and UNKNOWN not in held:
        raise FactError(f"{show(said)} is not in the hand of seat {seat + 1}")
    if UNKNOWN not in held and not facts.has("nth"):
        raise MissingFactError("card")
    counted = counted_card(hand, facts, seat)
    check_named(hand, said, (counted.lies,), "that card")
    return Which(seat, counted.nth, counted.lies, said[0]) if said else counted


def counted_card(hand: Hand, facts: Facts, seat: int) -> Which:
    """A card by its number; the only unknown one of a hand need not be counted."""
    held = hand.hole[seat]
    only = held.count(UNKNOWN) == 1 and not facts.has("nth")
    nth = held.index(UNKNOWN) + 1 if only else facts.count("nth")
    if not 1 <= nth <= len(held):
        raise FactError(f"the hand of seat {seat + 1} has {len(held)} cards: none is number {nth}")
    return Which(seat, nth, held[nth - 1], held[nth - 1])


def lies_up(hand: Hand, which: Which) -> bool:
    """Whether it lies face up, also where nobody has named it."""
    return held_cards(hand, which.seat)[which.nth - 1].up


def acted_on(hand: Hand, which: Which) -> bool:
    """Whether its player has acted with this very card in the hand."""
    return acted_since(hand, which.seat, held_cards(hand, which.seat)[which.nth - 1].at)


def in_starting_hand(hand: Hand, which: Which) -> bool:
    """Whether it was dealt before the first round of betting."""
    opened = [at for at, event in enumerate(standing(hand)) if isinstance(event, Opened)][:1]
    return not opened or held_cards(hand, which.seat)[which.nth - 1].at < opened[0]


def place_in_deal(hand: Hand, which: Which) -> int:
    """Its number as it came off the deck, from 1: cards go round one at a time."""
    seats = mask_of(seat for seat, stack in enumerate(hand.setup.stacks) if stack)
    order = clockwise(seats, hand.setup.button)
    return (which.nth - 1) * len(order) + order.index(which.seat) + 1


# ---- another card in its place ---------------------------------------------------------------


def next_card(hand: Hand, facts: Facts) -> tuple[HandEvents, int]:
    """The card on top of the stub, named first where the deck is unknown and somebody says it."""
    said, stub = facts.cards("new"), hand.stub
    if not stub or len(said) > 1:
        raise FactError("new: one card comes in its place" if stub else "there is no card left")
    check_named(hand, said, stub[:1], "the next card of the deck")
    if not said or said == stub[:1]:
        return (), stub[0]
    return (Restacked(said + stub[1:]),), said[0]


def exchanged(
    hand: Hand, facts: Facts, which: Which, place: int, *, shown: bool = True
) -> HandEvents:
    """The bad card goes there for all to see, and the top card of the deck takes its place."""
    named, new = next_card(hand, facts)
    up = lies_up(hand, which)
    events: HandEvents = (
        *named,
        Moved((new,), STUB_TOP, which.seat, up),
        Moved((which.lies,), which.seat, place, shown),
    )
    if not up and which.lies == UNKNOWN and UNKNOWN in hand.up[which.seat]:
        events += (Turned(which.seat, (UNKNOWN,), True),)  # an up-card nobody named stays one
    seen = (Exposed(-1, (which.card,)),) if which.card != which.lies else ()
    return (*events, *seen, *opener(hand, events, up))


def opener(hand: Hand, events: HandEvents, up: bool) -> HandEvents:
    """With another up-card somebody else may have to open the round."""
    if not up or acts_of_round(hand):
        return ()
    trial = copy(hand)
    for event in events:
        apply(trial, event)
    first = first_to_act(trial, hand.street)
    return (TurnGiven(first),) if first not in (-1, hand.actor) else ()


# ---- errors of this deal so far --------------------------------------------------------------


def exposed_before(hand: Hand) -> int:
    """Down cards that the dealer exposed on this deal, by the reports so far."""
    return sum(
        isinstance(event, Moved)
        and event.up
        and event.source >= 0
        and event.target in (BURNS, MUCK)
        for event in standing(hand)
    )


def boxed_before(hand: Hand) -> int:
    return sum(
        isinstance(event, Moved) and event.up and event.target == ASIDE for event in standing(hand)
    )
