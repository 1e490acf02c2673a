"""Words about seats and stacks: the draw, who sits where with what."""

from __future__ import annotations

from shuffleup.outside_text import counted
from shuffleup.room.words.patterns import Found, Told, listed, names_in, pattern
from shuffleup.table.state import taken_seats
from shuffleup.tournament.event_seats import seat_commands as c
from shuffleup.tournament.event_seats.seat_draw import where_is
from shuffleup.tournament.state import Tournament
from shuffleup.tournament.words.event_patterns import EventFacts, EventVerbs


def sits(event: Tournament, found: Found) -> Told:
    at = where_is(event, found["name"])
    so = "nowhere" if at is None else f"{at[0]} seat {at[1] + 1}"
    return so == f"{found['table']} seat {found['seat']}", so


def sits_there(event: Tournament, found: Found) -> Told:
    at = where_is(event, found["name"])
    so = "nowhere" if at is None else at[0]
    return so == found["table"], so


def seat_by_seat(event: Tournament, found: Found) -> Told:
    """``table 1: Ann, -, Cy``: seat by seat, the empty ones at the end left out."""
    names = [seat.player if seat else "-" for seat in event.tables[found["table"]].seats]
    while names and names[-1] == "-":
        names.pop()
    return names == names_in(found["rest"]), listed(names)


def tables_are(event: Tournament, found: Found) -> Told:
    return list(event.tables) == names_in(found["rest"]), listed(list(event.tables))


def count_at(event: Tournament, found: Found) -> Told:
    so = f"{len(taken_seats(event.tables[found['table']]))}"
    return so == found["number"], so


def has_chips(event: Tournament, found: Found) -> Told:
    at = where_is(event, found["name"])
    seat = event.tables[at[0]].seats[at[1]] if at else None
    so = f"{seat.stack}" if seat else "no seat"
    return so == found["amount"], so


def chips_in_play(event: Tournament, found: Found) -> Told:
    return event.issued == counted(found["amount"]), f"{event.issued}"


VERBS: EventVerbs = [
    (pattern("draw the seats by NUMBER"), lambda event, f: c.DrawSeats(counted(f["number"]))),
]
FACTS: EventFacts = [
    (pattern("NAME sits at TABLE in seat SEAT"), sits),
    (pattern("NAME sits at TABLE"), sits_there),
    (pattern("table TABLE: REST"), seat_by_seat),
    (pattern("tables: REST"), tables_are),
    (pattern("NUMBER players at TABLE"), count_at),
    (pattern("NAME has AMOUNT"), has_chips),
    (pattern("chips in play: AMOUNT"), chips_in_play),
]
