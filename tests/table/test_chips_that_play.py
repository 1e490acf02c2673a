"""Money that plays, and that none of it is lost."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from tests.properties.choices import lawful
from tests.table.sending import ask
from tests.table.stories import play
from tests.table.test_chips import BOOKS, refused
from tests.table.test_chips_bought import all_money

from shuffleup.law.ruling import Reason
from shuffleup.table import commands as c
from shuffleup.table import events as e
from shuffleup.table.apply import apply, gather, replay
from shuffleup.table.chips.chip_records import Pile
from shuffleup.table.proceed import proceed
from shuffleup.table.state import Table, seated, taken_seats

# ---- money -----------------------------------------------------------------------------------

CASH = """
holdem no-limit 5/10
table: cash plays, buy-in 100-2000
seats: Ann 500, Bob 500, Cy 500, -; button Ann
"""


def test_cash_plays_by_designation_by_stake_or_never() -> None:
    lay = c.LayCash(0, 300)
    assert ask(play(CASH, "pechanga").table, lay).ok
    assert refused(play(CASH.replace("cash plays, ", ""), "pechanga").table, lay).grounds == (
        "cash-plays",
    )
    assert ask(play(CASH.replace("cash plays, ", ""), "mohegan").table, lay).ok
    small = play(CASH.replace("5/10", "2/4"), "mohegan").table
    assert refused(small, lay).grounds == (
        "cash-plays-from-big-blind", "cash-changed-for-chips", "no-cash-here",
    )  # fmt: skip
    assert refused(play(CASH, "rpl").table, lay).reason is Reason.CHIPS_NOT_TAKEN


def test_only_hundreds_play_and_only_within_the_limits_of_the_game() -> None:
    table = play(CASH, "pechanga").table
    assert refused(table, c.LayCash(0, 150)).grounds == ("cash-bill",)
    assert refused(table, c.LayCash(0, 1600)).grounds == ("top-up-maximum",)
    assert refused(table, c.LayCash(0, 0)).reason is Reason.NOT_A_WHOLE_AMOUNT
    table = play(CASH + "next hand", "pechanga").table
    assert refused(table, c.LayCash(0, 100)).grounds == ("chips-added-when",)


def test_money_is_changed_between_hands_as_far_as_it_goes() -> None:
    table = play(CASH + "Dee sits 4 with 450 in cash", "pechanga").table
    assert seated(table, 3).chips.cash == 400  # the fifty was changed at once
    assert refused(table, c.BuyWithCash(3, 401)).reason is Reason.MORE_THAN_THERE_IS
    assert refused(table, c.BuyWithCash(3, 0)).reason is Reason.NOT_A_WHOLE_AMOUNT
    text = CASH + "Dee sits 4 with 450 in cash; Dee buys 300 with cash on the table"
    scene = play(text, "pechanga")
    assert (seated(scene.table, 3).stack, seated(scene.table, 3).chips.cash) == (450, 100)


@pytest.mark.parametrize(
    ("book", "amount", "cash"),
    [
        ("pechanga", 450, 400),
        ("mohegan", 450, 300),  # a hundred and the fifty are chips
        ("mohegan", 199, 0),
        ("mohegan", 100, 0),
    ],
)
def test_of_the_money_one_sits_with_one_book_has_the_minimum_in_chips(
    book: str, amount: int, cash: int
) -> None:
    table = play(CASH + f"Dee sits 4 with {amount} in cash", book).table
    assert (seated(table, 3).stack, seated(table, 3).chips.cash) == (amount, cash)


def test_money_that_was_not_in_play_buys_nothing_for_this_hand() -> None:
    table = play(CASH + "Ann puts 200 in cash on the table; next hand", "pechanga").table
    assert ask(table, c.BuyWithCash(0, 200)).says == "200 plays"
    assert refused(table, c.BuyWithCash(1, 100)).grounds == ("chips-bought-mid-hand-play",)


def test_money_that_went_into_the_pot_buys_no_chips() -> None:
    text = "Ann puts 200 in cash on the table; next hand; Ann raises to 600"
    table = play(CASH + text, "pechanga").table
    assert refused(table, c.BuyWithCash(0, 200)).reason is Reason.IN_A_HAND


def test_who_loses_the_stack_loses_the_money_in_it() -> None:
    text = "Ann puts 200 in cash on the table; next hand; Ann has 2c7d; Bob has AsAh"
    text += "; board AcAdKsKhQd; Ann raises to 450; Bob calls; Cy folds"
    text += "; Bob checks; Ann all-in 250; Bob calls; everyone shows; = stacks: Ann 200"
    scene = play(CASH + text, "pechanga")
    assert seated(scene.table, 0).chips.cash == 200
    assert all_money(scene.table) == 1700


def test_money_is_not_coloured_up() -> None:
    text = CASH.replace("cash plays,", "cash plays, chips 5 25 100,")
    text += "Ann puts 300 in cash on the table; Ann colours up to 25"
    assert seated(play(text, "pechanga").table, 0).chips.piles == (Pile(25, 20),)


# ---- nothing is made and nothing is lost -----------------------------------------------------


def wishes(table: Table, chance: random.Random) -> Iterator[Any]:
    """What the players may want to do with their chips, sensible or not."""
    for at, _ in taken_seats(table):
        amount = chance.choice((0, 5, 7, 100, 200, 500))
        wanted = (c.AddChips, c.HaveComing, c.PlayBehind, c.LayCash, c.BuyWithCash, c.TakeOff)
        if chance.random() < 0.5:
            yield chance.choice(wanted)(at, amount)
        if chance.random() < 0.3:
            yield chance.choice((c.Deliver(at), c.ColourUp(at, 25), c.PassChips(at, 0, 5)))


def take(table: Table, command: Any) -> int:
    """Do it if it is lawful; how much money came to the table with it."""
    came = 0
    for event in ask(table, command).events:
        if isinstance(event, e.ChipsAdded):
            came += event.amount
        elif isinstance(event, e.ChipsBought):
            came += event.coming - seated(table, event.seat).chips.coming
        apply(table, event)
    proceed(table)
    return came


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("seed", range(5))
def test_money_is_conserved_whatever_is_bought_won_and_lost(book: str, seed: int) -> None:
    chance = random.Random(f"{book} {seed}")
    table = play(CASH.replace("Bob 500, Cy 500, -", "Bob 25x8+1x4, Cy 20"), book).table
    money = all_money(table)
    for _ in range(40):
        money += sum(take(table, wish) for wish in wishes(table, chance))
        take(table, c.NextHand(seed=chance.getrandbits(64)))
        while table.hand is not None:
            take(table, lawful(table.hand, chance))
            if table.hand is not None and chance.random() < 0.2:
                money += sum(take(table, wish) for wish in wishes(table, chance))
        assert all_money(table) == money
        for _, seat in taken_seats(table):
            assert 0 <= seat.chips.cash <= seat.stack
            assert 0 <= seat.chips.behind <= seat.chips.coming
    assert table.hands > 10
    gather(table)
    assert replay(table.log) == table
