"""``act(event, command, by)``: judge, apply, proceed in one call; the answer is the Ruling.

What is refused leaves the tournament as it was. A player's action in a hand goes straight to the
table: nothing of the event follows from it before the hand is over.
"""

from __future__ import annotations

from msgspec.structs import replace

from shuffleup.floor.senders import Role, Sender
from shuffleup.table.act import act as act_at_table
from shuffleup.table.apply import drain
from shuffleup.table.edge import is_sender
from shuffleup.tournament import commands as c
from shuffleup.tournament.apply import apply
from shuffleup.tournament.event_clock.clock_commands import PassTime
from shuffleup.tournament.event_trial import EventTrial
from shuffleup.tournament.event_undo.act_names import note_on
from shuffleup.tournament.events import OnTable
from shuffleup.tournament.hands_over import hand_over
from shuffleup.tournament.judge import NOT_THEIRS, judge
from shuffleup.tournament.proceed import pass_time, proceed
from shuffleup.tournament.rulings import EventRuling
from shuffleup.tournament.state import Tournament


def act(event: Tournament, command: c.EventCommand, by: Sender) -> EventRuling:
    """Put a command to the judge; if it is lawful, do it, and what follows from it."""
    if is_in_a_hand(event, command, by):
        return act_in_hand(event, command, by)  # type: ignore[arg-type]  # one for a table
    ruling = judge(event, command, by)
    if ruling.refusal is not None:
        return ruling
    if isinstance(command, PassTime):
        return replace(ruling, grounds=pass_time(event, command.instant))
    keep_hands(event, ruling)
    start = event.version
    for told in ruling.events:
        apply(event, told)
    followed = proceed(event)
    note = note_on(event, command, by, start)
    if note is not None:
        apply(event, note)
    return replace(ruling, grounds=(*ruling.grounds, *followed)) if followed else ruling


def is_in_a_hand(event: Tournament, command: object, by: object) -> bool:
    """Whether a player says something to a hand that is on."""
    if type(command) is not c.OnTheTable or not is_sender(by) or by.role is not Role.PLAYER:
        return False
    if isinstance(command.command, NOT_THEIRS):
        return False
    table = event.tables.get(command.table) if type(command.table) is str else None
    return table is not None and table.hand is not None and not table.question


def act_in_hand(event: Tournament, command: c.OnTheTable, by: Sender) -> EventRuling:
    """Straight to the table; when the hand is over, what follows for the event."""
    table = event.tables[command.table]
    ruling = act_at_table(table, command.command, by)
    if ruling.refusal is not None:
        return EventTrial.refused(ruling.refusal)
    grounds = ruling.grounds
    if table.hand is None:
        trial = EventTrial(event)
        keep(event, command.table)
        hand_over(trial, command.table, ended=True)
        for told in trial.events:
            apply(event, told)
        grounds = (*grounds, *trial.grounds, *proceed(event))
    return EventRuling(grounds=tuple(dict.fromkeys(grounds)))


def keep_hands(event: Tournament, ruling: EventRuling) -> None:
    """What players did in a hand that is on stands in the log before what now happens there."""
    for number in {told.table for told in ruling.events if type(told) is OnTable}:
        table = event.tables.get(number)
        if table is not None and table.hand is not None:
            keep(event, number)


def keep(event: Tournament, number: str) -> None:
    """What has happened at a table since goes into the log; the table has it already."""
    told = drain(event.tables[number])
    event.log.extend(OnTable(number, one) for one in told)
    event.version += len(told)
