"""How a log in a database stands, found when it is opened or when somebody else has written.

Opening reads the head, the streams, and the batches in which the log speaks of itself: not the
whole log, which ``verifying`` does. ``restored`` gives the standing; ``caught_up`` takes one
further.
"""

from __future__ import annotations

from shuffleup.log.chain import Chain, ChainError
from shuffleup.log.codec import CodecError
from shuffleup.log.databases import log_rows
from shuffleup.log.databases.log_rows import SCHEMA, BatchRow, HeadRow
from shuffleup.log.databases.log_standing import WHOLE, KeptLine, LogStanding, streams_in, weight
from shuffleup.log.databases.store import LogDatabaseError, Rows
from shuffleup.log.sealing import Seal


class RowReader:
    """Reads rows and trusts none: whatever is wrong is an error with the database's name."""

    def __init__(self, name: str, chain: Chain, seal: Seal | None = None) -> None:
        self.name, self.chain, self.seal = name, chain, seal

    def fault(self, why: object, number: int = 0) -> LogDatabaseError:
        place = f", batch {number}" if number else ""
        return LogDatabaseError(f"{self.name}{place}: {why}")

    def head(self, rows: Rows) -> HeadRow:
        """Where the log ends; refused where it is kept in a way this engine does not know."""
        found = log_rows.head_row(rows)
        if found is None:
            raise self.fault("the row that says where the log ends is gone")
        if found.schema != SCHEMA:
            says = f"its log is kept in arrangement {found.schema}"
            raise self.fault(f"{says}, and this engine knows up to {SCHEMA}: it needs a newer one")
        return found

    def body(self, row: BatchRow) -> bytes:
        """What a batch holds, once it is found to be as it was written."""
        try:
            self.chain.check(row.previous, row.digest, row.body)
        except ChainError as error:
            raise self.fault(error, row.number) from error
        return row.body

    # ---- opening -----------------------------------------------------------------------------

    def restored(self, rows: Rows) -> LogStanding:
        """How the log stands, without reading all of it."""
        head, standing = self.head(rows), LogStanding(self.seal)
        standing.head, standing.own, standing.total = head.head, head.own, head.total
        self._learn(rows, standing)
        total = 0
        standing.memory.versions = {}
        for stream, version, batches in log_rows.stream_rows(rows):
            standing.memory.versions[stream] = version
            standing.batches[stream] = batches
            total += weight(stream, version, batches)
        if total % WHOLE != head.total or standing.batches.keys() != standing.memory.eras.keys():
            raise self.fault("the table of its streams is not as it was written")
        self.check_end(rows, head)
        return standing

    def _learn(self, rows: Rows, standing: LogStanding) -> None:
        """What the log says of itself."""
        before, memory = log_rows.versions_before(rows), standing.memory
        batches = log_rows.own_batches(rows)
        if len(batches) != standing.own or {row.number for row in batches} != before.keys():
            raise self.fault("the batches in which it says how it is written are not all there")
        for row in batches:
            body = self.body(row)
            try:
                if before[row.number].keys() != set(streams_in(body)):
                    raise CodecError("it is not in the streams the index says")
                memory.versions.update(before[row.number])
                memory.pass_by(body)
            except CodecError as error:
                raise self.fault(error, row.number) from error

    def check_end(self, rows: Rows, head: HeadRow) -> None:
        """The last batch is the one the head says."""
        last, lines = log_rows.last_number(rows), head.head.lines
        if last != lines:
            what = "batches are missing" if last < lines else "batches were put in"
            raise self.fault(f"{what}: it had {lines} and has {last}")
        for row in log_rows.of_numbers(rows, [lines] if lines else [0]):
            self.body(row)
            if row.digest != head.head.digest:
                raise self.fault("it is not the one the head has", row.number)

    # ---- following ---------------------------------------------------------------------------

    def caught_up(self, rows: Rows, standing: LogStanding) -> bool:
        """Learn what others have written since; whether there was anything. The standing is spoilt
        by an error."""
        head = self.head(rows)
        if head.head == standing.head:
            return False
        if head.head.lines <= standing.head.lines:
            raise self.fault("it has become shorter than it was, or another log")
        while standing.head.lines < head.head.lines:
            known = standing.head
            for row in log_rows.after_number(rows, known.lines, head.head.lines):
                self.next(row, standing)
            if standing.head == known:
                raise self.fault("it is missing", known.lines + 1)
        if (standing.head, standing.own, standing.total) != (head.head, head.own, head.total):
            raise self.fault("the head is not that of its last batch")
        return True

    def next(self, row: BatchRow, standing: LogStanding) -> KeptLine:
        """Go past one more batch, which must follow."""
        if row.number != standing.head.lines + 1 or row.previous != standing.head.digest:
            raise self.fault("it does not follow the batch before it", row.number)
        body = self.body(row)
        try:
            line = standing.pass_by(body, row.digest)
        except CodecError as error:
            raise self.fault(error, row.number) from error
        if line.own != row.own:
            raise self.fault("it is marked wrongly in the database", row.number)
        return line
