"""A name on a list: put there, called to a seat, rolled to the end, taken off."""

from __future__ import annotations

from msgspec.structs import replace

from shuffleup.floor.senders import player
from shuffleup.law.points.room.waiting_lists import JoinByPhone, WaitingListLaw
from shuffleup.law.ruling import Reason, Ruling
from shuffleup.room.absence.absence_records import LeftHow
from shuffleup.room.absence.held_chips import brought
from shuffleup.room.absence.same_stack import another_stack, left_with, sit_with
from shuffleup.room.cage.ledger import cashed
from shuffleup.room.events import AtTable
from shuffleup.room.lists import list_commands as c
from shuffleup.room.lists import list_events as e
from shuffleup.room.lists.list_records import Listing, SeatCall, Signed, Waiting
from shuffleup.room.must_move.fed_tables import barred_refused, is_for_the_list, not_to_main
from shuffleup.room.roles import DESK, OWN, Allowed
from shuffleup.room.rulings import RoomApplies, RoomJudges, RoomRuling, malformed, refuse
from shuffleup.room.state import Room
from shuffleup.room.trial import Trial
from shuffleup.table.blinds.in_turn import seat_of
from shuffleup.table.commands import Leave
from shuffleup.table.events import Left

# ---- looking around --------------------------------------------------------------------------


def place_of(listing: Listing, player: str) -> int | None:
    """Where a name stands on a list, the top being 0; None if it is not on it."""
    names = [waiting.player for waiting in listing.waiting]
    return names.index(player) if player in names else None


def open_seats(room: Room, name: str) -> list[tuple[str, int]]:
    """The open seats of a game that nobody was called to, by table."""
    called = {(call.table, call.seat) for call in room.listings[name].calls}
    return [
        (number, at)
        for number, stand in room.stands.items()
        if stand.listing == name and is_for_the_list(room, number)
        for at, seat in enumerate(room.tables[number].seats)
        if seat is None and (number, at) not in called
    ]


def call_of(listing: Listing, player: str) -> SeatCall | None:
    return next((call for call in listing.calls if call.player == player), None)


def unknown(room: Room, name: str) -> RoomRuling | None:
    """Why a game cannot be spoken of; None if it is on the board."""
    if name in room.listings:
        return None
    return malformed(Reason.NO_SUCH_GAME, f"no game on the board is called {name}")


# ---- judge -----------------------------------------------------------------------------------


def judge_join(room: Room, command: c.Join) -> RoomRuling:
    """A name goes to the end of a list, if its player may be on it at all."""
    refused = unknown(room, command.listing)
    if refused is not None:
        return refused
    listing = room.listings[command.listing]
    if place_of(listing, command.player) is not None:
        says = f"{command.player} is on the list of {command.listing} already"
        return malformed(Reason.NAME_TAKEN, says)
    refused = not_by_phone(room, listing, command) if command.by_phone else not_here(room, command)
    refused = refused or barred_refused(room, command.listing, command.player)
    if refused is not None:
        return refused
    if open_seats(room, command.listing) and not room.rules.waiting_lists.with_open_seats:
        says = f"there are open seats in {command.listing}: no list is kept"
        return refuse(Reason.SEATS_ARE_OPEN, says, WaitingListLaw.with_open_seats)
    how = Signed.CALLED_IN if command.by_phone else Signed.IN_PERSON
    waiting = Waiting(command.player, room.now, how)
    return Ruling((e.Joined(command.listing, waiting, len(listing.waiting)),))


def not_here(room: Room, command: c.Join) -> RoomRuling | None:
    person = room.people.get(command.player)
    if person is not None and person.here:
        return None
    says = f"{command.player} is not in the room"
    return refuse(Reason.NOT_IN_THE_ROOM, says, WaitingListLaw.by_phone)


def not_by_phone(room: Room, listing: Listing, command: c.Join) -> RoomRuling | None:
    which = room.rules.waiting_lists.by_phone
    taken = which is JoinByPhone.ANY_GAME or (
        which is JoinByPhone.DESIGNATED_GAMES and listing.by_phone
    )
    if taken:
        return None
    says = f"no names are taken by telephone for {command.listing}"
    return refuse(Reason.NOT_BY_PHONE, says, WaitingListLaw.by_phone)


def judge_leave_list(room: Room, command: c.LeaveList) -> RoomRuling:
    listing = room.listings.get(command.listing)
    if listing is None or place_of(listing, command.player) is None:
        says = f"{command.player} is not on the list of {command.listing}"
        return malformed(Reason.NOT_ON_THE_LIST, says)
    return Ruling((e.LeftList(command.listing, command.player),))


def judge_call(room: Room, command: c.CallNext) -> RoomRuling:
    """The first name that has not been called yet is called to an open seat."""
    refused = unknown(room, command.listing)
    if refused is not None:
        return refused
    if (command.table, command.seat) not in open_seats(room, command.listing):
        says = f"seat {command.seat + 1} of table {command.table} is not open"
        return malformed(Reason.NO_SUCH_SEAT, says)
    listing = room.listings[command.listing]
    nobody = [one.player for one in listing.waiting if call_of(listing, one.player) is None]
    if not nobody:
        says = f"nobody waits for {command.listing}"
        return malformed(Reason.NOT_ON_THE_LIST, says)
    called = e.NameCalled(command.listing, nobody[0], command.table, command.seat)
    return Ruling((called,), grounds=not_to_main(room, command.listing))


def judge_take_seat(room: Room, command: c.TakeSeat) -> RoomRuling:
    """Whoever was called sits down, with chips from the cage."""
    listing = room.listings.get(command.listing)
    call = call_of(listing, command.player) if listing is not None else None
    if call is None:
        says = f"{command.player} was not called to {command.listing}"
        return malformed(Reason.NOT_CALLED, says)
    refused = another_stack(room, command.player, command.listing, command.amount)
    if refused is not None:
        return refused
    trial = Trial(room)
    sit_with(trial, call.table, call.seat, command.player, command.amount)
    trial.note(
        e.CallEnded(command.listing, command.player),
        e.LeftList(command.listing, command.player),
        brought(room, command.player, call.table, command.amount),
    )
    return trial.ruling()


def judge_leave_table(room: Room, command: c.LeaveTable) -> RoomRuling:
    """Up from the table with everything, and to the cage with it."""
    table = room.tables.get(command.table)
    at = seat_of(table, command.player) if table is not None else None
    if table is None or at is None:
        says = f"{command.player} does not sit at table {command.table}"
        return malformed(Reason.NOT_SEATED, says)
    trial = Trial(room)
    trial.put(command.table, Leave(at), player(command.player))
    amount = sum(
        one.event.amount
        for one in trial.events
        if isinstance(one, AtTable) and isinstance(one.event, Left)
    )
    trial.note(
        cashed(command.player, command.table, amount),
        left_with(room, command.player, command.table, LeftHow.CASHED_OUT, amount),
    )
    return trial.ruling()


def judge_roll(room: Room, command: c.Roll) -> RoomRuling:
    """To the end of the list instead of a seat, as often as the house lets a name roll."""
    listing = room.listings.get(command.listing)
    if listing is None or call_of(listing, command.player) is None:
        says = f"{command.player} was not called to {command.listing}"
        return malformed(Reason.NOT_CALLED, says)
    waiting = next(one for one in listing.waiting if one.player == command.player)
    if waiting.rolls >= room.rules.waiting_lists.rolls:
        says = f"{command.player} has been rolled to the end {waiting.rolls} times"
        return refuse(Reason.NO_MORE_ROLLS, says, WaitingListLaw.rolls)
    last = replace(waiting, rolls=waiting.rolls + 1)
    return Ruling(
        (
            e.CallEnded(command.listing, command.player),
            e.LeftList(command.listing, command.player),
            e.Joined(command.listing, last, len(listing.waiting) - 1),
        ),
        grounds=(WaitingListLaw.rolls,),
    )


MAY: Allowed = {
    c.Join: OWN,
    c.LeaveList: OWN,
    c.CallNext: DESK,
    c.TakeSeat: OWN,
    c.Roll: OWN,
    c.LeaveTable: OWN,
}
JUDGES: RoomJudges = {
    c.Join: judge_join,
    c.LeaveList: judge_leave_list,
    c.CallNext: judge_call,
    c.TakeSeat: judge_take_seat,
    c.Roll: judge_roll,
    c.LeaveTable: judge_leave_table,
}


# ---- apply -----------------------------------------------------------------------------------


def joined(room: Room, event: e.Joined) -> None:
    listing = room.listings[event.listing]
    above, below = listing.waiting[: event.place], listing.waiting[event.place :]
    room.listings[event.listing] = replace(listing, waiting=(*above, event.waiting, *below))


def left(room: Room, event: e.LeftList) -> None:
    listing = room.listings[event.listing]
    stay = tuple(one for one in listing.waiting if one.player != event.player)
    room.listings[event.listing] = replace(listing, waiting=stay)


def called(room: Room, event: e.NameCalled) -> None:
    listing = room.listings[event.listing]
    call = SeatCall(event.player, event.table, event.seat, room.now)
    room.listings[event.listing] = replace(listing, calls=(*listing.calls, call))


def call_ended(room: Room, event: e.CallEnded) -> None:
    listing = room.listings[event.listing]
    rest = tuple(call for call in listing.calls if call.player != event.player)
    room.listings[event.listing] = replace(listing, calls=rest)


APPLY: RoomApplies = {
    e.Joined: joined,
    e.LeftList: left,
    e.NameCalled: called,
    e.CallEnded: call_ended,
}
