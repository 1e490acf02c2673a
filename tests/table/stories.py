"""Tables told in the card room's words, for the tests of the table."""

from __future__ import annotations

from typing import Any

from shuffleup.law.notation import parse
from shuffleup.law.rulebook import digest, resolve, rulebook
from shuffleup.table.apply import gather, replay
from shuffleup.table.state import Table, taken_seats
from shuffleup.table.words.table_transcript import Scene, run_statements


def play(text: str, book: str = "mohegan", **points: Any) -> Scene:
    """A transcript run under a book, some points otherwise; its log must tell of the same table."""
    law = rulebook(book)
    scene = run_statements(parse(text), resolve(law).but(**points), rulebook=digest(law))
    gather(scene.table)
    assert replay(scene.table.log) == scene.table
    return scene


def chips(table: Table) -> int:
    """All chips at the table between two hands, what the house took included."""
    assert table.hand is None
    in_front = sum(
        seat.stack + seat.chips.coming + seat.chips.bought for _, seat in taken_seats(table)
    )
    return in_front + table.pot.carried + table.pot.spare + sum(table.collected.values())
