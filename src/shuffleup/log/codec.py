"""Events as bytes and back: one JSON object to a line, with the event's name.

``encode(event)`` and ``decode(line)`` are each other's inverse for every event of a hand and every
record of the floor. Chips and cards are ints, fractions are written ``1/2``.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import msgspec

from shuffleup.hand.events import Event
from shuffleup.hand.repairs import Repair

KINDS: dict[str, type] = {}


class CodecError(ValueError):
    """A line that is not an event we know."""


def known(*kinds: type) -> None:
    """Let these kinds of record be written and read."""
    for kind in kinds:
        assert KINDS.setdefault(kind.__name__, kind) is kind, kind


def _kinds_of(union: Any) -> tuple[type, ...]:
    return tuple(kind for kind in union.__args__ if isinstance(kind, type))


known(*_kinds_of(Event), *_kinds_of(Repair))


def encode(event: Any) -> bytes:
    """An event as one line of JSON, without the line's end."""
    name = type(event).__name__
    if KINDS.get(name) is not type(event):
        raise CodecError(f"{name} is not an event that can be kept")
    return msgspec.json.encode({name: event}, enc_hook=_write_other)


def decode(line: bytes) -> Any:
    """The event of a line; CodecError if it is none."""
    try:
        record = msgspec.json.decode(line)
        (name, fields), *more = record.items()
        if more or name not in KINDS:
            raise CodecError(f"{name!r} is not an event we know")
        return msgspec.convert(fields, KINDS[name], dec_hook=_read_other)
    except (msgspec.MsgspecError, AttributeError, ValueError, TypeError) as error:
        if isinstance(error, CodecError):
            raise
        raise CodecError(f"not an event: {error}") from error


def _write_other(value: Any) -> Any:
    if isinstance(value, Fraction):
        return f"{value.numerator}/{value.denominator}"
    raise NotImplementedError(f"{type(value).__name__} cannot be written")


def _read_other(kind: type, value: Any) -> Any:
    if kind is Fraction:
        return Fraction(value)
    raise NotImplementedError(f"{kind.__name__} cannot be read")
