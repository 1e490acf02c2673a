"""Reports whose moment has come: what was asked before a step the table takes by itself.

``due_events(table)`` rules on the first of them as if it were told now, on record like any other
and with whoever told it; where the book leaves a choice it becomes the table's question, and the
hand does not end before it is decided.
"""

from __future__ import annotations

from shuffleup.floor.deferring import first_due, taken_up
from shuffleup.floor.facts import FactError
from shuffleup.floor.report import Report
from shuffleup.floor.senders import Role, Sender
from shuffleup.hand.repairs.primitives import Deferred
from shuffleup.hand.state import Hand
from shuffleup.table.floor.table_reports import heard, ruled_on
from shuffleup.table.floor.table_rulings import on_record, signed
from shuffleup.table.rulings import AnyTableEvent, TableRuling
from shuffleup.table.state import Table


def due_events(table: Table, hand: Hand) -> tuple[AnyTableEvent, ...]:
    """The ruling on the first report that waited for this moment; nothing if none did."""
    due = first_due(hand)
    if due is None:
        return ()
    now = (taken_up(due),)
    try:
        told = heard(table, Report(due.kind, dict(due.facts)))
    except FactError:  # whoever it was about has left
        return now
    ruling = ruled_on(table, told.kind, told.facts)
    if ruling.refusal or ruling.missing:
        return now
    return (*now, *by_whoever_told(due, on_record(table, told, ruling)).events)


def by_whoever_told(due: Deferred, ruling: TableRuling) -> TableRuling:
    """The ruling with the name of whoever told it before its moment had come, if that is known."""
    role = next((one for one in Role if one.value == due.role), None)
    return ruling if role is None else signed(ruling, Sender(due.by, role))
