"""How a log in a database stands: what its batches have settled (``Memory``), its head, and what
the tables beside the batches must say.

``LogStanding.write`` takes a batch further, ``LogStanding.pass_by`` a body that is there already;
both give the ``KeptLine`` to keep. Of each stream it knows in how many batches it was; ``total`` is
a sum over all streams, so that a row of the table of streams that was changed, lost or added is
found.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import blake2b

import msgspec
from msgspec import Struct

from shuffleup.log.chain import START, Chain
from shuffleup.log.codec import CodecError
from shuffleup.log.head import Head
from shuffleup.log.header import Era
from shuffleup.log.memory import STORED, Memory
from shuffleup.log.protocol import Batch
from shuffleup.log.sealing import Seal

WHOLE = 1 << 62  # sums are counted up to here, and then from nothing again


class StreamPlace(Struct, frozen=True):
    """A stream in a batch: its version before, and how many events came."""

    stream: str
    before: int
    events: int


class KeptLine(Struct, frozen=True):
    """A batch as it is kept. ``own``: it holds records of the log's own, which whoever opens the
    log has to read."""

    number: int
    digest: str
    body: bytes
    own: bool
    places: tuple[StreamPlace, ...]


class LogStanding:
    """What is known of a log in a database after so many batches."""

    def __init__(self, seal: Seal | None = None) -> None:
        self.memory = Memory(seal)
        self.head = Head(0, START)
        self.own = 0  # batches with records of the log's own
        self.batches: dict[str, int] = {}  # by stream, in how many it was
        self.total = 0

    def write(self, batch: Batch, chain: Chain) -> KeptLine:
        """Keep a batch: the line it makes."""
        before = MemoryBefore(self.memory, batch.events)
        body = self.memory.write(batch)
        return self._after(before, body, chain.link(self.head.digest, body))

    def pass_by(self, body: bytes, digest: str) -> KeptLine:
        """The line a body stands in, its events not read."""
        before = MemoryBefore(self.memory, streams_in(body))
        self.memory.pass_by(body)
        return self._after(before, body, digest)

    def _after(self, before: MemoryBefore, body: bytes, digest: str) -> KeptLine:
        versions = self.memory.versions
        places = tuple(
            StreamPlace(stream, version, versions[stream] - version)
            for stream, version in before.versions.items()
        )
        for place in places:
            self._count(place)
        own = before.is_otherwise_in(self.memory)
        self.own += own
        self.head = Head(self.head.lines + 1, digest)
        return KeptLine(self.head.lines, digest, body, own, places)

    def _count(self, place: StreamPlace) -> None:
        times = self.batches.get(place.stream, 0)
        if times:
            self.total -= weight(place.stream, place.before, times)
        self.total += weight(place.stream, place.before + place.events, times + 1)
        self.total %= WHOLE
        self.batches[place.stream] = times + 1


class MemoryBefore:
    """What a memory holds of some streams before a batch."""

    def __init__(self, memory: Memory, streams: Iterable[str]) -> None:
        self.versions = {stream: memory.versions.get(stream, 0) for stream in streams}
        self.eras: dict[str, tuple[Era, ...]] = {
            stream: memory.eras.get(stream, ()) for stream in self.versions
        }
        self.texts = len(memory.texts)

    def is_otherwise_in(self, memory: Memory) -> bool:
        """Whether the log has spoken of itself since."""
        if len(memory.texts) != self.texts:
            return True
        return any(memory.eras.get(stream) != eras for stream, eras in self.eras.items())


def streams_in(body: bytes) -> list[str]:
    try:
        return list(STORED.decode(body).events)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise CodecError(f"not a line of a log: {error}") from error


def weight(*said: object) -> int:
    """What a row adds to a sum."""
    text = " ".join(map(str, said)).encode()
    return int.from_bytes(blake2b(text, digest_size=8).digest()) % WHOLE
