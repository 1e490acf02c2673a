"""Money that a player who is away takes along and puts back; chips that were left and are gone."""

from __future__ import annotations

from msgspec.structs import replace

from shuffleup.law.points.room.money_off import MoneyOff, MoneyOffLaw
from shuffleup.law.ruling import Reason, Ruling
from shuffleup.room.absence import absence_commands as c
from shuffleup.room.absence import absence_events as e
from shuffleup.room.absence.attendance import (
    absence_of,
    back_at_the_table,
    is_at_dinner,
    is_away,
    not_seated,
    seat_at,
)
from shuffleup.room.absence.coming_back import not_counted
from shuffleup.room.absence.held_chips import brought, held, lost, made_good, paid_out, taken_off
from shuffleup.room.counting.count_first import not_counted_at
from shuffleup.room.events import AnyRoomEvent, AtTable
from shuffleup.room.rulings import RoomApplies, RoomJudges, RoomRuling, malformed, refuse
from shuffleup.room.state import Room
from shuffleup.room.trial import Trial
from shuffleup.table.chips.in_play import is_in_hand
from shuffleup.table.events import CashChanged, ChipsAdded, ChipsRemoved
from shuffleup.table.state import Seat, seated


def judge_verify(room: Room, command: c.VerifyStack) -> RoomRuling:
    """The count goes on record; it is what the table has, or a part of it."""
    at = seat_at(room, command.table, command.player)
    if at is None:
        return not_seated(command.player, command.table)
    refused = not_counted_at(room, command.table, command.player)
    if refused is not None:
        return refused
    stack = seated(room.tables[command.table], at).stack
    if not 0 < command.amount <= stack:
        return malformed(Reason.MORE_THAN_THERE_IS, f"{command.player} has {stack} in front")
    return Ruling((e.StackVerified(command.player, command.table, command.amount),))


def judge_take_along(room: Room, command: c.TakeAlong) -> RoomRuling:
    """Money off the table for security, as far as the house lets it leave."""
    at = seat_at(room, command.table, command.player)
    if at is None:
        return not_seated(command.player, command.table)
    table = room.tables[command.table]
    seat = seated(table, at)
    if not is_away(seat) or is_in_hand(table, at):
        return malformed(Reason.NOT_AWAY, f"{command.player} is at the table")
    refused = not_counted_at(room, command.table, command.player)
    if refused is not None:
        return refused
    if not 0 < command.amount <= seat.stack:
        return malformed(Reason.MORE_THAN_THERE_IS, f"{command.player} has {seat.stack} in front")
    refused = stays_on_table(room, command, seat)
    if refused is not None:
        return refused
    along = absence_of(room, command.table, command.player).along + command.amount
    cash = min(seat.chips.cash, command.amount)
    changed = (AtTable(command.table, CashChanged(at, cash)),) if cash else ()
    return Ruling(
        (
            *changed,
            AtTable(command.table, ChipsRemoved(at, command.amount)),
            e.MoneyAlong(command.player, along),
            taken_off(command.player, command.table, command.amount, "taken along"),
        ),
        grounds=(MoneyOffLaw.on_break,),
    )


def stays_on_table(room: Room, command: c.TakeAlong, seat: Seat) -> RoomRuling | None:
    """Why this money stays on the table; None if it may leave."""
    rule = room.rules.money_off.on_break
    if rule is MoneyOff.NEVER:
        return refuse(Reason.CHIPS_STAY, "no money leaves the table", MoneyOffLaw.on_break)
    if rule is MoneyOff.CASH_RESTORED:
        eating = is_at_dinner(room, command.table, command.player)
        if not eating or command.amount > seat.chips.cash:
            says = "only cash leaves the table, and only for a dinner break"
            return refuse(Reason.CHIPS_STAY, says, MoneyOffLaw.on_break)
    return not_counted(room, command.player, command.table, command.amount)


def judge_sit_back(room: Room, command: c.SitBack) -> RoomRuling:
    """Back at the table, with all that was taken along."""
    at = seat_at(room, command.table, command.player)
    if at is None:
        return not_seated(command.player, command.table)
    if not is_away(seated(room.tables[command.table], at)):
        return malformed(Reason.NOT_AWAY, f"{command.player} is at the table")
    along = absence_of(room, command.table, command.player).along
    if command.amount != along:
        says = f"{command.player} puts back the {along} taken along"
        reason = Reason.TOO_FEW_CHIPS if command.amount < along else Reason.TOO_MANY_CHIPS
        return refuse(reason, says, MoneyOffLaw.on_break)
    trial = Trial(room)
    back_at_the_table(trial, command.table, at)
    if along:
        trial.events.append(AtTable(command.table, ChipsAdded(at, along)))
        trial.note(brought(room, command.player, command.table, along))
    return trial.ruling(*((MoneyOffLaw.on_break,) if along else ()))


def judge_missing(room: Room, command: c.FindMissing) -> RoomRuling:
    """Chips are gone; whoever bears it, they are not on the table."""
    at = seat_at(room, command.table, command.player)
    if at is None:
        return not_seated(command.player, command.table)
    refused = not_counted_at(room, command.table, command.player)
    if refused is not None:
        return refused
    table, amount = room.tables[command.table], command.amount
    stack = seated(table, at).stack
    if is_in_hand(table, at) or not 0 < amount <= stack:
        return malformed(Reason.MORE_THAN_THERE_IS, f"{command.player} has {stack} in front")
    events: tuple[AnyRoomEvent, ...] = (
        AtTable(command.table, ChipsRemoved(at, amount)),
        lost(command.table, amount),
    )
    if room.rules.money_off.house_liable:
        again = AtTable(command.table, ChipsAdded(at, amount))
        events += (again, made_good(command.player, command.table, amount))
    return Ruling(events, grounds=(MoneyOffLaw.house_liable,))


def judge_collect(room: Room, command: c.CollectHeld) -> RoomRuling:
    amount = held(room, command.player)
    if not amount:
        return malformed(Reason.MORE_THAN_THERE_IS, f"no chips are held for {command.player}")
    return Ruling((paid_out(command.player, amount),))


def verified(room: Room, event: e.StackVerified) -> None:
    old = absence_of(room, event.table, event.player)
    room.absences[event.player] = replace(old, verified=event.amount)


def along(room: Room, event: e.MoneyAlong) -> None:
    old = room.absences[event.player]
    room.absences[event.player] = replace(old, along=event.amount, verified=0)


JUDGES: RoomJudges = {
    c.VerifyStack: judge_verify,
    c.TakeAlong: judge_take_along,
    c.SitBack: judge_sit_back,
    c.FindMissing: judge_missing,
    c.CollectHeld: judge_collect,
}
APPLY: RoomApplies = {e.StackVerified: verified, e.MoneyAlong: along}
