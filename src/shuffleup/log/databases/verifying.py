"""``verify``: a log in a database walked from its first batch to its last.

The chain of every batch, every event by the codec, and whatever the tables beside the batches say
(index, streams, head) worked out again from the batches. The first fault is a ``LogDatabaseError``.
It sees the database as it is at one moment, so a house may go on writing.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from msgspec import Struct

from shuffleup.log.codec import CodecError
from shuffleup.log.databases import log_rows
from shuffleup.log.databases.database_log import DatabaseLog
from shuffleup.log.databases.log_standing import WHOLE, KeptLine, LogStanding, weight
from shuffleup.log.databases.restoring import RowReader
from shuffleup.log.databases.store import Rows
from shuffleup.log.file import FileLog, LogFileError, lines_of
from shuffleup.log.head import Head
from shuffleup.log.lines import NAMED
from shuffleup.log.sealing import is_sealed


class Verified(Struct, frozen=True):
    """How much was found to be as it was written."""

    head: Head
    events: int
    streams: int
    sealed: int = 0  # batches with records that could not be opened, for want of the key


def verify(log: DatabaseLog) -> Verified:
    """Walk the whole log; LogDatabaseError with the first thing wrong."""
    reader = log.reader
    with log.store.reading() as rows:
        damage = log.store.damage(rows)
        if damage:
            raise reader.fault(f"it is damaged ({damage})")
        standing, index, sealed = LogStanding(reader.seal), 0, 0
        for line in walk(rows, reader, standing):
            sealed += not check_codec(line, reader, standing)
            for place in line.places:
                index += weight(place.stream, line.number, place.before, place.events)
        check_beside(rows, reader, standing, index % WHOLE)
    versions = standing.memory.versions
    return Verified(standing.head, sum(versions.values()), len(versions), sealed)


def verify_file(log: FileLog) -> Verified:
    """The same for a log file, whose chain was looked at when it was opened."""
    standing, sealed = LogStanding(log.seal), 0
    for digest, body in islice(lines_of(log.path), log.head.lines):
        line = standing.pass_by(body, digest)
        try:
            sealed += not is_read(line, standing)
        except CodecError as error:
            raise LogFileError(f"{log.path.name}, line {line.number}: {error}") from error
    versions = standing.memory.versions
    return Verified(standing.head, sum(versions.values()), len(versions), sealed)


def walk(rows: Rows, reader: RowReader, standing: LogStanding) -> Iterator[KeptLine]:
    """Every batch in its order, its chain checked, up to where the head says the log ends."""
    end = reader.head(rows)
    while standing.head.lines < end.head.lines:
        known = standing.head
        for row in log_rows.after_number(rows, known.lines, end.head.lines):
            yield reader.next(row, standing)
        if standing.head == known:
            raise reader.fault("it is missing", known.lines + 1)
    reader.check_end(rows, end)


def check_codec(line: KeptLine, reader: RowReader, standing: LogStanding) -> bool:
    """Every event of a line can be read; False where some are sealed and there is no key."""
    try:
        return is_read(line, standing)
    except CodecError as error:
        raise reader.fault(error, line.number) from error


def is_read(line: KeptLine, standing: LogStanding) -> bool:
    if standing.memory.seal is None and holds_sealed(line.body):
        return False
    standing.memory.read(line.body, {place.stream: place.before for place in line.places})
    return True


def holds_sealed(body: bytes) -> bool:
    """Whether any record of a line that was gone past is sealed."""
    streams = NAMED.decode(body).events.values()
    return any(is_sealed(raw) for records in streams for one in records for raw in one.values())


def check_beside(rows: Rows, reader: RowReader, standing: LogStanding, index: int) -> None:
    """What stands beside the batches says what they say."""
    end = reader.head(rows)
    if (end.head, end.own, end.total) != (standing.head, standing.own, standing.total):
        raise reader.fault("the row that says where the log ends is not as it was written")
    streams = {stream: counts for stream, *counts in log_rows.stream_rows(rows)}
    versions = standing.memory.versions
    if streams != {one: [versions[one], times] for one, times in standing.batches.items()}:
        raise reader.fault("the table of its streams is not as it was written")
    if sum(weight(*row) for row in log_rows.all_places(rows)) % WHOLE != index:
        raise reader.fault("the index of its batches is not as it was written")
