"""A desk of identity on each database."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.doors import HandClock, cheap

from shuffleup.server.identity.identity_desk import Identity, open_identity


@pytest.fixture(params=["sqlite", "postgres"])
def clock_and_desk(
    request: pytest.FixtureRequest, tmp_path: Path
) -> Iterator[tuple[HandClock, Identity]]:
    said = {}
    if request.param == "postgres":
        said["database"] = request.getfixturevalue("postgres").new_place()
    clock = HandClock()
    desk = open_identity(cheap(tmp_path, **said), clock)
    yield clock, desk
    desk.close()


@pytest.fixture
def desk(clock_and_desk: tuple[HandClock, Identity]) -> Identity:
    return clock_and_desk[1]


@pytest.fixture
def clock(clock_and_desk: tuple[HandClock, Identity]) -> HandClock:
    return clock_and_desk[0]
