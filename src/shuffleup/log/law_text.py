"""The law in a log: its text stored once, events refer to it by digest.

``Rules`` and game sheets are large and seldom change. In memory events hold them whole; in a log
``Law`` (all points by the names the law gives them, with their values) or ``Game`` stands before
the first event that needs it, and the event holds ``rules@digest`` or ``holdem@digest``. The digest
is over the bytes of the text, so it can be checked by whoever can read them, engine or not.
"""

from __future__ import annotations

from dataclasses import fields
from enum import Enum
from fractions import Fraction
from functools import lru_cache
from typing import Any

import msgspec
from msgspec import Raw, Struct

from shuffleup.games import Sheet
from shuffleup.law import DEFAULT, Rules
from shuffleup.law.points import point_name, points
from shuffleup.log.chain import digest
from shuffleup.log.codec import ENCODER, CodecError, from_json, known
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
# The fields of Rules by the law's own names of them.
PLACES = {
    point_name(point.name): (group.name, point.name)
    for group in fields(Rules)
    for point in points(type(getattr(DEFAULT, group.name)))
}


@lru_cache(maxsize=256)
def stored(value: Text) -> Law | Game:
    """The record that keeps a text."""
    if isinstance(value, Sheet):
        text = ENCODER.encode(value)
        return Game(f"{value.key}@{digest(text)}", Raw(text))
    text = ENCODER.encode({name: value_of(value, name) for name in sorted(PLACES)})
    return Law(f"rules@{digest(text)}", Raw(text))


def value_of(rules: Rules, name: str) -> Any:
    group, field = PLACES[name]
    return getattr(getattr(rules, group), field)


def text_in(record: Law | Game, upcast: Any) -> Text:
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


def sheet_of(name: str, values: Any) -> Sheet:
    try:
        sheet = msgspec.convert(values, Sheet)
    except (msgspec.MsgspecError, ValueError) as error:
        raise CodecError(f"not a game: {error}") from error
    wrong = difference(values, from_json(ENCODER.encode(sheet)))
    if wrong or sheet.key != name:
        raise CodecError(wrong or f"{sheet.key!r} is kept as {name!r}")
    return sheet


def rules_of(values: Any) -> Rules:
    """Rules from the values of all points; unknown points and missing ones are errors."""
    if not isinstance(values, dict):
        raise CodecError("not a law: points and their values")
    strange = [name for name in values if name not in PLACES]
    missing = [name for name in PLACES if name not in values]
    if strange or missing:
        says = "is not a point this engine knows" if strange else "is not decided"
        raise CodecError(f"{(strange or missing)[0]!r} {says}")
    try:
        read = {PLACES[name][1]: read_value(name, value) for name, value in values.items()}
        return DEFAULT.but(**read)
    except (ValueError, TypeError, ArithmeticError) as error:
        raise CodecError(f"not a law: {error}") from error


def read_value(name: str, value: Any) -> Any:
    usual = value_of(DEFAULT, name)
    if isinstance(usual, Enum):
        return type(usual)(value)
    return Fraction(value) if isinstance(usual, Fraction) and isinstance(value, str) else value
