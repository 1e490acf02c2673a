"""The edge of a league: what the fields of a command may hold at all, before anybody judges it.

The same as at a table, but for lists: a field of players is longer than a table's seats.
"""

from __future__ import annotations

from typing import Final, get_args, get_origin

from msgspec import Struct

from shuffleup.table.edge import fields_of, fits

MOST_ENTRANTS: Final = 10_000


def unfit_in_league(record: Struct) -> list[str]:
    """The fields of a command that hold what they cannot."""
    return [
        name
        for name, kind in fields_of(type(record))
        if not is_fit(getattr(record, name), kind, name)
    ]


def is_fit(value: object, kind: object, name: str = "") -> bool:
    """Whether a value is what a field of this type may hold."""
    if isinstance(kind, type) and issubclass(kind, Struct):
        return type(value) is kind and not unfit_in_league(value)
    parts = get_args(kind)
    if get_origin(kind) is tuple and len(parts) == 2 and parts[1] is Ellipsis:
        return (
            type(value) is tuple
            and len(value) <= MOST_ENTRANTS
            and all(is_fit(one, parts[0], name) for one in value)
        )
    return fits(value, kind, name if kind is str else "")  # a board here has cards, not a number
