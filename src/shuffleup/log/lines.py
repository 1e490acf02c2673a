"""A line of a log: what it holds, written and read.

A line's body is one batch: ``{"at":…,"events":{"table/1":[{"table.Seated":{…}},…]}}``; records of
the log's own stand before the events of a stream. ``body_of`` writes it, ``read_batch`` reads it.
What was read is written again and must come out the same, byte for byte, so nothing in a line is
ever ignored; where it does not, the line is read once more, slowly, to say what is wrong. With a
``Seal`` (``log.sealing``) records that hide cards are written sealed and opened when they are read.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from typing import get_args

import msgspec
from msgspec import Raw, Struct

from shuffleup.log import upcasting
from shuffleup.log.codec import (
    ENCODER,
    NAMES,
    CodecError,
    converted,
    from_json,
    kind_of,
    name_of,
    named,
    read_other,
)
from shuffleup.log.differences import difference
from shuffleup.log.header import Begun, Continued
from shuffleup.log.law_text import Game, Law, Text
from shuffleup.log.protocol import NOTHING, Batch
from shuffleup.log.references import plain, referring, refers, resolved
from shuffleup.log.sealing import (
    PACK,
    PACKED,
    Seal,
    hides_something,
    is_sealed,
    sealed_text,
    unpacked,
)
from shuffleup.log.upcasting import upcasted

Own = Begun | Continued | Law | Game  # records in which the log speaks of itself
OWN: dict[str, type[Own]] = {NAMES[kind]: kind for kind in get_args(Own)}
Record = Mapping[str, object]  # the name of a kind, and an event or its fields
Formats = Callable[[str], int]  # of a stream, at the beginning of a line
Texts = Mapping[str, Text]
Opener = Callable[[str, bytes], bytes]  # the packed fields of a sealed record, of a kind and a text


class Named(Struct, frozen=True, forbid_unknown_fields=True):
    """A line's body with only the names of its records read."""

    events: dict[str, list[dict[str, Raw]]]
    at: int | None = None


NAMED = msgspec.json.Decoder(Named)


class QuickNames(dict[type, str]):
    """The names of those kinds that can be written as they are: they hold no law."""

    def __missing__(self, kind: type) -> str:
        name = NAMES[kind]
        if refers(kind):
            raise KeyError(kind)
        self[kind] = name
        return name


class QuickReaders(dict[str, Callable[[Raw], object]]):
    """How the fields of the same kinds are read at once, by the name of the kind."""

    def __missing__(self, name: str) -> Callable[[Raw], object]:
        kind = kind_of(name)
        if refers(kind) or name in OWN:
            raise KeyError(name)
        self[name] = msgspec.json.Decoder(kind, dec_hook=read_other).decode
        return self[name]


QUICK = QuickNames()
READERS = QuickReaders()


# ---- writing ---------------------------------------------------------------------------------


def records_of(events: Sequence[object], needed: list[Text]) -> list[Record]:
    """Events with their names; the law they refer to is added to ``needed``."""
    try:
        return [{QUICK[type(event)]: event} for event in events]
    except KeyError:
        return [{name_of(event): referring(event, needed)} for event in events]


def sealed(
    records: list[Record], events: Sequence[object], seal: Seal, stream: str, version: int
) -> list[Record]:
    """The records of events that come after a version, those sealed that hide something."""
    return [
        {name: seal.closed(stream, version + at, name, event) for name in record}
        if hides_something(event)
        else record
        for at, (record, event) in enumerate(zip(records, events, strict=True))
    ]


def body_of(records: Mapping[str, Sequence[Record]], at: int | None) -> bytes:
    if at is None:
        return ENCODER.encode({"events": records})
    return ENCODER.encode({"at": at, "events": records})


# ---- reading ---------------------------------------------------------------------------------


def read_batch(
    body: bytes,
    formats: Formats,
    texts: Texts,
    seal: Seal | None = None,
    versions: Mapping[str, int] = NOTHING,
) -> Batch:
    """The batch of a line; CodecError, with the record, if anything in it is not as it should be.
    To open what is sealed takes the seal, and the version of each stream before the line."""
    try:
        line = NAMED.decode(body)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise CodecError(f"not a line of a log: {error}") from error

    def opener(stream: str, at: int) -> Opener:
        version = versions.get(stream, 0) + at
        return lambda name, text: opened(seal, stream, version, name, text)

    if all(formats(stream) == upcasting.FORMAT for stream in line.events):
        batch = _quickly(line, body, texts, opener if seal else None)
        if batch is not None:
            return batch
        _carefully(line, formats, texts, opener)
        raise CodecError("it says the same as a line of a log, and is written otherwise")
    return _carefully(line, formats, texts, opener)


def opened(seal: Seal | None, stream: str, version: int, name: str, text: bytes) -> bytes:
    if seal is None:
        raise CodecError(f"{name} is sealed, and there is nothing here to open it with")
    return seal.opened(stream, version, name, text)


Openers = Callable[[str, int], Opener]  # by the stream, and the number of the event in the line


def _quickly(line: Named, body: bytes, texts: Texts, openers: Openers | None) -> Batch | None:
    """The batch, if all of it is written as it would be today."""
    read: dict[str, Sequence[object]] = {}
    again: dict[str, list[Record]] = {}
    try:
        for stream, records in line.events.items():
            own = how_many_own(records)
            told = records[own:]
            events = (
                _events(told, texts)
                if openers is None
                else _opened_events(told, texts, partial(openers, stream))
            )
            written = records_of(events, [])
            if openers is not None:
                left_sealed(written, told)
            read[stream], again[stream] = events, [*records[:own], *written]
    except (msgspec.MsgspecError, CodecError, ValueError, TypeError, ArithmeticError):
        return None
    return Batch(read, line.at) if body_of(again, line.at) == body else None


def how_many_own(records: list[dict[str, Raw]]) -> int:
    """How many records of the log's own come first in a line."""
    return next((at for at, one in enumerate(records) if not OWN.keys() & one), len(records))


def _events(records: list[dict[str, Raw]], texts: Texts) -> list[object]:
    named = [item for record in records for item in record.items()]
    try:
        return [READERS[name](raw) for name, raw in named]
    except KeyError:
        return [_whole(name, raw, texts) for name, raw in named]


def _opened_events(
    records: list[dict[str, Raw]], texts: Texts, opener: Callable[[int], Opener]
) -> list[object]:
    """The same where some of the records may be sealed."""
    events: list[object] = []
    for at, record in enumerate(records):
        sealed = any(map(is_sealed, record.values()))
        events += [_unsealed(*named(record), opener(at))] if sealed else _events([record], texts)
    return events


def _unsealed(name: str, raw: Raw, opener: Opener) -> object:
    """A sealed event, if it would be packed the same today. What is opened was sealed from just
    these bytes, so it need not be sealed again to be compared."""
    packed = opener(name, sealed_text(raw))
    event = PACKED[name](packed)
    if PACK(event) != packed:
        raise CodecError(f"{name} is sealed, and written otherwise")
    return event


def left_sealed(written: list[Record], records: list[dict[str, Raw]]) -> None:
    """Put in what stands sealed as it is: opening it has shown that it would be written the same.
    What has been written since a house has a seal may stand beside what was written before."""
    for at, record in enumerate(records[: len(written)]):
        if any(map(is_sealed, record.values())):
            written[at] = record


def _whole(name: str, raw: Raw, texts: Texts) -> object:
    """An event with the law it refers to."""
    if name in OWN:
        raise CodecError(f"{name} stands after events")
    kind = kind_of(name)
    return converted(resolved(kind, from_json(raw), texts), kind)


def _carefully(line: Named, formats: Formats, texts: Texts, openers: Openers) -> Batch:
    """The batch record by record, old formats brought up to today's."""
    read: dict[str, Sequence[object]] = {}
    for stream, records in line.events.items():
        own, events = how_many_own(records), list[object]()
        for at, record in enumerate(records[own:]):
            with in_record(stream, own + at + 1):
                events.append(_one(record, formats(stream), texts, openers(stream, at)))
        read[stream] = events
    return Batch(read, line.at)


def _one(record: dict[str, Raw], format: int, texts: Texts, opener: Opener) -> object:
    name, raw = named(record)
    fields = unpacked(opener(name, sealed_text(raw))) if is_sealed(raw) else from_json(raw)
    name, fields = upcasted(name, fields, format)
    kind = kind_of(name)
    if name in OWN:
        raise CodecError(f"{name} stands after events")
    whole = resolved(kind, fields, texts)
    event = converted(whole, kind)
    wrong = difference(whole, plain(event))
    if wrong:
        raise CodecError(f"{name}: {wrong}")
    return event


@contextmanager
def in_record(stream: str, number: int) -> Iterator[None]:
    """Say of an error which record it is in."""
    try:
        yield
    except CodecError as error:
        raise CodecError(f"record {number} of {stream}: {error}") from error
