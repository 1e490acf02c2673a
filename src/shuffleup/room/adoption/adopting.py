"""Adopting a book: the room goes by it at once, a table as soon as no hand is on there.

A hand that has begun is played to its end by the book it began under. What has happened keeps the
book of its day: the log has both, and who asks why is told by the one that was in force.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from shuffleup.floor.senders import Role
from shuffleup.law.ruling import Reason, Ruling
from shuffleup.outside_text import quoted
from shuffleup.room.adoption.book_commands import AdoptBook
from shuffleup.room.adoption.book_events import BookAdopted
from shuffleup.room.deadlines import Deadlines, Due
from shuffleup.room.events import AtTable
from shuffleup.room.roles import Allowed
from shuffleup.room.rulings import RoomApplies, RoomJudges, RoomRuling, malformed
from shuffleup.room.state import Room
from shuffleup.table.commands import PlayBy
from shuffleup.table.edge import in_short
from shuffleup.table.mix.game_changes import judge_play_by
from shuffleup.table.state import Table

LONGEST: Final = 1_000  # of a line that names a law


def judge_adopt(room: Room, command: AdoptBook) -> RoomRuling:
    """Every game that is on must be one the book has, or nothing is adopted."""
    name = command.rulebook
    if not name or len(name) > LONGEST or not name.isprintable():
        return malformed(Reason.NOT_A_COMMAND, "that is no book")
    if (name, command.rules) == (room.rulebook, room.rules):
        says = f"the house goes by {quoted(name.partition('@')[0])} already"
        return malformed(Reason.NOT_A_COMMAND, says)
    for number, table in room.tables.items():
        refusal = judge_play_by(table, PlayBy(command.rules, name)).refusal
        if refusal is not None:
            says = in_short(f"table {number}: {refusal.says}")
            return Ruling(refusal=replace(refusal, says=says))
    return Ruling((BookAdopted(command.rules, name),), says=waiting_for(room))


def waiting_for(room: Room) -> str:
    """At which tables a hand is on, for whoever adopts it."""
    playing = [number for number, table in room.tables.items() if not is_between(table)]
    if not playing:
        return ""
    return f"from the next hand at table{'s' if playing[1:] else ''} {', '.join(playing)}"


def is_between(table: Table) -> bool:
    return table.hand is None and not table.question


def adopt(room: Room, event: BookAdopted) -> None:
    room.rules, room.rulebook = event.rules, event.rulebook


def taken_up(room: Room) -> Iterator[Due]:
    """Tables whose hand is over, and which have the old book still."""
    for number, table in room.tables.items():
        if table.rulebook != room.rulebook and is_between(table):
            done = judge_play_by(table, PlayBy(room.rules, room.rulebook))
            if done.ok:
                yield Due(room.now, tuple(AtTable(number, event) for event in done.events))


MAY: Allowed = {AdoptBook: frozenset({Role.MANAGER})}
JUDGES: RoomJudges = {AdoptBook: judge_adopt}
APPLY: RoomApplies = {BookAdopted: adopt}
DUE: list[Deadlines] = [taken_up]
