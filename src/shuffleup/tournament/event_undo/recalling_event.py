"""What an undoing needs of an event's past, so that it can be had elsewhere while play goes on.

``recall_event(event, command)`` reads an event with its whole log: which act is meant, how the
event was before it, and the log with gaps (None) in place of whatever came earlier and names no act
and no table's last hand. ``facets.event_at`` begins from there.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.law.ruling import Refusal, Ruling
from shuffleup.room.undo.later_things import DEALS
from shuffleup.table.events import HandEnded, TableOpened
from shuffleup.tournament.event_undo.facets import event_at
from shuffleup.tournament.event_undo.hand_aftermath import is_at
from shuffleup.tournament.event_undo.taking_back import act_meant
from shuffleup.tournament.event_undo.undo_act_commands import RedoAct, UndoAct
from shuffleup.tournament.event_undo.undo_act_events import ActNoted, ActTakenBack
from shuffleup.tournament.events import OnTable
from shuffleup.tournament.state import Tournament


class EventPast(Struct, frozen=True):
    """The command with the number of the act it means; how the event was before that act, None at
    its very beginning; the log so far; and the table, where the command is for one."""

    command: object
    before: Tournament | None
    log: list[object]
    table: str = ""


def recall_event(event: Tournament, command: UndoAct | RedoAct) -> EventPast | Refusal:
    """A refusal where no such act stands: what is done meanwhile was not meant."""
    act = act_meant(event, command)
    if isinstance(act, Ruling):
        assert act.refusal is not None
        return act.refusal
    if isinstance(command, UndoAct):
        command = replace(command, act=act.number)
    return past_from(event, act.start, command)


def recall_hand(event: Tournament, table: str, command: object) -> EventPast:
    """Of a report by which the last hand of a table may be taken back: from the end of it on."""
    ends = [at for at, told in enumerate(event.log) if is_at(told, table, (HandEnded,))]
    return past_from(event, ends[-1] if ends else event.version, command, table)


def past_from(event: Tournament, start: int, command: object, table: str = "") -> EventPast:
    before = event_at(event, start, frozenset(named_tables(event))) if start else None
    if before is not None:
        before.log = []
    return EventPast(command, before, with_gaps_before(event.log, start), table)


def named_tables(event: Tournament) -> set[str]:
    """Every table that ever stood."""
    return {told.table for told in event.log if isinstance(told, OnTable)}


def with_gaps_before(log: list[object], start: int) -> list[object]:
    last_hands = {
        told.table: at
        for at, told in enumerate(log[:start])
        if isinstance(told, OnTable) and isinstance(told.event, (*DEALS, TableOpened))
    }
    kept = set(last_hands.values())
    noted = [
        told if at in kept or isinstance(told, ActNoted | ActTakenBack) else None
        for at, told in enumerate(log[:start])
    ]
    return [*noted, *log[start:]]
