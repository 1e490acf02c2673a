"""kill -9 at any moment loses nothing that was acknowledged; 1,000 of them are ``make chaos``."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.server.killing import killed_often


@pytest.mark.slow
def test_nothing_acknowledged_is_lost_by_twenty_kills(tmp_path: Path) -> None:
    told = asyncio.run(killed_often(tmp_path, kills=20, tables=4))
    assert told.kills == 20
    assert told.acknowledged >= 20
