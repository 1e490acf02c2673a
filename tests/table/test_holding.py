"""Hand for hand: a table on hold plays its hand out and waits for the others."""

from __future__ import annotations

import pytest
from tests.table.sending import ask
from tests.table.stories import chips, play

from shuffleup.law.rulebook import cite, rulebook
from shuffleup.law.ruling import Reason
from shuffleup.table.commands import Hold, NextHand, Release
from shuffleup.table.state import copy

TABLE = """
holdem no-limit 100/200
seats: Ann 5000, Bob 5000, Cy 5000; button Ann
"""
ON_HOLD = TABLE + "the table is put on hold\n"


@pytest.mark.parametrize("book", ["tournament", "pechanga-t", "rpl", "mohegan", "pechanga"])
def test_a_table_on_hold_deals_no_hand(book: str) -> None:
    table = play(ON_HOLD, book).table
    before = copy(table)
    refused = ask(table, NextHand(seed=1)).refusal
    assert refused is not None
    assert refused.reason is Reason.NOT_YET
    assert cite(rulebook(book), refused.grounds)
    assert table == before


def test_a_hand_that_is_on_is_played_out() -> None:
    table = play(TABLE + "next hand; the table is put on hold; everyone folds").table
    assert table.hand is None
    assert table.hands == 1
    assert chips(table) == 15000
    assert not ask(table, NextHand(seed=1)).ok


def test_a_table_let_go_on_deals_again() -> None:
    table = play(ON_HOLD + "the table goes on; next hand; everyone folds").table
    assert table.hands == 1


def test_nobody_is_held_twice_or_let_go_unheld() -> None:
    for story, command in ((ON_HOLD, Hold()), (TABLE, Release())):
        table = play(story).table
        before = copy(table)
        refused = ask(table, command).refusal
        assert refused is not None
        assert refused.reason is Reason.NOT_ASKED_FOR
        assert table == before
