"""The law in a log: its text stored once, events refer to it by digest.

``Rules`` and game sheets are large and seldom change. In memory events hold them whole; in a log
``Law`` (all points by the names the law gives them, with their values) or ``Game`` stands before
the first event that needs it, and the event holds ``rules@digest`` or ``holdem@digest``. The digest
is over the bytes of the text, so it can be checked by whoever can read them, engine or not.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from fractions import Fraction
from functools import lru_cache

import msgspec
from msgspec import Raw, Struct

from shuffleup.games import Sheet
from shuffleup.law import DEFAULT, Rules
from shuffleup.law.rules import POINTS
from shuffleup.log.chain import digest
from shuffleup.log.codec import ENCODER, CodecError, Json, from_json, known
from shuffleup.log.differences import difference

Text = Rules | Sheet


class Law(Struct, frozen=True):
    """The rules of a house by value: every point with what it decides."""

    digest: str
    points: Raw


class Game(Struct, frozen=True):
    """A game's sheet."""

    digest: str
    sheet: Raw


known("log", Law, Game)


@lru_cache(maxsize=256)
def stored(value: Text) -> Law | Game:
    """The record that keeps a text."""
    if isinstance(value, Sheet):
        text = ENCODER.encode(value)
        return Game(f"{value.key}@{digest(text)}", Raw(text))
    text = ENCODER.encode({name: value.decided(POINTS[name]) for name in sorted(POINTS)})
    return Law(f"rules@{digest(text)}", Raw(text))


def text_in(record: Law | Game, upcast: Callable[[Json], Json]) -> Text:
    """The rules or the game a record keeps, its digest and every point checked. ``upcast`` makes
    today's format of the fields."""
    raw = record.points if isinstance(record, Law) else record.sheet
    name, _, said = record.digest.rpartition("@")
    if digest(bytes(raw)) != said:
        raise CodecError(f"{record.digest}: the text is not the one of this digest")
    values = upcast(from_json(raw))
    if isinstance(record, Game):
        return sheet_of(name, values)
    return rules_of(values)


def sheet_of(name: str, values: Json) -> Sheet:
    try:
        sheet = msgspec.convert(values, Sheet)
    except (msgspec.MsgspecError, ValueError) as error:
        raise CodecError(f"not a game: {error}") from error
    wrong = difference(values, from_json(ENCODER.encode(sheet)))
    if wrong or sheet.key != name:
        raise CodecError(wrong or f"{sheet.key!r} is kept as {name!r}")
    return sheet


def rules_of(values: Json) -> Rules:
    """Rules from the values of all points; unknown points and missing ones are errors."""
    if not isinstance(values, dict):
        raise CodecError("not a law: points and their values")
    strange = [name for name in values if name not in POINTS]
    missing = [name for name in POINTS if name not in values]
    if strange or missing:
        says = "is not a point this engine knows" if strange else "is not decided"
        raise CodecError(f"{(strange or missing)[0]!r} {says}")
    try:
        read = {name: read_value(name, value) for name, value in values.items()}
        return DEFAULT.but(**read)
    except (ValueError, TypeError, ArithmeticError) as error:
        raise CodecError(f"not a law: {error}") from error


def read_value(name: str, value: Json) -> object:
    usual = POINTS[name].default
    if isinstance(usual, Enum):
        return type(usual)(value)
    return Fraction(value) if isinstance(usual, Fraction) and isinstance(value, str) else value
