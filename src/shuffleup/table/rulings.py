"""What a judge of a table answers with: a Ruling whose events are the table's or its hand's."""

from __future__ import annotations

from shuffleup.hand.rulings import HandEvent
from shuffleup.law.ruling import Choice, Ruling
from shuffleup.table.events import TableEvent

AnyTableEvent = TableEvent | HandEvent  # a hand's events stand in its table's log
TableRuling = Ruling[AnyTableEvent]
TableChoice = Choice[AnyTableEvent]
