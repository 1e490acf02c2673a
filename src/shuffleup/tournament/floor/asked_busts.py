"""Places and deals: who of several goes out before whom, and what the last players may agree on."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from shuffleup.floor.facts import COUNT, ONE_OF, YES, Fact, FactError, Facts
from shuffleup.floor.senders import player
from shuffleup.law.points import PayoutLaw
from shuffleup.room.floor.small_room import ANN, OTHERS
from shuffleup.tournament.endings import end_commands as c
from shuffleup.tournament.endings.end_records import DealKind, PrizeAward
from shuffleup.tournament.endings.going_out import playing, standings
from shuffleup.tournament.endings.prize_deals import is_made
from shuffleup.tournament.endings.prize_list import PrizeTerms
from shuffleup.tournament.event_clock.clock_commands import HandForHand
from shuffleup.tournament.event_seats.seat_draw import where_is
from shuffleup.tournament.floor.event_kinds import PLACES, asked_of_event
from shuffleup.tournament.floor.small_event import (
    PEOPLE,
    PRICE,
    anew,
    answer,
    does,
    goes_out,
    seat_people,
)
from shuffleup.tournament.rulings import EventRuling
from shuffleup.tournament.state import Tournament

STAY: Final = 2  # players who are still in
SHARES: Final = PrizeTerms(shares=(5000, 3000, 2000))


@asked_of_event(
    "bust-at-once",
    PLACES,
    "Several players bust in one hand: which places have they?",
    Fact("players", COUNT, "How many?", default=3),
    Fact("equal", YES, "Did they begin the hand with the same number of chips?", default=False),
    Fact("tables", YES, "Was it at several tables, hand for hand?", default=False),
)
def bust_at_once(event: Tournament, facts: Facts) -> EventRuling:
    count, several = facts.count("players"), facts.yes("tables")
    if not 2 <= count <= event.terms.seats - STAY:
        raise FactError(f"players: 2 to {event.terms.seats - STAY}")
    event = anew(event, replace(event.terms, by_hand=True))
    out, left = PEOPLE[:count], PEOPLE[count : count + 2 * STAY]
    two = [out[1:], out[:1]] if several else [out]
    for number, names in enumerate(two):
        seat_people(event, f"{number + 1}", *names, *left[STAY * number : STAY * (number + 1)])
    stack = event.terms.stack
    busts = [
        c.BustOut(name, stack if facts.yes("equal") else stack - at) for at, name in enumerate(out)
    ]
    if several:
        does(event, HandForHand())
        for one in busts:
            does(event, one)
    else:
        does(event, c.BustAtOnce(tuple(busts)))
    places = [place for place, name in standings(event) if name in out]
    round_of_hands = ("busts-of-a-round",) if several else ()
    return answer(which_places(places), PayoutLaw.simultaneous, *round_of_hands)


def which_places(places: list[int]) -> str:
    if len(set(places)) == 1:
        return f"they share place {places[0]} and its prizes"
    named = ", ".join(f"{place}" for place in places)
    return f"places {named}: whoever began the hand with more chips is before the others"


@asked_of_event(
    "out-of-the-event",
    PLACES,
    "A player who is out stays in the seat.",
)
def out_of_the_event(event: Tournament, facts: Facts) -> EventRuling:
    event = anew(event, replace(event.terms, by_hand=True))
    seat_people(event, "1", ANN, *OTHERS[:3])
    ruling = does(event, c.BustOut(ANN, event.terms.stack))
    assert where_is(event, ANN) is None
    grounds = [name for name in ruling.grounds if name == "eliminated-leave"]
    return answer("whoever is out leaves the seat at once", *grounds)


# ---- deals -------------------------------------------------------------------------------------


@asked_of_event(
    "deal-wanted",
    PLACES,
    "The last players want to divide what is still to be won.",
    Fact("by", ONE_OF, "How?", tuple(kind.value for kind in DealKind), default="worth"),
    Fact("left-out", YES, "Does it leave out one of them?", default=False),
    Fact("places", YES, "Do they agree on the places too?", default=False),
    Fact("all", YES, "Do all of them agree?", default=True),
)
def deal_wanted(event: Tournament, facts: Facts) -> EventRuling:
    kind, out, places = DealKind(facts.one_of("by")), facts.yes("left-out"), facts.yes("places")
    if out and kind is not DealKind.OWN:
        raise FactError("by chips or by what they are worth, everybody is in it")
    event = last_three(event)
    names = playing(event)
    amounts = own_amounts(names[1:] if out else names) if kind is DealKind.OWN else ()
    does(event, c.ProposeDeal(kind, amounts, positions=tuple(names) if places else ()))
    for name in names if facts.yes("all") else names[:-1]:
        does(event, c.AgreeToDeal(name), player(name))
    if not is_made(event):
        does(event, c.CarryOutDeal())
    deal = event.prizes.deal
    assert deal is not None
    shares = ", ".join(f"{one.player} {one.amount:,}" for one in deal.awards)
    grounds = [PayoutLaw.deals, "everybody-agrees"]
    grounds += [PayoutLaw.position_deals] if places else []
    grounds += [PayoutLaw.deal_includes_all] if kind is DealKind.OWN else []
    return answer(f"yes: {shares}", *grounds)


def last_three(event: Tournament) -> Tournament:
    """Three players are left of four, with half, a third and a sixth of the chips."""
    event = anew(event, replace(event.terms, price=PRICE, prizes=SHARES))
    stack = event.terms.stack
    stacks = zip((ANN, *OTHERS[:3]), (6 * stack, 4 * stack, 2 * stack, stack), strict=True)
    seat_people(event, "1", *(f"{name} {chips}" for name, chips in stacks))
    goes_out(event, OTHERS[2])
    return event


def own_amounts(names: list[str]) -> tuple[PrizeAward, ...]:
    """The pool of four in equal parts, to the unit."""
    pool = 4 * PRICE.prize
    each, over = divmod(pool, len(names))
    return tuple(PrizeAward(name, each + (at < over)) for at, name in enumerate(names))


@asked_of_event(
    "private-deal",
    PLACES,
    "A player says that another owes them part of a prize, by a bet or a deal of their own.",
)
def private_deal(event: Tournament, facts: Facts) -> EventRuling:
    event = last_three(event)
    ruling = does(event, c.RuleOnPrivateDeal(ANN, OTHERS[0], PRICE.fee))
    return answer("the director rules on it", *ruling.grounds)
