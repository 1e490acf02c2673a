"""Who may play here at all: asked wherever somebody joins a list, keeps a seat or sits down."""

from __future__ import annotations

from typing import Final

from shuffleup.law.points.floor.penalties import PenaltyLaw
from shuffleup.law.points.room.conduct import ConductLaw
from shuffleup.law.points.room.seating import SeatingLaw
from shuffleup.law.ruling import Reason
from shuffleup.room.instants import clock
from shuffleup.room.people.coming_in import has_accepted
from shuffleup.room.people.people_events import RulesAccepted
from shuffleup.room.people.person_record import PROMOTIONS, ROOM_WIDE, BarRecord
from shuffleup.room.rulings import RoomRuling, refuse
from shuffleup.room.state import Room

ABUSE: Final = ("abuse", "name-calling", "wild-discards", "card-off-table")


def may_not_play(room: Room, name: str, game: str = ROOM_WIDE) -> RoomRuling | None:
    """Why somebody may be on no list and have no seat, of a game at least; None if they may."""
    if is_barred(room, name, game):
        return barred_from(room, name, game)
    person = room.people.get(name)
    if person is None:  # by telephone: looked at when they come
        return None
    if not person.of_age:
        says = f"{name} is not {room.rules.seating.minimum_age} years old"
        return refuse(Reason.TOO_YOUNG, says, SeatingLaw.minimum_age)
    if not person.papers and room.rules.seating.id_required:
        return refuse(Reason.NO_PAPERS, f"{name} has shown no papers", SeatingLaw.id_required)
    return None


def is_barred(room: Room, name: str, scope: str = ROOM_WIDE) -> bool:
    """Whether somebody may not play at all, or not in a game; or have nothing of promotions."""
    bar = the_bar(room, name, scope)
    return bar is not None and (bar.until is None or room.now < bar.until)


def the_bar(room: Room, name: str, scope: str = ROOM_WIDE) -> BarRecord | None:
    """The bar that keeps somebody out; that from the whole room before any other."""
    everywhere = room.bars.get(name) if scope != PROMOTIONS else None
    return everywhere or (room.banned.get((name, scope)) if scope else None)


def barred_from(room: Room, name: str, scope: str) -> RoomRuling:
    bar = the_bar(room, name, scope)
    assert bar is not None, name
    if bar.suspended:
        ends = f" until {clock(bar.until, room.zone)}" if bar.until is not None else ""
        says = f"{name} is suspended{ends}"
        return refuse(Reason.SUSPENDED, says, *bar_grounds(room, bar, scope))
    says = f"management does not let {name} play"
    if scope == PROMOTIONS:
        says = f"management keeps {name} out of the promotions"
    return refuse(Reason.BARRED, says, *bar_grounds(room, bar, scope))


def bar_grounds(room: Room, bar: BarRecord, scope: str) -> tuple[str, ...]:
    """The points and procedures by which somebody is kept out."""
    if scope == PROMOTIONS:
        return (ConductLaw.promotion_ban,)
    return (may_suspend(room, bar.offence)[1],) if bar.suspended else ("service-refused",)


def may_suspend(room: Room, offence: str) -> tuple[bool, str]:
    """Whether the floor may suspend for an offence, and by which point."""
    if room.rules.penalties.suspension or offence not in ABUSE:
        return room.rules.penalties.suspension, PenaltyLaw.suspension
    return room.rules.conduct.abuse_may_suspend, ConductLaw.abuse_may_suspend


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
