"""Cents at home: the usual small stakes are opened, typed with a point or a comma."""

from __future__ import annotations

import pytest

from shuffleup.law.rulebook import rulebook
from shuffleup.server.home_games.opening_home_games import (
    HomeGame,
    WrongBuyInError,
    WrongStakesError,
    listing_of,
    room_under,
)


@pytest.mark.parametrize("typed", ["no-limit 0.25/0.50", "no-limit 0,25/0,50", "0.25/0.50"])
def test_a_home_game_is_opened_at_stakes_in_cents(typed: str) -> None:
    listing = listing_of(HomeGame("Friday", stakes=typed))
    assert (listing.stakes.blinds, listing.stakes.dollar) == ((25, 50), 100)
    assert listing.house.buy_in == (2000, 10000)


def test_ten_and_twenty_cents_with_a_buy_in_in_cents() -> None:
    listing = listing_of(HomeGame("Friday", stakes="no-limit 0.10/0.20", least=800, most=4000))
    assert (listing.stakes.blinds, listing.house.buy_in) == ((10, 20), (800, 4000))


def test_a_mix_is_played_at_cents() -> None:
    listing = listing_of(HomeGame("Friday", game="horse", stakes="limit 0.50/1"))
    assert (listing.stakes.small_bet, listing.stakes.big_bet) == (50, 100)
    assert {one.stakes.dollar for one in listing.house.rotation} == {100}


def test_an_ante_is_in_the_same_cents() -> None:
    listing = listing_of(HomeGame("Friday", stakes="no-limit 0.25/0.50 ante 0.05"))
    assert (listing.stakes.ante, listing.stakes.dollar) == (5, 100)


@pytest.mark.parametrize("typed", ["no-limit 0.255/0.50", "no-limit a/b", "no-limit 1/2 ante"])
def test_what_is_no_amount_is_refused(typed: str) -> None:
    with pytest.raises(WrongStakesError):
        listing_of(HomeGame("Friday", stakes=typed))


def test_a_host_may_have_the_rest_dealt_twice_whatever_the_book_says() -> None:
    book = rulebook("mohegan")
    once, twice = room_under(book, 0), room_under(book, 0, 2)
    assert (once.rules.run_it.maximum, twice.rules.run_it.maximum) == (1, 2)
    assert twice.rulebook.startswith(once.rulebook)
    assert "run-it-maximum 2" in twice.rulebook


def test_a_buy_in_whose_least_is_above_its_most_is_refused_as_one() -> None:
    with pytest.raises(WrongBuyInError):
        listing_of(HomeGame("Friday", stakes="no-limit 0.25/0.50", least=5000, most=2000))
