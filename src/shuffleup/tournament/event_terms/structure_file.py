"""A structure as a file: terms and levels in JSON that a person can read and change.

``read_structure(write_structure(one)) == one``. A level is its minutes and its stakes in words
(``no-limit 25/50 ante 5``); one without stakes is a break. What a file leaves out is as usual;
whatever it says that no structure has is a ``SetupError`` that names it. Whether the structure can
be played is for ``new_tournament`` to say.
"""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Struct

from shuffleup.games import Structure
from shuffleup.hand.setup import SetupError, Stakes
from shuffleup.hand.words.setup_words import read_stakes, show_stakes
from shuffleup.log.plain_json import read_json, write_json
from shuffleup.outside_text import MOST_NUMBER, quoted, too_long
from shuffleup.tournament.event_terms.level_record import Level
from shuffleup.tournament.event_terms.terms_of_event import EventTerms

FORMAT: Final = 1
MOST_LEVELS: Final = 500


class EventStructure(Struct, frozen=True):
    """An event that could be held: what is announced of it, and its levels."""

    terms: EventTerms
    levels: tuple[Level, ...]
    players: int = 0  # it was made for; 0: nobody told


class WrittenLevel(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A level as a file has it."""

    minutes: int
    stakes: str = ""
    game: str = ""
    remove: tuple[int, ...] = ()


class WrittenStructure(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """All of a file."""

    structure: int  # the number of this format
    terms: dict[str, object]
    levels: tuple[WrittenLevel, ...]
    players: int = 0


# ---- writing ---------------------------------------------------------------------------------


def write_structure(one: EventStructure) -> str:
    """A structure as the text of a file; what is as usual is left out."""
    levels = tuple(written(level) for level in one.levels)
    terms = unlike(msgspec.to_builtins(one.terms), msgspec.to_builtins(EventTerms("", 0)))
    assert isinstance(terms, dict)
    return write_json(WrittenStructure(FORMAT, terms, levels, one.players))


def written(level: Level) -> WrittenLevel:
    stakes = show_stakes(level.stakes) if level.stakes is not None else ""
    return WrittenLevel(level.minutes, stakes, level.game, level.remove)


def unlike(value: object, usual: object) -> object:
    """What of a value is not as usual."""
    if not isinstance(value, dict) or not isinstance(usual, dict):
        return value
    return {key: unlike(one, usual.get(key)) for key, one in value.items() if one != usual.get(key)}


# ---- reading ---------------------------------------------------------------------------------


def read_structure(text: str) -> EventStructure:
    """The structure of a file; SetupError says what is wrong with it."""
    found = read_written(text)
    terms = read_event_terms(found.terms)
    if len(found.levels) > MOST_LEVELS:
        raise SetupError(f"a structure has at most {MOST_LEVELS} levels, not {len(found.levels)}")
    levels = tuple(read_one_level(at, one) for at, one in enumerate(found.levels, start=1))
    return EventStructure(terms, levels, found.players)


def read_written(text: str) -> WrittenStructure:
    _, why = too_long(text)
    if why:
        raise SetupError(f"not a structure: {why}")
    try:
        plain = read_json(text)
        check_numbers(plain)
    except (ValueError, RecursionError) as error:
        raise SetupError(f"not a structure: {error}") from error
    if not isinstance(plain, dict) or plain.get("structure") != FORMAT:
        raise SetupError(f'not a structure: its file says "structure": {FORMAT}')
    try:
        return msgspec.convert(plain, WrittenStructure)
    except msgspec.MsgspecError as error:
        raise SetupError(f"not a structure: {error}") from error


def check_numbers(value: object) -> None:
    """Refuse a number that is not whole, or larger than any program keeps exactly."""
    if isinstance(value, dict | list):
        for one in value.values() if isinstance(value, dict) else value:
            check_numbers(one)
    elif isinstance(value, float) or (isinstance(value, int) and abs(value) > MOST_NUMBER):
        raise SetupError(f"{quoted(str(value))} is no whole number that can be kept")


def read_event_terms(plain: dict[str, object]) -> EventTerms:
    try:
        terms = msgspec.convert(plain, EventTerms)
    except msgspec.MsgspecError as error:
        raise SetupError(f"terms: {error}") from error
    strange = stranger(plain, msgspec.to_builtins(terms))
    if strange:
        raise SetupError(f"terms: an event has no {quoted(strange)}")
    return terms


def stranger(told: object, known: object) -> str:
    """The first name in a file that means nothing here."""
    if not isinstance(told, dict) or not isinstance(known, dict):
        return ""
    for key, one in told.items():
        found = stranger(one, known[key]) if key in known else key
        if found:
            return found
    return ""


def read_one_level(at: int, one: WrittenLevel) -> Level:
    return Level(one.minutes, read_level_stakes(at, one.stakes), one.game, one.remove)


def read_level_stakes(at: int, words: str) -> Stakes | None:
    """The stakes of a level; without a word for the betting it is no-limit."""
    said = words.split()
    if not said:
        return None
    if said[0][0].isdigit():
        said.insert(0, Structure.NO_LIMIT.value)
    try:
        return read_stakes(said)
    except ValueError as error:
        raise SetupError(f"level {at}: {error}") from error
