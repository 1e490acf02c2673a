"""Stacks counted at tables that people deal, told as one: all of them stand, or none."""

from __future__ import annotations

from shuffleup.floor.senders import Role, staff
from shuffleup.law.ruling import Reason
from shuffleup.table.commands import CountChips
from shuffleup.table.state import seated, taken_seats
from shuffleup.tournament.commands import OnTheTable
from shuffleup.tournament.event_chips.count_commands import CountStacks
from shuffleup.tournament.event_seats.seat_draw import where_is
from shuffleup.tournament.event_trial import EventTrial
from shuffleup.tournament.roles_in_event import STAFF, MayDirect
from shuffleup.tournament.rulings import EventJudges, EventRuling, malformed
from shuffleup.tournament.state import Tournament


def judge_counts(event: Tournament, command: CountStacks) -> EventRuling:
    names = [one.player for one in command.stacks]
    if not names:
        return malformed(Reason.NOT_A_COMMAND, "whose stack?")
    stranger = next((name for name in names if where_is(event, name) is None), "")
    if stranger:
        return malformed(Reason.NOT_SEATED, f"{stranger} has no seat in this event")
    twice = next((name for name in names if names.count(name) > 1), "")
    if twice:
        return malformed(Reason.NOT_A_COMMAND, f"{twice} is counted twice")
    trial = EventTrial(event)
    told = [count_of(event, one.player, one.amount) for one in command.stacks]
    for one in sorted(told, key=lambda one: rank_of(event, one)):
        trial.put(one.table, one.command, staff(Role.DIRECTOR))
    for one in forgotten(trial, told):  # a later count showed that hands were played: once more
        trial.put(one.table, one.command, staff(Role.DIRECTOR))
    lost = forgotten(trial, told)
    return too_many(event, lost[0].table, told) if lost else trial.ruling()


def forgotten(trial: EventTrial, told: list[OnTheTable]) -> list[OnTheTable]:
    """Those whose stack is not what was told, because of what was told of others after them."""
    return [] if trial.refusal else [one for one in told if rank_of(trial, one) != 1]


def too_many(event: Tournament, number: str, told: list[OnTheTable]) -> EventRuling:
    """The counts of a table come to more than all that is on it."""
    table = event.tables[number]
    there = table.adrift + sum(seat.stack for _, seat in taken_seats(table))
    here = sum(chips_told(one) for one in told if one.table == number)
    says = (
        f"the stacks of table {number} come to {here:,}, and {there:,} are on it: "
        f"{here - there:,} more"
    )
    return malformed(Reason.MORE_THAN_THERE_IS, says)


def chips_told(told: OnTheTable) -> int:
    assert isinstance(told.command, CountChips)
    return told.command.amount


def count_of(event: Tournament, name: str, chips: int) -> OnTheTable:
    at = where_is(event, name)
    assert at is not None, name
    return OnTheTable(at[0], CountChips(at[1], chips))


def rank_of(event: Tournament | EventTrial, told: OnTheTable) -> int:
    """Known to be otherwise, known to be so, not known: a stack that is not what it was thought to
    be shows that hands were played, and then nobody else's is known. So those come first."""
    assert isinstance(told.command, CountChips)
    seat = seated(event.tables[told.table], told.command.seat)
    if seat.chips.uncounted:
        return 2
    return 0 if seat.stack != told.command.amount else 1


MAY: MayDirect = {CountStacks: STAFF}
JUDGES: EventJudges = {CountStacks: judge_counts}
