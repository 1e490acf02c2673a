"""Events as bytes and back: JSON objects with the event's name, one of them or a list.

``encode(event)`` and ``decode(text)`` are each other's inverse for every event of a hand and every
record of the floor; ``encode_all`` and ``decode_all`` for several. Chips and cards
are ints, fractions are written ``1/2``.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

import msgspec

from shuffleup.hand.events import Event
from shuffleup.hand.repairs.primitives import Repair
from shuffleup.law.points import Group, Point

KINDS: dict[str, type] = {}
NAMES: dict[type, str] = {}


class CodecError(ValueError):
    """A line that is not an event we know."""


def known(*kinds: type) -> None:
    """Let these kinds of record be written and read."""
    for kind in kinds:
        assert KINDS.setdefault(kind.__name__, kind) is kind, kind
        NAMES[kind] = kind.__name__


def _kinds_of(union: Any) -> tuple[type, ...]:
    return tuple(kind for kind in union.__args__ if isinstance(kind, type))


known(*_kinds_of(Event), *_kinds_of(Repair))


def encode(event: Any) -> bytes:
    """An event as one line of JSON, without the line's end."""
    return ENCODER.encode(_named(event))


def encode_all(events: Sequence[Any]) -> bytes:
    """Several events as one line."""
    try:
        named = [{NAMES[type(event)]: event} for event in events]
    except KeyError:
        named = [_named(event) for event in events]  # says which is none
    return ENCODER.encode(named)


def _named(event: Any) -> dict[str, Any]:
    name = NAMES.get(type(event))
    if name is None:
        raise CodecError(f"{type(event).__name__} is not an event that can be kept")
    return {name: event}


def decode(text: bytes) -> Any:
    """The event of a text; CodecError if it is none."""
    return _event(_json(text))


def decode_all(line: bytes) -> list[Any]:
    """The events of a line; CodecError if they are none."""
    records = _json(line)
    if not isinstance(records, list):
        raise CodecError("not a list of events")
    return [_event(record) for record in records]


def _json(text: bytes) -> Any:
    try:
        return msgspec.json.decode(text)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise CodecError(f"not an event: {error}") from error


def _event(record: Any) -> Any:
    if not isinstance(record, dict) or len(record) != 1:
        raise CodecError("not an event: a name and its fields")
    ((name, fields),) = record.items()
    if name not in KINDS:
        raise CodecError(f"{name!r} is not an event we know")
    try:
        return _convert(fields, KINDS[name])
    except (msgspec.MsgspecError, ValueError, TypeError) as error:
        raise CodecError(f"not an event: {error}") from error


def _write_other(value: Any) -> Any:
    if isinstance(value, Fraction):
        return f"{value.numerator}/{value.denominator}"
    if isinstance(value, Point):
        return str(value)
    if isinstance(value, Group):
        return {str(point): said for point, said in value.values().items()}
    raise NotImplementedError(f"{type(value).__name__} cannot be written")


def _read_other(kind: type, value: Any) -> Any:
    if kind is Fraction:
        return Fraction(value)
    if issubclass(kind, Group):
        return _read_group(kind, value)
    raise NotImplementedError(f"{kind.__name__} cannot be read")


def _read_group(group: type[Group], told: dict[str, Any]) -> Group:
    """What a house decided, by the names of the law; a point not told is as it is by default."""
    unknown = set(told).difference(group.points)
    if unknown:
        raise ValueError(f"no point of {group.__name__} is called {', '.join(sorted(unknown))}")
    said = {p.attribute: _convert(told[p], type(p.default)) for p in group.points if p in told}
    return group(**said)


def _convert(value: Any, kind: type) -> Any:
    return msgspec.convert(value, kind, dec_hook=_read_other)


ENCODER = msgspec.json.Encoder(enc_hook=_write_other)
