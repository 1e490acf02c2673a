"""Picking up the chips of a player who is away: what the floor may do, and what happens by itself.

The chips go to the cage, held for their player, and the seat is open. A time that has run out is a
fact of its own (``TimeRanOut``); the chips follow at once, or when their player is in no hand.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from msgspec.structs import replace

from shuffleup.floor.senders import Role, staff
from shuffleup.law.points.room.absence import AbsenceLaw, PickedUpBy
from shuffleup.law.ruling import Reason
from shuffleup.room.absence import absence_commands as c
from shuffleup.room.absence import absence_events as e
from shuffleup.room.absence.absence_records import Absence, LeftHow
from shuffleup.room.absence.attendance import absence_of, is_away, not_seated, seat_at
from shuffleup.room.absence.dinner_breaks import dinner_point
from shuffleup.room.absence.held_chips import taken_off
from shuffleup.room.absence.same_stack import left_with
from shuffleup.room.absence.third_man import is_third_man, loses_seat_walking, third_man_grounds
from shuffleup.room.counting.count_first import not_counted_at
from shuffleup.room.deadlines import Due, Upcoming
from shuffleup.room.events import AtTable
from shuffleup.room.instants import MINUTE
from shuffleup.room.rulings import RoomApplies, RoomJudges, RoomRuling, malformed, refuse
from shuffleup.room.state import Room
from shuffleup.room.trial import Trial
from shuffleup.table.chips.house_fee import pays_time
from shuffleup.table.commands import Leave
from shuffleup.table.events import Left
from shuffleup.table.state import seated

Grounds = tuple[str, ...]
LATEST: Final = 1 << 60  # no instant

# ---- judge -----------------------------------------------------------------------------------


def judge_pick_up(room: Room, command: c.PickUp) -> RoomRuling:
    at = seat_at(room, command.table, command.player)
    if at is None:
        return not_seated(command.player, command.table)
    if not is_away(seated(room.tables[command.table], at)):
        return malformed(Reason.NOT_AWAY, f"{command.player} is at the table")
    found = may_be_picked_up(room, command, at)
    if not isinstance(found, tuple):
        return found
    refused = not_counted_at(room, command.table, command.player)
    if refused is not None:
        return refused
    return picked_up(room, command.table, command.player, at).ruling(*found)


def may_be_picked_up(room: Room, command: c.PickUp, at: int) -> Grounds | RoomRuling:
    """By which points a player who is away may be picked up now, or why not yet."""
    absence = absence_of(room, command.table, command.player)
    if 0 <= absence.until < room.now:
        return (dinner_point(room, absence.since),)
    if absence.ran_out:
        return why_ran_out(room, absence)
    third = is_third_man(room, command.table, command.player)
    if third:
        return third
    if command.frequent:
        return for_frequent_absence(room, command)
    if absence.until >= room.now:
        says = f"{command.player} is on an approved break"
        return refuse(Reason.NOT_YET, says, dinner_point(room, absence.since))
    if room.rules.absence.picked_up_by is PickedUpBy.MISSED_BLINDS:
        return for_missed_blinds(room, command, at)
    return for_minutes(room, command, absence)


def for_frequent_absence(room: Room, command: c.PickUp) -> Grounds | RoomRuling:
    if room.rules.absence.frequent:
        return (AbsenceLaw.frequent,)
    says = f"{command.player} is not picked up for being away often"
    return refuse(Reason.NOT_IN_THIS_HOUSE, says, AbsenceLaw.frequent)


def for_missed_blinds(room: Room, command: c.PickUp, at: int) -> Grounds | RoomRuling:
    """So many big blinds in a row, as the table has counted them."""
    table, law = room.tables[command.table], room.rules.absence
    omaha = table.game.key.startswith("omaha")
    most = law.missed_blinds_omaha if omaha else law.missed_blinds_holdem
    which = AbsenceLaw.missed_blinds_omaha if omaha else AbsenceLaw.missed_blinds_holdem
    missed = seated(table, at).account.missed
    if missed >= most:
        return (AbsenceLaw.picked_up_by, which)
    says = f"{command.player} has missed {missed} of {most} blinds"
    return refuse(Reason.NOT_YET, says, AbsenceLaw.picked_up_by, which)


def for_minutes(room: Room, command: c.PickUp, absence: Absence) -> Grounds | RoomRuling:
    """So long away; where time is paid the time runs from the lobby alone."""
    law, timed = room.rules.absence, pays_time(room.tables[command.table])
    which = AbsenceLaw.time_game_after if timed else AbsenceLaw.after
    start = absence.lobby if timed else absence.since
    minutes = law.time_game_after if timed else law.after
    if start >= 0 and room.now >= start + minutes * MINUTE:
        return (AbsenceLaw.picked_up_by, which)
    says = f"{command.player} has {minutes} minutes"
    return refuse(Reason.NOT_YET, says, AbsenceLaw.picked_up_by, which)


def picked_up(room: Room, number: str, player: str, at: int) -> Trial:
    """The chips to the cage, and the seat open."""
    trial = Trial(room)
    amount = up_from(trial, number, at)
    left = left_with(room, player, number, LeftHow.PICKED_UP, amount)
    trial.note(left, taken_off(player, number, amount, "pick-up"))
    return trial


def up_from(trial: Trial, number: str, at: int) -> int:
    """A seat is left with everything; how much that is."""
    trial.put(number, Leave(at), staff(Role.FLOOR))
    own = [one.event for one in trial.events if isinstance(one, AtTable)]
    return sum(event.amount for event in own if isinstance(event, Left))


JUDGES: RoomJudges = {c.PickUp: judge_pick_up}


# ---- by itself -------------------------------------------------------------------------------


def due(room: Room) -> Iterator[Upcoming]:
    """When the time of somebody who is away may run out, or their chips follow. Asked after every
    act: whose time it is, and whether they are away at all, is worked out when it has come."""
    first = LATEST
    for player, absence in room.absences.items():
        if absence.lobby < 0 and absence.walking < 0 and not absence.ran_out:
            continue
        if not has_a_seat(room, player):
            continue
        if absence.ran_out:
            first = min(first, room.now)
        elif absence.lobby >= 0:
            first = min(first, lobby_ends(room, absence))
        if 0 <= absence.walking < first and loses_seat_walking(room, absence):
            first = absence.walking
    if first < LATEST:
        yield Upcoming(first, partial(next_to_run_out, room))


def lobby_ends(room: Room, absence: Absence) -> int:
    """When the time of somebody in the lobby is over; where time is paid it is shorter."""
    law, timed = room.rules.absence, pays_time(room.tables[absence.table])
    return absence.lobby + (law.time_game_after if timed else law.after) * MINUTE


def has_a_seat(room: Room, player: str) -> bool:
    """Whether somebody sits anywhere, as the log of their playing time has it: quickly told."""
    session = room.sessions.get(player)
    return session is not None and session.sat >= 0


def next_to_run_out(room: Room) -> Due | None:
    """Of those who are away, whose time is over first, or whose chips can follow now."""
    found = [one for each in room.absences.items() for one in running_out(room, *each)]
    return min(found, key=lambda one: one.at, default=None)


def running_out(room: Room, player: str, absence: Absence) -> Iterator[Due]:
    if not (absence.ran_out or absence.lobby >= 0 or absence.walking >= 0):
        return
    at = seat_at(room, absence.table, player)
    if at is None or not is_away(seated(room.tables[absence.table], at)):
        return
    if absence.ran_out:
        trial = picked_up(room, absence.table, player, at)
        if trial.refusal is None:
            says = f"the time of {player} is up: picked up from table {absence.table}"
            yield Due(room.now, tuple(trial.events), why_ran_out(room, absence), says)
        return
    if absence.lobby >= 0:
        ran = (e.TimeRanOut(player),)
        yield Due(lobby_ends(room, absence), ran, lobby_grounds(room, absence))
    if loses_seat_walking(room, absence):
        yield Due(absence.walking, (e.TimeRanOut(player),), third_man_grounds(room))


def lobby_grounds(room: Room, absence: Absence) -> Grounds:
    """What decides how long somebody in the lobby has."""
    if pays_time(room.tables[absence.table]):
        law = (AbsenceLaw.time_game_after, AbsenceLaw.time_game_buttons)
        return (AbsenceLaw.picked_up_by, *law)
    return (AbsenceLaw.picked_up_by, AbsenceLaw.after)


def walked_out(room: Room, absence: Absence) -> bool:
    """Whether a time that ran out was that of a third man walking."""
    return 0 <= absence.walking <= room.now


def why_ran_out(room: Room, absence: Absence) -> Grounds:
    """By which points the time of somebody ran out."""
    return third_man_grounds(room) if walked_out(room, absence) else lobby_grounds(room, absence)


def ran_out_at(room: Room, absence: Absence) -> int:
    """When it did."""
    return absence.walking if walked_out(room, absence) else lobby_ends(room, absence)


# ---- apply -----------------------------------------------------------------------------------


def ran_out(room: Room, event: e.TimeRanOut) -> None:
    room.absences[event.player] = replace(room.absences[event.player], ran_out=True)


APPLY: RoomApplies = {e.TimeRanOut: ran_out}
