"""Nothing that is sent to a table makes it raise, and nothing is accepted that cannot be kept."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace
from tests.table.garbage import HUGE, LONG, attack
from tests.table.sending import ask, send
from tests.table.test_anything import table_of
from tests.table.walks import TABLES, no_limit

from shuffleup.games import game
from shuffleup.hand.setup import SetupError, Stakes
from shuffleup.law.ruling import Reason
from shuffleup.table import House, Stage, new_table
from shuffleup.table import commands as c
from shuffleup.table.edge import MOST_CHIPS

IDS = [f"{book}-{button or 'own'}" for book, button in TABLES]
STAKES = no_limit(2, 4)
BAD_STAKES: Any = Stakes(STAKES.structure, 4, 4, 5)  # type: ignore[arg-type]
BAD_HOUSES: tuple[Any, ...] = (
    House(buy_in=7),  # type: ignore[arg-type]
    House(chips=7),  # type: ignore[arg-type]
    House(rotation=(7, 7)),  # type: ignore[arg-type]
    House(choice=(Stage([], BAD_STAKES),)),  # type: ignore[arg-type]
    House(drop=HUGE),
    House(drop=-HUGE),
    House(kill=5, chips=7),  # type: ignore[arg-type]
)


@pytest.mark.parametrize(("book", "button"), TABLES, ids=IDS)
def test_garbage_is_refused_in_a_few_words(book: str, button: str) -> None:
    attack(book, button, seed=100, commands=500)
    attack(book, button, seed=103, commands=100)  # dealt by hand


@pytest.mark.parametrize(
    "command",
    [
        c.Sit(HUGE, "New", 100),
        c.Sit(3, "New", HUGE),
        c.Sit(3, "New", MOST_CHIPS),  # with what is here already it is too much
        c.Sit(3, "\ud800", 100),
        c.Sit(3, "New\x1b[2J", 100),
        c.Sit(3, "N" * 65, 100),
        c.Sit(3, "   ", 100),
        c.LockUp(3, "\ud800"),
        c.Offer(3, LONG),
        c.SayTime(HUGE),
        c.SayTime(10**12),
        c.Report(5),  # type: ignore[arg-type]
        c.Report("clock-called", {"seat": HUGE}),
        c.Report("clock-called", {"seat": LONG}),
        c.Report(LONG),
        c.NextHand(seed=HUGE),
        c.NextHand(seed="\ud800"),
        c.NextHand(deck=("x", 5)),  # type: ignore[arg-type]
        c.PlayGame(game("holdem"), BAD_STAKES),
        c.PlayGame(game("holdem"), replace(STAKES, blinds=(2, HUGE))),
        c.PlayGame(replace(game("holdem"), deck="tarot"), STAKES),
        c.Decide(LONG),
        c.Withdraw(why=LONG),
        *(c.Designate(house) for house in BAD_HOUSES),
    ],
    ids=lambda command: type(command).__name__,
)
def test_what_cannot_be_kept_is_refused(command: Any) -> None:
    table = table_of(4, "rpl")
    assert send(table, c.Leave(3)).ok
    refusal = ask(table, command).refusal
    assert refusal is not None
    assert len(str(refusal)) < 200
    assert str(refusal).isprintable()


def test_a_name_of_64_characters_is_a_name() -> None:
    table = new_table("holdem", STAKES, 4)
    assert send(table, c.Sit(0, "N" * 64, MOST_CHIPS)).ok
    more = ask(table, c.AddChips(0, 1)).refusal
    assert more is not None
    assert more.reason is Reason.NOT_A_WHOLE_AMOUNT


@pytest.mark.parametrize("house", BAD_HOUSES)
def test_no_table_opens_with_a_house_that_makes_no_sense(house: House) -> None:
    with pytest.raises(SetupError):
        new_table("holdem", STAKES, 4, house=house)


def test_no_table_opens_with_stakes_that_make_no_sense() -> None:
    with pytest.raises(SetupError):
        new_table("holdem", BAD_STAKES, 4)


@pytest.mark.parametrize("words", [f"Ann sits 3 with {'9' * 5000}", LONG, f"! {LONG}", "\ud800"])
def test_words_that_mean_nothing_are_refused_in_a_few_words(words: str) -> None:
    refusal = send(table_of(3, "rpl"), words).refusal
    assert refusal is not None
    assert len(str(refusal)) < 300
