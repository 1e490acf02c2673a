"""A name on a list: put there, refreshed, taken off; and who stands where."""

from __future__ import annotations

from msgspec.structs import replace

from shuffleup.law.points.room.seating import SeatingLaw, SeatOnBigList, SeatOnSmallList
from shuffleup.law.points.room.waiting_lists import JoinByPhone, Refreshed, WaitingListLaw
from shuffleup.law.ruling import Reason, Ruling
from shuffleup.room.lists import list_commands as c
from shuffleup.room.lists import list_events as e
from shuffleup.room.lists.list_records import Listing, SeatCall, Signed, Waiting
from shuffleup.room.lists.void_calls import voided
from shuffleup.room.lists.waiting_names import names_of
from shuffleup.room.must_move.fed_tables import barred_refused, is_for_the_list
from shuffleup.room.openings.opening_records import Spread
from shuffleup.room.people.who_may_play import may_not_play
from shuffleup.room.roles import OWN, Allowed
from shuffleup.room.rulings import RoomApplies, RoomJudges, RoomRuling, malformed, refuse
from shuffleup.room.seat_claims.claim_records import SeatClaims
from shuffleup.room.state import Room

MOST_GIVEN = 12  # seats that a wait is estimated from

# ---- looking around --------------------------------------------------------------------------


def place_of(listing: Listing, player: str) -> int | None:
    """Where a name stands on a list, the top being 0; None if it is not on it."""
    return names_of(listing).place(player)


def name_on(listing: Listing, player: str) -> Waiting | None:
    return names_of(listing).by_player.get(player)


def call_of(listing: Listing, player: str) -> SeatCall | None:
    return next((call for call in listing.calls if call.player == player), None)


def tables_of(room: Room, name: str) -> list[str]:
    """The tables at which a game is played that one can wait for."""
    return [
        number
        for number, stand in room.stands.items()
        if stand.listing == name and not is_shut(room.spreads.get(number, Spread()))
    ]


def is_shut(spread: Spread) -> bool:
    return spread.closed or spread.private


def open_seats(room: Room, name: str, player: str = "") -> list[tuple[str, int]]:
    """The open seats of a game that are kept for nobody else, by table; to those kept for a player
    only that player has a claim."""
    free = [
        (number, at)
        for number in tables_of(room, name)
        for at, seat in enumerate(room.tables[number].seats)
        if seat is None and is_usable(room, number, at, player) and is_for_the_list(room, number)
    ]
    if not free:  # as a rule, and then a long list need not be read
        return []
    kept = {(call.table, call.seat): call.player for call in room.listings[name].calls}
    for waiting in names_of(room.listings[name]).asking:
        kept.setdefault((waiting.table, waiting.seat), waiting.player)
    return [one for one in free if kept.get(one, player) == player]


def is_usable(room: Room, number: str, at: int, player: str) -> bool:
    """Whether a seat is there at all, and not kept by management for somebody else."""
    if number in room.spreads and at in room.spreads[number].removed:
        return False
    claims = room.seat_claims.get(number)
    if claims is None:
        return True
    if at in {box.seat for box in claims.boxes}:
        return False  # whoever played over it has gone; its own player comes back
    return not is_reserved(claims, at, player)


def is_reserved(claims: SeatClaims, at: int, player: str) -> bool:
    """Whether management keeps a seat for somebody else."""
    return dict(claims.reserved).get(at, player) != player


def unknown(room: Room, name: str) -> RoomRuling | None:
    """Why a game cannot be spoken of; None if it is on the board."""
    if name in room.listings:
        return None
    return malformed(Reason.NO_SUCH_GAME, f"no game on the board is called {name}")


def not_on(room: Room, name: str, player: str) -> RoomRuling | None:
    """Why a name cannot be spoken of; None if it is on the list."""
    listing = room.listings.get(name)
    if listing is not None and name_on(listing, player) is not None:
        return None
    return malformed(Reason.NOT_ON_THE_LIST, f"{player} is not on the list of {name}")


def is_here(room: Room, player: str) -> bool:
    person = room.people.get(player)
    return person is not None and person.here


# ---- judge -----------------------------------------------------------------------------------


def judge_join(room: Room, command: c.Join) -> RoomRuling:
    """A name goes to the end of a list, if its player may be on it at all."""
    refused = unknown(room, command.listing)
    if refused is not None:
        return refused
    listing = room.listings[command.listing]
    if name_on(listing, command.player) is not None:
        says = f"{command.player} is on the list of {command.listing} already"
        return malformed(Reason.NAME_TAKEN, says)
    refused = not_by_phone(room, listing, command) if command.by_phone else not_here(room, command)
    refused = (
        refused
        or may_not_play(room, command.player, command.listing)
        or seat_not_kept(room, listing, command)
    )
    refused = refused or barred_refused(room, command.listing, command.player)
    if refused is not None:
        return refused
    if open_seats(room, command.listing) and not room.rules.waiting_lists.with_open_seats:
        says = f"there are open seats in {command.listing}: no list is kept"
        return refuse(Reason.SEATS_ARE_OPEN, says, WaitingListLaw.with_open_seats)
    how = Signed.CALLED_IN if command.by_phone else Signed.IN_PERSON
    caller = (command.caller or command.player) if command.by_phone else ""
    waiting = Waiting(
        command.player,
        room.now,
        how,
        caller=caller,
        stays=command.stays,
        table=command.table,
        seat=command.seat,
    )
    joined = e.Joined(command.listing, waiting, len(listing.waiting))
    return Ruling((joined,), grounds=join_grounds(listing, command))


def join_grounds(listing: Listing, command: c.Join) -> tuple[str, ...]:
    by_phone = (WaitingListLaw.by_phone,) if command.by_phone else ()
    names = (WaitingListLaw.call_in_names,) if command.caller else ()
    return (*by_phone, *names, *((seat_point(listing),) if command.table else ()))


def not_here(room: Room, command: c.Join) -> RoomRuling | None:
    if is_here(room, command.player):
        return None
    says = f"{command.player} is not in the room"
    return refuse(Reason.NOT_IN_THE_ROOM, says, WaitingListLaw.by_phone)


def not_by_phone(room: Room, listing: Listing, command: c.Join) -> RoomRuling | None:
    which = room.rules.waiting_lists.by_phone
    taken = which is JoinByPhone.ANY_GAME or (
        which is JoinByPhone.DESIGNATED_GAMES and listing.by_phone
    )
    if not taken:
        says = f"no names are taken by telephone for {command.listing}"
        return refuse(Reason.NOT_BY_PHONE, says, WaitingListLaw.by_phone)
    caller, most = command.caller or command.player, room.rules.waiting_lists.call_in_names
    names = {
        one.player
        for other in room.listings.values()
        for one in names_of(other).called_in
        if one.caller == caller
    }
    if len(names | {command.player}) <= most:
        return None
    says = f"{caller} has called in {len(names)} names already"
    return refuse(Reason.TOO_MANY_NAMES, says, WaitingListLaw.call_in_names)


def seat_not_kept(room: Room, listing: Listing, command: c.Join) -> RoomRuling | None:
    """Why no certain seat is kept for a name on the list; None if it is, or none is asked for."""
    if not command.table:
        return None
    stand, table = room.stands.get(command.table), room.tables.get(command.table)
    if stand is None or table is None or stand.listing != command.listing:
        says = f"{command.listing} is not played at table {command.table}"
        return malformed(Reason.NO_SUCH_TABLE, says)
    if command.seat >= table.n:
        return malformed(Reason.NO_SUCH_SEAT, f"table {command.table} has no such seat")
    person, law = room.people.get(command.player), room.rules.seating
    if any((o.table, o.seat) == (command.table, command.seat) for o in names_of(listing).asking):
        says = f"seat {command.seat + 1} is kept for somebody else"
        return malformed(Reason.NAME_TAKEN, says)
    if listing.higher:
        kept = law.on_big_list is SeatOnBigList.ANYONE or (
            law.on_big_list is SeatOnBigList.IN_PERSON and not command.by_phone
        )
    else:
        needs = person is not None and person.handicap
        kept = law.on_small_list is SeatOnSmallList.ANYONE or (
            law.on_small_list is SeatOnSmallList.HANDICAP and needs
        )
    if kept:
        return None
    point = seat_point(listing)
    return refuse(Reason.NO_LOCK_UP, "no seat is kept on this list for that", point)


def seat_point(listing: Listing) -> str:
    """The point that says who may have a certain seat kept."""
    return SeatingLaw.on_big_list if listing.higher else SeatingLaw.on_small_list


def judge_leave_list(room: Room, command: c.LeaveList) -> RoomRuling:
    refused = not_on(room, command.listing, command.player)
    if refused is not None:
        return refused
    ended = voided(room, command.listing, command.player)
    return Ruling((*ended, e.LeftList(command.listing, command.player)))


def judge_refresh(room: Room, command: c.Refresh) -> RoomRuling:
    """Who calls again before the start keeps the place; after it the book says."""
    refused = not_on(room, command.listing, command.player)
    if refused is not None:
        return refused
    listing = room.listings[command.listing]
    waiting = name_on(listing, command.player)
    assert waiting is not None
    again = replace(waiting, since=room.now)
    started = bool(tables_of(room, command.listing))
    grounds = (WaitingListLaw.call_in_refresh,) if started else ()
    if not started or room.rules.waiting_lists.call_in_refresh is Refreshed.KEEPS_PLACE:
        return Ruling((e.NameMarked(command.listing, again),), grounds=grounds)
    off = e.LeftList(command.listing, command.player)
    return Ruling(
        (off, e.Joined(command.listing, again, len(listing.waiting) - 1)), grounds=grounds
    )


def judge_swap(room: Room, command: c.SwapPlaces) -> RoomRuling:
    refused = not_on(room, command.listing, command.player) or not_on(
        room, command.listing, command.other
    )
    if refused is None and command.player == command.other:
        refused = malformed(Reason.NAME_TAKEN, "it takes two to trade places")
    if refused is not None:
        return refused
    grounds = (WaitingListLaw.positions_exchanged,)
    if not room.rules.waiting_lists.positions_exchanged:
        return refuse(Reason.NO_SWAPPING, "places on a list are not exchanged", *grounds)
    listing = room.listings[command.listing]
    both = (command.player, command.other)
    (first, top), (second, low) = [
        (at, one) for at, one in enumerate(listing.waiting) if one.player in both
    ]
    off = (e.LeftList(command.listing, top.player), e.LeftList(command.listing, low.player))
    on = (e.Joined(command.listing, low, first), e.Joined(command.listing, top, second))
    return Ruling((*off, *on), grounds=grounds)


MAY: Allowed = {c.Join: OWN, c.LeaveList: OWN, c.Refresh: OWN, c.SwapPlaces: OWN}
JUDGES: RoomJudges = {
    c.Join: judge_join,
    c.LeaveList: judge_leave_list,
    c.Refresh: judge_refresh,
    c.SwapPlaces: judge_swap,
}


# ---- apply -----------------------------------------------------------------------------------


def joined(room: Room, event: e.Joined) -> None:
    listing = room.listings[event.listing]
    names = names_of(listing).joined(event.waiting, event.place)
    room.listings[event.listing] = replace(listing, waiting=names)


def left(room: Room, event: e.LeftList) -> None:
    listing = room.listings[event.listing]
    stay = names_of(listing).without(event.player)
    given = (*listing.given, room.now)[-MOST_GIVEN:] if event.seated else listing.given
    room.listings[event.listing] = replace(listing, waiting=stay, given=given)


def marked(room: Room, event: e.NameMarked) -> None:
    listing = room.listings[event.listing]
    names = names_of(listing).marked(event.waiting)
    room.listings[event.listing] = replace(listing, waiting=names)


APPLY: RoomApplies = {e.Joined: joined, e.LeftList: left, e.NameMarked: marked}
