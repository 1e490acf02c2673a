"""Seats kept for somebody: locked up with a thing of theirs, on a page, by management."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from msgspec.structs import replace

from shuffleup.floor.senders import FLOOR
from shuffleup.law.points.room.openings import OpeningLaw
from shuffleup.law.points.room.seating import MoveAfterLock, SeatingLaw, TwoSeats
from shuffleup.law.ruling import Reason, Ruling
from shuffleup.room.cage.ledger import bought
from shuffleup.room.deadlines import Due, Upcoming
from shuffleup.room.instants import MINUTE
from shuffleup.room.lists.calling_names import ended_unanswered, the_call
from shuffleup.room.lists.list_commands import Page
from shuffleup.room.lists.list_events import CallMarked
from shuffleup.room.lists.list_records import SeatCall
from shuffleup.room.lists.taking_seats import giving_way, has_seats_enough, sits_elsewhere
from shuffleup.room.lists.waiting_lists import is_usable, place_of
from shuffleup.room.people.who_may_play import may_not_play
from shuffleup.room.roles import DESK, MANAGEMENT, OWN, Allowed
from shuffleup.room.rulings import RoomApplies, RoomJudges, RoomRuling, malformed, refuse
from shuffleup.room.seat_claims import claim_commands as c
from shuffleup.room.seat_claims import claim_events as e
from shuffleup.room.seat_claims.claim_records import SeatClaims
from shuffleup.room.seat_claims.kept_apart import kept_apart
from shuffleup.room.state import Room
from shuffleup.room.trial import Trial
from shuffleup.table.blinds.account import HAD_BUTTON
from shuffleup.table.blinds.in_turn import seat_of
from shuffleup.table.commands import LockUp
from shuffleup.table.state import seated

# ---- with a thing of theirs ------------------------------------------------------------------


def judge_lock(room: Room, command: c.LockSeat) -> RoomRuling:
    """Something on the table keeps the seat one was called to, for a while."""
    name = command.guest or command.player
    if command.guest and not room.rules.seating.lock_for_others:
        says = f"{command.player} can lock up a seat for themselves alone"
        return refuse(Reason.NO_LOCK_UP, says, SeatingLaw.lock_for_others)
    call = the_call(room, command.listing, name)
    if isinstance(call, Ruling):
        return call
    if call.locked:
        return malformed(Reason.NAME_TAKEN, f"{name} has locked up that seat already")
    refused = may_not_play(room, name, command.listing) or kept_apart(room, name, call.table)
    refused = refused or is_no_marker(room, command) or must_go_now(room, name, call, command)
    if refused is not None:
        return refused
    trial = Trial(room)
    trial.put(call.table, LockUp(call.seat, name, command.amount), FLOOR)
    locked = replace(call, at=room.now, locked=True, paged=False)
    trial.note(CallMarked(command.listing, locked))
    if command.amount:
        trial.note(bought(name, call.table, command.amount))
    twice = (SeatingLaw.two_seats,) if sits_elsewhere(room, name, call.table) else ()
    return trial.ruling(marker_point(command), *twice)


def marker_point(command: c.LockSeat) -> str:
    """The point that says whether such a thing keeps a seat."""
    if command.item == "chips":
        return SeatingLaw.marked_by_chips
    return SeatingLaw.marked_by_card if command.item == "card" else SeatingLaw.marked_by_other


def is_no_marker(room: Room, command: c.LockSeat) -> RoomRuling | None:
    """Why such a thing does not keep a seat; None if it does."""
    if (command.item == "chips") != bool(command.amount):
        return malformed(Reason.NOT_A_WHOLE_AMOUNT, "chips are counted, other things are not")
    law, item = room.rules.seating, command.item
    keeps = law.marked_by_card if item == "card" else law.marked_by_other
    if law.marked_by_chips if item == "chips" else keeps:
        return None
    return refuse(Reason.NO_LOCK_UP, f"{item} does not lock up a seat", marker_point(command))


def must_go_now(room: Room, name: str, call: SeatCall, command: c.LockSeat) -> RoomRuling | None:
    """Why somebody who sits elsewhere cannot keep a second seat, but has to go there."""
    other = sits_elsewhere(room, name, call.table)
    if other is None:
        return None
    law = room.rules.seating
    if has_seats_enough(room, name, call.table) is None:
        return None
    if plays_off(room, name, other):
        if law.two_seats is TwoSeats.PLAYING_OFF:
            return None
        says = f"{name} has a seat at table {other}"
        return refuse(Reason.ONE_SEAT_EACH, says, SeatingLaw.two_seats)
    lists = (command.listing, room.stands[other].listing)
    waited_for = any(one.player != name for key in lists for one in room.listings[key].waiting)
    if law.move_after_lock is MoveAfterLock.LOCK_TIME or not waited_for:
        return None
    says = f"somebody waits for one of these seats: {name} moves at once or not at all"
    return refuse(Reason.MOVE_AT_ONCE, says, SeatingLaw.move_after_lock)


def plays_off(room: Room, name: str, number: str) -> bool:
    """Whether a player has paid a blind of this round, and has the button still to come."""
    at = seat_of(room.tables[number], name)
    assert at is not None
    paid = seated(room.tables[number], at).paid
    return bool(paid) and not paid & HAD_BUTTON


def judge_page(room: Room, command: Page) -> RoomRuling:
    call = the_call(room, command.listing, command.player)
    if isinstance(call, Ruling):
        return call
    if call.locked:
        return malformed(Reason.NOT_CALLED, f"{command.player} has locked up the seat")
    paged = replace(call, at=room.now, paged=True)
    return Ruling((CallMarked(command.listing, paged),), grounds=(SeatingLaw.hold_when_paged,))


def holds_running_out(room: Room) -> Iterator[Upcoming]:
    """Seats that are locked up or kept for a page, and when they are open again."""
    law = room.rules.seating
    for name, listing in room.listings.items():
        for call in listing.calls:
            minutes = law.hold if call.locked else law.hold_when_paged
            until = call.at + minutes * MINUTE
            if call.locked or call.paged:
                yield Upcoming(until, partial(hold_ends, room, name, call, until))


def hold_ends(room: Room, name: str, call: SeatCall, at: int) -> Due:
    point = SeatingLaw.hold if call.locked else SeatingLaw.hold_when_paged
    return Due(at, ended_unanswered(room, name, call.player), (point,))


# ---- in a new game, and by management --------------------------------------------------------


def judge_settle(room: Room, command: c.SettleSeat) -> RoomRuling:
    """Of two who reach a seat of a new game together, the one higher on the list has it."""
    calls = [the_call(room, command.listing, name) for name in (command.player, command.other)]
    for call in calls:
        if isinstance(call, Ruling):
            return call
    table = room.tables.get(command.table)
    there = all(isinstance(call, SeatCall) and call.table == command.table for call in calls)
    if table is None or not there or room.spreads[command.table].established:
        return malformed(Reason.NOT_CALLED, "both were called to that new game")
    if command.seat >= table.n or table.seats[command.seat] is not None:
        return malformed(Reason.NO_SUCH_SEAT, f"seat {command.seat + 1} is not open")
    grounds = (OpeningLaw.seat_tie_by_list,)
    if not room.rules.openings.seat_tie_by_list:
        return refuse(Reason.FLOOR_DECIDES, "the floor decides between the two", *grounds)
    listing = room.listings[command.listing]
    first = min((command.player, command.other), key=lambda one: place_of(listing, one) or 0)
    call = the_call(room, command.listing, first)
    assert isinstance(call, SeatCall)
    if not is_usable(room, command.table, command.seat, first):
        return refuse(Reason.SEAT_KEPT, "that seat is kept for somebody", "seat-reserved")
    moved = CallMarked(command.listing, replace(call, seat=command.seat))
    others = giving_way(room, command.listing, call, command.seat)
    return Ruling((*others, moved), grounds=grounds)


def judge_reserve(room: Room, command: c.ReserveSeat) -> RoomRuling:
    table = room.tables.get(command.table)
    if table is None:
        return malformed(Reason.NO_SUCH_TABLE, f"there is no table {command.table}")
    if command.seat >= table.n or table.seats[command.seat] is not None:
        return malformed(Reason.NO_SUCH_SEAT, f"seat {command.seat + 1} is not open")
    kept = e.SeatReserved(command.table, command.seat, command.player, command.why)
    return Ruling((kept,), grounds=("seat-reserved",))


def judge_release(room: Room, command: c.ReleaseSeat) -> RoomRuling:
    claims = room.seat_claims.get(command.table, SeatClaims())
    if command.seat not in dict(claims.reserved):
        return malformed(Reason.NO_SUCH_SEAT, f"seat {command.seat + 1} is kept for nobody")
    return Ruling((e.SeatFreed(command.table, command.seat),), grounds=("seat-reserved",))


MAY: Allowed = {
    c.LockSeat: OWN,
    Page: DESK,
    c.SettleSeat: DESK,
    c.ReserveSeat: MANAGEMENT,
    c.ReleaseSeat: MANAGEMENT,
}
JUDGES: RoomJudges = {
    c.LockSeat: judge_lock,
    Page: judge_page,
    c.SettleSeat: judge_settle,
    c.ReserveSeat: judge_reserve,
    c.ReleaseSeat: judge_release,
}


# ---- apply -----------------------------------------------------------------------------------


def reserved(room: Room, event: e.SeatReserved) -> None:
    claims = room.seat_claims.get(event.table, SeatClaims())
    others = tuple(one for one in claims.reserved if one[0] != event.seat)
    kept = (*others, (event.seat, event.player))
    room.seat_claims[event.table] = replace(claims, reserved=kept)


def freed(room: Room, event: e.SeatFreed) -> None:
    claims = room.seat_claims[event.table]
    others = tuple(one for one in claims.reserved if one[0] != event.seat)
    room.seat_claims[event.table] = replace(claims, reserved=others)


APPLY: RoomApplies = {e.SeatReserved: reserved, e.SeatFreed: freed}
DUE = (holds_running_out,)
