"""Undoing an act: judged by what it changed, and refused where something later rests on it.

The log tells how the room was before the act and after it. What the act changed and nobody has
touched since is put back (``merging``), chips and money by a contra entry, seats by events of the
table. Then all of it is tried on a copy: unless that comes out as it should, nothing is done.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from shuffleup.floor.senders import Role, Sender
from shuffleup.law.points.room.cage import CageLaw
from shuffleup.law.ruling import Reason, Ruling
from shuffleup.room.apply import apply, replay
from shuffleup.room.cage.cage_events import Entered
from shuffleup.room.events import AnyRoomEvent, AtTable
from shuffleup.room.roles import DESK, HOUSE, Allowed
from shuffleup.room.rulings import RoomJudges, RoomLaw, RoomRuling, malformed, refuse
from shuffleup.room.staff.on_the_register import no_manager_left
from shuffleup.room.state import COMPARED, Room, copy
from shuffleup.room.undo.desk_acts import DeskAct, act_of_number, standing_acts
from shuffleup.room.undo.later_things import in_words, later_culprit, rests_on_it
from shuffleup.room.undo.merging import OvertakenError, merged
from shuffleup.room.undo.putting_right import KEYED, WHOLE
from shuffleup.room.undo.undo_commands import Undo
from shuffleup.room.undo.undo_events import Undone
from shuffleup.room.undo.undone_tables import UntouchableError, merged_table
from shuffleup.table.seats.putting_back import moves_back, records_back
from shuffleup.table.state import COMPARED as OF_TABLE

STAYS_DONE: Final = {  # what cannot be undone, and why
    "OpenTable": "a table that stands is closed, not undone",
}
STATE_OF_TABLE: Final = [name for name in OF_TABLE if name != "version"]
RANKS: Final = (Role.FLOOR, Role.SUPERVISOR, Role.MANAGER)


# ---- which act, and whose it is to undo ------------------------------------------------------


def the_act(room: Room, command: Undo) -> DeskAct | RoomRuling:
    """The act that is meant, or why there is none."""
    if not command.act:
        last = next(standing_acts(room), None)
        return last or malformed(Reason.NOT_ASKED_FOR, "nothing was done that could be undone")
    found = act_of_number(room, command.act)
    if found is None:
        return malformed(Reason.NOT_ASKED_FOR, f"there is no act {command.act}")
    if found.undone:  # or its money would go back a second time
        return malformed(Reason.NOT_ASKED_FOR, f"act {command.act} was undone already")
    return found


def not_theirs_to_undo(room: Room, command: Undo, by: Sender) -> RoomRuling | None:
    """Whoever could have done it undoes it: the same work, or somebody of the house above it."""
    act = the_act(room, command)
    if isinstance(act, Ruling):
        return act
    did = act.note.role
    if not may_undo(by.role, did):
        says = f"what a {did.value} did is not for a {by.role.value} to undo"
        return malformed(Reason.NOT_YOUR_PART, says)
    if command.second in ("", by.id) and is_signed_by_two(room, act):
        says = "two people signed for it, and two undo it"
        return refuse(Reason.SECOND_PERSON, says, CageLaw.two_people_from)
    return None


def is_signed_by_two(room: Room, act: DeskAct) -> bool:
    """Whether an entry of the act has a second signature, whatever the book asks for by now."""
    first = room.version - len(room.log)
    span = room.log[act.start - first : act.number - 1 - first]
    return any(isinstance(one, Entered) and one.second for one in span)


def may_undo(role: Role, did: Role) -> bool:
    """Whether somebody in a role may undo what was done in another."""
    above = role in HOUSE and (did not in RANKS or RANKS.index(role) >= RANKS.index(did))
    return did is role or did is Role.PLAYER or above


# ---- judge -----------------------------------------------------------------------------------


def judge_undo(room: Room, command: Undo) -> RoomRuling:
    act = the_act(room, command)
    if isinstance(act, Ruling):
        return act
    if not command.why:
        return malformed(Reason.NOT_ASKED_FOR, "an undoing says why")
    if act.note.what in STAYS_DONE:
        return malformed(Reason.STAYS_DONE, STAYS_DONE[act.note.what])
    if len(room.log) != room.version or (room.past and act.start < room.past.version):
        return malformed(Reason.STAYS_DONE, "the log of that is not at hand here")
    before = room_at(room, act.start)
    after = carried_on(before, room.log[act.start : act.number - 1])
    later = room.log[act.number :]
    try:
        goal = as_it_was(before, after, room)
    except OvertakenError:
        culprit = later_culprit(after, later, lambda then: as_it_was(before, after, then))
        return rests_on(act, culprit)
    except UntouchableError as error:
        return malformed(Reason.STAYS_DONE, str(error))
    event = rests_on_it(room, goal, before, after, later)
    if event is not None:
        return rests_on(act, event)
    locked = no_manager_left(goal, "") if goal.staff else None
    return locked or put_right(room, goal, act, command)


def rests_on(act: DeskAct, event: AnyRoomEvent | None) -> RoomRuling:
    later = in_words(event) if event is not None else "something"
    says = f"act {act.number} ({act.note.what}) cannot be undone: {later} came later"
    return malformed(Reason.RESTS_ON_IT, says)


def room_at(room: Room, count: int) -> Room:
    """The room after so many events of its log, which may have gaps before its past."""
    if room.past is None:
        return replay(room.log[:count])
    return carried_on(room.past, room.log[room.past.version : count])


def carried_on(room: Room, events: list[AnyRoomEvent]) -> Room:
    """Another room, some events later."""
    then = copy(room)
    for event in events:
        apply(then, event)
    return then


def as_it_was(before: Room, after: Room, now: Room) -> Room:
    """The room now, without what the act changed."""
    goal = copy(now)
    for name in (*KEYED, *WHOLE):
        parts = (getattr(one, name) for one in (before, after, now))
        setattr(goal, name, merged(*parts))
    for account, amount in after.accounts.items():
        less = amount - before.accounts.get(account, 0)
        if less:
            goal.accounts[account] = goal.accounts.get(account, 0) - less
    for number in after.tables:
        if before.tables.get(number) != after.tables[number]:
            if number not in before.tables:
                raise UntouchableError(STAYS_DONE["OpenTable"])
            tables = (one.tables[number] for one in (before, after, now))
            goal.tables[number] = merged_table(*tables)
    return goal


def put_right(room: Room, goal: Room, act: DeskAct, command: Undo) -> RoomRuling:
    """The events that lead to the goal, tried on a copy."""
    then = copy(room)
    events: list[AnyRoomEvent] = []

    def note(*new: AnyRoomEvent) -> None:
        for event in new:
            apply(then, event)
        events.extend(new)

    for number, table in goal.tables.items():
        note(*(AtTable(number, one) for one in moves_back(then.tables[number], table)))
        back = records_back(then.tables[number], table)
        if back is not None:
            note(AtTable(number, back))
    lines = contra(room, goal)
    if lines:
        note(Entered(lines, f"undo: {act.note.what}", act.note.player))
    undone = Undone(act.number, act.note.what, command.why)
    note(replace(undone, **records(then, goal)))
    if not is_same(then, goal):
        return malformed(Reason.STAYS_DONE, f"{act.note.what} leaves more than can be put back")
    return Ruling(tuple(events))


def contra(room: Room, goal: Room) -> tuple[tuple[str, int], ...]:
    """What goes back, account by account."""
    accounts = {name: amount - room.accounts.get(name, 0) for name, amount in goal.accounts.items()}
    return tuple((name, amount) for name, amount in accounts.items() if amount)


def records(room: Room, goal: Room) -> dict[str, object]:
    """Every record that is not yet as it should be."""
    new: dict[str, object] = {}
    for name in KEYED:
        has, wanted = getattr(room, name), getattr(goal, name)
        keys = [key for key in {**has, **wanted} if has.get(key) != wanted.get(key)]
        if keys:
            new[name] = tuple((key, wanted.get(key)) for key in keys)
    for name in WHOLE:
        if getattr(room, name) != getattr(goal, name):
            new[name] = getattr(goal, name)
    return new


def is_same(one: Room, other: Room) -> bool:
    """Whether two rooms stand alike, however they came to it."""
    own = [name for name in COMPARED if name not in ("tables", "version")]
    return are_alike(one, other, own) and all(
        are_alike(one.tables[number], other.tables[number], STATE_OF_TABLE) for number in one.tables
    )


def are_alike(one: object, other: object, names: list[str]) -> bool:
    return all(getattr(one, name) == getattr(other, name) for name in names)


MAY: Allowed = {Undo: DESK | {Role.CAGE, Role.DEALER}}
BY_LAW: RoomLaw = {Undo: not_theirs_to_undo}
JUDGES: RoomJudges = {Undo: judge_undo}
