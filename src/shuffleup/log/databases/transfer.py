"""A log from a database to a file and back: the same lines byte for byte, the same head.

``export_log`` writes a file as ``FileLog`` keeps it, with its head beside it; ``import_log`` fills
an empty database from one. Either is all or nothing: a file appears when it is whole, a database is
filled in one transaction.
"""

from __future__ import annotations

import os
from itertools import islice
from pathlib import Path

from shuffleup.log.databases import log_rows
from shuffleup.log.databases.database_log import DatabaseLog
from shuffleup.log.databases.log_standing import LogStanding
from shuffleup.log.databases.verifying import check_codec, walk
from shuffleup.log.file import FileLog, lines_of, sync_folder
from shuffleup.log.head import Head, write_head

TOGETHER = 500  # lines that are given to the database at once


def export_log(log: DatabaseLog, path: Path) -> Head:
    """All lines of a log into a new file; where it ends."""
    standing, half = LogStanding(), path.with_name(f"{path.name}.part")
    try:
        with log.store.reading() as rows, half.open("xb") as file:
            for line in walk(rows, log.reader, standing):
                file.write(b"%b %b\n" % (line.digest.encode(), line.body))
            file.flush()
            os.fsync(file.fileno())
        os.link(half, path)  # FileExistsError rather than over another
    finally:
        half.unlink(missing_ok=True)
    write_head(path, standing.head)
    sync_folder(path.parent)
    return standing.head


def import_log(path: Path, log: DatabaseLog, *, key: bytes = b"") -> Head:
    """All lines of a file into an empty database; where it ends. What cannot be read is not
    imported."""
    file = FileLog(path, key=key)  # its chain and its head
    standing = LogStanding(log.reader.seal)
    with log.store.writing() as rows:
        if log.reader.head(rows).head.lines:
            raise log.reader.fault("there is a log in it already")
        lines = islice(lines_of(path), file.head.lines)
        while some := list(islice(lines, TOGETHER)):
            kept = [standing.pass_by(body, digest) for digest, body in some]
            for line in kept:
                check_codec(line, log.reader, standing)
            log_rows.put_lines(rows, kept, standing)
        if standing.head != file.head:
            raise log.reader.fault(f"{path.name} has changed while it was read")
    return standing.head
