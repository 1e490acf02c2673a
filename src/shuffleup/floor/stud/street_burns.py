"""No burn, or two, before a stud street: the cards go to their places, but for one already seen."""

from __future__ import annotations

from shuffleup.floor.evidence import REFUTED
from shuffleup.floor.facts import ONE_OF, SEATS, Fact, FactError, Facts
from shuffleup.floor.kinds import Chance, kind
from shuffleup.floor.stud.street_dealt import (
    StreetDealt,
    acted,
    check_betting,
    last_street,
    place_of,
    street_dealt,
)
from shuffleup.hand import Hand
from shuffleup.hand.repairs.primitives import STUB_BOTTOM, STUB_TOP, BurnWaived, Moved
from shuffleup.hand.rulings import HandEvent, HandEvents, HandRuling
from shuffleup.law.points.floor.stud_errors import BurnError, BurnErrorLastCard, StudErrorLaw
from shuffleup.law.ruling import Ruling

NONE, TWO = "none", "two"


@kind(
    "stud-burn-error",
    "stud",
    "In stud no card, or two, were burned before the street.",
    Fact("burned", ONE_OF, "How many cards were burned?", (NONE, TWO)),
    Fact("seen", SEATS, "Whose last down card was looked at or mixed in?", default=()),
    known=REFUTED,
)
def stud_burn_error(hand: Hand, facts: Facts, chance: Chance) -> HandRuling:
    check_betting(hand)
    street = street_dealt(hand)
    if not street.burns or not street.dealt:
        raise FactError("no card is burned before this street")
    if street.burns[-1] not in hand.burns:
        raise FactError("the deck ran short and the burns were mixed in")
    law = hand.rules.stud_errors
    back = -1 if facts.one_of("burned") == NONE else 1  # whose card each player got instead
    if law.burn_error is BurnError.STANDS or acted(hand):
        says = "it cannot be put right any more: the cards play as they came"
        return Ruling(as_it_came(hand, street, back), grounds=(StudErrorLaw.burn_error,), says=says)
    kept = keepers(hand, street, facts)
    if law.burn_error_last_card is BurnErrorLastCard.REPLACED:
        kept = set()
    grounds = (StudErrorLaw.burn_error, StudErrorLaw.burn_error_last_card)
    says = "a card already seen is kept" if kept else "the cards go to their proper places"
    return Ruling(keeping(hand, street, kept, back), grounds=grounds, says=says)


def keepers(hand: Hand, street: StreetDealt, facts: Facts) -> set[int]:
    """Places, in dealing order, of those who must accept the last down card they got."""
    if not last_street(hand):
        return set()
    order = [seat for seat, _ in street.dealt]
    seats = facts.seats("seen")
    for seat in seats:
        if seat not in order:
            raise FactError(f"seat {seat + 1} got no card on this street")
    return {order.index(seat) for seat in seats}


def slot(hand: Hand, street: StreetDealt, index: int) -> tuple[int, int]:
    """(where it lies, card): number -1 is the burn, one past the last is the top of the stub."""
    if index < len(street.dealt):
        return place_of(street, index)
    if not hand.stub:
        raise FactError("there are no cards left in the stub")
    return STUB_TOP, hand.stub[0]


def keeping(hand: Hand, street: StreetDealt, kept: set[int], back: int) -> HandEvents:
    """Each player who keeps a card has a neighbour's; the neighbour at the end of such a run takes
    what the first of them should have had. Everyone else has their own."""
    events: list[HandEvent] = []
    for last in sorted(kept):
        if last - back in kept:
            continue
        run = [last]  # from the keeper whose own card nobody kept, towards the card that player got
        while run[-1] + back in kept:
            run.append(run[-1] + back)
        end, _ = slot(hand, street, run[-1] + back)
        for index in run:
            source, card = slot(hand, street, index + back)
            events.append(Moved((card,), source, street.dealt[index][0], street.up))
        own = street.dealt[last]
        events.append(Moved((own[1],), own[0], end, street.up))
    return tuple(events)


def as_it_came(hand: Hand, street: StreetDealt, back: int) -> HandEvents:
    """Everyone has the card of the neighbour before, or after, in the deal."""
    events: list[HandEvent] = []
    for index, (seat, _) in enumerate(street.dealt):
        source, card = slot(hand, street, index + back)
        events.append(Moved((card,), source, seat, street.up))
    if back < 0:  # nothing was burned: the card left over is still on the stub
        seat, card = street.dealt[-1]
        return (*events, Moved((card,), seat, STUB_TOP), BurnWaived(street.name))
    seat, card = street.dealt[0]
    return (
        *events,
        Moved((card,), seat, STUB_BOTTOM),
    )  # a second burn, which stands for no later one
