"""Third man walking: too many away from one table."""

from __future__ import annotations

from msgspec.structs import replace

from shuffleup.law.points.room.absence import AbsenceLaw, ThirdManCounts
from shuffleup.law.ruling import Reason, Ruling
from shuffleup.room.absence import absence_commands as c
from shuffleup.room.absence import absence_events as e
from shuffleup.room.absence.absence_records import Absence
from shuffleup.room.absence.attendance import absence_of, absentees, is_at_dinner, is_away
from shuffleup.room.instants import MINUTE
from shuffleup.room.rulings import RoomApplies, RoomJudges, RoomRuling, malformed, refuse
from shuffleup.room.state import Room
from shuffleup.table.state import taken_seats


def missing_blinds(room: Room, number: str) -> list[str]:
    """The players away from a table who have missed blinds, in the order in which they began."""
    away = [
        seat.player
        for _, seat in taken_seats(room.tables[number])
        if is_away(seat) and seat.account.missed
    ]
    return sorted(away, key=lambda player: since_missing(room, number, player))


def since_missing(room: Room, number: str, player: str) -> tuple[int, int]:
    absence = absence_of(room, number, player)
    return absence.missing, absence.since


def is_third_man(room: Room, number: str, player: str) -> tuple[str, ...]:
    """By which points the house may pick up the third who misses blinds, or a later one; none if
    the player is not."""
    law = room.rules.absence
    if law.third_man_counts is not ThirdManCounts.MISSING_BLINDS:
        return ()
    if player not in missing_blinds(room, number)[max(0, law.third_man_number - 1) :]:
        return ()
    if is_at_dinner(room, number, player) or not has_list(room, number):
        return ()
    began = absence_of(room, number, player).missing
    if room.now < began + law.third_man_grace * MINUTE:
        return ()
    return third_man_grounds(room)


def third_man_grounds(room: Room) -> tuple[str, ...]:
    """What makes somebody the third man walking, and costs them the seat."""
    law = AbsenceLaw
    listed = (law.third_man_only_with_list,) if room.rules.absence.third_man_only_with_list else ()
    return (law.third_man_counts, law.third_man_number, law.third_man_grace, *listed)


def has_list(room: Room, number: str) -> bool:
    """Whether people wait for the game, where that matters."""
    if not room.rules.absence.third_man_only_with_list:
        return True
    return bool(room.listings[room.stands[number].listing].waiting)


def loses_seat_walking(room: Room, absence: Absence) -> bool:
    """Whether a third man walking loses the seat by itself when the time is over."""
    return absence.walking >= 0 and has_list(room, absence.table)


def judge_recall(room: Room, command: c.Recall) -> RoomRuling:
    """Everyone is asked to return where somebody left while so many others missed blinds."""
    if command.table not in room.tables:
        return malformed(Reason.NO_SUCH_TABLE, f"there is no table {command.table}")
    away, missing = absentees(room.tables[command.table]), missing_blinds(room, command.table)
    if not any(left_as_others_missed(room, command.table, one, missing) for one in away):
        says = "too few have missed blinds for everyone to be asked back"
        return refuse(Reason.NOT_YET, says, AbsenceLaw.recalled_from)
    recalled = e.AbsenteesRecalled(command.table, tuple(away))
    return Ruling((recalled,), grounds=(AbsenceLaw.recalled_from,))


def left_as_others_missed(room: Room, number: str, player: str, missing: list[str]) -> bool:
    left = absence_of(room, number, player).since
    others = [
        one for one in missing if one != player and absence_of(room, number, one).missing <= left
    ]
    return len(others) >= room.rules.absence.recalled_from


def recalled(room: Room, event: e.AbsenteesRecalled) -> None:
    for player in event.players:
        old = absence_of(room, event.table, player)
        room.absences[player] = replace(old, recalled=room.now)


JUDGES: RoomJudges = {c.Recall: judge_recall}
APPLY: RoomApplies = {e.AbsenteesRecalled: recalled}
