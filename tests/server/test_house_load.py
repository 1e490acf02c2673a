"""The house under load, small: nothing is lost, comes twice or out of order. How long it takes is
``make load``'s affair."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from tests.server.house_load import AT_A_TABLE, house_under_load
from tests.server.load_tables import ENCODER, LoadFigures, LoadTable


@pytest.mark.slow
def test_ten_tables_under_load_lose_nothing(tmp_path: Path) -> None:
    made = house_under_load(tmp_path, tables=10, seconds=5, warm=0, every=0.3)
    assert made.faults == []
    assert made.actions >= 10
    assert made.frames >= made.actions * AT_A_TABLE


def frame(after: int, version: int) -> bytes:
    return ENCODER.encode({"t": "table", "after": after, "version": version, "view": {}})


@pytest.mark.parametrize(
    ("second", "says"),
    [((5, 7), "lost"), ((2, 4), "twice or out of order"), ((4, 3), "from 4 to 3")],
)
def test_a_frame_that_is_lost_or_comes_twice_is_found(second: tuple[int, int], says: str) -> None:
    figures = LoadFigures()
    table = LoadTable("1", ["a", "b"], figures, Random(1))
    table.hear(0, frame(1, 4))
    table.hear(0, frame(4, 4))
    assert not figures.faults
    table.hear(0, frame(*second))
    assert says in figures.faults[0]
