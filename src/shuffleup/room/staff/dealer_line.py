"""The line of dealers: who can deal where, what is told and ends by itself, and what is written."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from shuffleup.law.points.room.staff import StaffLaw
from shuffleup.room.deadlines import Due
from shuffleup.room.instants import MINUTE
from shuffleup.room.rulings import RoomApplies
from shuffleup.room.staff import staff_events as e
from shuffleup.room.staff.staff_records import NOT_NOW, Down
from shuffleup.room.state import Room

# ---- looking around --------------------------------------------------------------------------


def tables_to_deal(room: Room) -> list[str]:
    """Tables that need a dealer, in the order of the push."""
    return [number for number in room.stands if is_dealt_at(room, number)]


def is_dealt_at(room: Room, number: str) -> bool:
    """Whether a game is dealt at a table; of a table that is not the room's, the event knows."""
    if number not in room.stands:
        return True
    return not room.spreads[number].closed and number not in room.breaks


def can_deal(room: Room, who: str, number: str) -> bool:
    """Whether a dealer can deal the game of a table, as far as the house asks."""
    games = room.staff[who].games
    if not games or not room.rules.staff.only_known_games:
        return True
    return room.tables[number].game.key in games


def dealer_at(room: Room, number: str) -> str:
    return room.downs[number].dealer if number in room.downs else ""


def is_tired(room: Room, who: str) -> bool:
    """Whether a dealer has a break after the down they are in."""
    return room.staff[who].downs + 1 >= room.rules.staff.downs_before_break


# ---- what comes by itself --------------------------------------------------------------------


def pushes_due(room: Room) -> Iterator[Due]:
    """Dealers who have been in the box for a whole down: told once, done by the floor."""
    length = room.rules.staff.down_minutes * MINUTE
    for number, down in room.downs.items():
        if not down.told:
            told = e.PushDue(number, down.dealer)
            yield Due(down.since + length, (told,), (StaffLaw.down_minutes,))


def breaks_over(room: Room) -> Iterator[Due]:
    length = room.rules.staff.break_minutes * MINUTE
    for who, member in room.staff.items():
        if member.resting != NOT_NOW:
            back = e.BreakEnded(who, f"{room.rules.staff.break_minutes} minutes are over")
            yield Due(member.resting + length, (back,), (StaffLaw.break_minutes,))


def no_game_left(room: Room) -> Iterator[Due]:
    """A dealer whose game is closed or broken stands in line again."""
    for number, down in room.downs.items():
        if not is_dealt_at(room, number):
            why = f"no game at table {number}"
            events = (e.LeftBox(number, down.dealer, why), e.JoinedLine(down.dealer, why))
            yield Due(room.now, events)


DUE = (pushes_due, breaks_over, no_game_left)


# ---- apply -----------------------------------------------------------------------------------


def came(room: Room, event: e.CameIntoBox) -> None:
    room.downs[event.table] = Down(event.dealer, room.now)
    room.line = tuple(one for one in room.line if one != event.dealer)


def left(room: Room, event: e.LeftBox) -> None:
    del room.downs[event.table]
    member = room.staff[event.dealer]
    room.staff[event.dealer] = replace(member, downs=member.downs + 1)


def stayed(room: Room, event: e.StayedInBox) -> None:
    """For the record: nothing moves."""


def stands_in_line(room: Room, event: e.JoinedLine) -> None:
    room.line = (*room.line, event.dealer)


def rests(room: Room, event: e.WentOnBreak) -> None:
    room.staff[event.dealer] = replace(room.staff[event.dealer], resting=room.now, downs=0)
    room.line = tuple(one for one in room.line if one != event.dealer)


def back(room: Room, event: e.BreakEnded) -> None:
    room.staff[event.dealer] = replace(room.staff[event.dealer], resting=NOT_NOW)
    room.line = (*room.line, event.dealer)


def told(room: Room, event: e.PushDue) -> None:
    room.downs[event.table] = replace(room.downs[event.table], told=True)


APPLY: RoomApplies = {
    e.CameIntoBox: came,
    e.LeftBox: left,
    e.StayedInBox: stayed,
    e.JoinedLine: stands_in_line,
    e.WentOnBreak: rests,
    e.BreakEnded: back,
    e.PushDue: told,
}
