"""Golden logs: kept as an engine once wrote them, read and replayed by every engine after it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from scripts.golden_logs import STATES, state_of

from shuffleup.cli.table.table_log import TABLE
from shuffleup.log import FORMAT, FileLog, header
from shuffleup.table.apply import replay
from shuffleup.table.audit import audit

GOLDEN = Path(__file__).parent / "golden"
LOGS = sorted(GOLDEN.glob("*.log"))
every_log = pytest.mark.parametrize("path", LOGS, ids=[path.stem for path in LOGS])
STATE: dict[str, dict[str, Any]] = json.loads((GOLDEN / STATES).read_text("utf-8"))


def test_there_is_a_state_for_every_log() -> None:
    assert {path.stem for path in LOGS} == set(STATE)
    assert len(LOGS) >= 7
    assert sum(path.stat().st_size for path in LOGS) < 400_000


@every_log
def test_a_golden_log_is_replayed_to_the_same_table(path: Path) -> None:
    events = FileLog(path, TABLE).read()
    table = replay(events)
    assert json.loads(json.dumps(state_of(table))) == STATE[path.stem]
    assert table.version == len(events)


@every_log
def test_a_golden_log_holds(path: Path) -> None:
    assert not list(audit(FileLog(path, TABLE).read()))


@every_log
def test_a_golden_log_is_written_again_to_the_same_bytes(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept, again = FileLog(path, TABLE), FileLog(tmp_path / "again")
    (era,) = kept.eras()
    if era.format != FORMAT:
        pytest.skip("an old format is read, and no longer written")
    monkeypatch.setattr(header, "__version__", era.engine)
    again.append_batches(list(kept.batches()))
    assert again.path.read_bytes() == path.read_bytes()
