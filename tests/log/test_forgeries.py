"""Random forgeries of single fields, in logs of several games and books, by somebody who can make
the chain anew: each is found, or has no meaning, or is a fact that only those who were there know.

``FORGERIES=1500`` makes so many of each log.
"""

from __future__ import annotations

import os
from pathlib import Path
from random import Random

import pytest
from tests.log.forgeries import Verdict, forgery, is_unnoticed, verdict
from tests.log.forging import bodies
from tests.log.test_golden import every_log

from shuffleup.cli.table.table_log import TABLE
from shuffleup.log import FileLog
from shuffleup.table.apply import replay

FORGERIES = int(os.environ.get("FORGERIES", "20"))


@every_log
def test_a_forged_field_is_found_or_has_no_meaning(path: Path, tmp_path: Path) -> None:
    lines, true = bodies(path), replay(FileLog(path, TABLE).read())
    dice = Random(f"forge {path.stem}")
    found = 0
    for _ in range(FORGERIES):
        forged, what = forgery(lines, dice)
        became = verdict(tmp_path / "forged.log", forged, true)
        found += became is Verdict.FOUND
        assert not is_unnoticed(became, what), what
    assert found > FORGERIES * 0.8


def test_the_true_log_is_no_forgery(tmp_path: Path) -> None:
    path = Path(__file__).parent / "golden" / "mohegan.log"
    true = replay(FileLog(path, TABLE).read())
    assert verdict(tmp_path / "same.log", bodies(path), true) is Verdict.NO_MEANING


@pytest.mark.parametrize("kinds", [("Folded", "Checked"), ("Checked", "Folded")])
def test_one_act_told_as_another_is_found(tmp_path: Path, kinds: tuple[str, str]) -> None:
    """Every one of them, wherever it stands."""
    path = Path(__file__).parent / "golden" / "horse.log"
    true, text = replay(FileLog(path, TABLE).read()), "\n".join(bodies(path))
    was, now = (f'"hand.{kind}":' for kind in kinds)
    first, *parts = text.split(was)
    assert parts
    for at in range(len(parts)):
        forged = first + "".join(
            (now if place == at else was) + part for place, part in enumerate(parts)
        )
        assert verdict(tmp_path / "forged.log", forged.split("\n"), true) is Verdict.FOUND
