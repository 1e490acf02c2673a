"""What a judge of a table answers with: a Ruling whose events are the table's or its hand's.

Each family of rules has a table of its judges and one of its applies, by the kind of command or
event. Every function in them takes the table and its own kind, so what they take differs; what they
give is the same.
"""

from __future__ import annotations

from collections.abc import Callable

from shuffleup.hand.rulings import HandEvent
from shuffleup.law.ruling import Choice, Ruling
from shuffleup.table.events import TableEvent

AnyTableEvent = TableEvent | HandEvent  # a hand's events stand in its table's log
TableRuling = Ruling[AnyTableEvent]
TableChoice = Choice[AnyTableEvent]
Judges = dict[type, Callable[..., TableRuling]]
Applies = dict[type, Callable[..., None]]
