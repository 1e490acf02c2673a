"""Entrants who have paid and are not there: their stack is placed, pays blinds, and may be removed
after a while unless they asked for it."""

from __future__ import annotations

from msgspec.structs import replace

from shuffleup.law.points.tournament.event_entries import EventEntryLaw
from shuffleup.law.ruling import Reason, Ruling
from shuffleup.room.instants import MINUTE
from shuffleup.table.commands import ComeBack, GoAway
from shuffleup.tournament.endings.going_out import crown
from shuffleup.tournament.entries.buying_again import level_now
from shuffleup.tournament.entries.entry_commands import (
    AskForStack,
    NoteAbsent,
    RemoveAbsent,
    TakeOwnSeat,
)
from shuffleup.tournament.entries.entry_events import (
    AbsentCame,
    AbsentNoted,
    StackAskedFor,
    StackRemoved,
)
from shuffleup.tournament.entries.entry_record import Entrant, InEvent
from shuffleup.tournament.entries.late_seats import take_away
from shuffleup.tournament.event_seats.seat_draw import DIRECTOR, where_is
from shuffleup.tournament.event_trial import EventTrial
from shuffleup.tournament.roles_in_event import DESK, OWN, STAFF, MayDirect
from shuffleup.tournament.rulings import EventApplies, EventJudges, EventRuling, malformed, refuse
from shuffleup.tournament.state import Tournament


def judge_absent(event: Tournament, command: NoteAbsent) -> EventRuling:
    entrant = event.entrants.get(command.player)
    if entrant is None or entrant.standing not in (InEvent.WAITS, InEvent.PLAYS):
        return malformed(Reason.NOT_ON_THE_LIST, f"{command.player} has no entry")
    trial, at = EventTrial(event), where_is(event, command.player)
    trial.note(AbsentNoted(command.player, event.room.now, level_now(event)))
    if at is not None:
        trial.put(at[0], GoAway(at[1]), DIRECTOR)
    return trial.ruling()


def judge_ask(event: Tournament, command: AskForStack) -> EventRuling:
    refused = not_absent(event, command.player)
    return refused or Ruling((StackAskedFor(command.player),))


def judge_take_seat(event: Tournament, command: TakeOwnSeat) -> EventRuling:
    refused = not_absent(event, command.player)
    if refused is not None:
        return refused
    trial, at = EventTrial(event), where_is(event, command.player)
    trial.note(AbsentCame(command.player))
    if at is not None:
        trial.put(at[0], ComeBack(at[1]), DIRECTOR)
    return trial.ruling()


def judge_remove_absent(event: Tournament, command: RemoveAbsent) -> EventRuling:
    """Nobody reached them: the stack may go once a new level has begun, or after the time."""
    refused = not_absent(event, command.player)
    at = where_is(event, command.player)
    if refused is not None or at is None:
        return refused or malformed(Reason.NOT_SEATED, f"{command.player} has no stack in play")
    if event.tables[at[0]].hand is not None:
        return malformed(Reason.HAND_IS_ON, "the hand is played first")
    refused = stack_stays(event, event.entrants[command.player])
    if refused is not None:
        return refused
    trial = EventTrial(event)
    take_away(trial, *at, command.player)
    crown(trial, {command.player})
    return trial.ruling(
        EventEntryLaw.absent_removed_after,
        EventEntryLaw.absent_removed_at_new_level,
        EventEntryLaw.absent_may_ask,
    )


def stack_stays(event: Tournament, entrant: Entrant) -> EventRuling | None:
    """Why the stack of an absent entrant stays in play; None if it may go."""
    law = event.rules.event_entries
    if entrant.asked and law.absent_may_ask:
        says = "they have asked for the stack to stay"
        return refuse(Reason.NOT_THIS_WAY, says, EventEntryLaw.absent_may_ask)
    new_level = level_now(event) > max(1, entrant.absent_level)
    if new_level and law.absent_removed_at_new_level:
        return None
    if event.room.now - entrant.absent >= law.absent_removed_after * MINUTE:
        return None
    says = f"the stack stays for a level, or {law.absent_removed_after} minutes"
    grounds = (EventEntryLaw.absent_removed_after, EventEntryLaw.absent_removed_at_new_level)
    return refuse(Reason.NOT_YET, says, *grounds)


def not_absent(event: Tournament, player: str) -> EventRuling | None:
    entrant = event.entrants.get(player)
    if entrant is None or entrant.absent < 0:
        return malformed(Reason.NOT_AWAY, f"{player} is not absent")
    return None


# ---- apply -----------------------------------------------------------------------------------


def noted(event: Tournament, told: AbsentNoted) -> None:
    old = event.entrants[told.player]
    new = replace(old, absent=told.since, absent_level=told.level, asked=False)
    event.entrants[told.player] = new


def asked(event: Tournament, told: StackAskedFor) -> None:
    event.entrants[told.player] = replace(event.entrants[told.player], asked=True)


def came(event: Tournament, told: AbsentCame) -> None:
    old = event.entrants[told.player]
    event.entrants[told.player] = replace(old, absent=-1, absent_level=-1, asked=False)


def removed(event: Tournament, told: StackRemoved) -> None:
    event.issued -= told.chips
    if told.player:
        old = event.entrants[told.player]
        event.entrants[told.player] = replace(old, standing=InEvent.GONE)
        event.broke.pop(told.player, None)


MAY: MayDirect = {NoteAbsent: DESK, AskForStack: OWN, TakeOwnSeat: OWN, RemoveAbsent: STAFF}
JUDGES: EventJudges = {
    NoteAbsent: judge_absent,
    AskForStack: judge_ask,
    TakeOwnSeat: judge_take_seat,
    RemoveAbsent: judge_remove_absent,
}
APPLY: EventApplies = {
    AbsentNoted: noted,
    StackAskedFor: asked,
    AbsentCame: came,
    StackRemoved: removed,
}
