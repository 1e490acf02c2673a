"""Facts checked before anybody judges them: the right type, a seat that is there, nothing more.

``check_facts(facts, seats)`` raises FactError with the reason; what passes holds what its kind
says.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeGuard

from msgspec import Struct

from shuffleup.cards import UNKNOWN
from shuffleup.floor.facts import (
    ACTS,
    CARD,
    CARDS,
    CHIPS,
    COUNT,
    ONE_OF,
    PILE,
    SEAT,
    SEATS,
    YES,
    Fact,
    FactError,
    Facts,
)
from shuffleup.floor.substantial import Act
from shuffleup.hand.echoes import said, seat_said

MOST = 10**12  # chips, and anything that is counted
MOST_CHIPS = 10_000  # single chips in a pile


class KnownSeats(Struct, frozen=True):
    """The seats that facts may name: which of them count, and what is said of any other."""

    filled: tuple[bool, ...]
    otherwise: str  # "is not in this hand"


def check_facts(facts: Facts, seats: KnownSeats) -> None:
    """Refuse facts that cannot be: unknown ones, of the wrong type, seats that do not count."""
    for name, value in facts.given.items():
        fact = facts.declared.get(name)
        if fact is None:
            known = ", ".join(facts.declared) or "none"
            raise FactError(f"{name!r} is no fact of this; there are: {known}")
        if not CHECKS[fact.kind](seats, fact, value):
            raise FactError(f"{name} is {WHAT[fact.kind]}, not {said(value)}")


def is_whole(value: object, most: int = MOST) -> TypeGuard[int]:
    return type(value) is int and 0 <= value <= most


def is_seat(seats: KnownSeats, fact: Fact, value: object) -> bool:
    if type(value) is not int:
        return False
    there = 0 <= value < len(seats.filled)
    if not there or not (seats.filled[value] or fact.any_seat):
        raise FactError(f"seat {seat_said(value)} {seats.otherwise}")
    return True


def is_some(value: object) -> TypeGuard[Sequence[object]]:
    return isinstance(value, tuple | list)


def are_seats(seats: KnownSeats, fact: Fact, value: object) -> bool:
    return is_some(value) and all(is_seat(seats, fact, seat) for seat in value)


def are_cards(seats: KnownSeats, fact: Fact, value: object) -> bool:
    if not is_some(value) or (fact.kind == CARD and len(value) != 1):
        return False
    known = [card for card in value if card != UNKNOWN]
    deck = set(range(53))  # a joker may turn up in any deck
    return all(type(c) is int and c in deck for c in known) and len(set(known)) == len(known)


def is_pile(seats: KnownSeats, fact: Fact, value: object) -> bool:
    if not is_some(value) or len(value) > MOST_CHIPS:
        return False
    return all(is_whole(chip) and chip > 0 for chip in value)


def are_acts(seats: KnownSeats, fact: Fact, value: object) -> bool:
    return is_some(value) and all(
        isinstance(act, Act)
        and is_seat(seats, fact, act.seat)
        and act.action in ("fold", "check", "call", "raise")
        and is_whole(act.to)
        for act in value
    )


CHECKS: dict[str, Callable[[KnownSeats, Fact, object], bool]] = {
    SEAT: is_seat,
    SEATS: are_seats,
    CHIPS: lambda seats, fact, value: is_whole(value),
    COUNT: lambda seats, fact, value: is_whole(value),
    CARD: are_cards,
    CARDS: are_cards,
    YES: lambda seats, fact, value: type(value) is bool,
    ONE_OF: lambda seats, fact, value: type(value) is str and value in fact.values,
    PILE: is_pile,
    ACTS: are_acts,
}
WHAT = {
    SEAT: "a seat of this table",
    SEATS: "seats of this table",
    CHIPS: "a whole number of chips",
    COUNT: "a whole number",
    CARD: "one card",
    CARDS: "cards, each once",
    YES: "yes or no",
    ONE_OF: "one of those listed",
    PILE: "chips, one number for each",
    ACTS: "what players did, in order",
}
