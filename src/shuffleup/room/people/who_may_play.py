"""Who may play here at all: asked wherever somebody joins a list, keeps a seat or sits down."""

from __future__ import annotations

from shuffleup.law.points.room.seating import SeatingLaw
from shuffleup.law.ruling import Reason, Ruling
from shuffleup.room.lists.void_calls import off_every_list
from shuffleup.room.people.coming_in import has_accepted
from shuffleup.room.people.people_commands import BarPlayer, LiftBar
from shuffleup.room.people.people_events import BarLifted, RulesAccepted, WasBarred
from shuffleup.room.people.person_record import BarRecord
from shuffleup.room.roles import MANAGEMENT, Allowed
from shuffleup.room.rulings import RoomApplies, RoomJudges, RoomRuling, malformed, refuse
from shuffleup.room.state import Room


def may_not_play(room: Room, name: str) -> RoomRuling | None:
    """Why somebody may be on no list and have no seat; None if they may."""
    if is_barred(room, name):
        return refuse(Reason.BARRED, f"management does not let {name} play", "service-refused")
    person = room.people.get(name)
    if person is None:  # by telephone: looked at when they come
        return None
    if not person.of_age:
        says = f"{name} is not {room.rules.seating.minimum_age} years old"
        return refuse(Reason.TOO_YOUNG, says, SeatingLaw.minimum_age)
    if not person.papers and room.rules.seating.id_required:
        return refuse(Reason.NO_PAPERS, f"{name} has shown no papers", SeatingLaw.id_required)
    return None


def is_barred(room: Room, name: str) -> bool:
    bar = room.bars.get(name)
    return bar is not None and (bar.until is None or room.now < bar.until)


def not_accepted(room: Room, name: str) -> RoomRuling | None:
    """Why somebody has to sign before they sit down; None if sitting down is enough."""
    if room.rules.seating.sitting_accepts_rules or has_accepted(room, name):
        return None
    says = f"{name} has not accepted the rules of the house"
    return refuse(Reason.RULES_NOT_ACCEPTED, says, SeatingLaw.sitting_accepts_rules)


def accepts_by_sitting(room: Room, name: str) -> tuple[tuple[RulesAccepted, ...], tuple[str, ...]]:
    """What sitting down says of the rules, and by which point."""
    if has_accepted(room, name):
        return (), ()
    return (RulesAccepted(name),), (SeatingLaw.sitting_accepts_rules,)


def judge_bar(room: Room, command: BarPlayer) -> RoomRuling:
    """Off every list; out of a seat they go as soon as they are in no hand (``barred_seats``)."""
    name = command.player
    if command.until is not None and command.until <= room.now:
        return malformed(Reason.TIME_GOES_ON, "a bar ends later than now")
    barred = WasBarred(name, command.why, command.until)
    return Ruling((barred, *off_every_list(room, name)), grounds=("service-refused",))


def judge_lift(room: Room, command: LiftBar) -> RoomRuling:
    if command.player not in room.bars:
        return malformed(Reason.NOBODY_OF_THAT_NAME, f"{command.player} is not barred")
    return Ruling((BarLifted(command.player),), grounds=("service-refused",))


def barred(room: Room, event: WasBarred) -> None:
    room.bars[event.player] = BarRecord(event.why, room.now, event.until)


def lifted(room: Room, event: BarLifted) -> None:
    del room.bars[event.player]


MAY: Allowed = {BarPlayer: MANAGEMENT, LiftBar: MANAGEMENT}
JUDGES: RoomJudges = {BarPlayer: judge_bar, LiftBar: judge_lift}
APPLY: RoomApplies = {WasBarred: barred, BarLifted: lifted}
