"""Getting into an event: late, when it is full, again, absent; and where the money goes."""

from __future__ import annotations

from msgspec.structs import replace

from shuffleup.floor.facts import COUNT, ONE_OF, YES, Fact, FactError, Facts
from shuffleup.law.points.tournament.event_entries import EventEntryLaw
from shuffleup.room.floor.small_room import ANN, MANAGER, OTHERS
from shuffleup.room.instants import MINUTE
from shuffleup.table.state import seated
from shuffleup.tournament.entries import entry_commands as c
from shuffleup.tournament.entries.entry_record import InEvent
from shuffleup.tournament.event_clock.clock_commands import GoToLevel, PassTime, StartPlay
from shuffleup.tournament.event_seats.seat_commands import DrawSeats
from shuffleup.tournament.event_seats.seat_draw import where_is
from shuffleup.tournament.event_terms.level_record import Level
from shuffleup.tournament.floor.event_kinds import ENTERING, asked_of_event
from shuffleup.tournament.floor.small_event import (
    PEOPLE,
    PRICE,
    anew,
    answer,
    behind,
    does,
    enter,
    first_stakes,
    goes_out,
    of_ann,
    raised_hand,
    rising,
    seat_people,
    stack_of,
)
from shuffleup.tournament.rulings import EventRuling
from shuffleup.tournament.state import Tournament

MOST_LEVELS = 5
MOST_ENTRIES = 90
A_DAY = 24 * 60  # minutes


@asked_of_event(
    "entering-late",
    ENTERING,
    "A player enters after play has begun: with which stack?",
    Fact("levels", COUNT, "How many levels have passed?", default=2),
    Fact("placed", YES, "Was a stack put in play for whoever comes late?", default=True),
)
def entering_late(event: Tournament, facts: Facts) -> EventRuling:
    levels, placed = facts.count("levels"), facts.yes("placed")
    if levels > MOST_LEVELS:
        raise FactError(f"levels: at most {MOST_LEVELS}")
    terms = replace(event.terms, late_until=MOST_LEVELS + 1)
    event = anew(event, terms, rising(event, *range(1, MOST_LEVELS + 2)))
    seat_people(event, "1", *OTHERS[:4])
    if placed:
        does(event, c.PlaceStack("1", 4))
    for level in range(levels):
        for _ in range(4 + placed):
            raised_hand(event, "1")
        does(event, GoToLevel(level + 2))
    enter(event, ANN)
    return with_stack(event, does(event, c.SeatEntrant(ANN, 1)))


def with_stack(event: Tournament, ruling: EventRuling) -> EventRuling:
    """What Ann begins with."""
    stack, whole = stack_of(event, ANN), event.terms.stack
    short = f"the stack that was put in play, less what it has paid: {stack:,} of {whole:,}"
    return answer("a full stack" if stack == whole else short, *behind(ruling))


@asked_of_event(
    "entering-again",
    ENTERING,
    "A player who is out enters again, where the event has re-entries: with which stack?",
    Fact("placed", YES, "Has a stack in play that nobody bought paid blinds?", default=False),
)
def entering_again(event: Tournament, facts: Facts) -> EventRuling:
    event = anew(event, replace(event.terms, late_until=2, re_entries=1))
    seat_people(event, "1", ANN, *OTHERS[:3])
    goes_out(event, ANN)
    if facts.yes("placed"):
        does(event, c.PlaceStack("1", 4))
        for _ in range(4):
            raised_hand(event, "1")
    enter(event, ANN)
    return with_stack(event, does(event, c.SeatEntrant(ANN, 1)))


@asked_of_event(
    "event-full",
    ENTERING,
    "A player wants to enter an event that has many entries already.",
    Fact("entries", COUNT, "How many entries have there been?", default=30, also=(9, 29, 30)),
    Fact(
        "limit",
        COUNT,
        "How many are taken, as announced?",
        unsaid="nothing was announced",
        also=(9, 30),
    ),
)
def event_full(event: Tournament, facts: Facts) -> EventRuling:
    entries = facts.count("entries")
    if entries > MOST_ENTRIES:
        raise FactError(f"entries: at most {MOST_ENTRIES}, for the question")
    limit = facts.count("limit") if facts.has("limit") else 0
    event = anew(event, replace(event.terms, most_entries=limit))
    enter(event, *PEOPLE[1 : entries + 1], ANN)
    waits = event.entrants[ANN].standing is InEvent.ALTERNATE
    says = "the player is an alternate, and waits for a seat" if waits else "the player is entered"
    return answer(says, EventEntryLaw.entry_limit, EventEntryLaw.alternates)


# ---- entrants who are not there ----------------------------------------------------------------


@asked_of_event(
    "entrant-absent",
    ENTERING,
    "An entrant who has paid is not there when play begins.",
)
def entrant_absent(event: Tournament, facts: Facts) -> EventRuling:
    enter(event, ANN, *OTHERS[:4])
    does(event, c.NoteAbsent(ANN))
    does(event, DrawSeats(1))
    placed = where_is(event, ANN) is not None
    says = "the stack is on its seat" if placed else "no stack is put in play"
    return answer(says, EventEntryLaw.absent_stack_placed)


@asked_of_event(
    "absent-stack-taken-away",
    ENTERING,
    "An entrant whose stack is in play has not come: may it be taken away?",
    Fact("minutes", COUNT, "How many minutes has it been in play?", default=30, also=(59, 60)),
    Fact("new-level", YES, "Has a new level begun?", default=False),
    Fact("asked", YES, "Have they let know that they want it to stay?", default=False),
)
def absent_stack_taken_away(event: Tournament, facts: Facts) -> EventRuling:
    minutes = facts.count("minutes")
    if minutes > A_DAY:
        raise FactError("minutes: at most a day")
    stakes = first_stakes(event)
    event = anew(event, event.terms, (Level(2 * A_DAY, stakes), Level(2 * A_DAY, stakes)))
    enter(event, ANN, *OTHERS[:4])
    does(event, DrawSeats(1))
    does(event, c.NoteAbsent(ANN))
    does(event, StartPlay())
    if facts.yes("asked"):
        of_ann(event, c.AskForStack(ANN))
    if facts.yes("new-level"):
        does(event, GoToLevel(2))
    does(event, PassTime(event.room.now + minutes * MINUTE))
    ruling = does(event, c.RemoveAbsent(ANN))
    return answer("yes: the stack leaves play", *behind(ruling))


@asked_of_event(
    "stack-nobody-bought",
    ENTERING,
    "Stacks are put on the open seats for whoever enters late, and not all of them are sold.",
)
def stack_nobody_bought(event: Tournament, facts: Facts) -> EventRuling:
    seat_people(event, "1", *OTHERS[:4])
    does(event, c.PlaceStack("1", 4))
    for _ in range(5):
        raised_hand(event, "1")
    paid = seated(event.tables["1"], 4).stack < event.terms.stack
    ruling = does(event, c.RemoveStack("1", 4))
    says = "they pay blinds like anybody's" if paid else "they are dealt no hand"
    return answer(f"{says}, and go when the director says so", *behind(ruling))


# ---- money and management ----------------------------------------------------------------------


@asked_of_event(
    "money-of-an-entry",
    ENTERING,
    "Where does the money go that an entry costs?",
)
def money_of_an_entry(event: Tournament, facts: Facts) -> EventRuling:
    event = anew(event, replace(event.terms, price=PRICE))
    enter(event, *OTHERS[:1])
    ruling = does(event, c.Register(ANN))
    return answer("the buy-in to the prize pool, the fee to the house", *ruling.grounds)


@asked_of_event(
    "money-out-of-the-pool",
    ENTERING,
    "The house wants to take money out of the prize pool.",
    Fact("what", ONE_OF, "For what?", ("service-charge", "entry-to-another-event")),
)
def money_out_of_the_pool(event: Tournament, facts: Facts) -> EventRuling:
    event = anew(event, replace(event.terms, price=PRICE))
    enter(event, ANN, *OTHERS[:4])
    entry = facts.one_of("what") == "entry-to-another-event"
    ruling = does(event, c.TakeFromPool(PRICE.fee, entry))
    return answer("it may be taken out of the pool", *ruling.grounds)


@asked_of_event(
    "event-called-off",
    ENTERING,
    "Management wants to call an event off, or to change it.",
    Fact("what", ONE_OF, "What is wanted?", ("cancel", "change")),
)
def event_called_off(event: Tournament, facts: Facts) -> EventRuling:
    event = anew(event, replace(event.terms, price=PRICE))
    enter(event, ANN, *OTHERS[:4])
    if facts.one_of("what") == "cancel":
        ruling = does(event, c.CancelEvent(), MANAGER)
        return answer("it may, and everybody has the money back", *ruling.grounds)
    ruling = does(event, c.AlterTerms(replace(event.terms, re_entries=1)), MANAGER)
    return answer("it may change what was announced", *ruling.grounds)
