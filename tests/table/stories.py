"""Tables told in the card room's words, for the tests of the table.

``play(text, book)`` runs a transcript and gives the scene at its end; ``story`` does so for an
ordinary no-limit game that has begun. Whatever is told, the log must tell of the same table.
"""

from __future__ import annotations

from typing import Any, Final

from shuffleup.law.notation import parse
from shuffleup.law.rulebook import digest, resolve, rulebook
from shuffleup.table.apply import gather, replay
from shuffleup.table.state import Table, taken_seats
from shuffleup.table.words.table_transcript import TableScene, run_statements

SIX: Final = "Ann 200, Bob 200, Cy 200, Dee 200, Eve 200, Flo 200"
LIVE: Final = ("pechanga", "mohegan")  # books in which a missed blind is owed
DEAD: Final = ("mohegan", "pechanga-t", "rpl", "tournament")  # books with a dead button
EVERY_BOOK: Final = ("pechanga", *DEAD)


def play(text: str, book: str = "mohegan", **points: Any) -> TableScene:
    """A transcript run under a book, some points otherwise; its log must tell of the same table."""
    law = rulebook(book)
    scene = run_statements(parse(text), resolve(law).but(**points), rulebook=digest(law))
    gather(scene.table)
    assert replay(scene.table.log) == scene.table
    return scene


def story(text: str, book: str, *, seats: str = SIX) -> TableScene:
    """A no-limit game 1/2 with the button at Ann; its log tells the same story."""
    return play(f"holdem no-limit 1/2\nseats: {seats}; button Ann\n{text}", book)


def chips(table: Table) -> int:
    """All chips at the table between two hands, what the house took included."""
    assert table.hand is None
    in_front = sum(
        seat.stack + seat.chips.coming + seat.chips.bought for _, seat in taken_seats(table)
    )
    return in_front + table.pot.carried + table.pot.spare + sum(table.collected.values())
