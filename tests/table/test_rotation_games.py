"""Drawing for the button, and cards that cannot have been drawn."""

from __future__ import annotations

from typing import Any

import pytest
from tests.table.sending import ask, send
from tests.table.stories import play

from shuffleup.cards import JOKER, parse
from shuffleup.law.ruling import Reason
from shuffleup.table import commands as c
from shuffleup.table.state import Table, copy

KINGS = parse("KhKs9c")


def new_game(dee: int = 0) -> Table:
    return play(f"holdem limit 4/8 blinds 2/4\nseats: Ann 100, Bob 100, Cy 100, Dee {dee}, -").table


@pytest.mark.parametrize(
    ("seats", "cards", "reason"),
    [
        ((0, 1, 2), KINGS[:2], Reason.NOT_ASKED_FOR),
        ((0, 1), KINGS[:2], Reason.NOT_ASKED_FOR),
        ((0, 1, 1), KINGS, Reason.NOT_ASKED_FOR),
        ((), (), Reason.NOT_ASKED_FOR),
        ((0, 1, 2), (KINGS[0], KINGS[0], KINGS[1]), Reason.DUPLICATE_CARD),
        ((0, 1, 2), (JOKER, *KINGS[:2]), Reason.NOT_A_CARD),
        ((0, 1, 2), (-1, *KINGS[:2]), Reason.NOT_A_CARD),
        ((0, 1, 2), ("Ks", *KINGS[:2]), Reason.NOT_A_COMMAND),
        ((0, 1, 9), KINGS, Reason.NO_SUCH_SEAT),
        ((0, 1, None), KINGS, Reason.NOT_A_COMMAND),
        ((0, 1, 4), KINGS, Reason.NOT_SEATED),
    ],
)
def test_a_draw_that_cannot_have_been_is_malformed(seats: Any, cards: Any, reason: Reason) -> None:
    table = new_game()
    before = copy(table)
    refusal = ask(table, c.Draw(seats, cards)).refusal
    assert refusal is not None
    assert refusal.reason is reason
    assert table == before


def test_everyone_with_chips_draws_and_is_then_in() -> None:
    table = new_game(dee=100)
    refusal = ask(table, c.Draw((0, 1, 2), KINGS)).refusal
    assert refusal is not None
    assert "Dee" in refusal.says
    send(table, c.Draw((0, 1, 2, 3), (*KINGS, *parse("2d"))))
    assert table.button.first == 1
    assert all(seat is None or seat.account.drew for seat in table.seats)


def test_in_a_house_that_starts_at_seat_one_nobody_draws() -> None:
    table = play("holdem no-limit 1/2\nseats: Ann 100, Bob 100", "rpl").table
    refusal = ask(table, c.Draw((0, 1), KINGS[:2])).refusal
    assert refusal is not None
    assert refusal.grounds == ("first-button",)
