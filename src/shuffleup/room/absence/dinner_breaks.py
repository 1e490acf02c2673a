"""Dinner: a break that keeps the seat, or the dinner list, on which chips are picked up first."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from shuffleup.floor.senders import Role, staff
from shuffleup.law.points.room.dinner import DinnerLaw
from shuffleup.law.ruling import Reason
from shuffleup.room.absence import absence_commands as c
from shuffleup.room.absence import absence_events as e
from shuffleup.room.absence.attendance import (
    absence_of,
    absentees,
    not_seated,
    noticed,
    seat_at,
)
from shuffleup.room.instants import MINUTE, weekday
from shuffleup.room.rulings import RoomApplies, RoomRuling, refuse
from shuffleup.room.state import Room
from shuffleup.room.trial import Trial
from shuffleup.table.commands import GoAway

FRIDAY_AND_SATURDAY: Final = (4, 5)  # days of the week, Monday being 0


def dinner_point(room: Room, at: int) -> str:
    """The point that says how long dinner is for somebody who leaves at an instant."""
    weekend = weekday(at, room.zone) in FRIDAY_AND_SATURDAY
    return DinnerLaw.weekend if weekend else DinnerLaw.weekday


def dinner_ends(room: Room, at: int) -> int:
    law = room.rules.dinner
    weekend = dinner_point(room, at) == DinnerLaw.weekend
    return at + (law.weekend if weekend else law.weekday) * MINUTE


def judge_break(room: Room, command: c.GoToDinner) -> RoomRuling:
    """A break with the seat kept: one at a time, and one for so much play."""
    at = seat_at(room, command.table, command.player)
    if at is None:
        return not_seated(command.player, command.table)
    refused = too_many_at_dinner(room, command) or too_soon_for_dinner(room, command)
    if refused is not None:
        return refused
    trial = Trial(room)
    trial.put(command.table, GoAway(at), staff(Role.FLOOR))
    trial.note(*noticed(trial), e.DinnerGranted(command.player, dinner_ends(room, room.now)))
    return trial.ruling(DinnerLaw.keeps_seat, dinner_point(room, room.now))


def too_many_at_dinner(room: Room, command: c.GoToDinner) -> RoomRuling | None:
    away = absentees(room.tables[command.table])
    eating = [one for one in away if absence_of(room, command.table, one).until >= 0]
    if len(eating) < room.rules.dinner.at_once:
        return None
    says = f"{len(eating)} are at dinner from table {command.table}: no more may go now"
    return refuse(Reason.NOT_YET, says, DinnerLaw.at_once)


def too_soon_for_dinner(room: Room, command: c.GoToDinner) -> RoomRuling | None:
    """The time played since the last break; time away is not played."""
    absence, minutes = absence_of(room, command.table, command.player), room.rules.dinner.per_play
    if absence.dined < 0 or room.now - absence.dined - absence.rested >= minutes * MINUTE:
        return None
    says = f"{command.player} has not played {minutes} minutes since the last dinner break"
    return refuse(Reason.NOT_YET, says, DinnerLaw.per_play)


def granted(room: Room, event: e.DinnerGranted) -> None:
    """An approved break is no walking; its end is the only deadline."""
    old = room.absences[event.player]
    room.absences[event.player] = replace(old, until=event.until, walking=-1, lobby=-1, buttons=0)


APPLY: RoomApplies = {e.DinnerGranted: granted}
