"""The same tests for every kind of log: the fixtures ``kept`` and, for databases alone,
``kept_database``."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.log.kept_logs import DATABASES, KINDS, KeptLog


@pytest.fixture(params=KINDS)
def kept(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[KeptLog]:
    yield from of_kind(request, tmp_path)


@pytest.fixture(params=DATABASES)
def kept_database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[KeptLog]:
    yield from of_kind(request, tmp_path)


def of_kind(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[KeptLog]:
    found = KeptLog(request.param, tmp_path, lambda: request.getfixturevalue("postgres"))
    yield found
    found.close()
