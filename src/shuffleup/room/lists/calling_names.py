"""Calling names to seats: who is next, what a call clears, and what becomes of it."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from shuffleup.law.points.room.seating import SeatingLaw
from shuffleup.law.points.room.waiting_lists import (
    AbsentCallIn,
    NewcomerGoesTo,
    NoShow,
    WaitingListLaw,
)
from shuffleup.law.ruling import Reason, Ruling
from shuffleup.room.events import AnyRoomEvent
from shuffleup.room.lists import list_commands as c
from shuffleup.room.lists import list_events as e
from shuffleup.room.lists.list_records import Listing, SeatCall, Signed, Waiting
from shuffleup.room.lists.void_calls import voided
from shuffleup.room.lists.waiting_lists import (
    call_of,
    is_here,
    name_on,
    not_on,
    open_seats,
    tables_of,
    unknown,
)
from shuffleup.room.must_move.fed_tables import is_feeder, not_to_main
from shuffleup.room.people.who_may_play import is_barred, may_not_play
from shuffleup.room.roles import DESK, OWN, Allowed
from shuffleup.room.rulings import RoomApplies, RoomJudges, RoomRuling, malformed, refuse
from shuffleup.room.seat_claims.kept_apart import is_kept_apart
from shuffleup.room.state import Room
from shuffleup.table.state import taken_seats

# ---- who is next, and where to ---------------------------------------------------------------


def players_at(room: Room, number: str) -> int:
    """How many a table has, with those who were called to it."""
    called = sum(
        call.table == number and not call.locked
        for listing in room.listings.values()
        for call in listing.calls
    )
    return len(taken_seats(room.tables[number])) + called


def judge_call(room: Room, command: c.CallNext) -> RoomRuling:
    """The first name that can be called is called to an open seat of the game that needs it."""
    refused = unknown(room, command.listing)
    if refused is not None:
        return refused
    listing = room.listings[command.listing]
    if not has_empty_seat(room, command.listing):  # or a long list would be read for nothing
        return malformed(Reason.NO_SUCH_SEAT, f"{command.listing} has no open seat")
    grounds: list[str] = []
    events: list[e.ListEvent] = []
    for waiting in names_to_call(room, listing):
        if is_barred(room, waiting.player, command.listing):
            continue
        if is_away_call_in(room, waiting):
            grounds.append(WaitingListLaw.call_in_called_absent)
            events += passing_call_in(room, command.listing, waiting)
            continue
        seats = seats_to_call(room, command, waiting)
        if isinstance(seats, Ruling):
            return seats
        if not seats:
            grounds += why_no_seat(room, command.listing, waiting.player)
            continue
        table, seat = seats[0]
        called = e.NameCalled(command.listing, waiting.player, table, seat)
        cleared = tuple(lower_lists(room, command.listing, waiting.player))
        if cleared:
            grounds.append(WaitingListLaw.lower_cleared_on_call)
        if len({number for number, _ in open_seats(room, command.listing)}) > 1:
            grounds.append(WaitingListLaw.newcomer_goes_to)
        if keeps_another(room, table):
            grounds.append("seat-reserved")
        grounds += not_to_main(room, command.listing)
        return Ruling((*events, called, *cleared), grounds=tuple(dict.fromkeys(grounds)))
    if not open_seats(room, command.listing):
        return malformed(Reason.NO_SUCH_SEAT, f"{command.listing} has no open seat")
    if events:
        return Ruling(tuple(events), grounds=tuple(dict.fromkeys(grounds)))
    return nobody_to_call(room, command.listing)


def nobody_to_call(room: Room, name: str) -> RoomRuling:
    """Seats are open, and nobody who waits may have one."""
    called = {call.player for call in room.listings[name].calls}
    left = [one for one in room.listings[name].waiting if one.player not in called]
    if not left:
        why = "everybody on the list was called" if called else "nobody waits"
    elif all(one.passed for one in left):
        why = "those who wait did not answer"
    else:
        why = "no open seat is for those who wait"
    return malformed(Reason.NOT_ON_THE_LIST, f"nobody can be called to {name}: {why}")


def has_empty_seat(room: Room, name: str) -> bool:
    """Whether any table of a game has a seat without a player, kept for somebody or not."""
    return any(None in room.tables[number].seats for number in tables_of(room, name))


def keeps_another(room: Room, number: str) -> bool:
    """Whether management keeps an open seat of a table for somebody."""
    claims = room.seat_claims.get(number)
    return claims is not None and any(
        room.tables[number].seats[at] is None for at, _ in claims.reserved
    )


def why_no_seat(room: Room, name: str, player: str) -> tuple[str, ...]:
    """By what somebody is passed over though a seat is open: all are where they may not play, or
    are kept for others."""
    if open_seats(room, name, player):
        return (SeatingLaw.same_game_ban,)
    return ("seat-reserved",) if keeps_any(room, name) else ()


def keeps_any(room: Room, name: str) -> bool:
    return any(keeps_another(room, number) for number in tables_of(room, name))


def names_to_call(room: Room, listing: Listing) -> Iterator[Waiting]:
    """Names from the top, without those who were called already or did not answer."""
    called = {call.player for call in listing.calls}
    return (one for one in listing.waiting if one.player not in called and not one.passed)


def is_away_call_in(room: Room, waiting: Waiting) -> bool:
    return waiting.how is Signed.CALLED_IN and not is_here(room, waiting.player)


def passing_call_in(room: Room, name: str, waiting: Waiting) -> list[e.ListEvent]:
    """A call-in whose turn has come, and who is not there."""
    what = room.rules.waiting_lists.call_in_called_absent
    if what is AbsentCallIn.KEEPS_TOP:
        return []
    off = e.LeftList(name, waiting.player)
    if what is AbsentCallIn.REMOVED:
        return [off]
    return [off, e.Joined(name, waiting, len(room.listings[name].waiting) - 1)]


def seats_to_call(
    room: Room, command: c.CallNext, waiting: Waiting
) -> list[tuple[str, int]] | RoomRuling:
    """The seats to which a name can be called, the best first."""
    free = [
        one
        for one in open_seats(room, command.listing, waiting.player)
        if not is_kept_apart(room, waiting.player, one[0])
    ]
    own = [one for one in free if one == (waiting.table, waiting.seat)]
    shortest = room.rules.waiting_lists.newcomer_goes_to is NewcomerGoesTo.SHORTEST_GAME
    if shortest:
        free.sort(key=lambda one: players_at(room, one[0]))  # stable: then by table and seat
    if not command.table:
        return [*own, *free]
    wanted = [one for one in free if one[0] == command.table and command.seat in (None, one[1])]
    if not wanted:
        return malformed(Reason.NO_SUCH_SEAT, f"table {command.table} has no such open seat")
    if shortest and players_at(room, free[0][0]) < players_at(room, command.table):
        says = f"table {free[0][0]} needs a player more than table {command.table}"
        return refuse(Reason.NOT_THE_SHORTEST, says, WaitingListLaw.newcomer_goes_to)
    return wanted


def lower_lists(room: Room, name: str, player: str) -> Iterator[AnyRoomEvent]:
    """The name goes off the lists of lower limits, where it did not ask to stay."""
    if not room.rules.waiting_lists.lower_cleared_on_call:
        return
    for other, listing in room.listings.items():
        waiting = name_on(listing, player)
        lower = listing.stakes.big_bet < room.listings[name].stakes.big_bet
        if waiting is not None and lower and not waiting.stays:
            yield from voided(room, other, player)
            yield e.LeftList(other, player)


# ---- answering -------------------------------------------------------------------------------


def the_call(room: Room, name: str, player: str) -> SeatCall | RoomRuling:
    """A call that was made, or why there is none."""
    listing = room.listings.get(name)
    call = call_of(listing, player) if listing is not None else None
    return call or malformed(Reason.NOT_CALLED, f"{player} was not called to {name}")


def ended_unanswered(room: Room, name: str, player: str) -> tuple[AnyRoomEvent, ...]:
    """What a call brings that nobody answered: the book passes the name over, or takes it off."""
    waiting = name_on(room.listings[name], player)
    ended = voided(room, name, player)
    if waiting is None:
        return ended
    if room.rules.waiting_lists.no_show is NoShow.REMOVED:
        return (*ended, e.LeftList(name, player))
    return (*ended, e.NameMarked(name, replace(waiting, passed=True)))


def judge_no_answer(room: Room, command: c.NoAnswer) -> RoomRuling:
    call = the_call(room, command.listing, command.player)
    if isinstance(call, Ruling):
        return call
    if call.locked:
        return malformed(Reason.NOT_CALLED, f"{command.player} has locked up the seat")
    events = ended_unanswered(room, command.listing, command.player)
    return Ruling(events, grounds=(WaitingListLaw.no_show,))


def judge_report_in(room: Room, command: c.ReportIn) -> RoomRuling:
    refused = not_on(room, command.listing, command.player)
    if refused is not None:
        return refused
    waiting = name_on(room.listings[command.listing], command.player)
    assert waiting is not None
    return Ruling((e.NameMarked(command.listing, replace(waiting, passed=False)),))


def judge_claim(room: Room, command: c.ClaimCall) -> RoomRuling:
    """Where the house answers for its calls, whoever did not hear theirs is next."""
    refused = unknown(room, command.listing)
    refused = refused or may_not_play(room, command.player, command.listing)
    if refused is not None:
        return refused
    grounds = (WaitingListLaw.house_liable_for_unheard_call,)
    if not room.rules.waiting_lists.house_liable_for_unheard_call:
        says = "the house does not answer for a call that was not heard"
        return refuse(Reason.NO_CLAIM, says, *grounds)
    waiting = name_on(room.listings[command.listing], command.player)
    off = (e.LeftList(command.listing, command.player),) if waiting is not None else ()
    again = replace(waiting or Waiting(command.player, room.now), passed=False)
    return Ruling((*off, e.Joined(command.listing, again, 0)), grounds=grounds)


def judge_decline(room: Room, command: c.Decline) -> RoomRuling:
    """No to a seat, and yes to the place: only in a new game or a feeder that has too few
    players."""
    call = the_call(room, command.listing, command.player)
    if isinstance(call, Ruling):
        return call
    waiting = name_on(room.listings[command.listing], command.player)
    assert waiting is not None
    ended = voided(room, command.listing, command.player)
    kept = e.NameMarked(command.listing, replace(waiting, passed=True))
    if has_no_say(room, call.table):
        says = f"{command.player} takes the seat or goes to the end of the list"
        return refuse(Reason.TAKE_IT_OR_ROLL, says, "take-the-seat-or-roll")
    with_them = len(taken_seats(room.tables[call.table])) + 1
    grounds = (WaitingListLaw.must_take_seat_from,)
    if with_them < room.rules.waiting_lists.must_take_seat_from:
        return Ruling((*ended, kept), grounds=grounds)
    return Ruling((*ended, e.LeftList(command.listing, command.player)), grounds=grounds)


def has_no_say(room: Room, table: str) -> bool:
    """Whether a called player can only sit down or roll: the game is neither new nor a feeder."""
    return room.spreads[table].established and not is_feeder(room, table)


def judge_roll(room: Room, command: c.Roll) -> RoomRuling:
    """To the end of the list instead of a seat, as often as the house lets a name roll."""
    call = the_call(room, command.listing, command.player)
    if isinstance(call, Ruling):
        return call
    listing = room.listings[command.listing]
    waiting = name_on(listing, command.player)
    assert waiting is not None
    if waiting.rolls >= room.rules.waiting_lists.rolls:
        says = "no name is rolled to the end here"
        if room.rules.waiting_lists.rolls:
            says = f"{command.player} was rolled to the end before, as often as one may be"
        return refuse(Reason.NO_MORE_ROLLS, says, WaitingListLaw.rolls)
    last = replace(waiting, rolls=waiting.rolls + 1)
    return Ruling(
        (
            *voided(room, command.listing, command.player),
            e.LeftList(command.listing, command.player),
            e.Joined(command.listing, last, len(listing.waiting) - 1),
        ),
        grounds=(WaitingListLaw.rolls,),
    )


MAY: Allowed = {
    c.CallNext: DESK,
    c.NoAnswer: DESK,
    c.ReportIn: OWN,
    c.ClaimCall: OWN,
    c.Decline: OWN,
    c.Roll: OWN,
}
JUDGES: RoomJudges = {
    c.CallNext: judge_call,
    c.NoAnswer: judge_no_answer,
    c.ReportIn: judge_report_in,
    c.ClaimCall: judge_claim,
    c.Decline: judge_decline,
    c.Roll: judge_roll,
}


# ---- apply -----------------------------------------------------------------------------------


def called(room: Room, event: e.NameCalled) -> None:
    listing = room.listings[event.listing]
    call = SeatCall(event.player, event.table, event.seat, room.now)
    room.listings[event.listing] = replace(listing, calls=(*listing.calls, call))


def call_marked(room: Room, event: e.CallMarked) -> None:
    listing, new = room.listings[event.listing], event.call
    calls = tuple(new if call.player == new.player else call for call in listing.calls)
    room.listings[event.listing] = replace(listing, calls=calls)


def call_ended(room: Room, event: e.CallEnded) -> None:
    listing = room.listings[event.listing]
    rest = tuple(call for call in listing.calls if call.player != event.player)
    room.listings[event.listing] = replace(listing, calls=rest)


APPLY: RoomApplies = {
    e.NameCalled: called,
    e.CallMarked: call_marked,
    e.CallEnded: call_ended,
}
