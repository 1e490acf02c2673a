"""A log is facts: replaying it asks no rule of the table, and a hand costs few words."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace
from tests.table.sending import ask

from shuffleup.hand.events import Shuffled
from shuffleup.hand.setup import no_limit
from shuffleup.law.rulebook import resolve, rulebook
from shuffleup.sim.session import SessionPlan, open_session
from shuffleup.table import commands as c
from shuffleup.table.apply import replay
from shuffleup.table.blinds import accounts, in_turn, places, plan, round_paid
from shuffleup.table.blinds.in_turn import is_ordinary
from shuffleup.table.chips import house_fee
from shuffleup.table.deal import next_hand
from shuffleup.table.events import Began, Placed
from shuffleup.table.house import House
from shuffleup.table.new_table import new_table
from shuffleup.table.state import Table, taken_seats

BOOKS = ("pechanga", "mohegan", "rpl", "tournament")
RULES = (
    (in_turn, "who"),
    (places, "next_places"),
    (plan, "plan"),
    (accounts, "reckoned"),
    (round_paid, "paid_after"),
    (house_fee, "drop_of"),
    (next_hand, "reckoned"),
    (next_hand, "paid_after"),
    (next_hand, "drop_of"),
)


def lively(book: str, comings: int = 300) -> tuple[Table, list[Any]]:
    """A session in which people come, go, move and post, and its log."""
    rules, house = resolve(rulebook(book)), House(rake=5)
    table = new_table("holdem", no_limit(1, 2), 6, rules=rules, rulebook=book, house=house)
    session = open_session(table, SessionPlan("facts", fast=True, comings=comings))
    log = session.take()
    for _ in range(60):
        session.one_hand()
        log += session.take()
    return table, log


@pytest.mark.parametrize("book", BOOKS)
def test_a_replay_asks_no_rule_of_the_blinds(book: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table, log = lively(book)

    def asked(*_: Any) -> Any:
        raise AssertionError("derived on replay")

    for module, name in RULES:
        monkeypatch.setattr(module, name, asked)
    assert replay(log) == table


@pytest.mark.parametrize("book", BOOKS)
def test_under_another_law_the_log_tells_of_the_same_players(book: str) -> None:
    table, log = lively(book)
    other = resolve(rulebook("rpl" if book != "rpl" else "pechanga"))
    told = replay([replace(log[0], rules=other), *log[1:]])
    assert told.seats == table.seats
    assert (told.places, told.button, told.decks) == (table.places, table.button, table.decks)


def test_an_ordinary_hand_is_told_in_three_events() -> None:
    table, _ = lively("mohegan", comings=0)
    assert all(is_ordinary(seat) for _, seat in taken_seats(table))
    dealt = ask(table, c.NextHand(seed="ordinary")).events
    assert [type(event) for event in dealt] == [Placed, Began, Shuffled]
