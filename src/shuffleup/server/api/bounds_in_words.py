"""What a body lacks or has too much of, in words for whoever filled in the form: the framework
says "Expected `int` >= 2", which nobody at a desk can use."""

from __future__ import annotations

import re
from typing import Final

BOUND: Final = re.compile(r"Expected `(int|float|str|array)`( of length)? (>=|<=|>|<) (-?\d+)")
KIND: Final = re.compile(r"Expected `(int|float|str|bool|array)`, got `\w+`")
KINDS: Final = {
    "int": "a whole number", "float": "a number", "str": "text", "bool": "yes or no",
    "array": "a list",
}  # fmt: skip
SIDES: Final = {">=": "at least", "<=": "at most", ">": "more than", "<": "less than"}
OF_THEM: Final = {"str": " characters", "array": " of them"}


def in_words(key: str, message: str) -> str:
    """``players``, "Expected `int` >= 2" → "players: a whole number, at least 2"."""
    name = re.sub(r"\[[^\]]*\]", "", key).rpartition(".")[2].replace("_", " ") or "body"
    return f"{name}: {bound_of(message)}"


def bound_of(message: str) -> str:
    if found := BOUND.search(message):
        kind, _, side, number = found.groups()
        said = f"{SIDES[side]} {int(number):,}{OF_THEM.get(kind, '')}"
        return f"{KINDS[kind]}, {said}" if kind in ("int", "float") else said
    if found := KIND.search(message):
        return KINDS[found[1]]
    return message
