"""Keeping tables even: who moves and where, which table gives, and when a short one waits."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from shuffleup.floor.facts import COUNT, ONE_OF, YES, Fact, FactError, Facts
from shuffleup.games import Opening
from shuffleup.hand.words.setup_words import read_stakes
from shuffleup.law.points.tournament.table_balance import TableBalanceLaw
from shuffleup.tournament.event_seats import seat_commands as c
from shuffleup.tournament.event_seats.balancing import goes_by_seat, uneven
from shuffleup.tournament.event_seats.halting import which_halt
from shuffleup.tournament.event_seats.seat_events import SeatMoved
from shuffleup.tournament.event_seats.table_moves import TableMoves
from shuffleup.tournament.event_terms.level_record import Level
from shuffleup.tournament.floor.event_kinds import EVEN_TABLES, asked_of_event
from shuffleup.tournament.floor.small_event import (
    LONG,
    anew,
    answer,
    crowd,
    deals,
    does,
    full_ring,
    goes_out,
    hands_pass,
    seat_people,
    with_seats,
)
from shuffleup.tournament.rulings import EventRuling
from shuffleup.tournament.state import Tournament

LAW = TableBalanceLaw
LEAST = 2  # players of a table at which a hand can be dealt
SIX: Final = 6
OPEN: Final = ("big-blind", "small-blind", "elsewhere")
FORMATS: Final = ("full-ring", "six-handed", "turbo")
STUD: Final = Level(LONG, read_stakes(["limit", "100/200", "ante", "25", "bring-in", "50"]), "stud")
HOLDEM: Final = Level(LONG, read_stakes(["limit", "100/200", "blinds", "50/100"]), "holdem")


@asked_of_event(
    "table-short",
    EVEN_TABLES,
    "One table is shorter than the other: who moves, and where to?",
    Fact("short", COUNT, "By how many players?", default=3),
    Fact("open", ONE_OF, "Which seat is open there on the next hand?", OPEN, default="big-blind"),
    Fact("mixed", YES, "Is it a stud round of a mixed game?", default=False),
)
def table_short(event: Tournament, facts: Facts) -> EventRuling:
    short, seat = facts.count("short"), facts.one_of("open")
    event = with_seats(event, min(8, full_ring(event)))
    if facts.yes("mixed"):
        event = anew(event, replace(event.terms, game="holdem"), (STUD, HOLDEM))
    seats = event.terms.seats
    if short > seats - LEAST:
        raise FactError(f"a table has {seats} seats")
    ones, others = crowd(seats, seats)
    seat_people(event, "1", *ones)
    seat_people(event, "2", *others)
    hands_pass(event, "1", 1)
    hands_pass(event, "2", 1)
    for at in going(event, seat, short):
        goes_out(event, others[at])
    givers, _ = uneven(TableMoves(event))
    if not givers:
        return answer("nobody: the tables are even enough", LAW.difference)
    by_seat = goes_by_seat(event, event.tables["1"])
    ruling = does(event, c.Balance())
    told = next(one for one in ruling.events if isinstance(one, SeatMoved))
    lone = LAW.single_big_blind in ruling.grounds
    return answer(
        in_short(told, by_seat, lone), *told.grounds, LAW.difference, *of_seat(told, seat)
    )


def going(event: Tournament, seat: str, short: int) -> list[int]:
    """The seats of table 2 whose players go out: one with a blind on the next hand, and the last
    ones before the button."""
    table = event.tables["2"]
    blinds = table.game.opening is Opening.BLINDS
    first = table.places.big if blinds else 2
    named = {"big-blind": first + 1, "small-blind": first}.get(seat)
    last = [at for at in range(table.n - 1, 0, -1) if at != named]
    return ([named, *last] if named is not None else last)[:short]


def of_seat(told: SeatMoved, seat: str) -> tuple[str, ...]:
    """What is behind a seat that is no small blind, where one was open."""
    by_blinds = LAW.destination in told.grounds
    return (LAW.small_never_worst, LAW.single_big_blind) if by_blinds and seat == OPEN[1] else ()


def in_short(told: SeatMoved, by_seat: bool, lone: bool) -> str:
    """Who moves and where to, by position."""
    if by_seat:
        return "the player in the seat of the same number, to the seat that opened last"
    before, after = told.blind_in
    who = f"whoever has the big blind {in_hands(before)}"
    where = f"to the seat that has it {in_hands(after)}"
    return f"{who}, {'to a lone big blind' if lone else where}"


def in_hands(hands: int) -> str:
    return f"{hands} hands later" if hands else "next"


@asked_of_event(
    "table-that-gives",
    EVEN_TABLES,
    "Two tables are the fullest and one is short: which of them gives a player?",
    Fact("chosen", YES, "Does the director want to choose it now?", default=False),
)
def table_that_gives(event: Tournament, facts: Facts) -> EventRuling:
    seats = event.terms.seats
    if seats < LEAST + 2:
        raise FactError("tables of so few are broken, not balanced")
    for number, people in enumerate(crowd(seats, seats, seats - 2), 1):
        seat_people(event, f"{number}", *people)
    ruling = does(event, c.Balance("2" if facts.yes("chosen") else ""))
    told = next(one for one in ruling.events if isinstance(one, SeatMoved))
    return answer(f"table {told.table} does", LAW.source)


@asked_of_event(
    "short-table-waits",
    EVEN_TABLES,
    "A table has fallen behind the others: may it play on?",
    Fact("short", COUNT, "By how many players?", default=3),
    Fact("format", ONE_OF, "What kind of event is it?", FORMATS, default="full-ring"),
    Fact("waived", YES, "Does the director want to let it play on?", default=False),
)
def short_table_waits(event: Tournament, facts: Facts) -> EventRuling:
    kind, short = facts.one_of("format"), facts.count("short")
    event = with_seats(
        event, min(SIX, full_ring(event)) if kind == FORMATS[1] else full_ring(event)
    )
    event = anew(event, replace(event.terms, turbo=kind == "turbo"))
    seats = event.terms.seats
    if short > seats - LEAST:
        raise FactError(f"a table has {seats} seats")
    ones, others = crowd(seats, seats - short)
    seat_people(event, "1", *ones)
    seat_people(event, "2", *others)
    grounds: tuple[str, ...] = (LAW.halt_by, *which_halt(event))
    if facts.yes("waived"):
        grounds = (*grounds, *does(event, c.LetPlayOn("2")).grounds)
    deals(event, "2")
    return answer("it plays on", *grounds)
