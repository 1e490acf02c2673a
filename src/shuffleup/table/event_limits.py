"""Whether an event can be written at all: ``out_of_bounds(table, event)`` says what is wrong.

Asked of whatever was read from a log before it is applied, and of events that do not follow from
the log before them: a seat, a run, an amount, a card or a list far outside a table's is no event to
write, since it would cost memory or time without end, or count chips that cannot be.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache

from msgspec import Struct

from shuffleup.cards import UNKNOWN
from shuffleup.games import Sheet
from shuffleup.hand.repairs.primitives import Exposed, Held
from shuffleup.hand.setup import Stakes
from shuffleup.table import events as e
from shuffleup.table.edge import unfit_fields
from shuffleup.table.house import House
from shuffleup.table.rulings import AnyTableEvent
from shuffleup.table.state import Table

SEATS = frozenset(
    {"seat", "first", "button", "small", "big", "little", "source", "target", "beside", "other"}
)  # fmt: skip
TO_A_SEAT = (e.SeatAsked, e.SeatHeld, e.SeatChanged)
COUNTS = frozenset({"run", "times", "phase", "street", "stage", "waits", "dealt_from", "way"})
CARDS = frozenset({"card", "cards", "deck", "stub"})
CHIPS = frozenset(
    {
        "amount", "bet", "carried", "cash", "chip", "coming", "count", "drop", "owed", "plays",
        "promotion", "stacks",
    }
)  # fmt: skip
LEAST_PLACE = -6  # of a card: the places besides a seat are below 0
MOST_COUNTED = 20
MOST_CHIPS = 1 << 53
MOST_SEATS = 64  # far more than any game is for
LONGEST_LIST = 1_000
LONGEST_TEXT = 20_000
TERMS = (House, Sheet, Stakes)  # bounded where a command brings them, and by the same measure here


class OutOfBoundsError(ValueError):
    """An event that cannot be of this table."""


def is_within(table: Table, event: AnyTableEvent) -> bool:
    """Whether its seats are at the table and its numbers ones that can be."""
    return not out_of_bounds(table, event)


def out_of_bounds(table: Table, event: AnyTableEvent) -> str:
    """The first field that holds what cannot be; nothing where all of them can be."""
    return next(wrong(table.n, type(event), event), "")


def check_bounds(table: Table, event: AnyTableEvent, number: int) -> None:
    """Refuse an event read from a log that cannot be of this table; ``number`` counts from 1."""
    field = out_of_bounds(table, event)
    if field:
        says = f"its {field.replace('_', ' ')} cannot be"
        raise OutOfBoundsError(f"event {number}, {type(event).__name__}: {says} at this table")


def check_opening(event: e.TableOpened) -> None:
    """The same of a table that opens, before there is one."""
    seats = 0 < event.seats <= MOST_SEATS
    field = next(wrong(MOST_SEATS, e.TableOpened, event), "") if seats else "seats"
    if field:
        raise OutOfBoundsError(f"event 1, TableOpened: its {field} cannot be")


def wrong(seats: int, kind: type, record: Struct) -> Iterator[str]:
    """The fields of a record, however deep, that hold what they cannot at so many seats."""
    for name in record.__struct_fields__:
        value = getattr(record, name)
        if type(value) is int:
            least, most = limits(kind, name, seats)
            if not least <= value <= most:
                yield name
        elif value and not isinstance(value, bool):
            yield from wrong_in(seats, kind, name, value)


def wrong_in(seats: int, kind: type, name: str, value: object) -> Iterator[str]:
    """The same of what a field holds besides a number: a text, terms, a list, another record."""
    if isinstance(value, str):
        if len(value) > LONGEST_TEXT:
            yield name
    elif isinstance(value, TERMS):
        yield from (f"{name}: {field}" for field in unfit(value))
    elif isinstance(value, tuple):
        yield from wrong_in_list(seats, kind, name, value)
    elif isinstance(value, Struct):
        yield from wrong(seats, kind, value)


def wrong_in_list(seats: int, kind: type, name: str, values: tuple[object, ...]) -> Iterator[str]:
    if len(values) > LONGEST_LIST:
        yield name
        return
    numbers = [one for one in values if isinstance(one, int)]
    least, most = limits(kind, name, seats)
    if numbers and not least <= min(numbers) <= max(numbers) <= most:
        yield name
    if len(numbers) < len(values):
        for one in values:
            yield from wrong_in(seats, kind, name, one)


@lru_cache(maxsize=256)
def unfit(terms: House | Sheet | Stakes) -> list[str]:
    return unfit_fields(terms)


@cache
def limits(kind: type, name: str, seats: int) -> tuple[int, int]:
    """The least and the most that a number of this name can be in an event of this kind."""
    if name in SEATS or (name == "to" and kind in TO_A_SEAT):
        return LEAST_PLACE, seats - 1
    if name in COUNTS:
        return -1, MOST_COUNTED
    if name in CARDS:
        return 0, UNKNOWN
    if kind is Held:  # chips that come back are below 0
        return -MOST_CHIPS, MOST_CHIPS
    if name in CHIPS or (name == "to" and kind is not Exposed):
        return 0, MOST_CHIPS
    return -MOST_CHIPS, MOST_CHIPS
