"""Who is away: told by the tables, remembered by the room.

``noticed`` reads off what a table did who went, who came back and who began to miss blinds, so that
the room's record is right whoever told the table.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from shuffleup.floor.senders import Role, player, staff
from shuffleup.law.points.room.absence import AbsenceLaw, PickedUpBy, ThirdManCounts
from shuffleup.law.ruling import Reason, Ruling
from shuffleup.room.absence import absence_commands as c
from shuffleup.room.absence import absence_events as e
from shuffleup.room.absence.absence_records import Absence
from shuffleup.room.events import AtTable
from shuffleup.room.instants import MINUTE
from shuffleup.room.rulings import RoomApplies, RoomJudges, RoomRuling, malformed
from shuffleup.room.state import Room
from shuffleup.room.trial import Trial
from shuffleup.table.blinds.account import Standing
from shuffleup.table.blinds.in_turn import seat_of
from shuffleup.table.chips.house_fee import pays_time
from shuffleup.table.commands import ComeBack, GoAway
from shuffleup.table.events import CameBack, Reckoned, WentAway
from shuffleup.table.state import Seat, Table, seated, taken_seats

# ---- looking around --------------------------------------------------------------------------


def seat_at(room: Room, number: str, player: str) -> int | None:
    """Where a player sits at a table; None if they do not, or there is no such table."""
    table = room.tables.get(number)
    return seat_of(table, player) if table is not None else None


def not_seated(player: str, number: str) -> RoomRuling:
    return malformed(Reason.NOT_SEATED, f"{player} does not sit at table {number}")


def is_away(seat: Seat) -> bool:
    """Whether a player is away; a seat that is only kept has nobody to be away."""
    return not seat.presence.here and seat.account.standing is not Standing.LOCKED


def absentees(table: Table) -> list[str]:
    """The players who are away from a table, by seat."""
    return [seat.player for _, seat in taken_seats(table) if is_away(seat)]


def absence_of(room: Room, number: str, player: str) -> Absence:
    """What the room knows of a player's absence from a table."""
    found = room.absences.get(player)
    return found if found is not None and found.table == number else Absence(number, room.now)


def is_at_dinner(room: Room, number: str, player: str) -> bool:
    """Whether a player who is away has an approved break that is not over."""
    return absence_of(room, number, player).until >= room.now


# ---- what the tables tell --------------------------------------------------------------------


def noticed(trial: Trial) -> list[e.AbsenceEvent]:
    """What the room remembers of what was put to its tables."""
    told = [one for one in trial.events if isinstance(one, AtTable)]
    return [event for one in told for event in noticed_in(trial.room, one)]


def noticed_in(room: Room, one: AtTable) -> Iterator[e.AbsenceEvent]:
    table, event = room.tables[one.table], one.event
    if not isinstance(event, WentAway | CameBack | Reckoned) or table.seats[event.seat] is None:
        return
    seat = seated(table, event.seat)
    if isinstance(event, WentAway):
        yield e.SteppedAway(seat.player, one.table)
        yield from third_man(room, table, seat.player)
    elif isinstance(event, CameBack):
        if is_away(seat):
            yield e.SatBack(seat.player, one.table)
    elif event.account.missed and not seat.account.missed:
        yield e.BeganMissing(seat.player, one.table)


def third_man(room: Room, table: Table, player: str) -> Iterator[e.ThirdManWalked]:
    """Whoever leaves when enough others are away has so long to be back."""
    law = room.rules.absence
    others = [one for one in absentees(table) if one != player]
    if law.third_man_counts is ThirdManCounts.AWAY and len(others) >= law.third_man_number - 1:
        yield e.ThirdManWalked(player, room.now + law.third_man_grace * MINUTE)


# ---- judge -----------------------------------------------------------------------------------


def judge_step_away(room: Room, command: c.StepAway) -> RoomRuling:
    at = seat_at(room, command.table, command.player)
    if at is None:
        return not_seated(command.player, command.table)
    trial = Trial(room)
    trial.put(command.table, GoAway(at), player(command.player))
    seen = noticed(trial)
    trial.note(*seen)
    third = any(isinstance(one, e.ThirdManWalked) for one in seen)
    law = AbsenceLaw
    return trial.ruling(*((law.third_man_counts, law.third_man_number) if third else ()))


def judge_take_box(room: Room, command: c.TakeBox) -> RoomRuling:
    """A dealer sees who is away: into the lobby, or first a button where time is paid."""
    table, law = room.tables.get(command.table), room.rules.absence
    if table is None:
        return malformed(Reason.NO_SUCH_TABLE, f"there is no table {command.table}")
    if law.picked_up_by is not PickedUpBy.MINUTES:
        return Ruling()
    events: list[e.AbsenceEvent] = []
    for who in absentees(table):
        absence = absence_of(room, command.table, who)
        if absence.lobby >= 0 or is_at_dinner(room, command.table, who):
            continue
        if pays_time(table):
            events.append(e.AbsentButtonGiven(who, command.table))
        if not pays_time(table) or absence.buttons + 1 >= law.time_game_buttons:
            events.append(e.PutInLobby(who, command.table))
    by = AbsenceLaw.time_game_buttons if pays_time(table) else AbsenceLaw.picked_up_by
    return Ruling(tuple(events), grounds=(by,) if events else ())


def judge_missed(room: Room, command: c.ReportMissed) -> RoomRuling:
    """What a dealer at a live table sees; our own tables count for themselves."""
    at = seat_at(room, command.table, command.player)
    if at is None:
        return not_seated(command.player, command.table)
    seat = seated(room.tables[command.table], at)
    if counts_blinds(room.tables[command.table]):
        return malformed(Reason.NOT_A_COMMAND, "this table counts missed blinds by itself")
    if not is_away(seat):
        return malformed(Reason.NOT_AWAY, f"{command.player} is at the table")
    account = replace(seat.account, owes_big=True, missed=seat.account.missed + 1)
    told = AtTable(command.table, Reckoned(at, account))
    return Ruling((told, *noticed_in(room, told)))


def counts_blinds(table: Table) -> bool:
    """Whether a table knows of its hands: it deals them, or they are reported."""
    return not table.by_hand or table.hands > 0


JUDGES: RoomJudges = {
    c.StepAway: judge_step_away,
    c.TakeBox: judge_take_box,
    c.ReportMissed: judge_missed,
}


def back_at_the_table(trial: Trial, number: str, at: int) -> None:
    """A player is at the table again. Where people deal and tell of no hands, they collect what
    was missed; else the next hand does."""
    seat = seated(trial.room.tables[number], at)
    trial.put(number, ComeBack(at), staff(Role.FLOOR))
    trial.note(*noticed(trial))
    if not counts_blinds(trial.room.tables[number]) and seat.account.missed:
        paid = replace(seat.account, owes_big=False, owes_small=False, missed=0)
        trial.events.append(AtTable(number, Reckoned(at, paid)))


# ---- apply -----------------------------------------------------------------------------------


def stepped_away(room: Room, event: e.SteppedAway) -> None:
    old = absence_of(room, event.table, event.player)
    room.absences[event.player] = Absence(
        event.table, room.now, old.times + 1, missing=old.missing,
        verified=old.verified, dined=old.dined, rested=old.rested,
    )  # fmt: skip


def sat_back(room: Room, event: e.SatBack) -> None:
    old = absence_of(room, event.table, event.player)
    dinner = old.until >= 0
    room.absences[event.player] = Absence(
        event.table, room.now, old.times, missing=old.missing,
        dined=room.now if dinner else old.dined,
        rested=0 if dinner else old.rested + room.now - old.since,
    )  # fmt: skip


def began_missing(room: Room, event: e.BeganMissing) -> None:
    old = absence_of(room, event.table, event.player)
    room.absences[event.player] = replace(old, missing=room.now)


def given_button(room: Room, event: e.AbsentButtonGiven) -> None:
    old = absence_of(room, event.table, event.player)
    room.absences[event.player] = replace(old, buttons=old.buttons + 1)


def put_in_lobby(room: Room, event: e.PutInLobby) -> None:
    old = absence_of(room, event.table, event.player)
    room.absences[event.player] = replace(old, lobby=room.now)


def third_man_walked(room: Room, event: e.ThirdManWalked) -> None:
    room.absences[event.player] = replace(room.absences[event.player], walking=event.until)


APPLY: RoomApplies = {
    e.SteppedAway: stepped_away,
    e.SatBack: sat_back,
    e.BeganMissing: began_missing,
    e.AbsentButtonGiven: given_button,
    e.PutInLobby: put_in_lobby,
    e.ThirdManWalked: third_man_walked,
}
