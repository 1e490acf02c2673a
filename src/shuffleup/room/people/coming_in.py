"""Coming into the room and leaving it."""

from __future__ import annotations

from shuffleup.law.ruling import Reason, Ruling
from shuffleup.room.people.people_commands import Arrive, GoHome
from shuffleup.room.people.people_events import Arrived, WentHome
from shuffleup.room.people.person_record import Person
from shuffleup.room.roles import OWN, Allowed
from shuffleup.room.rulings import RoomApplies, RoomJudges, RoomRuling, malformed
from shuffleup.room.state import Room


def judge_arrive(room: Room, command: Arrive) -> RoomRuling:
    return Ruling((Arrived(command.player),))


def judge_go_home(room: Room, command: GoHome) -> RoomRuling:
    person = room.people.get(command.player)
    if person is None or not person.here:
        return malformed(Reason.NOBODY_OF_THAT_NAME, f"{command.player} is not in the room")
    return Ruling((WentHome(command.player),))


def arrived(room: Room, event: Arrived) -> None:
    room.people[event.player] = Person(True, room.now, event.identified)


def went_home(room: Room, event: WentHome) -> None:
    room.people[event.player] = Person(False, room.now, room.people[event.player].identified)


MAY: Allowed = {Arrive: OWN, GoHome: OWN}
JUDGES: RoomJudges = {Arrive: judge_arrive, GoHome: judge_go_home}
APPLY: RoomApplies = {Arrived: arrived, WentHome: went_home}
