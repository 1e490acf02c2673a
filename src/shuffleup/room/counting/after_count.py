"""A command with the counts it needs: what was counted is told first, and then the command is
judged on what is known then. Both are done, or neither."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from shuffleup.floor.senders import Sender
from shuffleup.hand.echoes import said
from shuffleup.law.ruling import Reason
from shuffleup.room.apply import apply
from shuffleup.room.commands import AfterCount, AtTheTable, RoomCommand, TellTime
from shuffleup.room.events import AnyRoomEvent
from shuffleup.room.must_move.moving_up import table_of
from shuffleup.room.rulings import RoomRuling, malformed
from shuffleup.room.state import Room, copy
from shuffleup.table.blinds.in_turn import seat_of
from shuffleup.table.commands import CountChips
from shuffleup.table.edge import fits

Judge = Callable[[Room, RoomCommand, Sender], RoomRuling]


def judge_after_count(room: Room, command: AfterCount, by: Sender, judge: Judge) -> RoomRuling:
    """The counts one by one, and then what they were made for."""
    if not fits(command.counts, tuple[tuple[str, int], ...], "player"):
        says = f"counts: {said(command.counts)} is nothing of the kind"
        return malformed(Reason.NOT_A_COMMAND, says)
    if isinstance(command.command, AfterCount | TellTime):
        return malformed(Reason.NOT_A_COMMAND, "chips are counted for something that is done now")
    trial = copy(room)
    events: list[AnyRoomEvent] = []
    for name, amount in command.counts:
        ruling = counted(trial, name, amount, by, judge)
        if ruling.refusal is not None:
            return ruling
        for event in ruling.events:
            apply(trial, event)
        events += ruling.events
    ruling = judge(trial, command.command, by)
    if ruling.refusal is not None:
        return ruling
    return replace(ruling, events=(*events, *ruling.events))


def counted(room: Room, name: str, amount: int, by: Sender, judge: Judge) -> RoomRuling:
    """What somebody has in front, wherever they sit."""
    number = table_of(room, name)
    at = seat_of(room.tables[number], name) if number else None
    if at is None:
        return malformed(Reason.NOT_SEATED, f"{name} does not sit at any table")
    return judge(room, AtTheTable(number, CountChips(at, amount)), by)
