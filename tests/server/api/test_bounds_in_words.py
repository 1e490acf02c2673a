"""What is wrong with a form is said in words that whoever filled it in can use."""

from __future__ import annotations

import pytest

from shuffleup.server.api.bounds_in_words import in_words


@pytest.mark.parametrize(
    ("key", "message", "says"),
    [
        ("players", "Expected `int` >= 2", "players: a whole number, at least 2"),
        ("players", "Expected `int` <= 10000", "players: a whole number, at most 10,000"),
        ("hours", "Expected `int`, got `float`", "hours: a whole number"),
        ("name", "Expected `str` of length <= 96", "name: at most 96 characters"),
        ("levels[3].stacks", "Expected `array` of length >= 2", "stacks: at least 2 of them"),
        ("no_show", "Expected `bool`, got `str`", "no show: yes or no"),
        ("", "Object missing required field `x`", "body: Object missing required field `x`"),
    ],
)
def test_a_bound_is_said_in_words(key: str, message: str, says: str) -> None:
    assert in_words(key, message) == says
