"""A record of every kind a log can hold, made from its types."""

from __future__ import annotations

import types
from enum import Enum
from fractions import Fraction
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from msgspec import Struct

from shuffleup.games import Sheet, game
from shuffleup.law import DEFAULT, Rules
from shuffleup.log.codec import KINDS

OF_THE_LOG = "log."  # what a log writes by itself


def every_record() -> dict[str, object]:
    """By name; those of the log itself come with the rest."""
    return {
        name: record_of(kind)
        for name, kind in sorted(KINDS.items())
        if not name.startswith(OF_THE_LOG)
    }


def record_of(kind: Any) -> Any:
    hints = get_type_hints(kind)
    return kind(**{name: value_of(hints[name]) for name in kind.__struct_fields__})


def value_of(kind: Any) -> Any:
    form, parts = get_origin(kind), get_args(kind)
    if form in (Union, types.UnionType):
        return None if type(None) in parts else value_of(parts[0])
    if form is Annotated:
        return value_of(parts[0])
    if form is Literal:
        return parts[0]
    if kind is Any:
        return 1
    if form is tuple:
        return tuple(value_of(one) for one in parts if one is not Ellipsis)
    if form is not None:
        return form()
    if kind is Rules:
        return DEFAULT
    if kind is Sheet:
        return game("holdem")
    if isinstance(kind, type) and issubclass(kind, Enum):
        return next(iter(kind))
    if isinstance(kind, type) and issubclass(kind, Struct):
        return record_of(kind)
    return {str: "x", Fraction: Fraction(1, 2)}.get(kind) or kind()
