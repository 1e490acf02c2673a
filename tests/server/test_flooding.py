"""Floods for a few seconds, without a look at the clock; ``make floods`` is all of them."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.server.flooding.flood_measures import Flooded, floods_one_by_one

FEW = ["pings-unread-of-nobody", "half-requests", "empty-fragments"]


@pytest.mark.slow
def test_under_floods_others_act_newcomers_come_in_and_nothing_grows(tmp_path: Path) -> None:
    told = asyncio.run(floods_one_by_one(tmp_path, FEW, size=2, quiet=0.5, seconds=2))
    assert [one.name for one in told] == FEW
    for one in told:
        one.judge(times=False)
        assert one.wrong == [], one.name


def flood(**found: float) -> Flooded:
    usual = {"quiet": 10.0, "p99": 20.0, "most": 30.0, "acts": 100, "memory": 1.0, "log": 0.1}
    numbers = {**usual, "newcomers": 5, "slowest": 50.0, **found}
    return Flooded("pings", "many", **numbers)  # type: ignore[arg-type]  # counts are whole


@pytest.mark.parametrize(
    ("found", "says"),
    [
        ({"p99": 101.0}, "an act took 101 ms"),
        ({"memory": 101.0}, "memory grew"),
        ({"log": 1.1}, "the log grew"),
        ({"newcomers": 0}, "nobody new"),
        ({"acts": 0}, "nobody could act"),
    ],
)
def test_what_a_flood_breaks_is_found(found: dict[str, float], says: str) -> None:
    sound, broken = flood(), flood(**found)
    sound.judge()
    broken.judge()
    assert sound.wrong == []
    assert says in broken.wrong[0]
