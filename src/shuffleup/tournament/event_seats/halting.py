"""Tables that wait: the director stops one, or it is too short to go on by the book."""

from __future__ import annotations

from msgspec.structs import replace

from shuffleup.law.points.tournament.table_balance import HaltFormats, TableBalanceLaw
from shuffleup.law.ruling import Reason, Ruling
from shuffleup.tournament.event_seats.blind_order import players_at
from shuffleup.tournament.event_seats.seat_commands import HaltTable, LetPlayOn
from shuffleup.tournament.event_seats.seat_events import TableHalted, TablePlaysOn
from shuffleup.tournament.roles_in_event import STAFF, MayDirect
from shuffleup.tournament.rulings import (
    EventApplies,
    EventJudges,
    EventRuling,
    malformed,
    refuse,
)
from shuffleup.tournament.state import Tournament


def must_wait(event: Tournament, number: str) -> EventRuling | None:
    """Why a table deals no hand now; None if it may."""
    if is_stopped(event, number):
        return refuse(Reason.NOT_YET, "the director has halted this table", "director-halts")
    if number in event.seating.played_on or not is_short(event, number):
        return None
    says = f"table {number} is {short_by(event, number)} players short, and waits"
    return refuse(Reason.NOT_YET, says, TableBalanceLaw.halt_by, *which_halt(event))


def is_stopped(event: Tournament, number: str) -> bool:
    return number in event.seating.halted


def is_short(event: Tournament, number: str) -> bool:
    """Whether the book stops a table that has fallen behind the others."""
    law = event.rules.table_balance
    if players_at(event.tables[number]) > event.terms.seats - law.halt_by:
        return False  # no table can be so much fuller
    return stops_by_book(event) and short_by(event, number) >= law.halt_by


def stops_by_book(event: Tournament) -> bool:
    law = event.rules.table_balance
    formats = law.halt_formats
    full = event.terms.seats >= law.halt_full_table and not event.terms.turbo
    return formats is HaltFormats.ALL or (formats is HaltFormats.FULL_TABLES and full)


def which_halt(event: Tournament) -> tuple[str, ...]:
    """The points by which tables halt in this event."""
    law = TableBalanceLaw
    if event.rules.table_balance.halt_formats is HaltFormats.ALL:
        return (law.halt_formats,)
    return law.halt_formats, law.halt_full_table


def short_by(event: Tournament, number: str) -> int:
    """How many players the fullest table has more."""
    most = max(players_at(table) for table in event.tables.values())
    return most - players_at(event.tables[number])


def judge_halt(event: Tournament, command: HaltTable) -> EventRuling:
    if command.table not in event.tables:
        return malformed(Reason.NO_SUCH_TABLE, f"there is no table {command.table}")
    if is_stopped(event, command.table):
        return malformed(Reason.NOT_ASKED_FOR, f"table {command.table} is halted already")
    return Ruling((TableHalted(command.table),), grounds=("director-halts",))


def judge_play_on(event: Tournament, command: LetPlayOn) -> EventRuling:
    """A table that the director halted; one that the book halts where it leaves that to them."""
    number = command.table
    if number not in event.tables:
        return malformed(Reason.NO_SUCH_TABLE, f"there is no table {number}")
    short = is_short(event, number)
    if not short and not is_stopped(event, number):
        return malformed(Reason.NOT_ASKED_FOR, f"table {number} is not halted")
    if short and not event.rules.table_balance.halt_waivable:
        says = f"table {number} is {short_by(event, number)} players short, and waits"
        law = TableBalanceLaw
        return refuse(Reason.NOT_YET, says, law.halt_by, *which_halt(event), law.halt_waivable)
    grounds = (TableBalanceLaw.halt_waivable,) if short else ("director-halts",)
    return Ruling((TablePlaysOn(number),), grounds=grounds)


# ---- apply -----------------------------------------------------------------------------------


def halted(event: Tournament, told: TableHalted) -> None:
    old = event.seating
    others = tuple(one for one in old.played_on if one != told.table)
    event.seating = replace(old, halted=(*old.halted, told.table), played_on=others)


def plays_on(event: Tournament, told: TablePlaysOn) -> None:
    old = event.seating
    others = tuple(one for one in old.halted if one != told.table)
    event.seating = replace(old, halted=others, played_on=(*old.played_on, told.table))


MAY: MayDirect = {HaltTable: STAFF, LetPlayOn: STAFF}
JUDGES: EventJudges = {HaltTable: judge_halt, LetPlayOn: judge_play_on}
APPLY: EventApplies = {TableHalted: halted, TablePlaysOn: plays_on}
