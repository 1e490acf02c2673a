"""What is wrong with an event of a log, in words: ``at_odds``, ``unlawful``, ``plain``.

For whoever keeps the log, so cards and names are told. Whatever a forged log holds can be told:
numbers that are no seat, cards that are none, texts of any length.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from msgspec import UNSET, Struct
from msgspec.structs import fields

from shuffleup.cards import show
from shuffleup.games import Sheet
from shuffleup.hand.words.hand_words import TELLERS
from shuffleup.law import Rules
from shuffleup.table.rulings import AnyTableEvent

SEATS = frozenset({"seat", "first", "button", "small", "big", "little", "source", "target"})
CARDS = frozenset({"card", "cards", "deck", "stub"})
LONGEST = 80  # of a text that is told whole
MOST_CARDS = 13  # of cards that are named and not counted


def plain(event: AnyTableEvent) -> str:
    """``hand ended``: the kind of an event."""
    name = type(event).__name__
    return "".join(f" {one.lower()}" if one.isupper() else one for one in name).strip()


def told(event: AnyTableEvent, names: Sequence[str]) -> str:
    """An event as a dealer would say it, or its kind and what it says."""
    teller = TELLERS.get(type(event))
    if teller is not None:
        try:
            return teller(event, [called(names, at) for at in range(len(names))])
        except (LookupError, TypeError):  # a seat or a card that there is not
            pass
    parts = [f"{label(name)} {value}" for name, value in facts(event, names).items()]
    return f"{plain(event)}: {', '.join(parts)}" if parts else plain(event)


def at_odds(event: AnyTableEvent, expected: AnyTableEvent, names: Sequence[str]) -> str:
    """The log has one thing where another follows; of two of a kind, what is not the same."""
    if type(event) is not type(expected):
        return f"the log has {told(event, names)}, and what follows is {told(expected, names)}"
    had, due = facts(event, names, whole=True), facts(expected, names, whole=True)
    differ = [
        f"{label(name)} is {had[name]} in the log and {due[name]} by the rules"
        for name in had
        if getattr(event, name) != getattr(expected, name)
    ]
    what = told(event, names) if type(event) in TELLERS else plain(event)
    return f"{what}: {'; '.join(differ)}"


def unlawful(event: AnyTableEvent, why: str, names: Sequence[str]) -> str:
    """Something that could not be done."""
    return f"{told(event, names)}: {why}"


# ---- what an event says ----------------------------------------------------------------------


def facts(record: Struct, names: Sequence[str], *, whole: bool = False) -> dict[str, str]:
    """The fields of a record in words; those with their usual value only if all are wanted."""
    return {
        field.name: word(field.name, value, names)
        for field in fields(record)
        if (value := getattr(record, field.name)) != field.default
        or field.default is UNSET
        or whole
    }


def word(name: str, value: object, names: Sequence[str]) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int):
        return called(names, value) if name in SEATS else f"{value:,}"
    if isinstance(value, tuple):
        return words(name, value, names)
    if isinstance(value, Enum):
        return str(value.value)
    if isinstance(value, Sheet):
        return value.title
    if isinstance(value, Rules):
        return "another law"
    if isinstance(value, Struct):
        inner = [f"{label(key)} {text}" for key, text in facts(value, names).items()]
        return " ".join(inner) or "the usual"
    return text(value)


def words(name: str, values: tuple[object, ...], names: Sequence[str]) -> str:
    if name in CARDS and len(values) > MOST_CARDS:
        return f"{len(values)} cards"
    if name in CARDS:
        try:
            return show(card for card in values if isinstance(card, int)) or "none"
        except LookupError:
            return "no cards of this deck"
    return ", ".join(word(name, value, names) for value in values) or "none"


def text(value: object) -> str:
    """A text fit for a screen."""
    if value is None or value == "":
        return "nothing"
    shown = "".join(one if one.isprintable() else "?" for one in str(value))
    return shown if len(shown) <= LONGEST else f"{shown[:LONGEST]} …"


def called(names: Sequence[str], seat: int) -> str:
    """Who sits there."""
    if seat == -1:
        return "nobody"
    name = names[seat] if 0 <= seat < len(names) else ""
    return text(name) if name else f"seat {seat + 1:,}"


def label(name: str) -> str:
    return name.replace("_", " ")
