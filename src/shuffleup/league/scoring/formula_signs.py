"""The signs of a formula: numbers, words and operators, each with its column."""

from __future__ import annotations

import re
from fractions import Fraction
from typing import Final

from msgspec import Struct

from shuffleup.league.scoring.formula_tree import LONGEST, NUMBER, FormulaError
from shuffleup.outside_text import quoted

WORD: Final = "word"
OPERATOR: Final = "operator"
END: Final = "the end"
LONGEST_NUMBER: Final = 16  # digits and the point
SIGN: Final = re.compile(
    r"(?P<number>\d+(?:\.\d+)?)|(?P<word>[a-z_][a-z0-9_]*)"
    r"|(?P<operator><=|>=|<>|!=|==|[-+*/^()<>=,×·÷−≤≥≠])",
    re.ASCII | re.IGNORECASE,
)
MEANS: Final = {
    "!=": "<>", "≠": "<>", "==": "=", "≤": "<=", "≥": ">=", "×": "*", "·": "*", "÷": "/", "−": "-",
}  # fmt: skip


class Sign(Struct, frozen=True):
    """One of them; ``text`` as it is meant, in small letters."""

    kind: str
    text: str
    column: int
    number: Fraction = Fraction(0)

    @property
    def shown(self) -> str:
        return END if self.kind == END else quoted(self.text)


def signs_of(text: str) -> list[Sign]:
    """All signs of a formula, its end the last; FormulaError at what is none."""
    if len(text) > LONGEST:
        raise FormulaError(LONGEST + 1, f"a formula of more than {LONGEST:,} characters")
    found: list[Sign] = []
    at = 0
    while at < len(text):
        if text[at].isspace():
            at += 1
            continue
        match = SIGN.match(text, at)
        if match is None:
            raise FormulaError(at + 1, f"{quoted(text[at])} is no sign of a formula")
        found.append(sign_of(match))
        at = match.end()
    return [*found, Sign(END, "", len(text) + 1)]


def sign_of(match: re.Match[str]) -> Sign:
    written, column = match[0], match.start() + 1
    if match["number"]:
        if len(written) > LONGEST_NUMBER:
            raise FormulaError(column, f"a number of more than {LONGEST_NUMBER - 1} digits")
        return Sign(NUMBER, written, column, Fraction(written))
    if match["word"]:
        return Sign(WORD, written.lower(), column)
    return Sign(OPERATOR, MEANS.get(written, written), column)
