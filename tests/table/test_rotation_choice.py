"""Dealer's choice: whose call it is, what may be called, and for how long it is played."""

from __future__ import annotations

from typing import Any

import pytest
from tests.table.sending import ask
from tests.table.stories import play

from shuffleup.law.ruling import Reason
from shuffleup.table import commands as c
from shuffleup.table.state import Table, copy

GAMES = (
    "holdem limit 4/8 blinds 2/4{0} or omaha limit 4/8 blinds 2/4{0} "
    "or stud limit 4/8 ante 1 bring-in 2{0}"
)


def told(length: str, *lines: str) -> Table:
    text = "holdem limit 4/8 blinds 2/4\n"
    text += f"table: choice {GAMES.format(length)}\n" if length != "none" else ""
    text += "seats: Ann 200, Bob 200, Cy 200; button Ann\n"
    return play(text + "\n".join(lines)).table


def refused(table: Table, command: Any) -> Reason:
    before = copy(table)
    refusal = ask(table, command).refusal
    assert refusal is not None
    assert refusal.says
    assert table == before
    return refusal.reason


def test_the_player_who_will_have_the_button_calls_the_game() -> None:
    told(
        " for 1 hand",
        "= calls Ann", "Ann calls the game: omaha", "= game omaha", "1 hand passes",
        "= calls Bob", "Bob calls the game: stud", "next hand", "= button Bob", "everyone folds",
        "= calls Cy", "Cy calls the game: holdem", "next hand", "= button Bob",
    )  # fmt: skip


def test_the_choice_goes_round_even_while_the_button_waits_through_stud() -> None:
    told(
        " for 1 hand",
        "1 hand passes", "Bob calls the game: stud", "1 hand passes",
        "Cy calls the game: stud", "1 hand passes", "= calls Ann", "= button Bob",
    )  # fmt: skip


def test_who_does_not_call_leaves_the_game_as_it_is() -> None:
    told(" for 1 hand", "1 hand passes", "1 hand passes", "= game holdem", "= calls Cy")


def test_a_game_that_was_called_is_played_to_its_end() -> None:
    table = told("", "Ann calls the game: omaha", "1 hand passes", "= game omaha", "= calls Ann")
    assert refused(table, c.CallGame(0, "holdem")) is Reason.NOT_ASKED_FOR
    told("", "Ann calls the game: omaha", "3 hands pass", "= calls Bob", "= game omaha")


def test_the_choice_of_a_player_who_left_is_the_next_player_s() -> None:
    told(" for 1 hand", "1 hand passes", "= calls Bob", "Bob leaves", "= calls Cy")


def test_nobody_else_calls_and_nothing_else_is_called() -> None:
    table = told(" for 1 hand")
    assert refused(table, c.CallGame(1, "omaha")) is Reason.NOT_ASKED_FOR
    assert refused(table, c.CallGame(0, "razz")) is Reason.NOT_AN_OPTION
    assert refused(table, c.CallGame(0, "canasta")) is Reason.NOT_AN_OPTION
    assert refused(table, c.CallGame(7, "omaha")) is Reason.NO_SUCH_SEAT
    assert refused(told("none"), c.CallGame(0, "omaha")) is Reason.NOT_AN_OPTION


def test_no_game_is_called_in_a_hand() -> None:
    table = told(" for 1 hand", "next hand")
    assert refused(table, c.CallGame(0, "omaha")) is Reason.HAND_IS_ON


@pytest.mark.parametrize("seat", [-1, 1.5, None, "Ann"])
def test_a_seat_that_is_none_calls_nothing(seat: Any) -> None:
    assert refused(told(" for 1 hand"), c.CallGame(seat, "omaha")) is Reason.NO_SUCH_SEAT
