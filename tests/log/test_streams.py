"""A log of several streams: batches kept whole, each stream with its own versions."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from shuffleup.hand.repairs import primitives as r
from shuffleup.log import Batch, FileLog, Log, LogFileError, MemoryLog, StaleError
from shuffleup.log import file as log_file

MAKERS: list[Callable[[Path], Log]] = [
    lambda path: MemoryLog("table/1"),
    lambda path: FileLog(path, "table/1"),
]
both = pytest.mark.parametrize("make", MAKERS, ids=["memory", "file"])
TWO = Batch({"table/1": [r.Killed(1), r.Killed(2)], "floor": [r.Voided()]}, at=1_763_245_000_123)


@both
def test_a_batch_goes_to_all_its_streams(make: Callable[[Path], Log], tmp_path: Path) -> None:
    log = make(tmp_path / "log")
    assert log.append_batch(TWO) == {"table/1": 2, "floor": 1} == log.versions
    log.append([r.Revived(1)], expected=2, at=5)
    log.append_batch(Batch({"floor": [r.Killed(7)]}))
    assert log.version == 3
    assert log.read() == [r.Killed(1), r.Killed(2), r.Revived(1)]
    assert log.read(of="floor") == [r.Voided(), r.Killed(7)]
    assert log.read(1, "floor") == [r.Killed(7)]
    assert list(log.stream()) == [[r.Killed(1), r.Killed(2)], [r.Revived(1)]]


@both
def test_the_whole_log_is_read_in_its_order(make: Callable[[Path], Log], tmp_path: Path) -> None:
    log = make(tmp_path / "log")
    later = Batch({"floor": [r.Killed(7)]})
    log.append_batch(TWO)
    log.append_batch(later)
    assert list(log.batches()) == [TWO, later]


@both
def test_a_batch_on_any_stale_stream_writes_nothing(
    make: Callable[[Path], Log], tmp_path: Path
) -> None:
    log = make(tmp_path / "log")
    log.append_batch(TWO)
    with pytest.raises(StaleError, match="the log of floor is at 1, not at 0"):
        log.append_batch(TWO, {"table/1": 2, "floor": 0})
    assert log.versions == {"table/1": 2, "floor": 1}
    assert log.append_batch(TWO, {"table/1": 2, "floor": 1}) == {"table/1": 4, "floor": 2}
    with pytest.raises(StaleError):
        log.append_batch(Batch({"room": []}), {"room": 1})


@both
@pytest.mark.parametrize("name", ["", "Table", "table/", "table 1", "../x", "log\n", "t" * 99])
def test_a_stream_has_a_proper_name(make: Callable[[Path], Log], tmp_path: Path, name: str) -> None:
    with pytest.raises(ValueError, match="no name of a stream"):
        make(tmp_path / "log").append_batch(Batch({name: []}))


@both
@pytest.mark.parametrize("at", [1.5, -1, "now", True])
def test_time_is_whole_milliseconds(make: Callable[[Path], Log], tmp_path: Path, at: int) -> None:
    with pytest.raises(ValueError, match="whole milliseconds"):
        make(tmp_path / "log").append([], at=at)


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
