"""The page of the table: every event, field and designation is on it, as the code has them."""

from __future__ import annotations

from pathlib import Path

import pytest
from scripts.pages.table_page import rows, with_events

from shuffleup.table.events import TableEvent
from shuffleup.table.mix.mixes import mixes
from shuffleup.table.words.house_words import DESIGNATIONS

PAGE = (Path(__file__).parents[2] / "docs" / "table.md").read_text("utf-8")


def test_the_page_has_the_events_as_the_code_has_them() -> None:
    again = "make pages"
    assert with_events(PAGE) == PAGE, f"write the page again: {again}"


def test_every_field_of_every_event_is_on_it() -> None:
    for kind, (name, about, fields) in zip(
        TableEvent.__args__, rows(TableEvent.__args__), strict=True
    ):
        assert name == f"`{kind.__name__}`"
        assert len(about) > 10
        assert all(f"`{field}`" in fields for field in kind.__struct_fields__), name


@pytest.mark.parametrize("word", [*DESIGNATIONS, *mixes()])
def test_what_a_house_designates_is_on_it(word: str) -> None:
    assert f"`{word}" in PAGE
