"""``file_log``: a log file as every command opens it, whatever kinds of record are in it."""

from __future__ import annotations

from pathlib import Path

import shuffleup.server.all_records  # noqa: F401  # so that every kind of record is known
from shuffleup.log import FileLog
from shuffleup.log.sealing import Seal


def file_log(path: Path, main: str = "", *, seal: Seal | None = None) -> FileLog:
    return FileLog(path, main, seal=seal)
