"""``act(event, command, by)``: judge, apply, proceed in one call; the answer is the Ruling.

What is refused leaves the tournament as it was. A player's action in a hand goes straight to the
table: nothing of the event follows from it before the hand is over. So does the next hand itself,
where nothing else has to happen before it.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from shuffleup.floor.senders import DEALER, Role, Sender, player
from shuffleup.hand.commands import Command
from shuffleup.hand.state import Hand
from shuffleup.law.ruling import Refusal
from shuffleup.table.act import act as act_at_table
from shuffleup.table.apply import drain
from shuffleup.table.commands import NextHand
from shuffleup.table.edge import is_sender
from shuffleup.tournament import commands as c
from shuffleup.tournament.apply import apply
from shuffleup.tournament.event_clock.clock_commands import PassTime
from shuffleup.tournament.event_trial import EventTrial
from shuffleup.tournament.event_undo.act_names import note_on
from shuffleup.tournament.events import AnyEventEvent, OnTable
from shuffleup.tournament.hands_over import hand_over
from shuffleup.tournament.judge import NOT_THEIRS, before_the_table, judge, tried_there
from shuffleup.tournament.proceed import pass_time, proceed
from shuffleup.tournament.rulings import EventRuling
from shuffleup.tournament.state import Tournament


def act(event: Tournament, command: c.EventCommand, by: Sender) -> EventRuling:
    """Put a command to the judge; if it is lawful, do it, and what follows from it."""
    if is_in_a_hand(event, command, by):
        return act_in_hand(event, command, by)  # type: ignore[arg-type]  # one for a table
    if type(command) is c.OnTheTable and type(command.command) is NextHand:
        return deal(event, command, by)
    return carry_out(event, command, by, judge(event, command, by))


def carry_out(
    event: Tournament, command: c.EventCommand, by: Sender, ruling: EventRuling
) -> EventRuling:
    """What was ruled happens, and what follows from it."""
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


def deal(event: Tournament, command: c.OnTheTable, by: Sender) -> EventRuling:
    """The next hand goes straight to its table too, where nothing comes before it, which is nearly
    always: a table that refuses a hand is as it was, and nothing need be tried on a copy."""
    before = before_the_table(event, command, by)
    if not isinstance(before, EventTrial):
        return carry_out(event, command, by, before)
    if before.events or before.tables:
        return carry_out(event, command, by, tried_there(before, command, by))
    number = command.table
    ruling = act_at_table(event.tables[number], command.command, by)
    if ruling.refusal is not None:
        return EventTrial.refused(ruling.refusal)
    told: list[AnyEventEvent] = [*keep(event, number)]
    grounds = (*before.grounds, *ruling.grounds)
    if event.tables[number].hand is None:  # nobody had anything to decide
        hand_over(before, number, ended=True)
        for one in before.events:
            apply(event, one)
        told += before.events
        grounds = (*grounds, *before.grounds)
    grounds = (*grounds, *proceed(event))
    return EventRuling(tuple(told), grounds=tuple(dict.fromkeys(grounds)))


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
        grounds = (*grounds, *after_hand(event, command.table))
    return EventRuling(grounds=tuple(dict.fromkeys(grounds)))


def play_out(
    event: Tournament, number: str, choose: Callable[[Hand], Command]
) -> tuple[Command, Refusal] | None:
    """A hand that is on goes to its end: each player whose turn it is does what ``choose`` says, as
    if it were put to ``act``; the event is looked at when the hand is over. Gives the command that
    was refused, and why, with which it stops."""
    table = event.tables[number]
    if table.hand is None:
        return None
    senders = [player(seat.player) if seat else DEALER for seat in table.seats]
    while (hand := table.hand) is not None:
        by = senders[hand.actor]
        command = choose(hand)
        refusal = act_at_table(table, command, by).refusal
        if refusal is not None:
            return command, refusal
    after_hand(event, number)
    return None


def after_hand(event: Tournament, number: str) -> tuple[str, ...]:
    """A hand is over: it goes into the log, with what follows from it; the grounds of that."""
    trial = EventTrial(event)
    keep(event, number)
    hand_over(trial, number, ended=True)
    for told in trial.events:
        apply(event, told)
    return (*trial.grounds, *proceed(event))


def keep_hands(event: Tournament, ruling: EventRuling) -> None:
    """What players did in a hand that is on stands in the log before what now happens there."""
    for number in {told.table for told in ruling.events if type(told) is OnTable}:
        table = event.tables.get(number)
        if table is not None and table.hand is not None:
            keep(event, number)


def keep(event: Tournament, number: str) -> list[OnTable]:
    """What has happened at a table since goes into the log; the table has it already."""
    told = [OnTable(number, one) for one in drain(event.tables[number])]
    event.log += told
    event.version += len(told)
    return told
