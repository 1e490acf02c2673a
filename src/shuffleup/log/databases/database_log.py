"""``DatabaseLog``: the log in a database, one batch to a row, safe before ``append`` returns.

The rows hold what a log file would hold: the same bodies, the same chain. Several batches can be
appended in one transaction (``append_together``). Reading goes by the index: one stream, or the
streams below a prefix, without the rest; every row that is read is checked against the chain, and
that none is left out against the index. Several threads and processes may hold the same database.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Mapping, Sequence
from itertools import zip_longest
from threading import RLock

from shuffleup.log.chain import Chain
from shuffleup.log.codec import CodecError
from shuffleup.log.databases import log_rows
from shuffleup.log.databases.log_rows import AT_ONCE
from shuffleup.log.databases.log_standing import KeptLine, LogStanding
from shuffleup.log.databases.restoring import RowReader
from shuffleup.log.databases.store import LogDatabaseError, LostConnectionError, Rows, Store
from shuffleup.log.databases.writers_turn import check_turn, next_turn, turn_now
from shuffleup.log.file import LONGEST_LINE, TOO_LONG
from shuffleup.log.head import Head, LogPoint
from shuffleup.log.header import Era
from shuffleup.log.memory import Memory
from shuffleup.log.protocol import MAIN, NOTHING, Batch, check_batch, check_versions
from shuffleup.log.sealing import Seal

BEGINNING = LogPoint(Head(), {})
Pair = tuple[Batch, Mapping[str, int]]  # a batch, and the versions it builds on


class DatabaseLog:
    """Events in a database. ``main`` names the stream that is meant where none is named; with a
    ``key`` the chain is made with it, with a ``seal`` hidden cards are sealed."""

    def __init__(
        self, store: Store, main: str = "", *, key: bytes = b"", seal: Seal | None = None
    ) -> None:
        self.store, self._named, self._chain, self._lock = store, main, Chain(key), RLock()
        self.reader = RowReader(store.name, self._chain, seal)
        self._versions: dict[str, int] = {}  # of what is safe; the standing runs ahead of it
        self._head = Head()
        self._turn = 0  # none was taken
        with self._lock, store.reading() as rows:
            self._standing: LogStanding | None = self.reader.restored(rows)
            self._know(self._standing)

    def close(self) -> None:
        with self._lock:
            self.store.close()

    # ---- what it holds -----------------------------------------------------------------------

    @property
    def main(self) -> str:
        if not self._named and len(self._versions) > 1:
            raise LogDatabaseError(
                f"{self.store.name} holds {len(self._versions)} streams: name one"
            )
        return self._named or next(iter(self._versions), MAIN)

    @property
    def versions(self) -> dict[str, int]:
        return self._versions.copy()

    @property
    def version(self) -> int:
        return self._versions.get(self.main, 0)

    @property
    def head(self) -> Head:
        """The length of the log and the digest of its last batch."""
        return self._head

    def eras(self, of: str = "") -> tuple[Era, ...]:
        """The engines that wrote a stream, and the formats, one after the other."""
        return self._known().memory.eras.get(of or self.main, ())

    def versions_below(self, prefix: str) -> dict[str, int]:
        """The versions of the streams whose names begin with ``prefix/``."""
        with self.store.reading() as rows:
            found = log_rows.stream_rows(rows, prefix)
        known = self._versions
        return {stream: known[stream] for stream, *_ in found if stream in known}

    # ---- appending ---------------------------------------------------------------------------

    def append(
        self, events: Sequence[object], expected: int | None = None, *, at: int | None = None
    ) -> int:
        main = self.main
        known = NOTHING if expected is None else {main: expected}
        return self.append_together([(Batch({main: events}, at), known)])[0][main]

    def append_batch(self, batch: Batch, expected: Mapping[str, int] = NOTHING) -> dict[str, int]:
        self.append_together([(batch, expected)])
        return self.versions

    def append_together(
        self, pairs: Sequence[Pair], *, checked: bool = True
    ) -> list[dict[str, int]]:
        """Several batches in one transaction, all or none; for each the new versions of its own
        streams. ``checked`` reads each back before it is written."""
        for batch, _ in pairs:
            check_batch(batch)
        with self._lock:
            standing, lines = self._known(), list[KeptLine]()
            try:
                with self.store.writing() as rows:
                    check_turn(rows, self._turn)
                    self._follow(rows, standing)
                    self._standing = None  # until it is safe: what is on its way may not arrive
                    lines += [self._line(pair, standing, checked) for pair in pairs]
                    log_rows.put_lines(rows, lines, standing)
            except LostConnectionError as error:
                self._know(self._looked_up(lines, error))
            else:
                self._standing, self._head = standing, standing.head
            versions = [new_versions(line) for line in lines]
            for new in versions:
                self._versions.update(new)
        return versions

    def take_turn(self) -> None:
        """From now on this one writes: whoever took the turn before keeps nothing any more."""
        with self._lock, self.store.writing() as rows:
            self._turn = next_turn(rows)

    def has_turn(self) -> bool:
        """Whether nobody has taken it since, and the database is where it was opened."""
        if not self.store.is_in_place():
            return False
        with self.store.reading() as rows:
            return not self._turn or turn_now(rows) == self._turn

    def _line(self, pair: Pair, standing: LogStanding, checked: bool) -> KeptLine:
        batch, expected = pair
        check_versions(standing.memory.versions, expected)
        before = {one: standing.memory.versions.get(one, 0) for one in batch.events}
        line = standing.write(batch, self._chain)
        if len(line.body) + len(line.digest) + 2 > LONGEST_LINE:
            raise self.reader.fault(TOO_LONG, line.number)
        if checked:  # what cannot be read back is not written
            standing.memory.read(line.body, before)
        return line

    def _looked_up(self, lines: Sequence[KeptLine], error: LostConnectionError) -> LogStanding:
        """The connection broke in the middle: the lines are there, all of them, or none is."""
        last = lines[-1] if lines else None
        try:
            with self.store.writing() as rows:  # waits until the broken transaction is settled
                found = log_rows.of_numbers(rows, [last.number if last else 0])
                if last is None or [row.digest for row in found] != [last.digest]:
                    raise LogDatabaseError(f"{error}; nothing of it was kept") from error
                return self.reader.restored(rows)
        except LostConnectionError as still:
            says = "it was kept whole or not at all, and the log will show which"
            raise LogDatabaseError(f"{still}; {says}") from still

    # ---- following ---------------------------------------------------------------------------

    def _known(self) -> LogStanding:
        """How it stands; read again where a write had failed."""
        with self._lock:
            if self._standing is None:
                with self.store.reading() as rows:
                    self._know(self.reader.restored(rows))
            assert self._standing is not None
            return self._standing

    def _follow(self, rows: Rows, standing: LogStanding) -> None:
        """Learn what others have written since."""
        self._standing = None  # should anything be wrong
        if self.reader.caught_up(rows, standing):
            self._know(standing)
        self._standing = standing

    def _know(self, standing: LogStanding) -> None:
        """It stands like this, and that is safe."""
        self._standing, self._head = standing, standing.head
        self._versions = standing.memory.versions.copy()

    def _refresh(self) -> tuple[Head, Memory]:
        """How far the log goes now, and what it has settled."""
        with self._lock:
            standing = self._known()
            with self.store.reading() as rows:
                self._follow(rows, standing)
            return standing.head, standing.memory

    # ---- reading -----------------------------------------------------------------------------

    def read(self, after: int = 0, of: str = "") -> list[object]:
        return [event for events in self.stream(after, of) for event in events]

    def stream(self, after: int = 0, of: str = "") -> Iterator[Sequence[object]]:
        """The events of a stream after that version, batch by batch, as far as the log goes now."""
        head, memory = self._refresh()
        name = of or self.main
        return self._events(name, after, self._versions.get(name, 0), head.lines, memory)

    def _events(
        self, name: str, after: int, version: int, last: int, memory: Memory
    ) -> Iterator[Sequence[object]]:
        """A stream's events after a version, and that none is left out up to another."""
        here = min(after, version)
        for places in self._places(name, after, last):
            numbers = [place.batch for place in places]
            for place, batch in zip(places, self._batches(numbers, memory), strict=True):
                events = batch.events.get(name, ())
                if place.before > here or place.before + len(events) <= here:
                    raise self.reader.fault(f"the index of {name} is not as it was written")
                yield events if place.before == here else events[here - place.before :]
                here = place.before + len(events)
        if here != version:
            raise self.reader.fault(f"the index of {name} is not as it was written")

    def _places(self, name: str, after: int, last: int) -> Iterator[list[log_rows.PlaceRow]]:
        """Where they are, some at a time: whoever wants a few only waits for these."""
        with self.store.reading() as rows:
            batch = log_rows.batch_before(rows, name, after, last)
        while True:
            with self.store.reading() as rows:
                places = log_rows.places_of(rows, name, after, last, batch)
            if not places:
                return
            yield places
            batch = places[-1].batch

    def batches(self) -> Iterator[Batch]:
        """The whole log in its order, as far as it goes now."""
        head, memory = self._refresh()
        return self._batches(range(1, head.lines + 1), memory)

    def batches_below(self, prefix: str, since: LogPoint = BEGINNING) -> Iterator[Batch]:
        """The batches that touch streams whose names begin with ``prefix/``, in their order, those
        after a point alone."""
        head, memory = self._refresh()
        with self.store.reading() as rows:
            after = since.head.lines
            numbers = array("q", log_rows.numbers_below(rows, prefix, head.lines, after))
        before = f"{prefix}/"
        seen = {one: at for one, at in since.versions.items() if one.startswith(before)}
        return self._all_below(before, numbers, seen, self.versions_below(prefix), memory)

    def _all_below(
        self,
        before: str,
        numbers: Sequence[int],
        seen: dict[str, int],
        versions: dict[str, int],
        memory: Memory,
    ) -> Iterator[Batch]:
        """Those batches, and that from the versions that were seen none is left out."""
        for batch in self._batches(numbers, memory):
            for stream, events in batch.events.items():
                if stream.startswith(before):
                    seen[stream] = seen.get(stream, 0) + len(events)
            yield batch
        if seen != versions:
            raise self.reader.fault(f"the index of {before[:-1]} is not as it was written")

    def point(self) -> LogPoint:
        """How far it has come."""
        with self._lock:
            return LogPoint(self._head, self.versions)

    def has(self, point: LogPoint) -> bool:
        """Whether it once stood just like that."""
        lines = point.head.lines
        with self.store.reading() as rows:
            found = log_rows.of_numbers(rows, [lines]) if lines else []
        return not lines or [row.digest for row in found] == [point.head.digest]

    def _batches(self, numbers: Sequence[int], memory: Memory) -> Iterator[Batch]:
        for start in range(0, len(numbers), AT_ONCE):
            some = numbers[start : start + AT_ONCE]
            with self.store.reading() as rows:
                found = log_rows.of_numbers(rows, some)
                before = log_rows.versions_before(rows, some)
            for number, row in zip_longest(some, found):
                if row is None or row.number != number:
                    raise self.reader.fault("it is missing", number or 0)
                yield self._batch(row, before.get(number, {}), memory)

    def _batch(self, row: log_rows.BatchRow, before: dict[str, int], memory: Memory) -> Batch:
        body = self.reader.body(row)
        try:
            batch = memory.read(body, before)
        except CodecError as error:
            raise self.reader.fault(error, row.number) from error
        if batch.events.keys() != before.keys():
            raise self.reader.fault("the index of it is not as it was written", row.number)
        return batch


def new_versions(line: KeptLine) -> dict[str, int]:
    return {place.stream: place.before + place.events for place in line.places}
