"""What is wrong with something that was filled in, in words for whoever filled it in.

The library that reads records says "Expected `int` >= 2 - at `$.players`", with the names a program
has for things; nobody at a desk can use that. ``in_words`` says "players: a whole number, at least
2". What it does not know it says without the library's words, never with them.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from shuffleup.outside_text import quoted, sentence

PLACE: Final = re.compile(r" - at (.*)$", re.DOTALL)
LACKS: Final = re.compile(r"Object missing required field `(\w+)`")
STRANGE: Final = re.compile(r"Object contains unknown field `(.*)`", re.DOTALL)
BOUND: Final = re.compile(r"Expected `(\w+)[^`]*`( of length)? (>=|<=|>|<) (-?\d+)")
LENGTH: Final = re.compile(r"Expected `\w+` of length (\d+)(?: to (\d+))?")
KIND: Final = re.compile(r"Expected `(\w+)[^`]*`")
KINDS: Final = {
    "int": "a whole number", "float": "a number", "str": "text", "bool": "yes or no",
    "array": "a list",
}  # fmt: skip
SIDES: Final = {">=": "at least", "<=": "at most", ">": "more than", "<": "less than"}
OF_THEM: Final = {"str": " characters", "array": " of them", "object": " of them"}
EMPTY: Final = "may not be empty"
MISSING: Final = "has to be given"
UNREADABLE: Final = "not as it has to be"
NOT_A_CHOICE: Final = "not one of the choices"
NOT_SO_WRITTEN: Final = "nothing here is written like that"
NOT_JSON: Final = "what was sent cannot be read"
# Names that say too little outside a program.
PLAIN: Final = {"id": "number", "n": "number", "csrf": "token", "to": "amount"}
WHOLE: Final = "what was sent"


def in_words(message: str, place: str = "", names: Mapping[str, str] = PLAIN) -> str:
    """The library's message, with the place it names or the one that is known beside it."""
    found = PLACE.search(message)
    said = message[: found.start()] if found else message
    place = found[1] if found else place
    if lacks := LACKS.search(said):
        return f"{plain_name(lacks[1], names)}: {MISSING}"
    if strange := STRANGE.search(said):
        return sentence(f"{quoted(strange[1])} is not asked for here")
    if said.startswith(("JSON is malformed", "Input data was truncated", "Invalid UTF-8")):
        return NOT_JSON
    return f"{plain_name(place, names)}: {fault_in(said)}"


def fault_in(said: str) -> str:
    if bound := BOUND.search(said):
        return outside(*bound.groups())
    if length := LENGTH.search(said):
        return " to ".join(number for number in length.groups() if number) + " of them"
    if "matching regex" in said:
        return NOT_SO_WRITTEN
    if said.startswith("Invalid"):
        return NOT_A_CHOICE
    if kind := KIND.search(said):
        return KINDS.get(kind[1], UNREADABLE)
    if "`" in said or said.startswith("Integer value"):
        return UNREADABLE
    return said  # a sentence of ours: what a record says of itself


def outside(kind: str, length: str | None, side: str, number: str) -> str:
    if length and (side, number) == (">=", "1"):
        return EMPTY
    bound = f"{SIDES[side]} {int(number):,}{OF_THEM.get(kind, '')}"
    return bound if length else f"{KINDS.get(kind, 'a number')}, {bound}"


def plain_name(place: str, names: Mapping[str, str] = PLAIN) -> str:
    """What people call a place within what was sent: ``$.levels[3].no_show`` is the no show."""
    inner = re.sub(r"\[[^\]]*\]", "", place.replace("`", "")).rpartition(".")[2].strip("$ ")
    if not inner or inner == "data":
        return WHOLE
    return names.get(inner) or PLAIN.get(inner) or inner.replace("_", " ").replace("-", " ")
