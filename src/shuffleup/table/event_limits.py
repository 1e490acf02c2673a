"""Whether an event can be written at all: ``is_within(table, event)``.

Asked of events that do not follow from the log before them: a seat, a run or an amount far outside
a table's is no event to write, since it would cost memory or time without end.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import fields

from shuffleup.table.rulings import AnyTableEvent
from shuffleup.table.state import Table

SEATS = frozenset(
    {"seat", "first", "button", "small", "big", "little", "source", "target", "beside"}
)  # fmt: skip
COUNTS = frozenset({"run", "times", "phase", "street", "stage", "waits", "dealt_from"})
LEAST_PLACE = -6  # of a card: the places besides a seat are below 0
MOST_COUNTED = 20
MOST_CHIPS = 1 << 53


def is_within(table: Table, event: AnyTableEvent) -> bool:
    """Whether its seats are at the table and its numbers ones that can be."""
    return all(is_possible(table, name, number) for name, number in numbers(event))


def is_possible(table: Table, name: str, number: int) -> bool:
    if name in SEATS:
        return LEAST_PLACE <= number < table.n
    if name in COUNTS:
        return -1 <= number <= MOST_COUNTED
    return abs(number) <= MOST_CHIPS


def numbers(record: Struct) -> Iterator[tuple[str, int]]:
    """Every whole number of a record, however deep, by the name of its field."""
    for field in fields(record):
        yield from numbers_in(field.name, getattr(record, field.name))


def numbers_in(name: str, value: object) -> Iterator[tuple[str, int]]:
    if isinstance(value, int):
        yield name, value
    elif isinstance(value, tuple):
        for one in value:
            yield from numbers_in(name, one)
    elif isinstance(value, Struct):
        yield from numbers(value)
