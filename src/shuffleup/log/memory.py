"""What the lines of a log so far have settled for those to come: how far each stream has come, who
wrote it in which format, and the texts of the law.

``Memory.write`` makes the next line's body; ``Memory.pass_by`` learns from one that stands there,
without reading its events. Both leave the same memory. ``Memory.read`` is the batch of a line, for
every log the same. With a seal, what hides cards is written sealed and opened when it is read.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec
from msgspec import Raw, Struct

from shuffleup.log.codec import NAMES, CodecError
from shuffleup.log.header import Begun, Continued, Era, era_of, opening_of
from shuffleup.log.law_text import Text, stored, text_in
from shuffleup.log.lines import (
    OWN,
    Own,
    Record,
    body_of,
    in_record,
    read_batch,
    records_of,
    sealed,
)
from shuffleup.log.protocol import Batch
from shuffleup.log.sealing import Seal
from shuffleup.log.upcasting import upcasted

NO_FORMAT = -1  # of a stream that has not begun
SIGN = b'{"log.'  # how records of the log's own begin


class Stored(Struct, frozen=True, forbid_unknown_fields=True):
    """A line's body with its records not yet read."""

    events: dict[str, list[Raw]]
    at: int | None = None


STORED = msgspec.json.Decoder(Stored)
OWN_RECORD = msgspec.json.Decoder(dict[str, Raw])


class Memory:
    """Versions, eras and texts; a copy is cheap."""

    def __init__(self, seal: Seal | None = None) -> None:
        self.seal = seal
        self.versions: dict[str, int] = {}
        self.eras: dict[str, tuple[Era, ...]] = {}
        self.texts: dict[str, Text] = {}

    def copy(self) -> Memory:
        other = Memory(self.seal)
        other.versions = self.versions.copy()
        other.eras, other.texts = self.eras.copy(), self.texts.copy()
        return other

    def format_at(self, stream: str, version: int) -> int:
        """The format in which a stream goes on after a version."""
        eras = reversed(self.eras.get(stream, ()))
        return next((era.format for era in eras if era.after <= version), NO_FORMAT)

    # ---- writing -----------------------------------------------------------------------------

    def write(self, batch: Batch) -> bytes:
        """The body of a line that keeps a batch, with what it needs before it."""
        records = {name: self._records(name, events) for name, events in batch.events.items()}
        return body_of(records, batch.at)

    def _records(self, stream: str, events: Sequence[object]) -> list[Record]:
        needed: list[Text] = []
        records = records_of(events, needed)
        before = self._before(stream, needed)
        for record in before:
            self._hear(stream, record)
        version = self.versions.get(stream, 0)
        if self.seal is not None:
            records = sealed(records, events, self.seal, stream, version)
        self.versions[stream] = version + len(events)
        return [{NAMES[type(one)]: one} for one in before] + records if before else records

    def _before(self, stream: str, needed: list[Text]) -> list[Own]:
        """The records of the log's own that go before some events."""
        opening = opening_of(stream, self.eras.get(stream, ()))
        if not needed:
            return [] if opening is None else [opening]
        texts = {record.digest: record for record in map(stored, needed)}
        new = [record for digest, record in texts.items() if digest not in self.texts]
        return [opening, *new] if opening is not None else [*new]

    # ---- reading -----------------------------------------------------------------------------

    def read(self, body: bytes, versions: Mapping[str, int]) -> Batch:
        """The batch of a line; ``versions`` is how far each stream had come before it."""

        def format_of(stream: str) -> int:
            return self.format_at(stream, versions.get(stream, 0))

        return read_batch(body, format_of, self.texts, self.seal, versions)

    # ---- going by ----------------------------------------------------------------------------

    def pass_by(self, body: bytes) -> None:
        """Count a line's events and learn what the log says of itself."""
        try:
            line = STORED.decode(body)
        except (msgspec.MsgspecError, ValueError, RecursionError) as error:
            raise CodecError(f"not a line of a log: {error}") from error
        for stream, records in line.events.items():
            own = 0
            while own < len(records) and bytes(memoryview(records[own])[: len(SIGN)]) == SIGN:
                with in_record(stream, own + 1):
                    self._hear(stream, own_record(records[own]))
                own += 1
            if stream not in self.eras:
                raise CodecError(f"{stream} does not begin with its format and engine")
            self.versions[stream] = self.versions.get(stream, 0) + len(records) - own

    def _hear(self, stream: str, record: Own) -> None:
        eras, version = self.eras.get(stream, ()), self.versions.get(stream, 0)
        if isinstance(record, Begun | Continued):
            self.eras[stream] = (*eras, era_of(record, stream, eras, version))
            return
        if not eras:
            raise CodecError(f"{stream} does not begin with its format and engine")
        name, format = NAMES[type(record)], eras[-1].format
        self.texts[record.digest] = text_in(record, lambda data: upcasted(name, data, format)[1])


def own_record(raw: Raw) -> Own:
    """A record that the log has written of itself."""
    try:
        ((name, fields),) = OWN_RECORD.decode(raw).items()
        return msgspec.json.decode(fields, type=OWN[name])
    except (msgspec.MsgspecError, ValueError, KeyError) as error:
        raise CodecError(f"not a record of the log's own: {error}") from error
