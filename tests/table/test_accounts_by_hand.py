"""Accounts with the blinds, reckoned for one seat at a time: records put in place by hand, where a
story that leads to them would be long."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace
from tests.table.stories import play

from shuffleup.floor.facts import FactError
from shuffleup.hand.setup import Forced, Post
from shuffleup.table.blinds.account import HAD_BUTTON, Account, Standing
from shuffleup.table.blinds.accounts import (
    Passed,
    dealt_in,
    is_liable,
    lets_pass,
    newcomer_passed,
    owing,
    passed_by,
    small_passed,
)
from shuffleup.table.blinds.button import NOWHERE, Places
from shuffleup.table.blinds.in_turn import who
from shuffleup.table.blinds.plan import Plan, plan
from shuffleup.table.blinds.round_paid import is_skipped_big, paid_after
from shuffleup.table.floor.owing import played_owing
from shuffleup.table.seats.price_of_moving import account_after, is_free, may_let_pass
from shuffleup.table.state import Seat, Table, seated

FIVE = "seats: Ann 200, Bob 200, Cy 200, Dee 200, Eve 200, -; button Ann\n"
GAME = "holdem no-limit 1/2\n" + FIVE
DEE = 3


def told(lines: str = "1 hand passes", book: str = "pechanga", **points: Any) -> Table:
    return play(GAME + lines, book, **points).table


def dee(table: Table, account: Account) -> Seat:
    """Dee, with this account."""
    seat = seated(table, DEE)
    seat.account = account
    return seat


# ---- what goes by ----------------------------------------------------------------------------


def test_in_a_game_without_blinds_only_the_button_goes_by() -> None:
    stages = "holdem limit 4/8 blinds 2/4 for 1 hand then stud limit 4/8 ante 1 bring-in 2"
    text = (
        f"holdem limit 4/8 blinds 2/4\ntable: rotation {stages}\n{FIVE}1 hand passes\n= game stud"
    )
    table = play(text, "mohegan").table
    on = Places(table.places.button + 2, table.places.small, table.places.big)
    passed = passed_by(table, Plan(on, 31, [], who(table)))
    assert passed == Passed(button=0b110)


def test_where_there_is_no_small_blind_none_goes_by_and_none_is_skipped() -> None:
    table = play("holdem limit 4/8 blinds 4\n" + FIVE + "1 hand passes", "pechanga").table
    passed = passed_by(table, plan(table))
    assert (passed.small, passed.skipped) == (0, 0)
    assert passed.big


def test_when_two_are_left_whoever_was_next_has_missed_the_small_blind() -> None:
    table = play("holdem no-limit 1/2\nseats: Ann 200, Bob 200, Cy 200; button Ann\n"
                 "1 hand passes\nCy is away", "mohegan").table  # fmt: skip
    made = plan(table)
    assert made.places.small == made.places.button
    assert table.places.big == 2  # Cy
    assert small_passed(table, made) >> 2 & 1
    table.places = replace(table.places, small=NOWHERE)  # nobody had it on the last hand
    assert small_passed(table, made) == 1 << 2


# ---- dealt in, and left out ------------------------------------------------------------------


def test_who_is_dealt_in_by_mistake_and_owes_nothing_is_in_like_anybody() -> None:
    table = told()
    seat = dee(table, Account(standing=Standing.NEW, passes=1))
    seat.presence = replace(seat.presence, misdealt=True)
    assert dealt_in(table, DEE, seat, plan(table), Passed()) == Account()
    seat.account = Account(owes_big=True)
    assert dealt_in(table, DEE, seat, plan(table), Passed()) == seat.account


def test_who_drew_for_the_button_and_is_not_there_misses_nothing_where_the_house_says_so() -> None:
    for active in (False, True):
        table = told(new_game_drawn_player_active=active)
        assert is_liable(table, dee(table, Account(drew=True))) is active


def test_a_hand_off_is_free_but_for_who_owes_or_waits_beside_a_buyer() -> None:
    table = told()
    assert not is_liable(table, dee(table, Account(waits=1)))
    assert is_liable(table, dee(table, Account(waits=1, owes_big=True)))
    assert is_liable(table, dee(table, Account(waits=1, beside=True)))


def test_the_first_round_of_a_new_game_is_over_for_a_seat_the_big_blind_has_passed() -> None:
    table = told(new_game_passed_blind_counts_as_missed=True, new_player_free_passes=1)
    seat, goes_by = dee(table, Account(standing=Standing.NEW)), Passed(big=1 << DEE)
    table.button = replace(table.button, new_game=True, passed=1 << DEE)
    assert newcomer_passed(table, DEE, seat, goes_by).passes == 1
    table.button = replace(table.button, passed=0)
    assert newcomer_passed(table, DEE, seat, goes_by).owes_big


def test_the_button_goes_by_a_player_who_dealt_off() -> None:
    table = told()
    seat = dee(table, Account(standing=Standing.PASSING))
    assert not lets_pass(table, DEE, seat, Passed()).gone_by
    assert lets_pass(table, DEE, seat, Passed(button=1 << DEE)).gone_by
    assert not lets_pass(table, DEE, seat, Passed(button=1)).gone_by


def test_each_big_blind_missed_is_counted() -> None:
    after = owing(DEE, Account(standing=Standing.MOVED, missed=1), Passed(big=1 << DEE))
    assert (after.missed, after.owes_big, after.owes_small) == (2, True, False)


# ---- what was paid ---------------------------------------------------------------------------


def test_a_button_that_is_nowhere_was_had_by_nobody() -> None:
    table = told()
    made = plan(table)
    paid = paid_after(table, made, replace(made.places, button=NOWHERE))
    had = [seat.paid & HAD_BUTTON if seat else 0 for seat in table.seats]
    assert [one & HAD_BUTTON for one in paid] == had


def test_of_two_equal_blinds_the_one_in_the_small_blinds_seat_is_the_small_one() -> None:
    table = play("holdem no-limit 2/2\n" + FIVE + "1 hand passes", "pechanga").table
    places = Places(0, 1, 2)
    assert not is_skipped_big(table, Post(1, 2, Forced.BLIND), places)
    assert is_skipped_big(table, Post(4, 2, Forced.BLIND), places)
    assert not is_skipped_big(table, Post(4, 1, Forced.BLIND), places)


def test_who_owes_and_was_not_dealt_in_has_not_played_owing() -> None:
    table = told("Dee is away\n4 hands pass\nnext hand", "mohegan")
    assert seated(table, DEE).account.owes
    with pytest.raises(FactError, match="was not dealt in owing"):
        played_owing(table, DEE)


# ---- moving ----------------------------------------------------------------------------------


def test_what_a_ruling_asked_for_is_no_price_of_an_earlier_move() -> None:
    """Dee must post what she missed, and moves away from the blind besides."""
    seats = "seats: Ann 200, Bob 200, Cy 200, Dee 200, -, Eve 200, Flo 200; button Ann\n"
    text = f"holdem no-limit 1/2\n{seats}1 hand passes"
    table = play(text, "mohegan", seat_change_missed_may_post=True).table
    now = Account(owes_big=True, must_post=True)
    dee(table, now)
    last = Account(standing=Standing.MOVED, must_post=True)
    after = {at: account_after(table, DEE, at) for at in (0, 2, 4)}
    assert any(one != now for one in after.values())
    dee(table, last)
    assert account_after(table, DEE, 4) == last


def test_in_a_new_game_a_move_is_free_only_where_the_house_says_so() -> None:
    for free in (False, True):
        table = told(new_game_free_seat_change=free)
        table.button = replace(table.button, new_game=True, passed=1)
        assert is_free(table, 5) is free
        assert not is_free(table, 0)


def test_who_owes_lets_nothing_pass_for_having_dealt_off() -> None:
    table = told(deal_off_free_passes=1)
    dee(table, Account(dealt_off=True))
    assert may_let_pass(table, DEE)
    dee(table, Account(dealt_off=True, owes_big=True))
    assert not may_let_pass(table, DEE)
