"""Whatever is said in a room with tables of both kinds: it never raises, what is refused changes
nothing, every chip is on an account, and the log tells all of it."""

from __future__ import annotations

import pytest
from tests.room.live_evenings import BOOKS, evening


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("seed", [1, 2])
def test_an_evening_at_tables_of_both_kinds_is_accounted_for(book: str, seed: int) -> None:
    found = evening(book, seed, steps=300)
    assert found.done.total() > 30
    assert any(table.adrift for table in found.room.tables.values())
