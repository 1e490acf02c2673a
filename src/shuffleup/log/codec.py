"""Events as bytes and back: JSON objects with the event's full name, one of them or a list.

A name has its layer before it: ``hand.Raised``, ``table.Seated``. ``encode(event)`` and
``decode(text)`` are each other's inverse for every kind that is ``known``; ``encode_all`` and
``decode_all`` for several. Chips and cards are ints, fractions are written ``1/2``. Reading is
strict: whatever would be written otherwise than it stands there (an unknown field, one that is
missing, a number as a text) is an error that names it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import TypeVar, get_args

import msgspec

from shuffleup.hand.echoes import said
from shuffleup.hand.events import Event
from shuffleup.hand.repairs.primitives import Repair
from shuffleup.law.points import Group, Point
from shuffleup.log.differences import difference
from shuffleup.outside_text import fraction, sentence

Json = None | bool | int | float | str | list["Json"] | dict[str, "Json"]
V = TypeVar("V")
KINDS: dict[str, type] = {}
NAMES: dict[type, str] = {}


class CodecError(ValueError):
    """A text that is not an event we know: one sentence that any terminal can show."""

    def __init__(self, why: str) -> None:
        super().__init__(sentence(why))


def known(layer: str, *kinds: type) -> None:
    """Let these kinds of record be written and read, under the name of their layer."""
    for kind in kinds:
        name = f"{layer}.{kind.__name__}"
        if KINDS.setdefault(name, kind) is not kind:
            raise CodecError(f"{name} is the name of two kinds of record")
        if NAMES.setdefault(kind, name) != name:
            raise CodecError(f"{kind.__name__} has two names: {NAMES[kind]} and {name}")


def _kinds_of(union: object) -> tuple[type, ...]:
    return tuple(kind for kind in get_args(union) if isinstance(kind, type))


known("hand", *dict.fromkeys((*_kinds_of(Event), *_kinds_of(Repair))))


def encode(event: object) -> bytes:
    """An event as one line of JSON, without the line's end."""
    return ENCODER.encode({name_of(event): event})


def encode_all(events: Sequence[object]) -> bytes:
    """Several events as one line."""
    try:
        return ENCODER.encode([{NAMES[type(event)]: event} for event in events])
    except KeyError:
        return ENCODER.encode([{name_of(event): event} for event in events])  # names the stranger


def name_of(event: object) -> str:
    name = NAMES.get(type(event))
    if name is None:
        raise CodecError(f"{type(event).__name__} is not an event that can be kept")
    return name


def decode(text: bytes) -> object:
    """The event of a text; CodecError if it is none."""
    return _event(from_json(text))


def decode_all(line: bytes) -> list[object]:
    """The events of a line; CodecError if they are none."""
    records = from_json(line)
    if not isinstance(records, list):
        raise CodecError("not a list of events")
    return [_event(record) for record in records]


def _event(record: Json) -> object:
    name, fields = named(record if isinstance(record, dict) else {})
    return read(name, fields)


def named(record: Mapping[str, V]) -> tuple[str, V]:
    """A record's name and its fields."""
    if len(record) != 1:
        raise CodecError("not an event: a name and its fields")
    ((name, fields),) = record.items()
    return name, fields


def kind_of(name: str) -> type:
    if name not in KINDS:
        raise CodecError(f"{name!r} is not an event we know")
    return KINDS[name]


def read(name: str, fields: Json) -> object:
    """The event of that name with exactly these fields, nested ones too."""
    event = converted(fields, kind_of(name))
    wrong = difference(fields, to_plain(event))
    if wrong:
        raise CodecError(f"{name}: {wrong}")
    return event


def converted(fields: object, kind: type) -> object:
    try:
        return msgspec.convert(fields, kind, dec_hook=read_other)
    except (msgspec.MsgspecError, ValueError, TypeError, ArithmeticError) as error:
        raise CodecError(f"not an event: {NAMES[kind]}: {error}") from error


def to_plain(value: object) -> Json:
    """A value as JSON has it, in lists, dicts, numbers and texts."""
    return from_json(ENCODER.encode(value))


def from_json(text: bytes | msgspec.Raw) -> Json:
    try:
        read: Json = msgspec.json.decode(text)
        return read
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise CodecError(f"not an event: {error}") from error


def write_other(value: object) -> object:
    if isinstance(value, Fraction):
        return f"{value.numerator}/{value.denominator}"
    if isinstance(value, Point):
        return str(value)
    if isinstance(value, Group):
        return {str(point): said for point, said in value.values().items()}
    raise NotImplementedError(f"{type(value).__name__} cannot be written")


def read_other(kind: type, value: object) -> object:
    if kind is Fraction and isinstance(value, str | int | float):
        return fraction(value) if isinstance(value, str) else Fraction(value)
    if issubclass(kind, Group) and isinstance(value, dict):
        return read_group(kind, value)
    if kind is Fraction or issubclass(kind, Group):
        says = "a number or a share" if kind is Fraction else "what a house decides"
        raise TypeError(f"{said(value)} is not {says}")
    raise NotImplementedError(f"{kind.__name__} cannot be read")


def read_group(group: type[Group], told: dict[str, object]) -> Group:
    """What a house decided, by the names of the law; a point that is not told has its default."""
    unknown = set(told).difference(group.points)
    if unknown:
        raise ValueError(f"no question of a book is called {', '.join(sorted(unknown))}")
    given = {point: told[point] for point in group.points if point in told}
    return group(
        **{
            point.attribute: msgspec.convert(value, type(point.default), dec_hook=read_other)
            for point, value in given.items()
        }
    )


ENCODER = msgspec.json.Encoder(enc_hook=write_other)
