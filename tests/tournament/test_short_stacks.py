"""Stacks too short to go on: the event comes to its end by the book, and no chip is lost."""

from __future__ import annotations

from shuffleup.law import DEFAULT, Rules
from shuffleup.law.rulebook import resolve, rulebook
from shuffleup.room.cage.on_tables import chips_of
from shuffleup.tournament.entries.registering import pool
from shuffleup.tournament.state import Tournament
from shuffleup.tournament.words.event_transcript import run

OPENING = """
event: 2026-11-13 UTC
terms: holdem no-limit, stack 5000, price 50+10+0+20, seats 4, chips 25/100
levels: 100/200 ante 100 for 20, break for 10 removing 25, 200/400 ante 100 for 20
"""


def after(book: str | Rules, play: str) -> Tournament:
    rules = resolve(rulebook(book)) if isinstance(book, str) else book
    event = run(OPENING + play, rules).event
    assert sum(chips_of(table) for table in event.tables.values()) == event.issued
    assert sum(event.room.accounts.values()) == 0
    return event


def test_whoever_cannot_ante_against_one_other_is_out_where_nobody_is_all_in_for_it() -> None:
    play = """
    table 1: Ann 100, Bob 5000
    at 1: next hand
    = the event is over
    = place 2: Ann
    = Ann went out to Bob
    """
    event = after("rpl", play)
    assert not event.heads  # Ann's bounty is Bob's, and so is their own
    assert event.tables["1"].hands == 0


def test_elsewhere_they_are_all_in_for_the_ante() -> None:
    event = after("tournament", "table 1: Ann 100, Bob 5000\nat 1: next hand")
    assert event.tables["1"].hands == 1


def test_with_two_others_the_chips_go_into_the_pot() -> None:
    event = after("rpl", "table 1: Ann 100, Bob 5000, Cy 5000\nat 1: next hand")
    assert event.tables["1"].hands == 1
    hand = event.tables["1"].hand
    assert hand is not None
    assert hand.setup.carried == 100


def test_a_book_that_asks_cash_players_for_a_blind_deals_short_stacks_in_at_an_event() -> None:
    event = after("mohegan", "table 1: Ann 150, Bob 5000\nat 1: next hand")
    assert event.tables["1"].hands == 1


def test_the_bounty_of_somebody_who_is_raced_out_goes_to_the_pool() -> None:
    rules = DEFAULT.but(raced_out_protected=False)
    play = """
    table 1: Ann 25, Bob 5000, Cy 5025, Dan 5050
    floor: start the clock
    [00:40] race off 25: Cy
    = place 4: Ann
    """
    event = after(rules, play)
    assert set(event.heads) == {"Bob", "Cy", "Dan"}
    assert pool(event) == 4 * 50 + 20
