"""Fewer tables: when one breaks and which, whether all draw anew, how many sit at the last one."""

from __future__ import annotations

from typing import Final

from shuffleup.floor.facts import COUNT, ONE_OF, Fact, FactError, Facts
from shuffleup.law.points.tournament.event_seating import EventSeatingLaw, FinalTableRule
from shuffleup.tournament.apply import apply
from shuffleup.tournament.event_seats.breaking_tables import is_redrawn, redraw_ground
from shuffleup.tournament.event_seats.final_size import final_size, is_stud_event
from shuffleup.tournament.event_seats.seat_draw import add_table
from shuffleup.tournament.event_seats.seat_events import TableRemoved
from shuffleup.tournament.event_seats.settling_tables import break_step, merge_grounds
from shuffleup.tournament.event_seats.table_moves import TableMoves
from shuffleup.tournament.event_trial import EventTrial
from shuffleup.tournament.floor.event_kinds import FEWER_TABLES, asked_of_event
from shuffleup.tournament.floor.small_event import (
    answer,
    crowd,
    full_ring,
    seat_people,
    with_seats,
    written,
)
from shuffleup.tournament.rulings import EventRuling
from shuffleup.tournament.state import Tournament

LAW = EventSeatingLaw
MOST_TABLES_ASKED: Final = 9
OPTIONAL: Final = 3  # tables left at which some books leave the redraw to the director
SIZES: Final = ("full-ring", "six-handed", "heads-up")


@asked_of_event(
    "table-breaks",
    FEWER_TABLES,
    "So many players are left: is a table broken, and which?",
    Fact("players", COUNT, "How many players are left?", also=(9, 10, 11, 18, 20, 27)),
    Fact("tables", COUNT, "At how many tables?", default=3, also=(4,)),
)
def table_breaks(event: Tournament, facts: Facts) -> EventRuling:
    players, tables = facts.count("players"), facts.count("tables")
    if not 2 <= tables <= MOST_TABLES_ASKED:
        raise FactError(f"tables: 2 to {MOST_TABLES_ASKED}")
    if not tables <= players <= tables * event.terms.seats:
        raise FactError(f"players: {tables} to {tables * event.terms.seats} at so many tables")
    each, over = divmod(players, tables)
    sizes = [each + (at >= tables - over) for at in range(tables)]  # the first is the shortest
    for number, people in enumerate(crowd(*sizes), 1):
        seat_people(event, f"{number}", *people)
    step = break_step(TableMoves(event))
    if step is None:
        return answer("no table is broken yet", *merge_grounds(tables - 1), LAW.break_order)
    broken = step.says.partition(": ")[2].partition(" and ")[0].removesuffix(" breaks")
    then = "all seats are drawn anew" if "anew" in step.says else "its players draw for open seats"
    return answer(f"{broken} is broken, and {then}", *step.grounds, LAW.break_order)


@asked_of_event(
    "seats-drawn-anew",
    FEWER_TABLES,
    "A table is broken: do all players draw for seats anew?",
    Fact("left", COUNT, "How many tables are left then?", also=(4, 5)),
    Fact("started", COUNT, "With how many tables did the event start?", default=6, also=(4, 5, 7)),
)
def seats_drawn_anew(event: Tournament, facts: Facts) -> EventRuling:
    left, started = facts.count("left"), facts.count("started")
    if not 1 <= left < started <= 2 * MOST_TABLES_ASKED:
        raise FactError(f"some tables are left, of at most {2 * MOST_TABLES_ASKED}")
    begin_with(event, started, left)
    grounds = (redraw_ground(left),)
    if is_redrawn(event, left):
        return answer("yes: everybody draws", *grounds)
    law = event.rules.event_seating
    if left == OPTIONAL and law.redraw_optional_from <= started <= law.redraw_optional_to:
        points = (LAW.redraw_optional_from, LAW.redraw_optional_to)
        return answer("only if the director wants it", *grounds, *points)
    return answer("no: only the players of the broken table do", *grounds)


def begin_with(event: Tournament, started: int, left: int) -> None:
    """So many tables were in play once, and fewer are now."""
    for number in range(1, started + 1):
        trial = EventTrial(event)
        add_table(trial, f"{number}")
        written(event, trial)
    for number in range(left + 1, started + 1):
        apply(event, TableRemoved(f"{number}"))


@asked_of_event(
    "final-table-size",
    FEWER_TABLES,
    "How many players sit at the final table?",
    Fact("tables", ONE_OF, "How are the tables of the event?", SIZES, default="full-ring"),
)
def final_table_size(event: Tournament, facts: Facts) -> EventRuling:
    kind = facts.one_of("tables")
    seats = {"full-ring": full_ring(event), "six-handed": min(6, full_ring(event)), "heads-up": 2}
    event = with_seats(event, seats[kind])
    return answer(f"{final_size(event)} players", LAW.final_rule, *behind_size(event))


def behind_size(event: Tournament) -> tuple[str, ...]:
    """What the size of the final table follows from, besides the rule."""
    law, seats = event.rules.event_seating, event.terms.seats
    if seats == 2 and law.final_heads_up_exempt:
        return (LAW.final_heads_up_exempt,)
    if law.final_rule is FinalTableRule.PLUS_ONE:
        return (LAW.final_most,)
    if is_stud_event(event):
        return (LAW.final_stud,)
    return (LAW.final_six_handed if seats <= 6 else LAW.final_full_ring,)
