"""The language of points: read, shown back, worked out exactly; mistakes say where they are."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from math import isqrt

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shuffleup.league.scoring.exact_roots import root_of, rounded, whole_root
from shuffleup.league.scoring.formula_reader import read_formula
from shuffleup.league.scoring.formula_scoring import (
    FormulaScoring,
    TiedPoints,
    first_fault,
    formula_fault,
)
from shuffleup.league.scoring.formula_shown import shown, written
from shuffleup.league.scoring.formula_tree import FUNCTIONS, NAMES, FormulaError
from shuffleup.league.scoring.formula_words import in_words
from shuffleup.league.scoring.formula_worth import worth
from shuffleup.league.scoring.played_place import PlayedPlace
from shuffleup.league.scoring.usual_formulas import USUAL

THIRD_OF_TWENTY = {
    "place": 3, "entrants": 20, "paid": 4, "bounties": 2, "buyin": 50, "rebuys": 1,
    "prize": 120, "pool": 1000,
}  # fmt: skip


@pytest.mark.parametrize(
    ("text", "points"),
    [
        ("entrants - place + 1", "18"),
        ("-2 ^ 2", "-4"),
        ("2 ^ 3 ^ 2", "512"),
        ("2 ^ -1", "1/2"),
        ("2 ^ (entrants - place - 7)", "1024"),
        ("10 - 4 - 3", "3"),
        ("12 / 3 / 2", "2"),
        ("2 + 3 × 4 − 6 ÷ 2", "11"),
        ("0.1 + 0.2", "3/10"),
        ("round(entrants / place)", "7"),
        ("round(-0.5)", "-1"),
        ("floor(-1.5) + ceil(-1.5)", "-3"),
        ("round(10 * sqrt(entrants / place), 2)", "25.82"),
        ("sqrt(2, 5)", "1.41421"),
        ("round(place ^ 0.7, 3)", "2.158"),
        ("round(sqrt(16), 0)", "4"),
        ("min(place, 7, bounties) + max(place, 7)", "9"),
        ("if(place <= 3 and not (entrants < 10 or paid = 0), 5, 1)", "5"),
        ("cases(place = 1, 30, place = 2, 20, place <= paid, 10, 0) + BOUNTIES", "12"),
        ("table(place, 100, 70, 50) + table(place, 9)", "50"),
        ("if(place = 99, 1 / 0, 3)", "3"),
        ("if(place <> 3 or buyin ≥ 50, 1, 2)", "1"),
    ],
)
def test_a_formula_is_worked_out(text: str, points: str) -> None:
    assert worth(read_formula(text), THIRD_OF_TWENTY) == Fraction(points)


@pytest.mark.parametrize(
    ("text", "column", "says"),
    [
        ("", 1, "expected a number, a name, a function or (, not the end"),
        ("place +", 8, "not the end"),
        ("(place", 7, "expected ), not the end"),
        ("2 place", 3, "expected an operator or the end, not 'place'"),
        ("1 + plaec", 5, "nothing is called 'plaec'; did you mean place?"),
        ("place $ 2", 7, "'$' is no sign of a formula"),
        ("10 * sqrt(place)", 6, "a root may have no end: say how many decimals"),
        ("place ^ 0.5", 7, "a power may have no end"),
        ("round(place, 99)", 14, "expected how many decimals, a whole number from 0 to 10"),
        ("round(place, paid)", 14, "expected how many decimals"),
        ("if(place, 2, 3)", 4, "expected a condition, like place <= 3, not a number"),
        ("1 + (place < 3)", 12, "expected a number, not something true or false"),
        ("1 < place < 3", 11, "put `and` between them"),
        ("min(1)", 1, "min takes 2 to 40 things between its brackets, not 1"),
        ("cases(place = 1, 2, place = 2, 3)", 1, "what holds otherwise at the end"),
        ("9999999999999999999", 1, "a number of more than 15 digits"),
        ("(" * 500, 31, "more than 30 brackets within each other"),
        ("1" + "+1" * 300, 160, "the formula is too large"),
        (" " * 1001, 1001, "more than 1,000 characters"),
        ("__import__", 1, "nothing is called '__import__'"),
        ("2 ^ 2 ^ (1 - place)", 3, "a power may have no end"),
    ],
)
def test_a_mistake_says_where_it_is(text: str, column: int, says: str) -> None:
    with pytest.raises(FormulaError, match=f"^column {column}: ") as found:
        read_formula(text)
    assert says in str(found.value)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("1 / (entrants - 20)", "column 3: divides by nothing"),
        ("0 ^ -1", "column 3: divides by nothing"),
        ("round(sqrt(place - 20))", "column 7: a negative number has no root"),
        ("9 ^ 9 ^ 9", "column 3: the numbers become too large"),
        ("table(place - 3, 1)", "column 1: a table has no entry 0"),
        ("round(2 ^ 0.123456)", "column 9: no root above the 100th is worked out"),
    ],
)
def test_what_cannot_be_worked_out_says_where(text: str, says: str) -> None:
    with pytest.raises(FormulaError) as found:
        worth(read_formula(text), THIRD_OF_TWENTY)
    assert says in str(found.value)


def test_a_formula_is_read_out() -> None:
    said = in_words(read_formula("cases(place=1, 30, place<=paid, 10, 0) + 4*(entrants-place)"))
    assert said == (
        "(30 if the place is 1, 10 if the place is at most the number of places paid, otherwise 0) "
        "plus 4 times (the number of entrants minus the place)"
    )
    said = in_words(read_formula(USUAL["square-root"].text))
    assert said == (
        "10 times the square root of (the number of entrants divided by the place), "
        "rounded to 2 decimals"
    )


def test_a_power_of_something_whole_needs_no_decimals() -> None:
    assert worth(read_formula("2 ^ min(place, 5) + 3 ^ if(place = 3, 2, 1)"), THIRD_OF_TWENTY) == 17


def test_two_formulas_are_never_read_out_alike() -> None:
    def more(made: list[str]) -> list[str]:
        one = [f"{name}({x})" for name in ("sqrt", "floor", "ceil", "-", "round") for x in made]
        pairs = list(product(made, made))
        two = [f"({x}) {sign} ({y})" for sign in "-*^" for x, y in pairs]
        return [*made, *one, *two, *(f"min({x}, {y})" for x, y in pairs)]

    read = [read_formula(f"round({text}, 2)") for text in more(more(["place", "3"]))]
    words: dict[str, str] = {}
    for formula in read:
        assert words.setdefault(in_words(formula), shown(formula)) == shown(formula)


# ---- whatever is written ---------------------------------------------------------------------

SIGNS = [*NAMES, *FUNCTIONS, *"+-*/^(),<>=", "<=", "and", "or", "not", "2", "0.5", "17", " ", "999"]
leaves = st.sampled_from([*NAMES, "1", "2", "0.25", "7", "1000"])


def grown(inner: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    two = st.tuples(inner, st.sampled_from("+-*/^"), inner).map(lambda t: f"({t[0]} {t[1]} {t[2]})")
    asked = st.tuples(inner, st.sampled_from(["<", "=", "<>", ">="]), inner, inner, inner)
    return st.one_of(
        two,
        inner.map(lambda one: f"-{one}"),
        inner.map(lambda one: f"sqrt({one})"),
        inner.map(lambda one: f"round({one}, 3)"),
        st.tuples(inner, inner).map(lambda t: f"max({t[0]}, {t[1]})"),
        asked.map(lambda t: f"if(not ({t[0]} {t[1]} {t[2]}), {t[3]}, {t[4]})"),
    )


formulas = st.recursive(leaves, grown, max_leaves=9).map(lambda text: f"round({text}, 2)")


@given(st.one_of(st.text(max_size=60), st.lists(st.sampled_from(SIGNS), max_size=25).map("".join)))
@settings(max_examples=300, deadline=None)
def test_no_text_does_more_than_be_refused(text: str) -> None:
    column = 1
    try:
        formula = read_formula(text)
        worth(formula, THIRD_OF_TWENTY)
    except FormulaError as error:
        column = error.column
    assert 1 <= column <= len(text) + 1
    try:
        formula = read_formula(text)
    except FormulaError:
        return
    assert shown(read_formula(shown(formula))) == shown(formula)
    assert in_words(formula)


@given(formulas, st.integers(1, 60), st.integers(1, 60))
@settings(max_examples=150, deadline=None)
def test_what_is_shown_is_the_same_formula(text: str, place: int, entrants: int) -> None:
    formula = read_formula(text)
    values = THIRD_OF_TWENTY | {"place": place, "entrants": entrants}
    again, filled = read_formula(shown(formula)), read_formula(shown(formula, values))
    assert shown(again) == shown(formula)
    try:
        points = worth(formula, values)
    except FormulaError:
        with pytest.raises(FormulaError):
            worth(again, values)
        return
    assert type(points) is Fraction
    assert worth(again, values) == worth(filled, {}) == points
    assert Fraction(written(points)) == points


@given(st.fractions(0, 10**6), st.integers(2, 9), st.integers(0, 8))
def test_a_root_is_the_nearest_there_is(value: Fraction, degree: int, decimals: int) -> None:
    root = rounded(root_of(value, degree, decimals), decimals)
    half = Fraction(1, 2 * 10**decimals)
    assert max(0, root - half) ** degree <= value < (root + half) ** degree
    assert rounded(root_of(value**degree, degree, 0), 30) == rounded(value, 30)


@given(st.integers(0, 10**40), st.integers(2, 12))
def test_a_whole_root(value: int, degree: int) -> None:
    root = whole_root(value, degree)
    assert root**degree <= value < (root + 1) ** degree
    assert whole_root(value, 2) == isqrt(value)


# ---- an event's points -----------------------------------------------------------------------

TOTALS = {
    "linear": lambda n: Fraction(n * (n + 1), 2),
    "table": lambda n: Fraction(sum([100, 80, 65, 55, 45, 40, 35, 30, 25, 20][:n])),
    "against-the-field": lambda n: sum(
        (rounded(Fraction(100 * k, n), 1) for k in range(1, n + 1)), Fraction(0)
    ),
    "square-root": lambda n: sum(
        (Fraction((isqrt(4 * 10**6 * n // k) + 1) // 2, 100) for k in range(1, n + 1)), Fraction(0)
    ),
}


@pytest.mark.parametrize("name", USUAL)
@pytest.mark.parametrize("ties", [(), (3,), (1, 4, 2)])
def test_an_event_gives_out_what_its_formula_says(name: str, ties: tuple[int, ...]) -> None:
    """For every size of field, whoever is tied: groups of so many share their places."""
    scoring = FormulaScoring(USUAL[name].text)
    for entrants in range(1, 61):
        groups, left = [], entrants
        for size in ties:
            groups.append(min(size, left))
            left -= groups[-1]
        groups = [size for size in [*groups, *[1] * left] if size]
        place, total = 1, Fraction(0)
        for size in groups:
            total += size * scoring.points(PlayedPlace(place, entrants, tied_with=size - 1))
            place += size
        assert total == TOTALS[name](entrants)


def test_ties_share_or_as_the_league_says() -> None:
    two_tied = PlayedPlace(2, 10, tied_with=1)
    points = {
        ties: FormulaScoring("entrants - place", ties).points(two_tied) for ties in TiedPoints
    }
    assert points == {
        TiedPoints.SHARE: Fraction(15, 2),
        TiedPoints.BEST: 8,
        TiedPoints.WORST: 7,
    }
    worked = FormulaScoring("entrants - place").worked_out(two_tied)
    assert worked == "((10 - 2) + (10 - 3)) / 2 = 7.5"
    assert FormulaScoring("entrants - place").worked_out(PlayedPlace(4, 10)) == "10 - 4 = 6"


def test_a_formula_that_some_field_breaks_is_found() -> None:
    assert first_fault("1 / (entrants - 7)", range(2, 20)) == (
        "column 3: divides by nothing, for place 1 of 7"
    )
    assert all(not first_fault(one.text, range(2, 31)) for one in USUAL.values())


def test_a_formula_by_which_no_place_is_worth_anything_is_refused() -> None:
    assert formula_fault("1 / 0") == "column 3: divides by nothing"
    assert formula_fault("1 / (place - 1)") == "", "a place it cannot say is named when it comes"
    assert formula_fault("100 * prize / pool") == ""
    assert all(not formula_fault(one.text) for one in USUAL.values())
