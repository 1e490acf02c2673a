"""What a house designates: senseless, against the book, or at the wrong time."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace
from tests.table.sending import ask, send
from tests.table.stories import play

from shuffleup.hand import SetupError, no_limit
from shuffleup.law.rulebook import resolve, rulebook
from shuffleup.law.ruling import Reason
from shuffleup.table import commands as c
from shuffleup.table.house import House, Stage
from shuffleup.table.new_table import new_table
from shuffleup.table.state import Table, copy

HOLDEM = Stage("holdem", no_limit(1, 2))
SENSELESS: list[Any] = [
    House(drop=-1),
    House(drop=1.5),  # type: ignore[arg-type]
    House(rake=101),
    House(rake_cap=4),
    House(drop=3, rake=10),
    House(drop=3, time=6),
    House(drop=3, collection_blind=4),
    House(time=-6),
    House(time_minutes=30),
    House(no_flop_no_drop=True),
    House(promotion=-1),
    House(buy_in=(200, 100)),
    House(buy_in=(0, 100)),
    House(kill="double"),
    House(kill_at=-1),
    House(button="frozen"),
    House(chips=(0, 5)),
    House(chips=(5, 5)),
    House(wagers_in=-5),
    House(rotation=(HOLDEM,)),
    House(rotation=(HOLDEM, replace(HOLDEM, game="canasta"))),
    House(rotation=(HOLDEM, Stage("stud", no_limit(1, 2)))),
    House(rotation=(HOLDEM, replace(HOLDEM, hands=-1))),
    House(choice=(HOLDEM, HOLDEM)),
    House(rotation=(HOLDEM, HOLDEM), choice=(HOLDEM,)),
    "drop 3",
    None,
]


def a_table(house: str = "", told: str = "") -> Table:
    line = f"table: {house}\n" if house else ""
    seats = "seats: Ann 200, Bob 200, Cy 200; button Ann\n"
    return play(f"holdem limit 4/8 blinds 2/4\n{line}{seats}{told}").table


@pytest.mark.parametrize("house", SENSELESS, ids=repr)
def test_a_senseless_designation_is_malformed_and_changes_nothing(house: Any) -> None:
    table = a_table()
    before = copy(table)
    refusal = ask(table, c.Designate(house)).refusal
    assert refusal is not None
    assert refusal.reason is Reason.NOT_A_DESIGNATION
    assert refusal.says
    assert table == before


@pytest.mark.parametrize("house", [h for h in SENSELESS if isinstance(h, House)], ids=repr)
def test_no_table_opens_with_a_senseless_designation(house: House) -> None:
    with pytest.raises(SetupError):
        new_table("holdem", no_limit(1, 2), 6, house=house)


def test_a_designation_waits_for_the_end_of_the_hand() -> None:
    table = a_table(told="next hand")
    refusal = ask(table, c.Designate(House(drop=3))).refusal
    assert refusal is not None
    assert refusal.reason is Reason.HAND_IS_ON


def test_another_book_is_refused_what_it_does_not_leave_to_the_house() -> None:
    omaha = "omaha-eight limit 4/8 blinds 2/4\ntable: half-kill\n"
    table = play(omaha + "seats: Ann 200, Bob 200, Cy 200; button Ann\n").table
    before = copy(table)
    pechanga = resolve(rulebook("pechanga"))
    refusal = ask(table, c.PlayBy(pechanga, "pechanga")).refusal
    assert refusal is not None
    assert refusal.grounds == ("half-kill-offered",)
    assert table == before
    table = a_table("drop 3", "1 hand passes")
    send(table, c.PlayBy(pechanga, "pechanga"))
    assert (table.rules, table.rulebook) == (pechanga, "pechanga")


@pytest.mark.parametrize("rules", [None, "pechanga", 3])
def test_what_is_no_book_is_refused(rules: Any) -> None:
    refusal = ask(a_table(), c.PlayBy(rules, "x")).refusal
    assert refusal is not None
    assert refusal.reason is Reason.NOT_A_COMMAND
