"""Logs of any length: lines made safe together, read from the disk, not kept in memory."""

from __future__ import annotations

import os
import tracemalloc
from pathlib import Path

import pytest

from shuffleup.hand.repairs import primitives as r
from shuffleup.log import CodecError, FileLog, LogFileError, StaleError
from shuffleup.log import file as log_file
from shuffleup.log.head import head_path


def seats(log: FileLog, after: int = 0) -> list[int]:
    return [event.seat for event in log.read(after)]


def test_several_lines_are_made_safe_together(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced = []
    log = FileLog(tmp_path / "log")  # its folder is synced once
    monkeypatch.setattr(os, "fsync", synced.append)
    lines = [[r.Killed(1), r.Killed(2)], [r.Killed(3)], []]
    assert log.append_lines(lines, expected=0) == 3
    assert len(synced) == 1
    assert len((tmp_path / "log").read_bytes().splitlines()) == 3
    assert seats(FileLog(tmp_path / "log")) == [1, 2, 3]


def test_lines_are_the_same_one_by_one_or_together(tmp_path: Path) -> None:
    one, together = FileLog(tmp_path / "one"), FileLog(tmp_path / "together")
    lines = [[r.Killed(seat), r.Revived(seat)] for seat in range(5)]
    for line in lines:
        one.append(line)
    together.append_lines(lines, checked=False)
    assert (tmp_path / "one").read_bytes() == (tmp_path / "together").read_bytes()


def test_what_a_crash_left_of_several_lines_are_whole_ones(tmp_path: Path) -> None:
    path = tmp_path / "log"
    FileLog(path).append_lines([[r.Killed(1)], [r.Killed(2)], [r.Killed(3)]])
    path.write_bytes(path.read_bytes()[:-4])
    head_path(path).unlink()  # it is written after the lines
    log = FileLog(path)
    assert seats(log) == [1, 2]
    log.append([r.Killed(4)], expected=2)
    assert seats(FileLog(path)) == [1, 2, 4]


def test_several_lines_are_checked_like_one(tmp_path: Path) -> None:
    log = FileLog(tmp_path / "log")
    with pytest.raises(CodecError):
        log.append_lines([[r.Killed(1)], [r.Killed("x")]])  # type: ignore[arg-type]
    with pytest.raises(StaleError):
        log.append_lines([[r.Killed(1)]], expected=4)
    assert log.read() == []


def test_a_log_is_read_from_any_version(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log_file, "MARK_EVERY", 3)
    log = FileLog(tmp_path / "log")
    log.append_lines([[r.Killed(2 * n), r.Killed(2 * n + 1)] for n in range(10)])
    for again in (log, FileLog(tmp_path / "log")):
        for after in range(21):
            assert seats(again, after) == list(range(after, 20))
    assert [len(line) for line in log.stream(after=3)] == [1, 2, 2, 2, 2, 2, 2, 2, 2]


def test_what_another_writes_while_one_reads_is_not_yet_read(tmp_path: Path) -> None:
    log = FileLog(tmp_path / "log")
    log.append_lines([[r.Killed(1)], [r.Killed(2)]])
    reading = log.stream()
    assert next(reading) == [r.Killed(1)]
    FileLog(tmp_path / "log").append([r.Killed(3)])
    assert list(reading) == [[r.Killed(2)]]
    assert seats(log) == [1, 2, 3]


def test_a_line_spoiled_later_is_named(tmp_path: Path) -> None:
    path = tmp_path / "log"
    log = FileLog(path)
    log.append_lines([[r.Killed(1)], [r.Killed(2)]])
    path.write_bytes(path.read_bytes().replace(b'"seat":2', b'"seat":x'))
    with pytest.raises(LogFileError, match="line 2"):
        log.read()


def test_memory_does_not_grow_with_the_log(tmp_path: Path) -> None:
    log = FileLog(tmp_path / "log")
    line = [r.Moved(tuple(range(40)), 0, r.BURNS)] * 10
    log.append_lines([line] * 10, checked=False)
    tracemalloc.start()
    try:
        for _ in range(30):
            log.append_lines([line] * 10, checked=False)
        assert sum(len(events) for events in FileLog(tmp_path / "log").stream()) == 3_100
        held, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert (tmp_path / "log").stat().st_size > 400_000
    assert held < 50_000
