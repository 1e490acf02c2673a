"""Text from outside, before any parser reads it: files, sizes, TOML, numbers, and what is quoted.

``file_text`` reads UTF-8 and nothing else, ``bounded`` says where a text or one of
its lines is too long, ``toml_table`` reads TOML and ``counted`` a number. Whatever is wrong is an
``OutsideError`` of one short sentence; ``sentence`` makes one of any text. Nothing here takes
memory or time out of proportion to the text, and no text passes that is above its limit.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path
from typing import Any, Final

MOST_BYTES: Final = 32 * 2**20  # of a file
MOST_CHARACTERS: Final = 4 * 2**20  # of a transcript, a sheet, a book
LONGEST_LINE: Final = 100_000
MOST_NUMBER: Final = 2**53  # chips, and whatever else is counted: exact in every program
MOST_DIGITS: Final = 16
LONGEST_SENTENCE: Final = 400
LONGEST_QUOTE: Final = 60
MOST_DOTS: Final = 1000  # in a line of TOML: each may be a table within a table
FRACTION: Final = re.compile(r"[+-]?\d{1,15}(?:/\d{1,15}|\.\d{1,15})?")


class OutsideError(ValueError):
    """A text that no parser should be given: one sentence."""

    def __init__(self, why: str) -> None:
        super().__init__(sentence(why))


def file_text(path: Path, most: int = MOST_BYTES) -> str:
    """The text of a file or a pipe: not too long, in UTF-8, a byte order mark left out."""
    try:
        if path.is_dir():
            raise OutsideError("is a folder")
        with path.open("rb") as file:
            read = file.read(most + 1)
    except OSError as error:
        raise OutsideError(f"cannot be read: {error.strerror or error}") from error
    except ValueError as error:  # a NUL in the name of the file
        if isinstance(error, OutsideError):
            raise
        raise OutsideError("is no name of a file") from error
    if len(read) > most:
        raise OutsideError(f"is longer than {most:,} bytes")
    return decoded(read)


def fraction(text: str) -> Fraction:
    """An exact share as people write it, ``3/2`` or ``0.75``; ValueError for anything else. Powers
    of ten are none: working one out can take for ever."""
    if not FRACTION.fullmatch(text):
        raise ValueError(f"{quoted(text)} is no fraction, like 3/2 or 0.75")
    return Fraction(text)


def is_file(path: Path) -> bool:
    """Whether there is such a file; a name no file can have is none."""
    try:
        return path.is_file()
    except (OSError, ValueError):  # too long, or with a NUL in it
        return False


def decoded(read: bytes) -> str:
    """UTF-8 as text; what is not says its line."""
    try:
        text = read.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = read.count(b"\n", 0, error.start) + 1
        raise OutsideError(f"is not UTF-8 text: line {line}, byte {error.start + 1}") from error
    if "\0" in text:
        line = text.count("\n", 0, text.index("\0")) + 1
        raise OutsideError(f"is not text: line {line} has a zero byte in it")
    return text


def too_long(text: str, most: int = MOST_CHARACTERS, line: int = LONGEST_LINE) -> tuple[int, str]:
    """(line, why) where a text is longer than may be read; line 0 if it is not."""
    if len(text) > most:
        return 1, f"a text of {len(text):,} characters; at most {most:,} are read"
    if len(text) > line:
        for number, one in enumerate(text.splitlines(), 1):
            if len(one) > line:
                return number, f"a line of {len(one):,} characters; at most {line:,} are read"
    return 0, ""


def toml_table(
    text: str, parse_float: Callable[[str], object] = float, most: int = MOST_CHARACTERS
) -> dict[str, Any]:
    """The tables of a TOML text. Any, because a file may hold anything."""
    line, why = too_long(text, most)
    if not line:
        line, why = too_deep(text)
    if line:
        raise OutsideError(f"{why} (at line {line})")
    try:
        return tomllib.loads(text, parse_float=parse_float)
    except RecursionError:
        raise OutsideError("is not TOML: lists within lists, too many to read") from None
    except tomllib.TOMLDecodeError as error:
        why = str(error)
        raise OutsideError(f"is not TOML: {why[:1].lower()}{why[1:]}") from error
    except (ValueError, ArithmeticError) as error:  # thousands of digits, or such an exponent
        raise OutsideError("is not TOML that can be read: a number is too long") from error


def too_deep(text: str) -> tuple[int, str]:
    """(line, why) of a line with so many dots that its keys would take for ever to read."""
    if text.count(".") > MOST_DOTS:
        for number, one in enumerate(text.splitlines(), 1):
            if one.count(".") > MOST_DOTS:
                return number, f"more than {MOST_DOTS} dots in a line"
    return 0, ""


def counted(text: str, what: str = "a whole number") -> int:
    """A number as it is written, ``1,250``; above 2^53 it is none that could be kept."""
    cleaned = text.replace(",", "")
    if not (cleaned.isascii() and cleaned.isdecimal()):
        raise OutsideError(f"{quoted(text)} is not {what}")
    digits = cleaned.lstrip("0") or "0"
    if len(digits) > MOST_DIGITS or int(digits) > MOST_NUMBER:
        raise OutsideError(f"{quoted(text)} is too much: at most {MOST_NUMBER:,}")
    return int(digits)


def numbered(text: str, most: int) -> int:
    """Which of so many was typed, by its number from 1 on; 0 if it was none of them, be it a number
    of thousands of digits."""
    plain = text.isascii() and text.isdecimal() and len(text) <= MOST_DIGITS
    return int(text) if plain and int(text) <= most else 0


def quoted(text: str, most: int = LONGEST_QUOTE) -> str:
    """A text in quotation marks, or the beginning of it: one character may take ten to show."""
    kept = text if len(text) <= most else text[: most - 3]
    while len(repr(kept)) > 2 * most:
        kept = kept[: len(kept) // 2]
    return repr(kept) if kept == text else repr(kept) + "..."


def sentence(text: str, most: int = LONGEST_SENTENCE) -> str:
    """A text as one short line that any terminal can show."""
    cut = text if len(text) <= most else text[: most - 3] + "..."
    if cut.isprintable():
        return cut
    return "".join(one if one.isprintable() else escaped(one) for one in cut)[:most]


def escaped(character: str) -> str:
    """What steers a terminal, written out; a line's end is a blank."""
    if character in "\n\r\t":
        return " "
    return character.encode("unicode_escape", "backslashreplace").decode("ascii")
