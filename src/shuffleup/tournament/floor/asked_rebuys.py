"""Re-buys and add-ons: until when, with which stack, for how many chips, and who is bound."""

from __future__ import annotations

from msgspec.structs import replace

from shuffleup.floor.facts import CHIPS, COUNT, YES, Fact, FactError, Facts
from shuffleup.law.points.tournament.event_entries import EventEntryLaw
from shuffleup.room.cage.ledger import balance
from shuffleup.room.floor.small_room import ANN, OTHERS
from shuffleup.tournament.apply import apply
from shuffleup.tournament.entries import entry_commands as c
from shuffleup.tournament.entries.buying_again import rebuy_chips
from shuffleup.tournament.entries.entry_events import WentBroke
from shuffleup.tournament.entries.entry_record import InEvent
from shuffleup.tournament.event_clock.clock_commands import GoToLevel
from shuffleup.tournament.event_seats.seat_commands import DrawSeats
from shuffleup.tournament.event_terms.level_record import Level
from shuffleup.tournament.event_terms.terms_of_event import AddOnTerms, RebuyTerms
from shuffleup.tournament.floor.event_kinds import REBUYS, asked_of_event
from shuffleup.tournament.floor.small_event import (
    PRICE,
    anew,
    answer,
    deals,
    does,
    enter,
    loses,
    of_ann,
    rising,
    seat_people,
    stack_of,
)
from shuffleup.tournament.rulings import EventRuling
from shuffleup.tournament.state import Tournament

BEFORE_BREAK, FIRST_BREAK, LAST = 3, 4, 6  # levels


def levels(event: Tournament) -> tuple[Level, ...]:
    return rising(event, 1, 2, 4, 0, 8, 16, 32)


def with_rebuys(event: Tournament, until: int) -> Tournament:
    """An event with re-buys until the end of a level, or as the book has it."""
    rebuy = RebuyTerms(PRICE, 0, until)
    return anew(event, replace(event.terms, rebuy=rebuy), levels(event))


def left_with(event: Tournament, stack: int) -> None:
    """Ann has so much of the stack left; with nothing she has not bought again yet."""
    whole = event.terms.stack
    seat_people(event, "1", f"{ANN} {max(whole, stack)}", *OTHERS[:4])
    if stack < whole:
        loses(event, ANN, whole - stack)
    if not stack:
        apply(event, WentBroke(ANN, "1", 1, whole))


@asked_of_event(
    "rebuy-wanted",
    REBUYS,
    "A player wants to re-buy.",
    Fact("chips", CHIPS, "How many chips has the player left?", default=0),
    Fact("level", COUNT, "In which level?", default=1, also=(4,)),
    Fact("break", YES, "Is it the first break?", default=False),
    Fact(
        "until",
        COUNT,
        "Until the end of which level are there re-buys, as announced?",
        unsaid="nothing was announced",
    ),
)
def rebuy_wanted(event: Tournament, facts: Facts) -> EventRuling:
    event = with_rebuys(event, facts.count("until") if facts.has("until") else 0)
    left_with(event, facts.chips("chips"))
    level = facts.count("level")
    if not 1 <= level <= LAST:
        raise FactError(f"level: 1 to {LAST}")
    if facts.yes("break"):
        does(event, GoToLevel(FIRST_BREAK))
    elif level > 1:
        does(event, GoToLevel(level if level <= BEFORE_BREAK else level + 1))
    ruling = of_ann(event, c.Rebuy(ANN))
    return answer(f"yes: for {rebuy_chips(event):,} chips", *ruling.grounds)


@asked_of_event(
    "rebuy-taken-back",
    REBUYS,
    "A player announces a re-buy and then does not want it.",
)
def rebuy_taken_back(event: Tournament, facts: Facts) -> EventRuling:
    event = with_rebuys(event, LAST)
    left_with(event, 0)
    of_ann(event, c.AnnounceRebuy(ANN))
    of_ann(event, c.WithdrawRebuy(ANN))
    return answer("it may be taken back until it is paid", EventEntryLaw.rebuy_binds)


@asked_of_event(
    "rebuy-after-the-deal",
    REBUYS,
    "A player who has lost everything has not bought again when the next hand begins.",
)
def rebuy_after_the_deal(event: Tournament, facts: Facts) -> EventRuling:
    event = with_rebuys(event, LAST)
    left_with(event, 0)
    deals(event, "1")
    out = event.entrants[ANN].standing is InEvent.OUT
    says = "the player is out: no hand is missed for a re-buy"
    waits = "the player misses the hand, and may still buy"
    return answer(says if out else waits, EventEntryLaw.rebuy_may_miss_hand)


@asked_of_event(
    "add-on-before-the-start",
    REBUYS,
    "An add-on is sold before play begins: where does its money go?",
)
def add_on_before_the_start(event: Tournament, facts: Facts) -> EventRuling:
    stack = event.terms.stack
    event = anew(event, replace(event.terms, add_on=AddOnTerms(PRICE, stack)))
    enter(event, ANN, *OTHERS[:4])
    does(event, DrawSeats(1))
    ruling = of_ann(event, c.BuyAddOn(ANN))
    assert stack_of(event, ANN) == 2 * stack
    charge = balance(event.room, event.account("service"))
    says = "all of it is a service charge" if charge else "to the prize pool, but for the fee"
    return answer(says, *ruling.grounds)
