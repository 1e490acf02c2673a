"""Decks: who deals, cuts and shuffles, and when a new setup comes."""

from __future__ import annotations

from typing import Any

import pytest
from tests.table.sending import ask, send
from tests.table.stories import play

from shuffleup.law.rulebook import cite, rulebook
from shuffleup.law.ruling import Reason
from shuffleup.table import commands as c
from shuffleup.table.deal.deck_setups import duty
from shuffleup.table.state import Table, copy

OPEN = "holdem no-limit 1/2\nseats: Ann 200, Bob 200, Cy 200, Dee 200; button Bob\n"
BOOKS = ("pechanga", "pechanga-t", "mohegan", "rpl", "tournament")


def table_after(*told: str, book: str = "mohegan") -> Table:
    return play(OPEN + "\n".join(told), book).table


@pytest.mark.parametrize("book", BOOKS)
def test_a_house_dealer_does_it_all_but_where_players_deal(book: str) -> None:
    table = table_after("next hand", book=book)
    found = [duty(table, what) for what in ("deals", "cuts", "shuffles")]
    assert found == (["Bob", "Ann", "Ann"] if book == "rpl" else ["house"] * 3)


def test_the_button_s_neighbour_among_those_dealt_in_cuts() -> None:
    text = """holdem no-limit 25/50
    seats: Ann 5000, Bob 5000, Cy 5000, Dee 0; button Ann
    next hand
    = deals Ann
    = cuts Cy
    """
    play(text, "rpl")


def test_who_is_away_neither_deals_nor_cuts_nor_shuffles() -> None:
    away = "Ann is away; Bob is away; next hand; = deals Dee; = cuts Cy; = shuffles Cy"
    table = table_after(away, book="rpl")
    assert table.places.button == 1
    play(OPEN + away + "; Bob is back; = deals Bob; = cuts Dee", "rpl")
    everyone = "; ".join(f"{name} is away" for name in ("Ann", "Bob", "Cy", "Dee"))
    assert duty(table_after("1 hand passes", everyone, book="rpl"), "deals") == "house"


def test_before_any_hand_the_player_who_will_have_the_button_deals() -> None:
    table = table_after(book="rpl")
    assert (duty(table, "deals"), duty(table, "cuts")) == ("Bob", "Ann")
    table = play("holdem no-limit 1/2\nseats: -, -", "rpl").table
    assert duty(table, "deals") == "house"


@pytest.mark.parametrize("book", BOOKS)
def test_a_player_s_request_is_heard_where_the_book_hears_it(book: str) -> None:
    table = table_after("[18:00] the setup is new", "[22:00] 1 hand passes", book=book)
    before = copy(table)
    ruling = ask(table, c.AskForSetup(0))
    assert ruling.ok == (book in ("pechanga", "mohegan"))
    assert table == before
    if ruling.refusal:
        assert ruling.refusal.reason is Reason.NOT_IN_THIS_HOUSE
        assert cite(rulebook(book), ruling.refusal.grounds)


def test_a_request_is_early_until_the_setup_is_old_enough_even_past_midnight() -> None:
    table = table_after("[23:00] the setup is new", "[00:59] 1 hand passes")
    refusal = ask(table, c.AskForSetup(2)).refusal
    assert refusal is not None
    assert refusal.reason is Reason.NOT_YET
    assert refusal.grounds == ("deck-change-on-request", "deck-minimum-use")
    play(OPEN + "[23:00] the setup is new\n[01:00] Ann asks for a new setup\n= setup 2")


def test_new_decks_start_their_turn_again() -> None:
    play(OPEN + "1 hand passes\n= deck 1\nthe dealers change\nnext hand\n= deck 1", "rpl")


def test_the_occasions_differ_by_book() -> None:
    changed = {
        book: table_after("next level", book=book).decks.setup for book in ("rpl", "tournament")
    }
    assert changed == {"rpl": 1, "tournament": 2}


@pytest.mark.parametrize("command", [c.AskForSetup(0), c.NewSetup("dealers"), c.NewSetup()])
def test_decks_are_changed_between_hands(command: Any) -> None:
    table = table_after("next hand")
    before = copy(table)
    refusal = ask(table, command).refusal
    assert refusal is not None
    assert refusal.reason is Reason.HAND_IS_ON
    assert table == before


@pytest.mark.parametrize("why", ["luck", None, 3])
def test_other_occasions_are_none(why: Any) -> None:
    refusal = ask(table_after(), c.NewSetup(why)).refusal
    assert refusal is not None
    assert refusal.reason is Reason.NOT_AN_OPTION


def test_a_setup_that_is_simply_new_keeps_its_number() -> None:
    table = table_after("[18:00] 1 hand passes")
    send(table, c.NewSetup())
    assert (table.decks.setup, table.decks.since) == (1, 18 * 60)
