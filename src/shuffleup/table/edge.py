"""The edge of a table: what the fields of a command may hold at all, before anybody judges it.

A field is of the type its command declares, nested ones too, and bounded: chips and minutes, texts
and names of printable characters, lists. What passes can be compared, added up, said aloud and
written to a log, so that no judge has to fear it; what a command means there is for the judges.
"""

from __future__ import annotations

import types
from collections.abc import Mapping
from enum import Enum
from functools import cache
from operator import countOf
from typing import Final, TypeGuard, Union, get_args, get_origin, get_type_hints

from msgspec import Struct

from shuffleup.floor.senders import Role, Sender
from shuffleup.law import Rules
from shuffleup.outside_text import sentence
from shuffleup.table.state import Table, all_chips, taken_seats

MOST_CHIPS: Final = 2**53  # at one table, all together: so every program can count them exactly
MOST_MINUTES: Final = 10**9
MOST_IN_LIST: Final = 64  # cards, seats, piles, games
MOST_IN_FACT: Final = 10_000  # chips in a pile that is reported
LONGEST_NAME: Final = 64
LONGEST_TEXT: Final = 1000
LONGEST_REFUSAL: Final = 200
LARGEST_SEED: Final = 4096  # bits of a number, or bytes

# Cards of a street, and players of a game.
MOST: Final = {"discard": 7, "draw": 7, "down": 7, "up": 7, "board": 7, "max_seats": 10}
MINUTES: Final = ("now", "minutes", "time_minutes")
NAMES: Final = ("player", "option", "by", "kind", "game", "listing", "table", "name")
# Whoever judges these says what is wrong with a number below 0.
ANY_SIGN: Final = (
    "seats", "cards", "button", "chip", "count", "buy_in", "chips", "blinds", "told",
)  # fmt: skip


def fits(value: object, kind: object, name: str = "") -> bool:
    """Whether a value is what a field of this name and type may hold."""
    if kind is int:
        return is_number(value, name)
    if kind is str:
        return is_text(value, LONGEST_NAME if name in NAMES else LONGEST_TEXT)
    if not isinstance(kind, type) or get_origin(kind) is not None:
        return fits_form(value, kind, name)
    if issubclass(kind, Struct):
        return type(value) is kind and all(
            fits(getattr(value, field), hint, field) for field, hint in fields_of(kind)
        )
    return isinstance(value, kind) if issubclass(kind, Enum | Rules) else type(value) is kind


def fits_form(value: object, kind: object, name: str) -> bool:
    """The same for a type made of others: one of several, a list, facts by name."""
    form, parts = get_origin(kind), get_args(kind)
    if form in (Union, types.UnionType):
        return any(fits(value, part, name) for part in parts)
    if form is tuple:
        return is_list(value, parts, name)
    return form is not None and issubclass(form, Mapping) and are_facts(value)


def is_list(value: object, parts: tuple[object, ...], name: str) -> bool:
    if type(value) is not tuple or len(value) > MOST_IN_LIST:
        return False
    if len(parts) == 2 and parts[1] is Ellipsis:
        return all(fits(one, parts[0], name) for one in value)
    return len(value) == len(parts) and all(
        fits(one, part, name) for one, part in zip(value, parts, strict=True)
    )


@cache
def fields_of(kind: type[Struct]) -> tuple[tuple[str, object], ...]:
    """The fields of a record and their types."""
    hints = get_type_hints(kind)
    return tuple((name, hints[name]) for name in kind.__struct_fields__)


def is_number(value: object, name: str) -> bool:
    if type(value) is not int:
        return False
    most = MOST_MINUTES if name in MINUTES else MOST.get(name, MOST_CHIPS)
    return (-most if name in ANY_SIGN else 0) <= value <= most


def is_text(value: object, longest: int = LONGEST_TEXT) -> bool:
    """Printable characters alone: none that steers a terminal, no half of a surrogate pair."""
    return type(value) is str and len(value) <= longest and value.isprintable()


def is_name(value: object) -> bool:
    """What a person can be called: something to read, not only spaces."""
    if type(value) is not str or not 0 < len(value) <= LONGEST_NAME:
        return False
    return value.isprintable() and not value.isspace()


def is_sender(value: object) -> TypeGuard[Sender]:
    """Somebody with an id and a role of the list, whatever they want."""
    return isinstance(value, Sender) and type(value.role) is Role and is_name(value.id)


def are_facts(value: object) -> bool:
    """Facts of a report, bounded; whoever reads the report says whether they answer it."""
    if type(value) is not dict or len(value) > MOST_IN_LIST:
        return False
    return all(is_text(key, LONGEST_NAME) and is_fact(fact) for key, fact in value.items())


def is_fact(value: object) -> bool:
    if type(value) is str:
        return is_text(value)
    return not isinstance(value, tuple | list) or len(value) <= MOST_IN_FACT


def in_short(says: str) -> str:
    """What somebody is told: a name they sent may be a thousand characters long."""
    return says if len(says) <= LONGEST_REFUSAL else sentence(says, LONGEST_REFUSAL)


def is_seed(seed: object) -> bool:
    """A seed that can be hashed, or none."""
    if type(seed) is int:
        return seed.bit_length() <= LARGEST_SEED
    if type(seed) is bytes:
        return len(seed) <= LARGEST_SEED
    return seed is None or is_text(seed)


def is_deck(deck: object) -> bool:
    """Cards as numbers, or none; whether they are a deck is for the dealer to see."""
    if type(deck) is not tuple:
        return deck is None
    return len(deck) <= MOST_IN_LIST and countOf(map(type, deck), int) == len(deck)


def unfit_fields(record: Struct) -> list[str]:
    """The fields of a command, or of what a house designates, that hold what they cannot."""
    return [
        name
        for name, kind in fields_of(type(record))
        if not fits(getattr(record, name), kind, name)
    ]


def is_too_much(table: Table, amount: int) -> bool:
    """Whether so many chips more could not be counted with those that are here."""
    here = sum(all_chips(seat) for _, seat in taken_seats(table))
    purses = sum(table.collected.values()) + table.adrift
    return amount + here + purses + table.pot.carried + table.pot.spare > MOST_CHIPS
