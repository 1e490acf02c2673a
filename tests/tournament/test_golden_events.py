"""Logs of events that are kept for years: read as they were, judged again, written to the same
bytes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from scripts.golden_event import GOLDEN, standing

from shuffleup.log import FORMAT, FileLog, header
from shuffleup.tournament.event_log.event_audit import audit_event
from shuffleup.tournament.event_log.kept_event import EVENT, read_event

FOLDER = Path(__file__).parent / "golden"


@pytest.mark.parametrize("name", GOLDEN)
def test_a_golden_event_is_read_as_it_was_and_written_to_the_same_bytes(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept_for_years = FileLog(FOLDER / f"{name}.log", EVENT)
    seen = json.loads((FOLDER / f"{name}.json").read_text("utf-8"))
    assert standing(read_event(kept_for_years)) == seen
    eras = [era for stream in kept_for_years.versions for era in kept_for_years.eras(stream)]
    if {era.format for era in eras} != {FORMAT}:
        pytest.skip("an old format is read, and no longer written")
    monkeypatch.setattr(header, "__version__", eras[0].engine)
    again = FileLog(tmp_path / "again.log", EVENT)
    again.append_batches(list(kept_for_years.batches()))
    assert again.path.read_bytes() == kept_for_years.path.read_bytes()


@pytest.mark.parametrize("name", GOLDEN)
def test_a_golden_event_is_judged_again_without_a_fault(name: str) -> None:
    assert list(audit_event(FileLog(FOLDER / f"{name}.log", EVENT))) == []
