"""A blind that goes in late and is above the bet: what may be raised then, and by whom."""

from __future__ import annotations

import pytest
from tests.table.sending import send
from tests.table.stories import play

from shuffleup.hand import RaiseTo
from shuffleup.law.loading import BOOKS
from shuffleup.law.ruling import Reason
from shuffleup.table.commands import Decide
from shuffleup.table.state import Table

LATE = "! post-missing: seat {who}, what blind, amount {amount}"
every_book = pytest.mark.parametrize("book", BOOKS)


def posted_late(book: str, game: str = "no-limit 1/2") -> Table:
    """Ann, the button, is held to a blind of 5."""
    seats = "Ann 200, Bob 200, Cy 200; button Ann"
    table = play(f"holdem {game}\nseats: {seats}\nnext hand", book).table
    assert send(table, LATE.format(who="Ann", amount=5)).ok
    assert send(table, Decide("pays")).ok
    return table


@every_book
def test_a_raise_after_a_late_blind_takes_no_chip_back(book: str) -> None:
    """Ann has 5 in: 4 is no raise, and neither is 9; it goes up by the blind of 5."""
    table = posted_late(book)
    hand = table.hand
    assert hand is not None
    for to in (4, 5, 9):
        refusal = send(table, RaiseTo(0, to)).refusal
        assert refusal is not None
        assert refusal.reason is Reason.BELOW_MINIMUM
    assert hand.bets == [5, 1, 2]
    assert send(table, RaiseTo(0, 10)).ok
    assert (hand.bets[0], hand.stacks[0]) == (10, 190)


@every_book
def test_the_others_raise_over_a_late_blind_as_over_one_in_time(book: str) -> None:
    table = posted_late(book)
    assert send(table, "Ann checks").ok
    assert not send(table, RaiseTo(1, 9)).ok
    assert send(table, RaiseTo(1, 10)).ok


@every_book
def test_in_limit_a_late_blind_of_two_bets_is_raised_by_one(book: str) -> None:
    table = posted_late(book, "limit 2/4 blinds 1/2")
    assert not send(table, RaiseTo(0, 4)).ok
    assert send(table, RaiseTo(0, 7)).ok


@every_book
def test_a_late_blind_over_a_raise_leaves_the_size_of_the_raise(book: str) -> None:
    """Cy makes it 6, 4 more; Ann's 1 in and a blind of 7 are 8, and a raise goes to 12."""
    seats = "Ann 200, Bob 200, Cy 200, Dee 200; button Dee"
    text = f"holdem no-limit 1/2\nseats: {seats}\nnext hand; Cy raises to 6\n"
    table = play(f"{text}{LATE.format(who='Ann', amount=7)}; floor: pays", book).table
    hand = table.hand
    assert hand is not None
    assert (hand.bets[0], hand.bet, hand.actor) == (8, 8, 3)
    assert not send(table, RaiseTo(3, 11)).ok
    assert send(table, RaiseTo(3, 12)).ok
