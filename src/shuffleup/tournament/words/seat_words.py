"""Words about seats and stacks: the draw, who sits where with what."""

from __future__ import annotations

from shuffleup.outside_text import counted
from shuffleup.room.words.patterns import Found, Told, listed, names_in, pattern, seat_said
from shuffleup.table.state import had_cards, had_the_seat, taken_seats
from shuffleup.tournament.beside.dealer_commands import SendDealer
from shuffleup.tournament.beside.event_dealers import dealer_of
from shuffleup.tournament.bracket.bracket_commands import DrawMatches
from shuffleup.tournament.event_seats import seat_commands as c
from shuffleup.tournament.event_seats.final_size import final_size
from shuffleup.tournament.event_seats.seat_draw import where_is
from shuffleup.tournament.event_seats.seat_events import SeatMoved
from shuffleup.tournament.event_seats.settling_tables import steps_due
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


def is_due(event: Tournament, found: Found) -> Told:
    """``due: 9 players: table 2 breaks``, ``due: nothing``."""
    so = "; ".join(step.says for step in steps_due(event)) or "nothing"
    return so == found["rest"], so


def button_at(event: Tournament, found: Found) -> Told:
    """Where the button is: of the hand that is on or was last, before the first the drawn one."""
    table = event.tables[found["table"]]
    so = f"{(table.places.button if table.hands else table.button.first) + 1}"
    return so == found["seat"], so


def posts_at(event: Tournament, found: Found) -> Told:
    """``posts at 1: Ann 25, Bob 50``: forced bets of the hand that is on, or was last."""
    table = event.tables[found["table"]]
    posts = [f"{had_the_seat(table, post.seat)} {post.amount}" for post in table.deal.posts]
    return posts == names_in(found["rest"]), listed(posts)


def dealt_at(event: Tournament, found: Found) -> Told:
    table = event.tables[found["table"]]
    names = [seat.player for at, seat in taken_seats(table) if had_cards(table, at)]
    return names == names_in(found["rest"]), listed(names)


def redraws_are(event: Tournament, found: Found) -> Told:
    so = f"{event.seating.redraws}"
    return so == found["number"], so


def final_table_is(event: Tournament, found: Found) -> Told:
    so = f"{final_size(event)}"
    return so == found["number"], so


def last_move(event: Tournament, found: Found) -> Told:
    """``Ann moved from 1 seat 3 (7 players, blind in 0) to 2 seat 4 (5, 0)``: the last move."""
    told = next((one for one in reversed(event.log) if isinstance(one, SeatMoved)), None)
    so = "nobody was moved" if told is None else in_words(told)
    return so == f"{found['name']} moved {found['rest']}", so


def dealer_is(event: Tournament, found: Found) -> Told:
    so = dealer_of(event, found["table"]) or "nobody"
    return so == found["rest"], so


def in_words(told: SeatMoved) -> str:
    return (
        f"{told.player} moved from {told.table} seat {told.seat + 1} to {told.to} "
        f"seat {told.to_seat + 1}"
    )


VERBS: EventVerbs = [
    (pattern("draw the seats by NUMBER"), lambda event, f: c.DrawSeats(counted(f["number"]))),
    (
        pattern("give NAME TABLE seat SEAT"),
        lambda event, f: c.AssignSeat(f["name"], f["table"], seat_said(f["seat"])),
    ),
    (
        pattern("give NAME TABLE seat SEAT for REST"),
        lambda event, f: c.AssignSeat(f["name"], f["table"], seat_said(f["seat"]), f["rest"]),
    ),
    (pattern("NAME passes the seat to OTHER"), lambda event, f: c.PassSeat(f["name"], f["other"])),
    (
        pattern("NAME sits down by mistake at TABLE seat SEAT"),
        lambda event, f: c.SitWrongly(f["name"], f["table"], seat_said(f["seat"])),
    ),
    (pattern("put NAME right"), lambda event, f: c.PutRight(f["name"])),
    (
        pattern("put NAME right with AMOUNT"),
        lambda event, f: c.PutRight(f["name"], counted(f["amount"])),
    ),
    (
        pattern("move NAME to TABLE seat SEAT"),
        lambda event, f: c.MoveTo(f["name"], f["table"], seat_said(f["seat"])),
    ),
    (pattern("balance the tables"), lambda event, f: c.Balance()),
    (pattern("balance the tables from TABLE"), lambda event, f: c.Balance(f["table"])),
    (
        pattern("break table TABLE by NUMBER"),
        lambda event, f: c.BreakTable(f["table"], counted(f["number"])),
    ),
    (pattern("redraw the seats by NUMBER"), lambda event, f: c.Redraw(counted(f["number"]))),
    (pattern("send NAME to table TABLE"), lambda event, f: SendDealer(f["name"], f["table"])),
    (pattern("draw the matches by NUMBER"), lambda event, f: DrawMatches(counted(f["number"]))),
    (pattern("halt table TABLE"), lambda event, f: c.HaltTable(f["table"])),
    (pattern("let table TABLE play on"), lambda event, f: c.LetPlayOn(f["table"])),
    (pattern("settle the tables by NUMBER"), lambda event, f: c.SettleTables(counted(f["number"]))),
]
FACTS: EventFacts = [
    (pattern("dealer at TABLE is REST"), dealer_is),
    (pattern("NAME sits at TABLE in seat SEAT"), sits),
    (pattern("NAME sits at TABLE"), sits_there),
    (pattern("NAME moved REST"), last_move),
    (pattern("due: REST"), is_due),
    (pattern("button at TABLE is SEAT"), button_at),
    (pattern("posts at TABLE: REST"), posts_at),
    (pattern("dealt at TABLE: REST"), dealt_at),
    (pattern("redraws: NUMBER"), redraws_are),
    (pattern("final table of NUMBER"), final_table_is),
    (pattern("table TABLE: REST"), seat_by_seat),
    (pattern("tables: REST"), tables_are),
    (pattern("NUMBER players at TABLE"), count_at),
    (pattern("NAME has AMOUNT"), has_chips),
    (pattern("chips in play: AMOUNT"), chips_in_play),
]
