"""The rows of a log in a database, and all the SQL that reads and writes them.

``log_batch`` has the batches, each with the digest and the body of a line of a log file;
``log_place`` says which stream is in which batch, ``log_stream`` how far each has come, and the one
row of ``log_head`` where the log ends. ``SCHEMA`` is the number of this arrangement.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct

from shuffleup.log.databases.log_standing import KeptLine, LogStanding
from shuffleup.log.databases.store import Rows, typed
from shuffleup.log.head import Head

SCHEMA: Final = 1
AT_ONCE: Final = 200  # rows that are asked for together

# {bytes}, {text} and {packed} are the words of the database for it.
TABLES: Final = (
    "CREATE TABLE log_batch (number {number} PRIMARY KEY, digest TEXT NOT NULL,"
    " body {bytes} NOT NULL, own INTEGER NOT NULL)",
    "CREATE TABLE log_place (stream {text} NOT NULL, batch BIGINT NOT NULL, before BIGINT NOT NULL,"
    " events BIGINT NOT NULL, PRIMARY KEY (stream, batch)){packed}",
    "CREATE TABLE log_stream (stream {text} PRIMARY KEY, version BIGINT NOT NULL,"
    " batches BIGINT NOT NULL){packed}",
    "CREATE TABLE log_head (one INTEGER PRIMARY KEY, format INTEGER NOT NULL,"
    " lines BIGINT NOT NULL, digest TEXT NOT NULL, own BIGINT NOT NULL, total BIGINT NOT NULL)",
    "CREATE INDEX log_own_batch ON log_batch (number) WHERE own = 1",
    "CREATE INDEX log_place_batch ON log_place (batch)",
    "INSERT INTO log_head (one, format, lines, digest, own, total)"
    f" VALUES (1, {SCHEMA}, 0, '', 0, 0)",
)
READ_BATCH = (
    "SELECT b.number, COALESCE(p.digest, ''), b.digest, b.body, b.own FROM log_batch b"
    " LEFT JOIN log_batch p ON p.number = b.number - 1"
)


BATCH: Final = (int, str, str, bytes, int)


class HeadRow(Struct, frozen=True):
    """The row that says where the log ends."""

    schema: int
    head: Head
    own: int
    total: int


class BatchRow(Struct, frozen=True):
    """A batch with the digest of the one before it."""

    number: int
    previous: str
    digest: str
    body: bytes
    own: bool


class PlaceRow(Struct, frozen=True):
    """A batch in which a stream is, and the stream's version before it."""

    batch: int
    before: int


# ---- writing ---------------------------------------------------------------------------------


def put_lines(rows: Rows, lines: Sequence[KeptLine], standing: LogStanding) -> None:
    """Keep lines, and that the log now stands like this."""
    rows.put(
        "INSERT INTO log_batch (number, digest, body, own) VALUES (?, ?, ?, ?)",
        [(line.number, line.digest, line.body, int(line.own)) for line in lines],
    )
    rows.put(
        "INSERT INTO log_place (stream, batch, before, events) VALUES (?, ?, ?, ?)",
        [
            (place.stream, line.number, place.before, place.events)
            for line in lines
            for place in line.places
        ],
    )
    versions, batches = standing.memory.versions, standing.batches
    rows.put(
        "INSERT INTO log_stream (stream, version, batches) VALUES (?, ?, ?)"
        " ON CONFLICT (stream) DO UPDATE"
        " SET version = excluded.version, batches = excluded.batches",
        [
            (stream, versions[stream], batches[stream])
            for stream in sorted({place.stream for line in lines for place in line.places})
        ],
    )
    rows.put(
        "UPDATE log_head SET lines = ?, digest = ?, own = ?, total = ? WHERE one = 1",
        [(standing.head.lines, standing.head.digest, standing.own, standing.total)],
    )


# ---- reading ---------------------------------------------------------------------------------


def head_row(rows: Rows) -> HeadRow | None:
    found = typed(
        rows,
        (int, int, str, int, int),
        "SELECT format, lines, digest, own, total FROM log_head WHERE one = 1",
    )
    if not found:
        return None
    schema, lines, digest, own, total = found[0]
    return HeadRow(schema, Head(lines, digest), own, total)


def after_number(rows: Rows, number: int, last: int) -> list[BatchRow]:
    """The next batches after a number, some of them."""
    found = typed(
        rows,
        BATCH,
        f"{READ_BATCH} WHERE b.number > ? AND b.number <= ? ORDER BY b.number LIMIT {AT_ONCE}",
        number,
        last,
    )
    return [batch_row(*row) for row in found]


def of_numbers(rows: Rows, numbers: Sequence[int]) -> list[BatchRow]:
    """The batches of these numbers, which are in order."""
    marks = ", ".join("?" * len(numbers))
    sql = f"{READ_BATCH} WHERE b.number IN ({marks}) ORDER BY b.number"
    found = typed(rows, BATCH, sql, *numbers)
    return [batch_row(*row) for row in found]


def last_number(rows: Rows) -> int:
    """The number of the last batch there is."""
    ((last,),) = typed(rows, (int,), "SELECT COALESCE(MAX(number), 0) FROM log_batch")
    return int(last)


def own_batches(rows: Rows) -> list[BatchRow]:
    """The batches in which the log speaks of itself."""
    found = typed(rows, BATCH, f"{READ_BATCH} WHERE b.own = 1 ORDER BY b.number")
    return [batch_row(*row) for row in found]


def batch_row(number: int, previous: str, digest: str, body: bytes, own: int) -> BatchRow:
    return BatchRow(number, previous, digest, body, bool(own))


def versions_before(rows: Rows, numbers: Sequence[int] = ()) -> dict[int, dict[str, int]]:
    """By batch, the versions of its streams before it: of these batches, or of those in which the
    log speaks of itself."""
    among = ", ".join("?" * len(numbers)) or "SELECT number FROM log_batch WHERE own = 1"
    sql = f"SELECT batch, stream, before FROM log_place WHERE batch IN ({among})"
    found: dict[int, dict[str, int]] = {}
    for batch, stream, before in typed(rows, (int, str, int), sql, *numbers):
        found.setdefault(batch, {})[stream] = before
    return found


def stream_rows(rows: Rows, prefix: str = "") -> list[tuple[str, int, int]]:
    """The streams, or those below a prefix, each with its version and number of batches."""
    sql = "SELECT stream, version, batches FROM log_stream"
    if prefix:
        sql += " WHERE stream >= ? AND stream < ?"
    found = typed(rows, (str, int, int), sql, *(below(prefix) if prefix else ()))
    return [(stream, version, batches) for stream, version, batches in found]


def numbers_below(rows: Rows, prefix: str, last: int, after: int = 0) -> list[int]:
    """The batches after a number that touch any stream below a prefix."""
    sql = (
        "SELECT DISTINCT batch FROM log_place WHERE stream >= ? AND stream < ? AND batch <= ?"
        " AND batch > ? ORDER BY batch"
    )
    return [number for (number,) in typed(rows, (int,), sql, *below(prefix), last, after)]


def places_of(rows: Rows, stream: str, after: int, last: int, batch: int) -> list[PlaceRow]:
    """Where a stream's next events after a version are, some of them, in later batches than one."""
    sql = (
        "SELECT batch, before FROM log_place"
        " WHERE stream = ? AND batch > ? AND batch <= ? AND before + events > ? AND events > 0"
        f" ORDER BY batch LIMIT {AT_ONCE}"
    )
    return [PlaceRow(*row) for row in typed(rows, (int, int), sql, stream, batch, last, after)]


def batch_before(rows: Rows, stream: str, after: int, last: int) -> int:
    """A batch before which no event of a stream after a version is, found by halves."""
    sql = "SELECT before FROM log_place WHERE stream = ? AND batch > ? ORDER BY batch LIMIT 1"
    low = 0
    while after and last - low > AT_ONCE:
        half = (low + last) // 2
        found = typed(rows, (int,), sql, stream, half)
        low, last = (half, last) if found and found[0][0] <= after else (low, half)
    return low


def all_places(rows: Rows) -> Iterator[tuple[str, int, int, int]]:
    """Every row of the index, in no order."""
    stream, batch = "", 0
    while True:
        found = typed(
            rows,
            (str, int, int, int),
            "SELECT stream, batch, before, events FROM log_place"
            f" WHERE (stream, batch) > (?, ?) ORDER BY stream, batch LIMIT {AT_ONCE}",
            stream,
            batch,
        )
        for row in found:
            yield row[0], row[1], row[2], row[3]
        if not found:
            return
        stream, batch = found[-1][:2]


def below(prefix: str) -> tuple[str, str]:
    """From the first name below a prefix to the first beyond: ``0`` is the sign after ``/``."""
    return f"{prefix}/", f"{prefix}0"
