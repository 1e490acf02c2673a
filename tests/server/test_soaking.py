"""A short evening of comings and goings; ``make soak`` is a long one."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.server.soaking import soaked, what_grew


@pytest.mark.slow
def test_an_evening_of_comings_and_goings_ends_with_a_sound_house(tmp_path: Path) -> None:
    told = asyncio.run(soaked(tmp_path, seconds=15, tables=3))
    assert told.visits >= 12
    assert told.batches > 20
    assert told.looks
    assert {"memory", "files", "tasks", "watchers"} <= told.looks[-1].keys()


def test_what_grows_is_found() -> None:
    flat = [{"memory": 100e6, "tasks": 200.0, "files": 90.0}] * 20
    assert what_grew(flat) == []
    leaky = [{**one, "tasks": 200.0 + 30 * at} for at, one in enumerate(flat)]
    assert "tasks" in what_grew(leaky)[0]
