"""Whole sessions: one entry point, hand after hand, what a format cannot tell put aside."""

from __future__ import annotations

import json
from random import Random

import pytest
from tests.histories.export.stars_reader import read
from tests.histories.playing import random_hand

from shuffleup.games import Structure, game
from shuffleup.histories.export import FORMATS, ExportedDeal, ExportError, write_session


def session(*keys: str) -> list[ExportedDeal]:
    """One hand of each game, numbered from 1."""
    hands = [random_hand(game(key), Structure.LIMIT, Random(7)) for key in keys]
    return [ExportedDeal(hand, number=number) for number, hand in enumerate(hands, 1)]


def test_hands_of_a_text_stand_apart_by_empty_lines() -> None:
    text = "".join(write_session(session("holdem", "razz", "badugi"), "pokerstars"))
    assert [len(read(part).stacks) > 1 for part in text.split("\n\n\n")] == [True] * 3


def test_objects_of_a_file_stand_apart_by_one_empty_line() -> None:
    text = "".join(write_session(session("holdem", "omaha", "omaha-eight"), "ohh"))
    numbers = [json.loads(part)["ohh"]["game_number"] for part in text.split("\n\n")]
    assert numbers == ["1", "2", "3"]


def test_tables_of_phhs_are_numbered_from_one_whatever_was_left_out() -> None:
    deals = session("holdem", "pineapple", "razz")
    left_out: list[tuple[int, str]] = []
    text = "".join(
        write_session(
            deals, "phhs", refused=lambda deal, why: left_out.append((deal.number, str(why)))
        )
    )
    assert [line for line in text.split("\n") if line.startswith(("[", "hand"))] == [
        "[1]", "hand = 1", "[2]", "hand = 3",
    ]  # fmt: skip
    assert left_out == [(2, "PHH has no code for Pineapple played limit")]


@pytest.mark.parametrize("format", FORMATS)
def test_a_hand_the_format_cannot_tell_is_an_error_with_its_number(format: str) -> None:
    with pytest.raises(ExportError, match=r"hand 2: .* Pineapple played limit"):
        list(write_session(session("holdem", "pineapple"), format))


@pytest.mark.parametrize("format", FORMATS)
def test_a_session_without_hands_is_an_empty_file(format: str) -> None:
    assert list(write_session([], format)) == []


def test_a_format_nobody_knows_is_refused_at_once() -> None:
    with pytest.raises(ExportError, match="'xml' is not one of phhs, pokerstars, ohh"):
        write_session([], "xml")


def test_hands_are_written_one_at_a_time() -> None:
    written = write_session(iter(session("holdem", "pineapple")), "pokerstars")
    assert next(written).startswith("PokerStars Hand #1:")
    with pytest.raises(ExportError):
        next(written)
