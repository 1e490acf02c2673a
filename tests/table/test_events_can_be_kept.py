"""Whatever the judge gives out can be written before any of it is applied: so whoever keeps a log
never ends with a table that cannot be written.

The edge bounds every field of a command (``table.edge``), and events are made of those fields and
of the table alone; here that is seen at tables at which anything is asked for, garbage among it.
"""

from __future__ import annotations

from typing import Any

import pytest
from tests.table.anything import Anything
from tests.table.garbage import garbage
from tests.table.walks import TABLES

from shuffleup.floor.senders import Sender
from shuffleup.law.ruling import Ruling
from shuffleup.log.codec import decode, encode
from shuffleup.table.event_limits import out_of_bounds
from shuffleup.table.judge import judge
from shuffleup.table.words.speech import usual_sender

STEPS = 150


class Kept(Anything):
    """A table whose rulings are written before they are carried out."""

    written = 0

    def take(self, command: Any, by: Sender | None = None) -> Ruling[Any]:
        by = by or usual_sender(self.table, command)
        ruling: Ruling[Any] = judge(self.table, command, by)
        if ruling.refusal is None:
            for event in ruling.events:
                assert decode(encode(event)) == event, command
                assert not out_of_bounds(self.table, event), (command, event)
                self.written += 1
        return super().take(command, by)  # what follows is written and read there


@pytest.mark.parametrize(("book", "button"), TABLES)
def test_every_event_can_be_written_before_it_is_applied(book: str, button: str) -> None:
    table = Kept(book, 77, button)
    for _ in range(STEPS):
        table.step()
        table.take(garbage(table))
    assert table.written > STEPS / 5
