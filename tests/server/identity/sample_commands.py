"""A command of any kind with something in every field, made from its types: for asking who may send
it, which reads nothing but whom it is about."""

from __future__ import annotations

import types
from enum import Enum
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from msgspec import Struct

from shuffleup.law import DEFAULT


def sample(kind: Any, player: str) -> Any:
    """A command of this kind about this player, or about seat 1."""
    hints = get_type_hints(kind)
    return kind(**{name: value_of(hints[name], name, player) for name in kind.__struct_fields__})


def value_of(kind: Any, name: str, player: str) -> Any:
    form, parts = get_origin(kind), get_args(kind)
    if form in (Union, types.UnionType):
        return None if type(None) in parts else value_of(parts[0], name, player)
    if form is Literal:
        return parts[0]
    if kind is str:
        return player
    if kind in (int, bool, bytes, float):
        return kind()
    if form is not None:
        return form() if form is tuple or form is dict else {}
    if isinstance(kind, type) and issubclass(kind, Enum):
        return next(iter(kind))
    if isinstance(kind, type) and issubclass(kind, Struct):
        return sample(kind, player)
    return DEFAULT
