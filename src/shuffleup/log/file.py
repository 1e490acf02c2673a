"""A log in a file: one batch to a line, on the disk before ``append`` returns, all of it or none.

Lines are a chain (``log.chain``) and the end is kept beside (``log.head``), so that whatever was
changed, taken out or cut off since is found, with its line. A line cut short by a crash is the end
of the log: it was never acknowledged, so the next append takes its place. Anything else that cannot
be read is an error that names the line; nothing is skipped. Events stay in the file: a log of any
length takes no more memory than a short one, and ``stream`` reads it line by line.
"""

from __future__ import annotations

import fcntl
import os
import re
from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from threading import RLock
from typing import BinaryIO

from msgspec import Struct

from shuffleup.log.chain import START, Chain, ChainError, digest_of
from shuffleup.log.codec import CodecError
from shuffleup.log.head import Head, HeadError, head_path, read_head, write_head
from shuffleup.log.header import Era
from shuffleup.log.memory import Memory
from shuffleup.log.protocol import MAIN, NOTHING, Batch, check_batch, check_versions, events_of
from shuffleup.log.sealing import Seal
from shuffleup.outside_text import sentence

MARK_EVERY = 1_000  # lines between two places from which reading can begin
# A digest and the beginning of a batch, and no end; a digest alone may be anything.
FIRST_LINE_CUT = rb'[0-9a-f]{40} \{("[^\n]*)?'
TOO_LONG = "no line of a log is that long: 16 MB with its end"
LONGEST_LINE = 1 << 24  # bytes with its end: thousands of times a hand


class LogFileError(ValueError):
    """A log file that cannot be trusted, and where; in a sentence, whatever names it holds."""

    def __init__(self, why: str) -> None:
        super().__init__(sentence(why))


class Mark(Struct, frozen=True):
    """A place in the file: lines, bytes and events before it, and the digest it goes on from."""

    lines: int
    size: int
    digest: str
    versions: dict[str, int]


class FileLog:
    """Events in an append-only file; several processes and threads may hold it.

    ``main`` names the stream that is meant where none is named: the only one in the file, unless it
    is given. With a ``key`` the chain is made with it, with a ``seal`` hidden cards are sealed."""

    def __init__(
        self, path: str | Path, main: str = "", *, key: bytes = b"", seal: Seal | None = None
    ) -> None:
        self.path = Path(path)
        self._named, self._chain, self._lock = main, Chain(key), RLock()
        self._memory = Memory(seal)
        self._end = Mark(0, 0, START, {})
        self._marks = [self._end]
        head = self._kept_head()
        if not self.path.exists():
            self.path.touch()
            sync_folder(self.path.parent)  # or a crash may leave lines in a file nobody can find
        with self.path.open("rb") as file:
            self._catch_up(file, head)

    # ---- what it holds -----------------------------------------------------------------------

    @property
    def main(self) -> str:
        streams = self._memory.versions
        if not self._named and len(streams) > 1:
            raise LogFileError(f"{self.path.name} holds {', '.join(streams)}: name one of them")
        return self._named or next(iter(streams), MAIN)

    @property
    def versions(self) -> dict[str, int]:
        return self._memory.versions.copy()

    @property
    def version(self) -> int:
        return self._memory.versions.get(self.main, 0)

    @property
    def head(self) -> Head:
        """The length of the log and the digest of its last line."""
        return Head(self._end.lines, self._end.digest)

    @property
    def seal(self) -> Seal | None:
        return self._memory.seal

    def eras(self, of: str = "") -> tuple[Era, ...]:
        """The engines that wrote a stream, and the formats, one after the other."""
        return self._memory.eras.get(of or self.main, ())

    # ---- appending ---------------------------------------------------------------------------

    def append(
        self, events: Sequence[object], expected: int | None = None, *, at: int | None = None
    ) -> int:
        return self._append_to_main([events], expected, at=at)

    def append_lines(
        self,
        lines: Sequence[Sequence[object]],
        expected: int | None = None,
        *,
        checked: bool = True,
    ) -> int:
        """Several appends, each a line of its own, made safe together: whole lines may be all that
        a crash leaves of them. ``checked`` reads them back first; whoever made the events may vouch
        for them."""
        return self._append_to_main(lines, expected, checked=checked)

    def _append_to_main(
        self,
        lines: Sequence[Sequence[object]],
        expected: int | None,
        *,
        checked: bool = True,
        at: int | None = None,
    ) -> int:
        main = self.main
        batches = [Batch({main: events}, at) for events in lines]
        known = NOTHING if expected is None else {main: expected}
        return self.append_batches(batches, known, checked=checked).get(main, 0)

    def append_batch(self, batch: Batch, expected: Mapping[str, int] = NOTHING) -> dict[str, int]:
        return self.append_batches([batch], expected)

    def append_batches(
        self,
        batches: Sequence[Batch],
        expected: Mapping[str, int] = NOTHING,
        *,
        checked: bool = True,
    ) -> dict[str, int]:
        """Several batches as ``append_lines`` keeps several lines; the new versions."""
        for batch in batches:
            check_batch(batch)
        with self._lock, self.path.open("r+b") as file:
            fcntl.flock(file, fcntl.LOCK_EX)
            self._catch_up(file)
            check_versions(self._memory.versions, expected)
            memory, marks, lines = self._memory.copy(), [self._end], list[bytes]()
            for batch in batches:
                body = memory.write(batch)
                if checked:  # what cannot be read back is not written
                    memory.read(body, marks[-1].versions)
                lines.append(self._chain.line(marks[-1].digest, body))
                if len(lines[-1]) > LONGEST_LINE:
                    raise self._fault(marks[-1].lines + 1, ChainError(TOO_LONG))
                marks.append(next_mark(marks[-1], lines[-1], memory))
            self._write(file, b"".join(lines))
            self._know(memory, marks[-1], marks[1:])
            write_head(self.path, self.head)
            return self.versions

    def _write(self, file: BinaryIO, text: bytes) -> None:
        """The text after all that is whole; if it cannot be made safe, it is as if not tried."""
        file.seek(self._end.size)
        file.truncate()  # a line cut short by a crash
        try:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        except OSError:
            file.truncate(self._end.size)
            raise

    # ---- reading -----------------------------------------------------------------------------

    def read(self, after: int = 0, of: str = "") -> list[object]:
        return [event for events in self.stream(after, of) for event in events]

    def stream(self, after: int = 0, of: str = "") -> Iterator[Sequence[object]]:
        """The events of a stream after that version, line by line, as far as the log goes now."""
        self._refresh()
        name = of or self.main

        def before(mark: Mark) -> int:
            return mark.versions.get(name, 0)

        start = self._marks[bisect_right(self._marks, after, key=before) - 1]
        return events_of(self._batches(start), name, after - before(start))

    def batches(self) -> Iterator[Batch]:
        """The whole log in its order, as far as it goes now."""
        self._refresh()
        return self._batches(self._marks[0])

    def _batches(self, mark: Mark) -> Iterator[Batch]:
        end, memory = self._end, self._memory
        previous, versions = mark.digest, mark.versions.copy()
        with self.path.open("rb") as file:
            file.seek(mark.size)
            for number in range(mark.lines + 1, end.lines + 1):
                line = file.readline(LONGEST_LINE)
                try:
                    body = self._chain.body(previous, line)
                    batch = memory.read(body, versions)
                except (ChainError, CodecError) as error:
                    raise self._fault(number, error) from error
                previous = digest_of(line)
                for stream, events in batch.events.items():
                    versions[stream] = versions.get(stream, 0) + len(events)
                yield batch

    # ---- following the file ------------------------------------------------------------------

    def _kept_head(self) -> Head:
        """Where the log ended when it was last written. It is asked for before the file is read:
        others may write meanwhile."""
        try:
            head = read_head(self.path)
        except HeadError as error:
            raise LogFileError(str(error)) from error
        if head.lines and not self.path.exists():
            kept = head_path(self.path).name
            says = f"{kept} says it had {head.lines} lines; remove that too to begin anew"
            raise LogFileError(f"{self.path.name} is gone: {says}")
        return head

    def _refresh(self) -> None:
        with self._lock, self.path.open("rb") as file:
            self._catch_up(file)

    def _catch_up(self, file: BinaryIO, head: Head | None = None) -> None:
        """Learn what others have written since: all of it, or nothing if any of it is wrong."""
        if file.seek(0, os.SEEK_END) < self._end.size:
            raise LogFileError(f"{self.path.name} has become shorter than it was")
        file.seek(self._end.size)
        memory, end, marks = self._memory.copy(), self._end, list[Mark]()
        while line := file.readline(LONGEST_LINE):
            if not line.endswith(b"\n"):
                if len(line) == LONGEST_LINE:
                    raise self._fault(end.lines + 1, ChainError(TOO_LONG))
                break
            try:
                memory.pass_by(self._chain.body(end.digest, line))
            except (ChainError, CodecError) as error:
                raise self._fault(end.lines + 1, error) from error
            end = next_mark(end, line, memory)
            if end.lines % MARK_EVERY == 0:
                marks.append(end)
            if head and end.lines == head.lines and end.digest != head.digest:
                says = f"it is not the one {head_path(self.path).name} has"
                raise self._fault(end.lines, ChainError(says))
        if head and end.lines < head.lines:
            says = f"lines are missing: it had {head.lines} and has {end.lines}"
            raise LogFileError(f"{self.path.name}: {says} ({head_path(self.path).name})")
        self._know(memory, end, marks)

    def _know(self, memory: Memory, end: Mark, marks: Sequence[Mark]) -> None:
        """So many more lines are known to be whole."""
        self._memory, self._end = memory, end
        self._marks += [mark for mark in marks if mark.lines % MARK_EVERY == 0]

    def _fault(self, number: int, error: ValueError) -> LogFileError:
        return LogFileError(f"{self.path.name}, line {number}: {error}")


def sync_folder(folder: Path) -> None:
    """What was made in a folder is there after a crash."""
    opened = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)


def is_cut_short(path: Path) -> bool:
    """Whether a file is the first line of a log whose writing was broken off, and nothing else. It
    was never acknowledged, so the log can be begun again over it."""
    with path.open("rb") as file:
        return re.fullmatch(FIRST_LINE_CUT, file.read(LONGEST_LINE)) is not None


def next_mark(mark: Mark, line: bytes, memory: Memory) -> Mark:
    """The place after one more line."""
    size, versions = mark.size + len(line), memory.versions.copy()
    return Mark(mark.lines + 1, size, digest_of(line), versions)


def lines_of(path: Path) -> Iterator[tuple[str, bytes]]:
    """The digest and the body of each line."""
    with path.open("rb") as file:
        for line in file:
            yield digest_of(line), line[len(digest_of(line)) + 1 : -1]
