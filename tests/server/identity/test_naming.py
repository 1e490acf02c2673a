"""Names and ids: what may be one, and when two are one to the eye."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shuffleup.server.identity.naming import IDS, LONGEST_NAME, likeness, new_id, tidy_name
from shuffleup.server.identity.sent_away import SentAway


@pytest.mark.parametrize(
    "name",
    ["Ann", "Bob 2", "O'Neill", "Jean-Luc", "Łukasz", "Žofie", "Βασίλης", "Иван", "李小龍", "한글",
     "x", "J.R.", "A&B", "Dr. No (real)"],
)  # fmt: skip
def test_names_of_many_alphabets_do(name: str) -> None:
    assert tidy_name(name) == name


@pytest.mark.parametrize(
    "name",
    ["", " ", "x" * 25, "Ann\n", "\nAnn", "A\tB", "Ann\x1b[31m", "Ann\x00", "A\u202eB", "A\u200bB",
     "\ufeffA", "A\u2028B", "\ud800", "...", "---", "pk3m7abcdef", "Pk3m7abcdef", "see pk3m7abcdef",
     "performance", "dealer", "D e a l e r", "0wner", "Flоor", "someone who left", "Shuffle Up",
     "Аnn", "Anη", "a\u0301\u0301\u0301\u0301b", "\u0301a", "<b>Ann</b>", "Ann\u00ad", "♠♥", "a/b",
     "a;b", "🂡 Ann", "\u3164", "A\u115fB", "A\ufe0fB", "A\u034fB"],
)  # fmt: skip
def test_what_steers_hides_or_pretends_does_not(name: str) -> None:
    assert isinstance(tidy_name(name), SentAway), name


@pytest.mark.parametrize(
    ("one", "other"),
    [("Ann", "ANN"), ("Ann", "Änn"), ("Bill", "B1ll"), ("Bill", "Biil"), ("Bob", "B0b"),
     ("modern", "modem"), ("Иван", "ИВАН"), ("coco", "сосо"), ("J.R.", "JR"), ("vvill", "will"),
     ("Ann", "Ａｎｎ"), ("Straße", "STRASSE"), ("x y", "xy")],
)  # fmt: skip
def test_names_that_look_alike_are_one(one: str, other: str) -> None:
    assert likeness(one) == likeness(other)


@pytest.mark.parametrize(("one", "other"), [("Ann", "Anna"), ("Bob", "Rob"), ("李小龍", "李大龍")])
def test_names_that_differ_are_two(one: str, other: str) -> None:
    assert likeness(one) != likeness(other)


def test_blanks_around_a_name_and_double_ones_are_let_go() -> None:
    assert tidy_name("  Ann   B ") == "Ann B"
    assert tidy_name("Ａｎｎ") == "Ann"


@given(st.text(max_size=40))
def test_a_name_that_does_is_printable_short_and_stays_itself(text: str) -> None:
    name = tidy_name(text)
    if isinstance(name, str):
        assert 1 <= len(name) <= LONGEST_NAME
        assert name.isprintable()
        assert tidy_name(name) == name
        assert likeness(name)
        assert not IDS.search(name.casefold())


def test_ids_are_as_agreed_and_never_a_word() -> None:
    made = {new_id() for _ in range(500)}
    assert len(made) == 500
    for one in made:
        assert re.fullmatch("p[a-z2-7]{10}", one)
        assert re.search("[2-7]", one)
        assert IDS.findall(f"x {one}, '{one}'") == [one, one]
    assert IDS.findall("performance partnership XpK3M7abcdef apk3m7abcdef pk3m7abcdefg") == []
