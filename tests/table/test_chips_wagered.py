"""Wagers in the chip that the house designates."""

from __future__ import annotations

from typing import Any

import pytest
from tests.table.sending import ask
from tests.table.stories import chips, play
from tests.table.test_chips import refused

from shuffleup.hand import commands as h
from shuffleup.hand.options import Options
from shuffleup.hand.repairs.primitives import Limited
from shuffleup.law.ruling import Reason
from shuffleup.sim.session import SessionPlan, open_session
from shuffleup.table.apply import apply
from shuffleup.table.chips.one_chip import rounded
from shuffleup.table.house import House
from shuffleup.table.state import Table
from shuffleup.table.viewing.table_view import view
from shuffleup.table.viewing.viewers import Player

FIVES = """
holdem no-limit 2/5
table: wagers in 5s
seats: Ann 203, Bob 33, Cy 200; button Ann
next hand
"""
BOOKS = ("pechanga", "pechanga-t", "mohegan", "rpl", "tournament")


def may(table: Table, player: str) -> Options:
    seen = view(table, Player(player)).hand  # type: ignore[union-attr]
    assert seen is not None
    assert seen.options is not None
    return seen.options


@pytest.mark.parametrize("book", BOOKS)
def test_a_wager_is_made_in_the_chip_of_the_house(book: str) -> None:
    table = play(FIVES, book).table
    refusal = refused(table, h.RaiseTo(0, 12))
    assert (refusal.reason, refusal.grounds) == (
        Reason.NOT_A_BET_SIZE,
        ("wagers-in-bring-in-chips",),
    )
    assert ask(table, h.RaiseTo(0, 15)).ok


def test_what_the_hand_refuses_is_refused_for_its_own_reason() -> None:
    table = play(FIVES).table
    assert refused(table, h.RaiseTo(0, 7)).reason is Reason.BELOW_MINIMUM
    assert refused(table, h.RaiseTo(0, "12")).reason is Reason.NOT_A_WHOLE_AMOUNT  # type: ignore[arg-type]
    assert refused(table, h.RaiseTo(1, 12)).reason is Reason.OUT_OF_TURN


def test_all_in_and_a_call_of_it_are_of_any_amount() -> None:
    cards = "Bob has AsAh; Cy has 2c7d; board AcAdKsKhQd;"
    shoves = "Ann calls; Bob all-in 33; Cy calls; Ann folds; everyone shows; = Bob 71"
    assert chips(play(FIVES + cards + shoves).table) == 436
    assert ask(play(FIVES).table, h.RaiseTo(0, 203)).ok


def test_a_player_is_offered_only_such_wagers() -> None:
    table = play(FIVES).table
    assert (may(table, "Ann").least_to, may(table, "Ann").most_to) == (10, 203)
    table = play(FIVES + "Ann calls; Bob all-in 33").table
    assert (may(table, "Cy").least_to, may(table, "Cy").most_to) == (65, 200)  # 61 by the hand
    pot = play(FIVES.replace("no-limit", "pot-limit").replace("5s", "15s")).table
    assert (may(pot, "Ann").least_to, may(pot, "Ann").most_to) == (15, 15)  # 10 to 20 by the hand


def test_where_no_such_wager_is_left_none_is_offered() -> None:
    table = play(FIVES.replace("5s", "40s").replace("no-limit", "pot-limit")).table
    assert (may(table, "Ann").least_to, may(table, "Ann").most_to) == (0, 0)
    assert may(table, "Ann").call == 5
    assert rounded(table, h.RaiseTo(0, 12)) == h.Call(0)


def test_a_short_stack_is_offered_all_of_it() -> None:
    table = play(FIVES.replace("Ann 203", "Ann 13").replace("5s", "25s")).table
    assert (may(table, "Ann").least_to, may(table, "Ann").most_to) == (13, 13)


def test_limit_has_bets_of_its_own() -> None:
    text = "holdem limit 4/8 blinds 2/4\n" + FIVES[len("\nholdem no-limit 2/5\n") :]
    assert ask(play(text).table, h.RaiseTo(0, 8)).ok


def test_what_the_floor_ruled_goes_before_the_chip() -> None:
    table = play(FIVES).table
    apply(table, Limited(0, ("raise",), 12))
    assert ask(table, h.RaiseTo(0, 12)).ok
    assert (may(table, "Ann").least_to, may(table, "Ann").most_to) == (12, 12)


@pytest.mark.parametrize(
    ("to", "nearest"), [(10, 10), (14, 10), (19, 15), (203, 203), (202, 200), (300, 203)]
)
def test_a_wager_is_brought_to_the_chip(to: int, nearest: int) -> None:
    assert rounded(play(FIVES).table, h.RaiseTo(0, to)) == h.RaiseTo(0, nearest)
    assert rounded(play(FIVES).table, h.Fold(0)) == h.Fold(0)


@pytest.mark.parametrize("fast", [True, False])
def test_bots_play_at_such_a_table(fast: bool) -> None:
    table: Any = play(FIVES + "everyone folds", "rpl").table
    assert table.house == House(wagers_in=5)
    session = open_session(table, SessionPlan("fives", fast=fast))
    for _ in range(40):
        session.one_hand()
    assert table.hands > 30
