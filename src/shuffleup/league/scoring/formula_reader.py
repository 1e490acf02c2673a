"""Reading a formula: ``read_formula("round(10 * sqrt(entrants / place), 2)")``.

What binds more: powers, then products, sums, comparisons, ``not``, ``and``, ``or``. A number stands
where a number is wanted and a condition where a condition is; a root or a power that may have no
end stands within ``round``, which says how many decimals. Whatever is not so is a FormulaError with
its column and what was expected there.
"""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from typing import Final

from shuffleup.league.scoring.formula_signs import END, OPERATOR, WORD, Sign, signs_of
from shuffleup.league.scoring.formula_tree import (
    COMPARED,
    DEEPEST,
    FUNCTIONS,
    LARGEST,
    LOGIC,
    MINUS,
    NAME,
    NAMES,
    NUMBER,
    PRODUCTS,
    SUMS,
    FormulaError,
    FormulaPart,
)
from shuffleup.outside_text import quoted

MOST_DECIMALS: Final = 10
MOST_WITHIN: Final = 30  # brackets and signs whose inside is read before they are
STAYS_WHOLE: Final = (NAME, MINUS, "+", "-", "*", "min", "max", "if", "cases", "table")
BEGINS: Final = "a number, a name, a function or ("
TOO_LARGE: Final = f"the formula is too large: {LARGEST} parts at most, {DEEPEST} within each other"
Reading = Callable[[], FormulaPart]


def read_formula(text: str) -> FormulaPart:
    """The formula of a text; FormulaError where it is none."""
    reader = FormulaReader(signs_of(text))
    whole = reader.logic("or")
    reader.end()
    wants_number(whole)
    check_ends(whole, rounded=False)
    return whole


class FormulaReader:
    """Goes through the signs from left to right, and back never."""

    def __init__(self, signs: list[Sign]) -> None:
        self.signs, self.at, self.made, self.within = signs, 0, 0, 0

    # ---- signs -------------------------------------------------------------------------------

    @property
    def sign(self) -> Sign:
        return self.signs[self.at]

    def take(self) -> Sign:
        taken = self.sign
        self.at += taken.kind != END
        return taken

    def is_next(self, *texts: str) -> bool:
        return self.sign.kind in (OPERATOR, WORD) and self.sign.text in texts

    def expect(self, text: str, more: str = "") -> None:
        if not self.is_next(text):
            wanted = f"{more} or {text}" if more else text
            raise FormulaError(self.sign.column, f"expected {wanted}, not {self.sign.shown}")
        self.take()

    def end(self) -> None:
        if self.sign.kind != END:
            says = f"expected an operator or the end, not {self.sign.shown}"
            raise FormulaError(self.sign.column, says)

    def made_of(self, kind: str, sign: Sign, *parts: FormulaPart, name: str = "") -> FormulaPart:
        """One part more, if that is not too many."""
        self.made += 1
        deep = 1 + max((one.deep for one in parts), default=0)
        if self.made > LARGEST or deep > DEEPEST:
            raise FormulaError(sign.column, TOO_LARGE)
        return FormulaPart(kind, sign.column, parts, sign.number, name, deep)

    # ---- conditions --------------------------------------------------------------------------

    def logic(self, word: str) -> FormulaPart:
        """``a or b``, whose parts are ``a and b``, whose parts may be compared."""
        deeper = self.refused if word == "and" else lambda: self.logic("and")
        left = deeper()
        while self.is_next(word):
            sign = self.take()
            left = self.made_of(word, sign, wants_condition(left), wants_condition(deeper()))
        return left

    def refused(self) -> FormulaPart:
        """``not a``."""
        if not self.is_next("not"):
            return self.compared()
        sign = self.take()
        return self.made_of("not", sign, wants_condition(self.deeper(self.refused, sign)))

    def compared(self) -> FormulaPart:
        left = self.sum()
        if not self.is_next(*COMPARED):
            return left
        sign = self.take()
        both = wants_number(left), wants_number(self.sum())
        if self.is_next(*COMPARED):
            says = "two comparisons in a row: put `and` between them"
            raise FormulaError(self.sign.column, says)
        return self.made_of(sign.text, sign, *both)

    # ---- numbers -----------------------------------------------------------------------------

    def sum(self) -> FormulaPart:
        left = self.product()
        while self.is_next(*SUMS):
            sign = self.take()
            left = self.made_of(sign.text, sign, wants_number(left), wants_number(self.product()))
        return left

    def product(self) -> FormulaPart:
        left = self.negative()
        while self.is_next(*PRODUCTS):
            sign = self.take()
            left = self.made_of(sign.text, sign, wants_number(left), wants_number(self.negative()))
        return left

    def negative(self) -> FormulaPart:
        if not self.is_next("-"):
            return self.power()
        sign = self.take()
        return self.made_of(MINUS, sign, wants_number(self.deeper(self.negative, sign)))

    def power(self) -> FormulaPart:
        base = self.atom()
        if not self.is_next("^"):
            return base
        sign = self.take()
        exponent = self.deeper(self.negative, sign)
        return self.made_of("^", sign, wants_number(base), wants_number(exponent))

    def atom(self) -> FormulaPart:
        sign = self.take()
        if sign.kind == NUMBER:
            return self.made_of(NUMBER, sign)
        if sign.kind == OPERATOR and sign.text == "(":
            inside = self.deeper(lambda: self.logic("or"), sign)
            self.expect(")")
            return inside
        if sign.kind == WORD and sign.text in FUNCTIONS:
            return self.function(sign)
        if sign.kind == WORD and sign.text in NAMES:
            return self.made_of(NAME, sign, name=sign.text)
        if sign.kind == WORD and sign.text not in LOGIC:
            raise FormulaError(sign.column, f"nothing is called {quoted(sign.text)}{meant(sign)}")
        raise FormulaError(sign.column, f"expected {BEGINS}, not {sign.shown}")

    def deeper(self, read: Reading, sign: Sign) -> FormulaPart:
        """What stands within something else."""
        self.within += 1
        if self.within > MOST_WITHIN:
            raise FormulaError(sign.column, f"more than {MOST_WITHIN} brackets within each other")
        found = read()
        self.within -= 1
        return found

    # ---- functions ---------------------------------------------------------------------------

    def function(self, sign: Sign) -> FormulaPart:
        self.expect("(")
        parts = [self.deeper(lambda: self.logic("or"), sign)]
        while self.is_next(","):
            self.take()
            parts.append(self.deeper(lambda: self.logic("or"), sign))
        self.expect(")", "a comma")
        check_parts(sign, parts)
        return self.made_of(sign.text, sign, *parts)


def meant(sign: Sign) -> str:
    close = get_close_matches(sign.text[:40], [*NAMES, *FUNCTIONS], n=1)
    return f"; did you mean {close[0]}?" if close else f"; there are {', '.join(NAMES)}"


def wants_number(part: FormulaPart) -> FormulaPart:
    if part.is_condition:
        raise FormulaError(part.column, "expected a number, not something true or false")
    return part


def wants_condition(part: FormulaPart) -> FormulaPart:
    if not part.is_condition:
        raise FormulaError(part.column, "expected a condition, like place <= 3, not a number")
    return part


def check_parts(sign: Sign, parts: list[FormulaPart]) -> None:
    """As many parts as the function takes, each of the right sort."""
    least, most = FUNCTIONS[sign.text]
    if not least <= len(parts) <= most:
        many = f"{least}" if least == most else f"{least} to {most}"
        says = f"{sign.text} takes {many} things between its brackets, not {len(parts)}"
        raise FormulaError(sign.column, says)
    if sign.text == "cases" and len(parts) % 2 == 0:
        says = "cases takes conditions with their numbers, and what holds otherwise at the end"
        raise FormulaError(sign.column, says)
    for place, part in enumerate(parts):
        if is_asked(sign.text, place, len(parts)):
            wants_condition(part)
        else:
            wants_number(part)
    if sign.text in ("sqrt", "round") and len(parts) == 2:
        check_decimals(parts[1])


def is_asked(function: str, place: int, many: int) -> bool:
    """Whether a condition stands at this place of a function."""
    if function == "if":
        return place == 0
    return function == "cases" and place % 2 == 0 and place < many - 1


def check_decimals(part: FormulaPart) -> None:
    if part.whole is None or not 0 <= part.whole <= MOST_DECIMALS:
        says = f"expected how many decimals, a whole number from 0 to {MOST_DECIMALS}"
        raise FormulaError(part.column, says)


def check_ends(part: FormulaPart, *, rounded: bool) -> None:
    """Refuse a root or a power without end where nothing says how many decimals."""
    endless = part.kind == "sqrt" and len(part.parts) == 1
    endless |= part.kind == "^" and not is_whole(part.parts[1])
    if endless and not rounded:
        what = "a root" if part.kind == "sqrt" else "a power"
        like = "like round(10 * sqrt(entrants), 2)"
        raise FormulaError(part.column, f"{what} may have no end: say how many decimals, {like}")
    ends = part.kind in ("round", "floor", "ceil") or (part.kind == "sqrt" and not endless)
    for one in part.parts:
        check_ends(one, rounded=rounded or ends)


def is_whole(part: FormulaPart) -> bool:
    """Whether a part is a whole number, whatever its names stand for; all of those are whole."""
    if part.kind == NUMBER:
        return part.number.denominator == 1
    if part.kind in ("round", "floor", "ceil"):
        return len(part.parts) == 1 or part.parts[1].whole == 0
    if part.kind == "^":  # with what could be negative above it, it could be a half
        above = part.parts[1]
        down = above.kind != NAME and (above.whole is None or above.whole < 0)
        return not down and is_whole(part.parts[0])
    numbers = [one for one in part.parts if not one.is_condition]
    return part.kind in STAYS_WHOLE and all(map(is_whole, numbers))
