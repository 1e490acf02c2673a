"""Sitting down: a seat that was called, one that nobody waits for; and getting up for good."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from shuffleup.floor.senders import Role, Sender, player
from shuffleup.law.points.room.openings import OpeningLaw, SeatChoice
from shuffleup.law.points.room.seating import SeatedBy, SeatingLaw, TwoSeats
from shuffleup.law.ruling import Reason, Ruling
from shuffleup.room.absence.absence_records import LeftHow
from shuffleup.room.absence.held_chips import brought
from shuffleup.room.absence.same_stack import another_stack, left_with, sit_with
from shuffleup.room.cage.ledger import cashed
from shuffleup.room.events import AtTable
from shuffleup.room.lists import list_commands as c
from shuffleup.room.lists import list_events as e
from shuffleup.room.lists.calling_names import is_away_call_in, names_to_call, the_call
from shuffleup.room.lists.list_records import Listing, SeatCall
from shuffleup.room.lists.waiting_lists import call_of, is_here, is_usable, name_on, open_seats
from shuffleup.room.openings.opening_events import CameToNewGame, GameFilled, SeatRemoved
from shuffleup.room.people.who_may_play import accepts_by_sitting, may_not_play, not_accepted
from shuffleup.room.roles import OWN, Allowed
from shuffleup.room.rulings import RoomJudges, RoomLaw, RoomRuling, malformed, refuse
from shuffleup.room.seat_claims.kept_apart import kept_apart
from shuffleup.room.state import Room
from shuffleup.room.trial import Trial
from shuffleup.table.blinds.account import Standing
from shuffleup.table.blinds.in_turn import seat_of
from shuffleup.table.commands import Leave
from shuffleup.table.events import Left

MOST_TABLES: Final = 4  # of one person, where the book allows several


def seats_elsewhere(room: Room, name: str, but: str = "") -> Iterator[str]:
    """The tables at which somebody sits, other than this one."""
    for number, table in room.tables.items():
        at = seat_of(table, name)
        seat = table.seats[at] if at is not None else None
        if number != but and seat is not None and seat.account.standing is not Standing.LOCKED:
            yield number


def sits_elsewhere(room: Room, name: str, but: str = "") -> str | None:
    """The table at which somebody sits, other than this one; the first of several."""
    return next(seats_elsewhere(room, name, but), None)


def has_seats_enough(room: Room, name: str, table: str) -> str | None:
    """The table at which somebody sits who may not sit at this one too; None if they may."""
    several = room.rules.seating.two_seats is TwoSeats.SEVERAL
    others = list(seats_elsewhere(room, name, table))
    return others[0] if len(others) >= (MOST_TABLES if several else 1) else None


def may_not_sit(room: Room, name: str, table: str) -> RoomRuling | None:
    """Why somebody may not sit down at a table; None if they may."""
    if not is_here(room, name):
        return malformed(Reason.NOBODY_OF_THAT_NAME, f"{name} is not in the room")
    game = room.stands[table].listing
    refused = may_not_play(room, name, game) or not_accepted(room, name)
    refused = refused or kept_apart(room, name, table)
    if refused is not None:
        return refused
    other = has_seats_enough(room, name, table)
    if other is None:
        return None
    several = room.rules.seating.two_seats is TwoSeats.SEVERAL
    most = f"at more than {MOST_TABLES} tables" if several else "in two games"
    says = f"{name} has a seat at table {other}, and nobody plays {most}"
    return refuse(Reason.ONE_SEAT_EACH, says, SeatingLaw.two_seats)


def judge_take_seat(room: Room, command: c.TakeSeat) -> RoomRuling:
    """Whoever was called sits down, with chips from the cage."""
    name = command.player
    call = the_call(room, command.listing, name)
    if isinstance(call, Ruling):
        return call
    if call.locked:  # the table may have moved what keeps the seat
        call = replace(call, seat=locked_at(room, call))
    at = call.seat if command.seat is None else command.seat
    refused = (
        may_not_sit(room, name, call.table)
        or not_this_seat(room, command, call, at)
        or another_stack(room, name, command.listing, command.amount)
    )
    if refused is not None:
        return refused
    trial = Trial(room)
    locked = room.tables[call.table].seats[at]
    kept = locked.stack if locked is not None else 0
    sit_with(trial, call.table, at, name, command.amount)
    accepts, grounds = accepts_by_sitting(room, name)
    waiting = name_on(room.listings[command.listing], name)
    if not room.spreads[call.table].established and waiting is not None:
        trial.note(CameToNewGame(call.table, waiting))
    trial.note(
        *filling(trial, call.table),
        *giving_way(room, command.listing, call, at),
        e.CallEnded(command.listing, name),
        e.LeftList(command.listing, name, True),
        *accepts,
    )
    if command.amount > kept:  # else what keeps the seat is the buy-in
        trial.note(brought(room, name, call.table, command.amount - kept))
    chosen = (OpeningLaw.seat_choice,) if at != call.seat else ()
    return trial.ruling(*grounds, *chosen)


def locked_at(room: Room, call: SeatCall) -> int:
    at = seat_of(room.tables[call.table], call.player)
    return call.seat if at is None else at


def not_this_seat(room: Room, command: c.TakeSeat, call: SeatCall, at: int) -> RoomRuling | None:
    """Why another seat than the one that was called is not to be had: only a new game leaves the
    choice to those who come."""
    if at == call.seat:
        return None
    table = room.tables[call.table]
    if room.spreads[call.table].established or call.locked or at >= table.n:
        return malformed(Reason.NO_SUCH_SEAT, f"{call.player} was called to seat {call.seat + 1}")
    if not is_usable(room, call.table, at, call.player):
        return refuse(Reason.SEAT_KEPT, f"seat {at + 1} is kept for somebody", "seat-reserved")
    listing = room.listings[command.listing]
    if room.rules.openings.seat_choice is SeatChoice.LIST_ORDER:
        called = {one.player for one in listing.calls if one.table == call.table}
        first = next((one.player for one in listing.waiting if one.player in called), call.player)
        if first != call.player:
            says = f"{first} is higher on the list and chooses first"
            return refuse(Reason.OTHERS_FIRST, says, OpeningLaw.seat_choice)
    return None


def filling(trial: Trial, number: str) -> tuple[GameFilled, ...]:
    """That every seat of a new game is taken now, if it is so for the first time."""
    full = None not in trial.table(number).seats
    return (GameFilled(number),) if full and not trial.room.spreads[number].filled else ()


def giving_way(room: Room, name: str, call: SeatCall, at: int) -> tuple[e.CallMarked, ...]:
    """Whoever was called to a seat that another has chosen is sent to the one that is free."""
    return tuple(
        e.CallMarked(name, replace(other, seat=call.seat))
        for other in room.listings[name].calls
        if (other.table, other.seat) == (call.table, at) and other.player != call.player
    )


def judge_seat_player(room: Room, command: c.SeatPlayer) -> RoomRuling:
    """A seat for which nobody waits is for whoever comes; the floor seats them."""
    stand = room.stands.get(command.table)
    if stand is None:
        return malformed(Reason.NO_SUCH_TABLE, f"there is no table {command.table}")
    listing = room.listings[stand.listing]
    spread = room.spreads[command.table]
    invited = spread.private and not spread.closed
    at = command.seat if command.seat is not None else next_open(room, command)
    free = (command.table, at) in open_seats(room, stand.listing, command.player)
    if at is None or (not free and not invited):
        which = "no seat" if at is None else f"seat {at + 1}"
        says = f"{which} of table {command.table} is {'' if at is None else 'not '}open"
        return malformed(Reason.NO_SUCH_SEAT, says)
    first = command.player if invited else first_waiting(room, listing, command.player)
    if first != command.player:
        says = f"{first} waits for {stand.listing}"
        return refuse(Reason.OTHERS_FIRST, says, SeatingLaw.seated_by)
    refused = may_not_sit(room, command.player, command.table)
    if refused is not None:
        return refused
    refused = another_stack(room, command.player, stand.listing, command.amount)
    if refused is not None:
        return refused
    trial = Trial(room)
    sit_with(trial, command.table, at, command.player, command.amount)
    accepts, grounds = accepts_by_sitting(room, command.player)
    if name_on(listing, command.player) is not None:
        if call_of(listing, command.player) is not None:
            trial.note(e.CallEnded(stand.listing, command.player))
        trial.note(e.LeftList(stand.listing, command.player, True))
    trial.note(
        *filling(trial, command.table),
        *accepts,
        brought(room, command.player, command.table, command.amount),
    )
    return trial.ruling(*grounds, SeatingLaw.seated_by)


def next_open(room: Room, command: c.SeatPlayer) -> int | None:
    """The first seat of a table that is open to somebody."""
    listing, seats = room.stands[command.table].listing, room.tables[command.table].seats
    if room.spreads[command.table].private:
        return next((at for at, seat in enumerate(seats) if seat is None), None)
    free = open_seats(room, listing, command.player)
    return next((at for number, at in free if number == command.table), None)


def first_waiting(room: Room, listing: Listing, player: str) -> str:
    """Who comes first for a seat: of those who wait, whoever is here; the player if nobody is."""
    waiting = names_to_call(room, listing)
    return next((one.player for one in waiting if not is_away_call_in(room, one)), player)


def seats_themselves(room: Room, command: c.SeatPlayer, by: Sender) -> RoomRuling | None:
    """Why a player may not just sit down; None where the house lets them."""
    if by.role is not Role.PLAYER or room.rules.seating.seated_by is SeatedBy.SELF:
        return None
    says = "the floor seats people: ask, or put your name on the list"
    return refuse(Reason.NOT_BY_YOURSELF, says, SeatingLaw.seated_by)


def judge_leave_table(room: Room, command: c.LeaveTable) -> RoomRuling:
    """Up from the table with everything, and to the cage with it."""
    table = room.tables.get(command.table)
    at = seat_of(table, command.player) if table is not None else None
    if table is None or at is None:
        says = f"{command.player} does not sit at table {command.table}"
        return malformed(Reason.NOT_SEATED, says)
    trial = Trial(room)
    got_up(trial, command.player, command.table, at)
    name = room.stands[command.table].listing
    call = call_of(room.listings[name], command.player)
    if call is not None and call.table == command.table:
        trial.note(e.CallEnded(name, command.player))
    over = room.spreads[command.table].over
    if over:
        trial.note(SeatRemoved(command.table, at))
    return trial.ruling(*((OpeningLaw.extra_players,) if over else ()))


def got_up(trial: Trial, name: str, number: str, at: int) -> None:
    """A player leaves a seat, and what was in front goes to the cage."""
    trial.put(number, Leave(at), player(name))
    amount = taken_along(trial)
    trial.note(
        cashed(name, number, amount),
        left_with(trial.room, name, number, LeftHow.CASHED_OUT, amount),
    )


def taken_along(trial: Trial) -> int:
    """What a player who left last has in hand."""
    left = [one.event for one in trial.events if isinstance(one, AtTable)]
    return next((event.amount for event in reversed(left) if isinstance(event, Left)), 0)


MAY: Allowed = {c.TakeSeat: OWN, c.SeatPlayer: OWN, c.LeaveTable: OWN | {Role.DEALER}}
BY_LAW: RoomLaw = {c.SeatPlayer: seats_themselves}
JUDGES: RoomJudges = {
    c.TakeSeat: judge_take_seat,
    c.SeatPlayer: judge_seat_player,
    c.LeaveTable: judge_leave_table,
}
