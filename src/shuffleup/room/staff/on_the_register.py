"""The register: who works here, and as what.

A room without one takes everybody at their word, as a transcript does; from the first person on it
whoever speaks as staff has to stand there with that work. There is always a manager on it, or
nobody could change it.
"""

from __future__ import annotations

from msgspec.structs import replace

from shuffleup.floor.senders import Role, Sender
from shuffleup.law.ruling import Reason, Ruling
from shuffleup.room.events import AnyRoomEvent
from shuffleup.room.roles import HOUSE, MANAGEMENT, Allowed
from shuffleup.room.rulings import RoomApplies, RoomJudges, RoomRuling, malformed
from shuffleup.room.staff import staff_commands as c
from shuffleup.room.staff import staff_events as e
from shuffleup.room.staff.staff_records import NOT_NOW, StaffMember
from shuffleup.room.state import Room


def not_on_register(room: Room, by: Sender) -> RoomRuling | None:
    """Why somebody does not speak as staff here; None if they may."""
    if by.role is Role.PLAYER or not room.staff:
        return None
    member = room.staff.get(by.id)
    if member is None:
        return malformed(Reason.NOT_ON_THE_STAFF, f"{by.id} is not on the register of staff")
    if by.role in member.roles:
        return None
    work = ", ".join(role.value for role in member.roles)
    return malformed(Reason.NOT_ON_THE_STAFF, f"{by.id} works here as {work}, not {by.role.value}")


def is_known(room: Room, who: str) -> RoomRuling | None:
    if who in room.staff:
        return None
    return malformed(Reason.NOBODY_OF_THAT_NAME, f"{who} is not on the register of staff")


def is_manager(member: StaffMember) -> bool:
    return Role.MANAGER in member.roles


def no_manager_left(room: Room, who: str) -> RoomRuling | None:
    """A register without a manager could never be changed again."""
    if any(is_manager(member) for name, member in room.staff.items() if name != who):
        return None
    return malformed(Reason.NOT_AN_OPTION, "there is always a manager on the register")


# ---- judge -----------------------------------------------------------------------------------


def judge_hire(room: Room, command: c.Hire) -> RoomRuling:
    if not command.roles or Role.PLAYER in command.roles or not command.who.strip():
        return malformed(Reason.NOT_AN_OPTION, "somebody is hired for some work of the house")
    if Role.MANAGER not in command.roles:
        refused = no_manager_left(room, command.who)
        if refused is not None:
            return refused
    roles = tuple(dict.fromkeys(command.roles))
    return Ruling((e.StaffHired(command.who, roles, command.games, command.why),))


def judge_let_go(room: Room, command: c.LetGo) -> RoomRuling:
    refused = is_known(room, command.who) or no_manager_left(room, command.who)
    if refused is not None:
        return refused
    off = out_of_box(room, command.who, "let go")
    return Ruling((*off, e.StaffLeft(command.who, command.why)))


def judge_start(room: Room, command: c.StartShift) -> RoomRuling:
    refused = is_known(room, command.who)
    if refused is not None:
        return refused
    member = room.staff[command.who]
    if member.shift != NOT_NOW:
        return malformed(Reason.NAME_TAKEN, f"{command.who} is on shift already")
    started = e.ShiftStarted(command.who)
    deals = Role.DEALER in member.roles
    return Ruling((started, e.JoinedLine(command.who, "on shift")) if deals else (started,))


def judge_end(room: Room, command: c.EndShift) -> RoomRuling:
    refused = is_known(room, command.who)
    if refused is None and room.staff[command.who].shift == NOT_NOW:
        refused = malformed(Reason.NOT_ASKED_FOR, f"{command.who} is not on shift")
    if refused is not None:
        return refused
    off = out_of_box(room, command.who, "off shift")
    return Ruling((*off, e.ShiftEnded(command.who)))


def out_of_box(room: Room, who: str, why: str) -> tuple[AnyRoomEvent, ...]:
    """A dealer gets up wherever they deal."""
    return tuple(
        e.LeftBox(table, who, why) for table, down in room.downs.items() if down.dealer == who
    )


MAY: Allowed = {
    c.Hire: MANAGEMENT,
    c.LetGo: MANAGEMENT,
    c.StartShift: HOUSE,
    c.EndShift: HOUSE,
}
JUDGES: RoomJudges = {
    c.Hire: judge_hire,
    c.LetGo: judge_let_go,
    c.StartShift: judge_start,
    c.EndShift: judge_end,
}


# ---- apply -----------------------------------------------------------------------------------


def hired(room: Room, event: e.StaffHired) -> None:
    old = room.staff.get(event.who, StaffMember(()))
    room.staff[event.who] = replace(old, roles=event.roles, games=event.games)


def gone(room: Room, event: e.StaffLeft) -> None:
    del room.staff[event.who]
    room.line = tuple(one for one in room.line if one != event.who)


def started(room: Room, event: e.ShiftStarted) -> None:
    member = room.staff[event.who]
    room.staff[event.who] = StaffMember(member.roles, member.games, room.now)


def ended(room: Room, event: e.ShiftEnded) -> None:
    member = room.staff[event.who]
    room.staff[event.who] = StaffMember(member.roles, member.games)
    room.line = tuple(one for one in room.line if one != event.who)


APPLY: RoomApplies = {
    e.StaffHired: hired,
    e.StaffLeft: gone,
    e.ShiftStarted: started,
    e.ShiftEnded: ended,
}
