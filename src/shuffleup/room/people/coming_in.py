"""Coming into the room and leaving it."""

from __future__ import annotations

from msgspec.structs import replace

from shuffleup.law.points.room.seating import SeatingLaw
from shuffleup.law.ruling import Reason, Ruling
from shuffleup.room.lists.void_calls import off_every_list
from shuffleup.room.people.people_commands import Arrive, GoHome, SignRules
from shuffleup.room.people.people_events import Arrived, RulesAccepted, WentHome
from shuffleup.room.people.person_record import Person
from shuffleup.room.roles import OWN, Allowed
from shuffleup.room.rulings import RoomApplies, RoomJudges, RoomRuling, malformed
from shuffleup.room.state import Room


def judge_arrive(room: Room, command: Arrive) -> RoomRuling:
    """Whoever comes in is looked at; what follows from it shows when they want to play."""
    law, name = room.rules.seating, command.player
    old_enough = command.age >= law.minimum_age
    arrived = Arrived(name, old_enough, command.papers, command.handicap)
    if law.presence_accepts_rules and not has_accepted(room, name):
        accepts = RulesAccepted(name)
        return Ruling((arrived, accepts), grounds=(SeatingLaw.presence_accepts_rules,))
    return Ruling((arrived,))


def judge_go_home(room: Room, command: GoHome) -> RoomRuling:
    """Whoever leaves is on no list any more: a name that is kept is called in."""
    refused = not_here(room, command.player)
    if refused is not None:
        return refused
    return Ruling((WentHome(command.player), *off_every_list(room, command.player)))


def judge_sign(room: Room, command: SignRules) -> RoomRuling:
    return not_here(room, command.player) or Ruling((RulesAccepted(command.player),))


def not_here(room: Room, name: str) -> RoomRuling | None:
    person = room.people.get(name)
    if person is not None and person.here:
        return None
    return malformed(Reason.NOBODY_OF_THAT_NAME, f"{name} is not in the room")


def has_accepted(room: Room, name: str) -> bool:
    person = room.people.get(name)
    return person is not None and person.accepted


def arrived(room: Room, event: Arrived) -> None:
    room.people[event.player] = Person(
        True,
        room.now,
        event.of_age,
        event.papers,
        event.handicap,
        has_accepted(room, event.player),
    )


def went_home(room: Room, event: WentHome) -> None:
    room.people[event.player] = replace(room.people[event.player], here=False, since=room.now)


def accepted(room: Room, event: RulesAccepted) -> None:
    room.people[event.player] = replace(room.people[event.player], accepted=True)


MAY: Allowed = {Arrive: OWN, GoHome: OWN, SignRules: OWN}
JUDGES: RoomJudges = {Arrive: judge_arrive, GoHome: judge_go_home, SignRules: judge_sign}
APPLY: RoomApplies = {Arrived: arrived, WentHome: went_home, RulesAccepted: accepted}
