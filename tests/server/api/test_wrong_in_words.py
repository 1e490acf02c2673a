"""What is wrong with a form is said in words that whoever filled it in can use."""

from __future__ import annotations

import pytest

from shuffleup.server.api.bounds_in_words import wrong_in_words


@pytest.mark.parametrize(
    ("key", "message", "says"),
    [
        ("players", "Expected `int` >= 2", "players: a whole number, at least 2"),
        ("players", "Expected `int` <= 10000", "players: a whole number, at most 10,000"),
        ("least", "Expected `int | null`, got `str`", "least buy-in: a whole number"),
        ("hours", "Expected `int`, got `float`", "hours: a whole number"),
        ("name", "Expected `str` of length <= 96", "name: at most 96 characters"),
        ("name", "Expected `str` of length >= 1", "name: may not be empty"),
        ("levels[3].stacks", "Expected `array` of length >= 2", "stacks: at least 2 of them"),
        ("no_show", "Expected `bool`, got `str`", "no show: yes or no"),
        (
            "place",
            "Expected `str` matching regex '^x$'",
            "place: nothing here is written like that",
        ),
        ("", "Object missing required field `no_show`", "no show: has to be given"),
        ("", "Object contains unknown field `zzz`", "'zzz' is not asked for here"),
        ("x", "Invalid enum value 'abc' - at `$.eyes`", "eyes: not one of the choices"),
        ("x", "JSON is malformed: invalid character (byte 3)", "what was sent cannot be read"),
        ("x", "Expected `SomeRecord`, got `int`", "x: not as it has to be"),
    ],
)
def test_a_fault_is_said_in_words(key: str, message: str, says: str) -> None:
    assert wrong_in_words("/api/games", {"key": key, "message": message}) == says
