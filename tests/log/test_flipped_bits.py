"""Some of the damages of ``tests.log.flipped_bits``: none goes unnoticed."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.log.flipped_bits import (
    FOUND,
    PREFIX,
    SAME,
    UNNOTICED,
    KeptLog,
    attack,
    cut,
    flip,
    in_words,
    kept_logs,
    told,
)  # fmt: skip

FLIPS, CUTS = 200, 40


@pytest.fixture(scope="module")
def logs(tmp_path_factory: pytest.TempPathFactory) -> list[KeptLog]:
    return kept_logs(tmp_path_factory.mktemp("logs"))


def test_logs_that_were_not_damaged_tell_what_they_told(tmp_path: Path) -> None:
    for kept in kept_logs(tmp_path):
        assert told(kept.path) == kept.told, kept.path.name


def test_a_flipped_bit_is_found_or_changes_nothing(logs: list[KeptLog]) -> None:
    became = attack(logs, flip, FLIPS, tell=False)
    assert not became[UNNOTICED], in_words(became)
    assert became[FOUND] + became[SAME] == FLIPS
    assert became[FOUND] > FLIPS * 0.99


def test_a_cut_file_has_lost_its_last_lines_and_its_head_tells(logs: list[KeptLog]) -> None:
    assert attack(logs, cut, CUTS, tell=False) == {PREFIX: CUTS}
