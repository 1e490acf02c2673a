"""Whom a sentence of staff means: by any name they have, and never by a word that is no name."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from tests.server.small_house import MANAGER, seat, small_house

from shuffleup.floor.senders import FLOOR
from shuffleup.server.hub.names_in_words import nobody_of, phrases, read_names

THERE = {"Ann Ash": "pann2222222", "Bob": "pbob2222222"}
HOUSE = {"zoe zander": "pzoe2222222", "eli": "peli2222222", "game": "pgam2222222"}


def called(names: Iterable[str]) -> dict[str, str]:
    return {name: HOUSE[name.casefold()] for name in names if name.casefold() in HOUSE}


@pytest.mark.parametrize(
    ("words", "read"),
    [
        ("Ann Ash joins 1/2", "pann2222222 joins 1/2"),
        ("ann ash joins 1/2", "pann2222222 joins 1/2"),
        ("Zoe Zander arrives", "pzoe2222222 arrives"),  # has an account and never came
        ("Eli joins 1/2", "peli2222222 joins 1/2"),
        ("keep Bob and Eli apart", "keep pbob2222222 and peli2222222 apart"),
        ("at 1: Bob is away", "at 1: pbob2222222 is away"),
        ("counted Bob 90: pick up Bob at table 1",
         "counted pbob2222222 90: pick up pbob2222222 at table 1"),
        ("game 2/5: holdem no-limit 2/5", "game 2/5: holdem no-limit 2/5"),
        ("Nobody Known joins 1/2", "Nobody Known joins 1/2"),
    ],
)  # fmt: skip
def test_a_sentence_names_people_as_they_are_called(words: str, read: str) -> None:
    house = small_house()
    seat(house, THERE.values())
    assert read_names(house.places["room"], words, FLOOR, THERE, called) == read


def test_a_player_called_like_a_word_of_a_sentence_does_not_spoil_it() -> None:
    place = small_house().places["room"]
    words = "game 2/5: holdem no-limit 2/5"
    assert read_names(place, words, MANAGER, {"Game": "pgam2222222"}, called) == words


def test_who_is_nobody_of_the_house_is_named() -> None:
    house = small_house()
    seat(house, ["ann"])
    place = house.places["room"]
    assert nobody_of(place, "Elvis joins 1/2", FLOOR) == "Elvis"
    assert nobody_of(place, "pbob2222222 joins 1/2", FLOOR) == ""
    assert nobody_of(place, "ann joins 1/2", FLOOR) == "", "a place that goes by names"
    assert nobody_of(place, "whatever", FLOOR) == ""


def test_a_name_is_looked_for_in_a_bounded_number_of_phrases() -> None:
    assert len(list(phrases("a " * 1000))) <= 5_000
    found = ["Zoe", "Zoe Zander", "Zoe Zander: out", "Zander", "Zander: out", "out"]
    assert list(phrases("Zoe Zander: out")) == found
