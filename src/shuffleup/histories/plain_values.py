"""TOML read quickly: ``loads(text)`` gives what ``tomllib`` gives, floats as exact Decimals.

Hand histories come by the thousand and nearly all are plain: one ``key = value`` to a line, a
literal string, a number, or a list of them. Those lines are read here; at the first line that is
anything else the whole text goes to ``tomllib``, so there is one meaning and one kind of error.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from decimal import Decimal
from functools import lru_cache

from msgspec import MsgspecError
from msgspec.json import Decoder

from shuffleup.outside_text import MOST_BYTES, toml_table

Table = dict[str, object]

NUMBER = re.compile(r"-?(?:0|[1-9][0-9]{0,30})(?:\.[0-9]{1,30})?")
BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")
HEADER = re.compile(r"\[([A-Za-z0-9_-]+)\]")
CLOCK = re.compile(r"(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]")
CONTROL = re.compile(r"[\x00-\x09\x0b-\x1f\x7f\ud800-\udfff]")

# The type of a TOML local time: no module below the edges may import the one with the clock in it.
LocalTime = type(tomllib.loads("time = 00:00:00")["time"])
NOT_PLAIN = object()

# A list of numbers that is JSON is the same list in TOML, and that reader is a compiled one.
LIST_READER = Decoder(list, float_hook=lru_cache(maxsize=1 << 12)(Decimal))
NOT_JSON = (MsgspecError, ValueError, ArithmeticError)
LONGEST_LIST = 1000  # characters: what is remembered of a list is short
AMOUNTS = frozenset((int, Decimal))


def loads(text: str) -> Table:
    """The tables of a TOML text; ``OutsideError`` if it is not TOML."""
    found = plain(text)
    if found is not None:
        return found
    return toml_table(text, Decimal, MOST_BYTES)


def plain(text: str) -> Table | None:
    """The tables of a plain text, None if a line is not plain (or not TOML at all)."""
    if CONTROL.search(text):
        return None
    root: Table = {}
    table = root
    seen: dict[str, tuple[str, object]] = {"": ("", None)}  # most lines of a file come again
    for line in text.split("\n"):
        pair = seen.get(line)
        if pair is None:
            pair = seen[line] = _pair(line)
        key, item = pair
        if key:
            if key in table:
                return None
            table[key] = item
        elif line:
            header = HEADER.fullmatch(line)
            if header is None or header[1] in root:
                return None
            table = root[header[1]] = {}
    return root


def _pair(line: str) -> tuple[str, object]:
    """Key and value of a line; no key if it is not plain."""
    key, _, value = line.partition(" = ")
    read = READ.get(value[:1])
    bare = (key.isidentifier() and key.isascii()) or BARE_KEY.fullmatch(key)
    item = NOT_PLAIN if read is None or not bare else read(value)
    return ("", None) if item is NOT_PLAIN else (key, item)


def _literal(value: str) -> object:
    return value[1:-1] if value.count("'") == 2 and value[-1] == "'" else NOT_PLAIN


def _quoted(value: str) -> object:
    simple = value.count('"') == 2 and value[-1] == '"' and "\\" not in value
    return value[1:-1] if simple else NOT_PLAIN


def _list(value: str) -> object:
    if value.startswith("['"):
        items = value[2:-2].split("', '")
        # Every quote is an end of the list or of an item, so there is none inside an item.
        whole = value.endswith("']") and value.count("'") == 2 * len(items)
        return items if whole else NOT_PLAIN
    if len(value) > LONGEST_LIST:
        return NOT_PLAIN
    try:
        numbers = LIST_READER.decode(value)
    except NOT_JSON:
        return NOT_PLAIN
    return numbers if AMOUNTS.issuperset(map(type, numbers)) else NOT_PLAIN


def _number(value: str) -> object:
    if NUMBER.fullmatch(value):
        return Decimal(value) if "." in value else int(value)
    return LocalTime.fromisoformat(value) if CLOCK.fullmatch(value) else NOT_PLAIN


def _truth(value: str) -> object:
    return {"true": True, "false": False}.get(value, NOT_PLAIN)


READ: dict[str, Callable[[str], object]] = {
    "'": _literal,
    '"': _quoted,
    "[": _list,
    "t": _truth,
    "f": _truth,
    **dict.fromkeys("-0123456789", _number),
}
