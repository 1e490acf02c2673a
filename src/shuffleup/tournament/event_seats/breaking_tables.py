"""Breaking a table, and drawing all seats anew.

Players of a broken table draw for the open seats of the others, so that these stay even. Where
everybody draws anew, the buttons are drawn too: nobody has a blind from before.
"""

from __future__ import annotations

from shuffleup.cards import Seed, shuffled
from shuffleup.law.points.tournament.event_seating import EventSeatingLaw, TableBreakOrder
from shuffleup.law.ruling import Reason
from shuffleup.table.blinds.button import Places
from shuffleup.table.events import Planned
from shuffleup.table.state import taken_seats
from shuffleup.tournament.event_seats.blind_order import players_at
from shuffleup.tournament.event_seats.final_size import fewer_at
from shuffleup.tournament.event_seats.seat_commands import BreakTable, Redraw
from shuffleup.tournament.event_seats.seat_draw import add_table, draw_button
from shuffleup.tournament.event_seats.seat_events import SeatsRedrawn
from shuffleup.tournament.event_seats.table_moves import Mover, TableMoves
from shuffleup.tournament.roles_in_event import STAFF, MayDirect
from shuffleup.tournament.rulings import EventJudges, EventRuling, malformed
from shuffleup.tournament.state import Tournament

LAW = EventSeatingLaw
FINAL = "final"  # the number of a final table that has more seats than the others


def judge_break(event: Tournament, command: BreakTable) -> EventRuling:
    """The director breaks a table; seats for its players there must be."""
    if command.table not in event.tables:
        return malformed(Reason.NO_SUCH_TABLE, f"there is no table {command.table}")
    if event.tables[command.table].hand is not None:
        return malformed(Reason.HAND_IS_ON, f"a hand is on at table {command.table}")
    moves = TableMoves(event)
    others = [number for number in moves.numbers if number != command.table]
    room = sum(event.tables[number].n - players_at(event.tables[number]) for number in others)
    if room < players_at(event.tables[command.table]):
        says = f"there are {room} open seats for the players of table {command.table}"
        return malformed(Reason.MORE_THAN_THERE_IS, says)
    break_up(moves, command.table, command.seed)
    return moves.ruling(LAW.break_order)


def judge_redraw(event: Tournament, command: Redraw) -> EventRuling:
    """Everybody draws anew, at the tables there are."""
    if not event.tables:
        return malformed(Reason.NOT_SEATED, "nobody has a seat yet")
    busy = [number for number, table in event.tables.items() if table.hand is not None]
    if busy:
        return malformed(Reason.HAND_IS_ON, f"a hand is on at table {busy[0]}")
    moves = TableMoves(event)
    if sum(moves.counts().values()) < 2 * len(moves.numbers):
        says = "there are too few players for these tables: break one first"
        return malformed(Reason.MORE_THAN_THERE_IS, says)
    redraw(moves, len(moves.numbers), command.seed)
    return moves.ruling("random-seats")


# ---- which table, and whether all draw -------------------------------------------------------


def next_to_break(moves: TableMoves) -> str:
    """The table that is broken next; empty if there are not few enough players."""
    counts = moves.counts()
    if len(counts) < 2 or sum(counts.values()) > fewer_at(moves.event, len(counts)):
        return ""
    return breaking(moves, 1)[0]


def is_redrawn(event: Tournament, left: int) -> bool:
    """Whether all draw anew when so many tables are left."""
    law = event.rules.event_seating
    if left == 3 and law.redraw_optional_from <= event.seating.started <= law.redraw_optional_to:
        return False  # the director may
    of_few = {3: law.redraw_at_three, 2: law.redraw_at_two, 1: law.redraw_at_one}
    return of_few.get(left, law.merge_redraw)


def redraw_ground(left: int) -> str:
    of_few = {3: LAW.redraw_at_three, 2: LAW.redraw_at_two, 1: LAW.redraw_at_one}
    return of_few.get(left, LAW.merge_redraw)


# ---- doing it --------------------------------------------------------------------------------


def break_up(moves: TableMoves, number: str, seed: Seed) -> None:
    """The players of a table to seats at the others, the shortest table first."""
    players = shuffled([at for at, _ in taken_seats(moves.look(number))], f"{seed!r} {number}")
    counts = {one: count for one, count in moves.counts().items() if one != number}
    why = f"table {number} is broken"
    for at in players:
        to = shortest_with_room(moves, counts)
        counts[to] += 1
        open_seats = [s for s, held in enumerate(moves.look(to).seats) if held is None]
        seat = shuffled(open_seats, f"{seed!r} {number} {at}")[0]
        behind = (LAW.takes_obligations, LAW.dealt_in_between)
        moves.move(number, at, to, seat, why, LAW.break_order, *behind)
    moves.remove(number)


def shortest_with_room(moves: TableMoves, counts: dict[str, int]) -> str:
    """The first of the shortest tables; of one that is full, those with another seat."""
    to = min(counts, key=lambda one: counts[one])
    if counts[to] < moves.look(to).n:
        return to
    free = [one for one in counts if counts[one] < moves.look(one).n]
    return min(free, key=lambda one: counts[one])


def redraw(moves: TableMoves, tables: int, seed: Seed, *grounds: str) -> None:
    """Everybody draws for a seat at so many tables; a final table that is larger is set up."""
    gone = breaking(moves, len(moves.numbers) - tables)
    lifted = [
        moves.lift(number, at)
        for number in list(moves.numbers)
        for at, _ in taken_seats(moves.look(number))
    ]
    kept = [number for number in moves.numbers if number not in gone]
    if len(kept) == 1 and moves.look(kept[0]).n < len(lifted):
        gone, kept = list(moves.numbers), [FINAL]
        add_table(moves.trial, FINAL, len(lifted))
        moves.add(FINAL)
    seat_anew(moves, lifted, kept, seed, *grounds)
    for number in gone:
        moves.remove(number)
    for number in kept:
        if number not in moves.event.tables:
            draw_button(moves.trial, number, seed)
    moves.trial.note(SeatsRedrawn(tables))
    moves.opened.clear()


def breaking(moves: TableMoves, count: int) -> list[str]:
    """The tables that go first: the last one, or the shortest; of equals the last."""
    last_first, counts = moves.numbers[::-1], moves.counts()
    if moves.event.rules.event_seating.break_order is not TableBreakOrder.HIGHEST_NUMBER:
        last_first.sort(key=lambda number: counts[number])
    return last_first[:count]


def seat_anew(
    moves: TableMoves, lifted: list[Mover], kept: list[str], seed: Seed, *grounds: str
) -> None:
    """Who was lifted sits where the draw says; a table that has played has its button drawn."""
    places = [(kept[one % len(kept)], one // len(kept)) for one in range(len(lifted))]
    for number in kept:
        if number in moves.event.tables:
            seats = [seat for one, seat in places if one == number]
            button = shuffled(seats, f"{seed!r} button {number}")[0]
            moves.trial.tell(number, Planned((Places(button),)))
    for who, place in zip(lifted, shuffled(range(len(places)), seed), strict=True):
        moves.seat(who, *places[place], "all seats are drawn anew", "random-seats", *grounds)


MAY: MayDirect = {BreakTable: STAFF, Redraw: STAFF}
JUDGES: EventJudges = {BreakTable: judge_break, Redraw: judge_redraw}
