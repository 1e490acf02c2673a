"""A file of several streams: batches cut short, streams named, read from any version."""

from __future__ import annotations

from pathlib import Path

import pytest

from shuffleup.hand.repairs import primitives as r
from shuffleup.log import Batch, FileLog, LogFileError
from shuffleup.log import file as log_file

TWO = Batch({"table/1": [r.Killed(1), r.Killed(2)], "floor": [r.Voided()]}, at=1_763_245_000_123)


def test_a_batch_cut_short_is_gone_from_all_its_streams(tmp_path: Path) -> None:
    path = tmp_path / "log"
    FileLog(path).append_batch(TWO)
    whole = path.read_bytes()
    FileLog(path).append_batch(TWO)
    for size in range(len(whole), path.stat().st_size, 7):
        (tmp_path / "cut").write_bytes(path.read_bytes()[:size])
        assert FileLog(tmp_path / "cut").versions == {"table/1": 2, "floor": 1}


def test_a_file_of_several_streams_wants_one_named(tmp_path: Path) -> None:
    FileLog(tmp_path / "log").append_batch(TWO)
    with pytest.raises(LogFileError, match="holds table/1, floor: name one"):
        FileLog(tmp_path / "log").read()
    assert FileLog(tmp_path / "log", "floor").version == 1


def test_a_stream_is_read_from_any_version(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log_file, "MARK_EVERY", 3)
    log = FileLog(tmp_path / "log")
    for n in range(30):
        log.append_batch(Batch({"a" if n % 3 else "b": [r.Killed(n)], "c": [r.Killed(n)]}))
    for again in (log, FileLog(tmp_path / "log")):
        for name in "abc":
            everything = again.read(of=name)
            for after in range(len(everything) + 1):
                assert again.read(after, name) == everything[after:]
