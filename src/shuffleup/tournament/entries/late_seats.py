"""Seats for late entrants, alternates and those who enter again; stacks nobody has bought yet."""

from __future__ import annotations

from shuffleup.cards import Seed, shuffled
from shuffleup.law.points.tournament.event_entries import EventEntryLaw, LateStack
from shuffleup.law.ruling import Reason
from shuffleup.table.blinds.account import BOTH_BLINDS, IN_TURN
from shuffleup.table.events import ChipsAdded, Seated, WentAway
from shuffleup.table.state import all_chips, seated, taken_seats
from shuffleup.tournament.endings.going_out import leave_seat, playing
from shuffleup.tournament.entries.entry_commands import PlaceStack, RemoveStack, SeatEntrant
from shuffleup.tournament.entries.entry_events import StackPlaced, StackRemoved
from shuffleup.tournament.entries.entry_record import InEvent
from shuffleup.tournament.entries.registering import UNSOLD, most_entries, take_over
from shuffleup.tournament.event_seats.seat_draw import sit_down, stack_for
from shuffleup.tournament.event_seats.seat_events import SeatGiven
from shuffleup.tournament.event_trial import EventTrial
from shuffleup.tournament.roles_in_event import DESK, STAFF, MayDirect
from shuffleup.tournament.rulings import EventApplies, EventJudges, EventRuling, malformed
from shuffleup.tournament.state import Tournament


def judge_seat(event: Tournament, command: SeatEntrant) -> EventRuling:
    """A seat at one of the emptiest tables, drawn; with a full stack, or one that has paid blinds
    where the book says so and one was placed."""
    entrant = event.entrants.get(command.player)
    if entrant is None or entrant.standing not in (InEvent.WAITS, InEvent.ALTERNATE):
        return malformed(Reason.NOT_ON_THE_LIST, f"{command.player} waits for no seat")
    if not event.tables:
        return malformed(Reason.TIME_GOES_ON, "the seats are not drawn yet")
    most = most_entries(event)
    if entrant.standing is InEvent.ALTERNATE and len(playing(event)) >= most:
        return malformed(Reason.MORE_THAN_THERE_IS, "no seat is open for an alternate")
    trial = EventTrial(event)
    placed, seats = unsold_seats(event), open_seats(event)
    down = event.rules.event_entries.late_stack is LateStack.BLINDED_DOWN
    if placed and (down or not seats):
        number, at = drawn(placed, command.seed)
        stack = seated(event.tables[number], at).stack
        short = 0 if down else max(0, stack_for(event, command.player) - stack)
        trial.note(SeatGiven(command.player, number, at, short, "late"))
        take_over(trial, number, at, command.player)
        if short:
            trial.tell(number, ChipsAdded(at, short))
    elif seats:
        number, at = drawn(seats, command.seed)
        sit_down(trial, command.player, number, at, stack_for(event, command.player), "late")
    else:
        return malformed(Reason.MORE_THAN_THERE_IS, "no seat is open")
    return trial.ruling(EventEntryLaw.late_stack)


def drawn(seats: list[tuple[str, int]], seed: Seed) -> tuple[str, int]:
    """One of them, by a seed."""
    return seats[shuffled(range(len(seats)), seed)[0]]


def open_seats(event: Tournament) -> list[tuple[str, int]]:
    """The open seats of the tables with the fewest players."""
    room = {
        number: len(taken_seats(table))
        for number, table in event.tables.items()
        if len(taken_seats(table)) < table.n and table.hand is None
    }
    fewest = min(room.values(), default=0)
    return [
        (number, at)
        for number, count in room.items()
        if count == fewest
        for at, seat in enumerate(event.tables[number].seats)
        if seat is None
    ]


def unsold_seats(event: Tournament) -> list[tuple[str, int]]:
    """The seats with a stack that nobody has bought, at tables between two hands."""
    return [
        (number, at)
        for number, table in event.tables.items()
        if table.hand is None
        for at, seat in taken_seats(table)
        if seat.player.startswith(UNSOLD)
    ]


def judge_place(event: Tournament, command: PlaceStack) -> EventRuling:
    table = event.tables.get(command.table)
    if table is None or not 0 <= command.seat < table.n or table.seats[command.seat] is not None:
        return malformed(Reason.NO_SUCH_SEAT, "no open seat there")
    trial = EventTrial(event)
    name, chips = f"{UNSOLD}{command.table}-{command.seat + 1}", event.terms.stack
    trial.note(StackPlaced(command.table, command.seat, chips))
    trial.tell(command.table, Seated(command.seat, name, chips, IN_TURN, BOTH_BLINDS))
    trial.tell(command.table, WentAway(command.seat))
    return trial.ruling("unsold-stacks")


def judge_remove(event: Tournament, command: RemoveStack) -> EventRuling:
    """Not sold: it goes when the director decides."""
    if (command.table, command.seat) not in unsold_seats(event):
        return malformed(Reason.NO_SUCH_SEAT, "no stack that can be taken away lies there")
    trial = EventTrial(event)
    take_away(trial, command.table, command.seat, "")
    return trial.ruling("unsold-stacks")


def take_away(trial: EventTrial, number: str, at: int, player: str) -> None:
    """A stack leaves play."""
    seat = trial.table(number).seats[at]
    assert seat is not None
    trial.note(StackRemoved(number, at, all_chips(seat), player))
    leave_seat(trial, number, at, player)


# ---- apply -----------------------------------------------------------------------------------


def placed(event: Tournament, told: StackPlaced) -> None:
    event.issued += told.chips


MAY: MayDirect = {SeatEntrant: DESK, PlaceStack: STAFF, RemoveStack: STAFF}
JUDGES: EventJudges = {
    SeatEntrant: judge_seat,
    PlaceStack: judge_place,
    RemoveStack: judge_remove,
}
APPLY: EventApplies = {StackPlaced: placed}
