"""Events that hold law or a game, with a reference in place of its text, and back.

``referring(event, needed)`` is the record of an event as a log keeps it; ``resolved`` puts the
texts back. Which kinds refer to a text is read off their types; all others are left to the codec's
quick way.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import get_args

import msgspec
from msgspec import Struct

from shuffleup.games import Sheet
from shuffleup.law import Rules
from shuffleup.log.codec import CodecError, to_plain
from shuffleup.log.law_text import Text, stored

TEXTS: tuple[type[Text], ...] = (Rules, Sheet)


@cache
def refers(kind: object) -> bool:
    """Whether values of this type hold law or a game."""
    if kind in TEXTS:
        return True
    if isinstance(kind, type) and issubclass(kind, Struct):
        return any(refers(field.type) for field in msgspec.structs.fields(kind))
    return any(refers(part) for part in get_args(kind))


def holds_text(value: object) -> bool:
    kind: type = type(value)
    return refers(kind)


def referring(value: object, needed: list[Text]) -> object:
    """A value with a reference for every text in it; the texts are added to ``needed``."""
    if isinstance(value, TEXTS):
        needed.append(value)
        return stored(value).digest
    if isinstance(value, tuple):
        return [referring(one, needed) for one in value]
    if isinstance(value, Struct) and holds_text(value):
        return {name: referring(getattr(value, name), needed) for name in told_fields(value)}
    return value


def told_fields(value: Struct) -> list[str]:
    """The fields that are written: those that are as usual are not, where a record says so."""
    if not value.__struct_config__.omit_defaults:
        return list(value.__struct_fields__)
    fields = msgspec.structs.fields(value)
    return [one.name for one in fields if getattr(value, one.name) != one.default]


def resolved(kind: object, data: object, texts: Mapping[str, Text]) -> object:
    """What was read for a type, with the texts its references name."""
    if not refers(kind):
        return data
    text = next((text for text in TEXTS if text is kind), None)
    if text is not None:
        return text_of(text, data, texts)
    if isinstance(data, list):
        part = get_args(kind)[0]
        return [resolved(part, one, texts) for one in data]
    if isinstance(data, dict) and isinstance(kind, type):
        types = {field.name: field.type for field in msgspec.structs.fields(kind)}
        return {name: resolved(types.get(name), one, texts) for name, one in data.items()}
    part = next((part for part in get_args(kind) if refers(part)), None)
    return data if part is None or data is None else resolved(part, data, texts)


def text_of(kind: type[Text], data: object, texts: Mapping[str, Text]) -> Text:
    found = texts.get(data) if isinstance(data, str) else None
    if not isinstance(found, kind):
        what = "rules" if kind is Rules else "game"
        raise CodecError(f"{str(data)[:80]!r}: no {what} of this digest stand before it")
    return found


def plain(value: object) -> object:
    """A value as JSON has it, but for the texts in it, which are left whole."""
    if isinstance(value, TEXTS):
        return value
    if isinstance(value, tuple):
        return [plain(one) for one in value]
    if isinstance(value, Struct) and holds_text(value):
        return {name: plain(getattr(value, name)) for name in told_fields(value)}
    return to_plain(value)
