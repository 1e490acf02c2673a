"""What the house takes at a table: drops by purse, time, the blind of the button."""

from __future__ import annotations

from typing import Any

import pytest
from tests.table.sending import ask
from tests.table.stories import chips, play

from shuffleup.hand.repairs.primitives import Voided
from shuffleup.law.rulebook import cite, rulebook
from shuffleup.law.ruling import Reason
from shuffleup.table import commands as c
from shuffleup.table.apply import apply
from shuffleup.table.blinds.in_turn import is_ordinary
from shuffleup.table.chips.chip_records import Pile
from shuffleup.table.house import House
from shuffleup.table.proceed import proceed
from shuffleup.table.state import Table, copy

OPEN = "holdem limit 4/8 blinds 2/4\n{house}seats: Ann 200, Bob 200, Cy 200; button Ann\n"
FLOP = "next hand\nAnn calls; Bob calls; Cy checks\nBob bets 4; everyone folds\n"
BOOKS = ("pechanga", "pechanga-t", "mohegan", "rpl", "tournament")


def table_with(house: str, *told: str, book: str = "mohegan") -> Table:
    """The table of a story under these designations, no chip of it lost."""
    line = f"table: {house}\n" if house else ""
    table = play(OPEN.format(house=line) + "\n".join(told), book).table
    if table.hand is None:
        assert chips(table) == 600
    return table


def stacks(table: Table) -> list[int]:
    return [seat.stack for seat in table.seats if seat]


# ---- out of the pots -------------------------------------------------------------------------


@pytest.mark.parametrize("book", BOOKS)
def test_the_drop_leaves_each_pot_that_is_won_in_every_book(book: str) -> None:
    table = table_with("drop 3", FLOP, "= drop 3", book=book)
    assert table.collected == {"drop": 3}
    assert stacks(table) == [196, 205, 196]


def test_fee_and_promotion_go_to_purses_of_their_own() -> None:
    table = table_with("rake 10%, cap 4, promotion 1", FLOP, "= drop 1", "= promotion 1", FLOP_2)
    assert table.collected == {"drop": 2, "promotion": 2}


FLOP_2 = "next hand\nBob calls; Cy calls; Ann checks\nCy bets 4; everyone folds\n"


def test_no_flop_no_drop_at_the_table() -> None:
    table = table_with("drop 3, no-flop-no-drop", "2 hands pass", "= collected 0", FLOP_3)
    assert table.collected == {"drop": 3}


FLOP_3 = "next hand\nCy calls; Ann calls; Bob checks\nAnn bets 4; everyone folds\n"


def test_a_designation_holds_from_the_next_hand() -> None:
    table = table_with("", FLOP, "= collected 0", "table: drop 3", FLOP_2, "= collected 3")
    assert ask(table, c.Designate(House(drop=5))).ok


def test_the_button_pays_the_dead_collection_blind() -> None:
    table = table_with("collection-blind 3", "1 hand passes", "= stacks: Ann 197, Bob 198, Cy 202")
    assert table.collected == {"drop": 3}


def test_a_dead_button_pays_no_collection() -> None:
    text = """holdem limit 4/8 blinds 2/4
    table: collection-blind 3
    seats: Ann 200, Bob 200, Cy 200, Dee 200; button Ann
    1 hand passes
    = collected 3
    Bob leaves
    next hand
    = button 2
    everyone folds
    = collected 3
    """
    play(text)


def test_a_chop_pays_no_drop() -> None:
    chop = ("next hand", "Ann folds", "Bob and Cy chop", "= stacks: Ann 200, Bob 200, Cy 200")
    assert table_with("drop 3, promotion 1", *chop, book="pechanga").collected == {}


def test_a_hand_that_is_void_pays_nothing() -> None:
    table = table_with("collection-blind 3", "next hand")
    assert table.hand is not None
    assert table.hand.dropped == 3
    apply(table, Voided())
    proceed(table)
    assert table.collected == {}
    assert chips(table) == 600


# ---- time ------------------------------------------------------------------------------------


def test_everyone_with_chips_pays_for_the_time_and_no_pot_does() -> None:
    table = table_with("time 6", "time is collected", FLOP, "= drop 0")
    assert table.collected == {"time": 18}
    assert stacks(table) == [190, 202, 190]


def test_promotions_are_collected_beside_the_time() -> None:
    table = table_with("time 6, promotion 1", FLOP, "= drop 0", "= promotion 1")
    assert table.collected == {"promotion": 1}


def test_who_has_less_than_the_time_pays_that_and_has_lost_the_stack() -> None:
    text = """holdem limit 4/8 blinds 2/4
    table: time 6
    seats: Ann 200, Bob 4, Cy 200; button Ann
    time is collected
    = stacks: Ann 194, Bob 0, Cy 194
    """
    table = play(text).table
    assert table.collected == {"time": 16}
    assert table.seats[1] is not None
    assert table.seats[1].chips.busted
    assert not is_ordinary(table.seats[1])


def test_time_is_paid_with_the_large_chips_and_with_money_last() -> None:
    text = """holdem no-limit 5/10
    table: time 6
    seats: Ann 25x4+1x3, Bob 500, Cy 4; button Ann
    Bob puts 500 in cash on the table; Cy has 200 coming
    time is collected
    = stacks: Ann 97, Bob 994, Cy 0
    """
    ann, bob, cy = play(text).table.seats
    assert ann is not None
    assert ann.chips.piles == (Pile(25, 3), Pile(1, 3))
    assert bob is not None
    assert bob.chips.cash == 500
    assert cy is not None
    assert not cy.chips.busted


def test_time_is_collected_between_hands_and_only_where_it_is_designated() -> None:
    table = table_with("time 6", "next hand")
    before = copy(table)
    refusal = ask(table, c.CollectTime()).refusal
    assert refusal is not None
    assert refusal.reason is Reason.HAND_IS_ON
    assert table == before
    table = table_with("drop 3")
    refusal = ask(table, c.CollectTime()).refusal
    assert refusal is not None
    assert (refusal.reason, refusal.grounds) == (Reason.NOT_IN_THIS_HOUSE, ("house-fee",))
    for book in BOOKS:
        assert cite(rulebook(book), refusal.grounds)


def test_by_the_clock_time_is_paid_in_advance_and_then_every_so_often() -> None:
    table_with(
        "time 6 every 30",
        "[20:00] 1 hand passes", "= collected 18",
        "[20:29] 1 hand passes", "= collected 18",
        "[20:30] 1 hand passes", "= collected 36",
    )  # fmt: skip


def test_a_time_that_comes_in_a_hand_is_collected_after_it() -> None:
    table_with(
        "time 6 every 30",
        "[23:50] next hand",
        "[00:25] Ann folds", "= collected 18",
        "[00:26] Bob folds",
        "[00:27] next hand", "= collected 36",
    )  # fmt: skip


def test_a_table_runs_past_midnight() -> None:
    table = table_with(
        "", "[23:50] 1 hand passes", "[00:10] 1 hand passes", "[23:55] 1 hand passes"
    )
    assert table.clock.now == (24 + 23) * 60 + 55


@pytest.mark.parametrize("now", [-1, 1.5, "20:00", True, None])
def test_what_is_no_time_is_refused(now: Any) -> None:
    table = table_with("")
    refusal = ask(table, c.SayTime(now)).refusal
    assert refusal is not None
    assert refusal.reason is Reason.NOT_A_WHOLE_AMOUNT
