"""What the floor says to a report at a table, whatever its kind is asked of.

``heard`` looks the kind up and reads the facts; ``ruled_on`` gives its judge what it needs: the
table, or the hand it is about. That is the hand being played or, between two hands, the one played
last; and while one is played, the last one still where a pot is disputed and this hand has pushed
none: what cannot be put right any more is told by the clause. Importing this registers the table's
own kinds.
"""

from __future__ import annotations

import re

from msgspec import Struct

from shuffleup.floor.disputes.disputed_pots import NEXT_HAND
from shuffleup.floor.fact_checks import KnownSeats
from shuffleup.floor.facts import Answers, FactError
from shuffleup.floor.kinds import STAGED, AnyKind, Need
from shuffleup.floor.report import Report, hidden_chance, in_the_hand, judged
from shuffleup.floor.report_words import kind_named, read_facts, say_facts
from shuffleup.hand import Hand
from shuffleup.hand.echoes import said as shown
from shuffleup.hand.state import SHOWING
from shuffleup.law.ruling import Reason
from shuffleup.table.blinds.in_turn import ids_of
from shuffleup.table.deal.afterwards import as_it_lies, players_then
from shuffleup.table.floor import owing, wrong_blinds, wrong_button
from shuffleup.table.floor.offence_record import with_record
from shuffleup.table.refusals import malformed
from shuffleup.table.rulings import TableRuling
from shuffleup.table.seats import disputed_seats
from shuffleup.table.state import Table

PLAIN = re.compile(r"[^\s,:]+")
JUDGES_OF_KINDS = (disputed_seats, owing, wrong_blinds, wrong_button)


class Heard(Struct, frozen=True):
    """A report that makes sense: its kind, and its facts in their types."""

    kind: AnyKind
    facts: Answers


def ruled(table: Table, report: Report) -> TableRuling:
    """The ruling on a report; nothing changes. Facts still needed are ``missing``."""
    try:
        told = heard(table, report)
    except FactError as error:
        return malformed(Reason.NOT_A_REPORT, str(error))
    return ruled_on(table, told.kind, told.facts)


def heard(table: Table, report: Report) -> Heard:
    """A report as it was told, looked up and read; FactError says what is wrong with it."""
    name: object = report.kind
    told: object = report.facts
    if not isinstance(name, str) or not isinstance(told, dict):
        raise FactError(f"a report is a kind and its facts, not {shown(name)} and {shown(told)}")
    kind = kind_named(name)
    if kind.need in STAGED:
        raise FactError(f"{kind.name} is asked of a {kind.need.value}, and not at a table")
    return Heard(kind, read_facts(kind, told, ids_for(table, kind)))


def ruled_on(table: Table, kind: AnyKind, facts: Answers) -> TableRuling:
    """What the judge of a kind says, given what it needs."""
    if kind.need is Need.TABLE:
        return judged(kind, table, facts, taken(table))
    hand = hand_for(table, kind)
    if hand is None and table.by_hand:
        says = "people deal here: no hand is seen; one that does not count is undone at the desk"
        return malformed(Reason.DEALT_BY_HAND, says)
    if hand is None:
        return malformed(Reason.NO_HAND, "no hand has been played")
    facts = with_known(table, kind, facts)
    return judged(kind, hand, facts, in_the_hand(hand), hidden_chance(hand))


def with_known(table: Table, kind: AnyKind, facts: Answers) -> Answers:
    """The facts of a report on a hand, with those that the table knows by itself."""
    facts = {**facts, **known_of(table, kind)}
    at = facts.get("seat")
    if type(at) is int and 0 <= at < table.n:
        facts = with_record(table.record, ids_for(table, kind)[at], kind.name, facts)
    return facts


def is_past(table: Table, kind: AnyKind) -> bool:
    """Whether a report is about a hand that is over, though another is being played: about a pot,
    while this one has none to push yet."""
    hand = table.hand
    if hand is None or hand.over or hand.phase == SHOWING or table.last is None:
        return False
    return any(fact == NEXT_HAND for fact in kind.facts)


def hand_for(table: Table, kind: AnyKind) -> Hand | None:
    """The hand a report is about; None if there was none."""
    if is_past(table, kind):
        return table.last
    return table.hand if table.hand is not None else as_it_lies(table)


def known_of(table: Table, kind: AnyKind) -> Answers:
    """What the table itself knows of a report, whatever was told: that the next hand is dealt."""
    return {NEXT_HAND.name: "first-card-dealt"} if is_past(table, kind) else {}


def ids_for(table: Table, kind: AnyKind) -> list[str]:
    """By whose ids the seats of a report are told: of a hand that is over, who had them then."""
    of_the_last = kind.need is Need.HAND and table.hand is None
    return players_then(table) if of_the_last else ids_of(table)


def taken(table: Table) -> KnownSeats:
    """The seats a report on the table may name."""
    return KnownSeats(tuple(seat is not None for seat in table.seats), "is nobody's")


def said(table: Table, told: Heard) -> tuple[tuple[str, str], ...]:
    """The facts of a report as text, however they were told. A player whose name is not one plain
    word is told by the number of the seat, so that the words can be read again."""
    names = [name if PLAIN.fullmatch(name) else "" for name in ids_for(table, told.kind)]
    return say_facts(told.kind, told.facts, names)
