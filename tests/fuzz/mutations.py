"""Hostile inputs made of real ones: ``mutated(text, others, dice)``; same dice, same input."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from random import Random

NUMBER = re.compile(r"-?\d[\d_.,]*")
TOKEN = re.compile(r"\s+|[\w.'-]+|[^\w\s]")
NUMBERS = (
    "0", "-1", "00", "1", "7", "10", "11", "99", "2147483648", "9007199254740992",
    "9007199254740993", "999999999", "9" * 30, "9" * 5000, "1e1000000000000000000", "1e-999999999",
    "1e400", "nan", "-nan", "inf", "-inf", "1.5", "0.0001", "1/0", "0/1", "1_000", "0x10", "true",
    "٣", "²", "1e5", "-0.0", "'1'", "[]", "{}",
)  # fmt: skip
SIGNS = (
    "\0", "\ufeff", "\u202e", "\x1b[31m", "\ud800", "\U0001f0cf", "é", "İ", "ß", "\r", "\x85",
    "\u2028", "\t", '"', "'", '"""', "\\", "#", ";", ":", ",", "-", "=", "[", "]", "[[", "]]",
    "{", "}", "(", ")", "!", "@", "+", "%", "x", " ", "\n", "\n\n", "?", "??", "Jk", "1" * 50,
)  # fmt: skip

Change = Callable[[str, Sequence[str], Random], str]


def place(text: str, dice: Random) -> int:
    return dice.randint(0, len(text))


def span(text: str, dice: Random) -> tuple[int, int]:
    """A short part of a text, seldom a long one."""
    start = place(text, dice)
    return start, min(len(text), start + int(dice.paretovariate(0.8)))


def flip(text: str, others: Sequence[str], dice: Random) -> str:
    """One bit of one byte."""
    raw = bytearray(text.encode("utf-8", "surrogatepass"))
    if raw:
        raw[dice.randrange(len(raw))] ^= 1 << dice.randrange(8)
    return raw.decode("utf-8", "surrogateescape" if dice.random() < 0.3 else "replace")


def explode(text: str, others: Sequence[str], dice: Random) -> str:
    """One number becomes another."""
    found = list(NUMBER.finditer(text))
    if not found:
        return insert(text, others, dice)
    one = dice.choice(found)
    return text[: one.start()] + dice.choice(NUMBERS) + text[one.end() :]


def insert(text: str, others: Sequence[str], dice: Random) -> str:
    at = place(text, dice)
    return text[:at] + dice.choice(SIGNS) + text[at:]


def delete(text: str, others: Sequence[str], dice: Random) -> str:
    start, end = span(text, dice)
    return text[:start] + text[end:]


def repeat(text: str, others: Sequence[str], dice: Random) -> str:
    start, end = span(text, dice)
    return text[:start] + text[start:end] * dice.choice((2, 2, 3, 10, 60)) + text[end:]


def swap(text: str, others: Sequence[str], dice: Random) -> str:
    """Two words or signs change places."""
    tokens = TOKEN.findall(text)
    if len(tokens) > 1:
        one, other = dice.randrange(len(tokens)), dice.randrange(len(tokens))
        tokens[one], tokens[other] = tokens[other], tokens[one]
    return "".join(tokens)


def drop_token(text: str, others: Sequence[str], dice: Random) -> str:
    tokens = TOKEN.findall(text)
    if tokens:
        del tokens[dice.randrange(len(tokens))]
    return "".join(tokens)


def drop_line(text: str, others: Sequence[str], dice: Random) -> str:
    lines = text.split("\n")
    del lines[dice.randrange(len(lines))]
    return "\n".join(lines)


def shuffle_lines(text: str, others: Sequence[str], dice: Random) -> str:
    lines = text.split("\n")
    one, other = dice.randrange(len(lines)), dice.randrange(len(lines))
    lines[one], lines[other] = lines[other], lines[one]
    return "\n".join(lines)


def splice(text: str, others: Sequence[str], dice: Random) -> str:
    """The beginning of one and the end of another."""
    other = dice.choice(others)
    return text[: place(text, dice)] + other[place(other, dice) :]


def borrow_line(text: str, others: Sequence[str], dice: Random) -> str:
    """A line of another input somewhere in this one."""
    lines = text.split("\n")
    lines.insert(dice.randint(0, len(lines)), dice.choice(dice.choice(others).split("\n")))
    return "\n".join(lines)


def borrow_token(text: str, others: Sequence[str], dice: Random) -> str:
    """A word of another input in the place of one of these."""
    tokens, more = TOKEN.findall(text), TOKEN.findall(dice.choice(others))
    if tokens and more:
        tokens[dice.randrange(len(tokens))] = dice.choice(more)
    return "".join(tokens)


def cut(text: str, others: Sequence[str], dice: Random) -> str:
    return text[: place(text, dice)]


CHANGES: tuple[Change, ...] = (
    flip, explode, explode, explode, insert, delete, repeat, swap, drop_token, drop_line,
    shuffle_lines, splice, borrow_line, borrow_token, borrow_token, cut,
)  # fmt: skip
LONGEST = 20_000


def mutated(text: str, others: Sequence[str], dice: Random) -> str:
    """A text changed once or a few times, mostly once: then it gets past the first line."""
    for _ in range(dice.choice((1, 1, 1, 2, 2, 3, 6))):
        text = dice.choice(CHANGES)(text, others, dice)[:LONGEST]
    return text
