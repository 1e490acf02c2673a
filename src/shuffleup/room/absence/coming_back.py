"""Leaving a game to come back to it: one's own chips picked up, the dinner list, and where on the
list a player returns."""

from __future__ import annotations

from msgspec import Struct

from shuffleup.law.points.room.absence import AbsenceLaw, ReturnPlace
from shuffleup.law.points.room.dinner import DinnerLaw
from shuffleup.law.points.room.money_off import MoneyOff, MoneyOffLaw
from shuffleup.law.ruling import Reason, Ruling
from shuffleup.room.absence import absence_commands as c
from shuffleup.room.absence import absence_events as e
from shuffleup.room.absence.absence_records import NEVER_YET, Departure, LeftHow
from shuffleup.room.absence.attendance import absence_of, not_seated, seat_at
from shuffleup.room.absence.dinner_breaks import dinner_ends, dinner_point, judge_break
from shuffleup.room.absence.held_chips import taken_off
from shuffleup.room.absence.picking_up import up_from
from shuffleup.room.absence.same_stack import left_with
from shuffleup.room.counting.count_first import not_counted_at
from shuffleup.room.events import AnyRoomEvent
from shuffleup.room.instants import MINUTE
from shuffleup.room.lists.list_events import Joined
from shuffleup.room.lists.list_records import Listing, Signed, Waiting
from shuffleup.room.lists.waiting_names import names_of
from shuffleup.room.people.people_events import Arrived
from shuffleup.room.people.who_may_play import may_not_play
from shuffleup.room.rulings import RoomApplies, RoomJudges, RoomRuling, malformed, refuse
from shuffleup.room.state import Room
from shuffleup.room.trial import Trial
from shuffleup.table.state import seated

Grounds = tuple[str, ...]


class PlaceBack(Struct, frozen=True):
    """Where on a list somebody returns, and by which points."""

    at: int
    grounds: Grounds
    how: Signed = Signed.IN_PERSON


# ---- leaving ---------------------------------------------------------------------------------


def judge_pick_up_own(room: Room, command: c.PickUpOwn) -> RoomRuling:
    back = room.now + command.minutes * MINUTE
    return takes_up_chips(room, command.player, command.table, LeftHow.VOLUNTARY, back)


def judge_dinner(room: Room, command: c.GoToDinner) -> RoomRuling:
    """A break, or the dinner list where no seat is kept."""
    if room.rules.dinner.keeps_seat:
        return judge_break(room, command)
    return takes_up_chips(room, command.player, command.table, LeftHow.DINNER, NEVER_YET)


def takes_up_chips(room: Room, player: str, number: str, how: LeftHow, back: int) -> RoomRuling:
    """Up from the table with everything, to come back to the game."""
    at = seat_at(room, number, player)
    if at is None:
        return not_seated(player, number)
    refused = not_counted_at(room, number, player) or not_counted(
        room, player, number, seated(room.tables[number], at).stack
    )
    if refused is not None:
        return refused
    trial = Trial(room)
    amount = up_from(trial, number, at)
    left = left_with(room, player, number, how, amount, back)
    trial.note(left, taken_off(player, number, amount, how.value))
    return trial.ruling(*((DinnerLaw.keeps_seat,) if how is LeftHow.DINNER else ()))


def not_counted(room: Room, player: str, number: str, amount: int) -> RoomRuling | None:
    """Why chips do not leave the table for a while yet: a supervisor has to see how many."""
    if room.rules.money_off.on_break is not MoneyOff.RECORDED_BY_SUPERVISOR:
        return None
    if absence_of(room, number, player).verified == amount:
        return None
    says = f"a supervisor has to verify the {amount} that {player} takes off the table"
    return refuse(Reason.NOT_THIS_WAY, says, MoneyOffLaw.on_break)


# ---- returning -------------------------------------------------------------------------------


def judge_back(room: Room, command: c.BackToList) -> RoomRuling:
    """Onto the list, at the place that the way of leaving and the time away have kept."""
    departure = room.departures.get((command.player, command.listing))
    if departure is None or departure.how is LeftHow.CASHED_OUT:
        says = f"{command.player} has not left {command.listing} to come back to it"
        return malformed(Reason.NOT_GONE, says)
    listing = room.listings[command.listing]
    on_list = command.player in names_of(listing).by_player
    if on_list or sits_in(room, command.listing, command.player):
        says = f"{command.player} is on the list or in the game already"
        return malformed(Reason.NAME_TAKEN, says)
    refused = may_not_play(room, command.player, command.listing)
    if refused is not None:
        return refused
    place = place_of_return(room, listing, departure)
    at = min(place.at, len(listing.waiting))
    joined = Joined(command.listing, Waiting(command.player, room.now, place.how), at)
    person = room.people.get(command.player)
    events: tuple[AnyRoomEvent, ...] = (joined,)
    if person is None or not person.here:
        events = (Arrived(command.player), joined)
    return Ruling(events, grounds=place.grounds)


def sits_in(room: Room, listing: str, player: str) -> bool:
    return any(
        stand.listing == listing and seat_at(room, number, player) is not None
        for number, stand in room.stands.items()
    )


def place_of_return(room: Room, listing: Listing, departure: Departure) -> PlaceBack:
    """By how the player left: kept for so long, and the bottom of the list afterwards."""
    last, law, points = len(listing.waiting), room.rules.absence, AbsenceLaw
    if departure.how is LeftHow.DINNER:
        return from_dinner(room, listing, departure)
    if departure.how is LeftHow.PICKED_UP:
        kept, window = law.return_place, law.return_window
        grounds = (points.return_place, points.return_window)
    else:
        kept, window = law.voluntary_place, law.voluntary_window
        grounds = (points.voluntary_place, points.voluntary_window)
    if kept is ReturnPlace.BOTTOM:  # whenever they are back
        return PlaceBack(last, grounds[:1])
    in_time = room.now - departure.at <= window * MINUTE
    return PlaceBack(from_top(kept, last) if in_time else last, grounds)


def from_dinner(room: Room, listing: Listing, departure: Departure) -> PlaceBack:
    """In time, the place of the house, and so many places below the last who came from dinner."""
    law, last = room.rules.dinner, len(listing.waiting)
    length = dinner_point(room, departure.at)
    if room.now > dinner_ends(room, departure.at):
        return PlaceBack(last, (length,))
    grounds: Grounds = (DinnerLaw.return_place, length)
    diners = [i for i, one in enumerate(listing.waiting) if one.how is Signed.FROM_DINNER]
    at = from_top(law.return_place, last)
    if diners:
        at, grounds = max(at, diners[-1] + law.spacing), (*grounds, DinnerLaw.spacing)
    return PlaceBack(at, grounds, Signed.FROM_DINNER)


def from_top(place: ReturnPlace, last: int) -> int:
    return {ReturnPlace.FIRST: 0, ReturnPlace.SECOND: 1, ReturnPlace.BOTTOM: last}[place]


JUDGES: RoomJudges = {
    c.PickUpOwn: judge_pick_up_own,
    c.GoToDinner: judge_dinner,
    c.BackToList: judge_back,
}


# ---- apply -----------------------------------------------------------------------------------


def left_game(room: Room, event: e.LeftGame) -> None:
    departure = Departure(event.how, room.now, event.amount, event.back)
    room.departures[event.player, event.listing] = departure
    room.absences.pop(event.player, None)


APPLY: RoomApplies = {e.LeftGame: left_game}
