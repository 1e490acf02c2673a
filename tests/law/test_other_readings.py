"""A book that can be read both ways: the reading that was not chosen is told with a ruling."""

from __future__ import annotations

import pytest

from shuffleup.law.rulebook import other_readings, rulebook


@pytest.mark.parametrize(
    ("book", "point", "reading"),
    [
        ("pechanga", "short-all-ins-add-up", "short-all-ins-add-up yes (pechanga/22.2b)"),
        ("pechanga-t", "short-all-ins-add-up", "short-all-ins-add-up yes (pechanga/22.2b)"),
        ("pechanga", "cap-counts-all-in-players", "cap-counts-all-in-players yes (pechanga/21.3)"),
        (
            "mohegan",
            "cap-counts-all-in-players",
            "cap-counts-all-in-players no (mohegan/limit-raise.3a)",
        ),
        ("rpl", "playing-the-board", "playing-the-board declare-before-mucking (rpl/holdem.9)"),
        (
            "mohegan",
            "card-off-table-while-dealt",
            "card-off-table-while-dealt plays (mohegan/exposed.1a)",
        ),
    ],
)
def test_the_reading_not_chosen_is_found_by_its_point(book: str, point: str, reading: str) -> None:
    assert [str(other) for other in other_readings(rulebook(book), (point,))] == [reading]


def test_a_point_with_one_reading_has_no_other() -> None:
    assert not other_readings(rulebook("rpl"), ("short-all-ins-add-up", "showdown"))
