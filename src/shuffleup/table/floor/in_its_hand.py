"""Who has an interest in a ruling, and what the record of a table that deals lets be reported.

``in_it(table, command)`` are the players who do not rule alone on what a command would rule on:
those in the hand, or with chips in its pot; of a hand that is over, all who were dealt in; and
where no hand is seen, all who sit there. ``refuted(table, told, here)`` is why a report cannot be,
by what the house has written down itself; "" where it can.
"""

from __future__ import annotations

from collections.abc import Container
from typing import Final

from shuffleup.floor.evidence import KnownFrom, Where
from shuffleup.floor.fact_checks import check_facts
from shuffleup.floor.facts import FactError, Facts, MissingFactError
from shuffleup.floor.kinds import AnyKind, Need
from shuffleup.floor.report import Report, in_the_hand
from shuffleup.floor.report_words import read_words
from shuffleup.hand import Hand
from shuffleup.law.ruling import Reason, Refusal
from shuffleup.table.commands import Decide, Withdraw
from shuffleup.table.deal.afterwards import players_then
from shuffleup.table.floor.table_reports import Heard, hand_for, heard, taken
from shuffleup.table.state import Table, taken_seats

RULINGS: Final = (Report, Decide, Withdraw)  # whoever sends one of these rules
NOT_SHOWN: Final = "the house deals and writes down here, and its record shows nothing of the kind"


def in_it(table: Table, command: object) -> tuple[str, ...]:
    """The ids of those who do not rule on it alone, by their seats; nobody for what is no
    ruling."""
    if isinstance(command, Decide):
        command = read_words(table.question) if table.question else None
    if not isinstance(command, RULINGS):
        return ()
    kind = kind_of(table, command)
    people = list(at_stake(table))
    if kind is not None and kind.need is Need.HAND and hand_for(table, kind) is not table.hand:
        people += were_dealt_in(table)
    return tuple(dict.fromkeys(people))


def kind_of(table: Table, command: object) -> AnyKind | None:
    try:
        return heard(table, command).kind if isinstance(command, Report) else None
    except FactError:  # whoever judges it says what is wrong
        return None


def at_stake(table: Table) -> list[str]:
    """Those in the hand that is on or just over; who sits there, where none is seen."""
    if table.hand is not None:
        return [seat.player for at, seat in taken_seats(table) if has_stake(table.hand, at)]
    if table.last is not None:
        return were_dealt_in(table)
    return [seat.player for _, seat in taken_seats(table)]


def has_stake(hand: Hand, at: int) -> bool:
    return bool(hand.setup.stacks[at]) and bool(hand.live >> at & 1 or hand.paid[at])


def were_dealt_in(table: Table) -> list[str]:
    """Those who were dealt the hand that is over, wherever they sit now."""
    if table.last is None:
        return []
    then = zip(players_then(table), table.last.setup.stacks, strict=True)
    return [player for player, dealt in then if dealt]


# ---- what the record says --------------------------------------------------------------------


def refuted(table: Table, told: Heard, here: Container[Where]) -> Refusal | None:
    """Why what is reported cannot have happened here. A report that is short of facts, or has
    wrong ones, is for its judge to refuse."""
    known = told.kind.known
    if known.where not in here:
        return Refusal(Reason.NOT_ON_THE_RECORD, f"that happens in {known.where.value} alone")
    if table.by_hand or known.source is not KnownFrom.RECORD:
        return None
    return None if is_shown(table, told) else Refusal(Reason.NOT_ON_THE_RECORD, NOT_SHOWN)


def is_shown(table: Table, told: Heard) -> bool:
    """Whether the house's own record has it, or the judge is to say what is wrong with it."""
    kind = told.kind
    if kind.known.shows is None:
        return False
    of = table if kind.need is Need.TABLE else hand_for(table, kind)
    if of is None:
        return True
    facts = Facts(kind.facts, told.facts)
    try:
        check_facts(facts, taken(table) if isinstance(of, Table) else in_the_hand(of))
        return kind.known.shows(of, facts)
    except (FactError, MissingFactError):
        return True


def is_proven(table: Table, report: Report) -> bool:
    """Whether the record itself has all that a report tells: then nobody has to be asked."""
    try:
        told = heard(table, report)
    except FactError:
        return False
    return told.kind.known.proves and not table.by_hand and is_shown(table, told)
