"""Out at a table that people deal: re-buys at once, and hand for hand only where tables wait."""

from __future__ import annotations

import pytest

from shuffleup.tournament.viewing.director_view import entrants_now
from shuffleup.tournament.viewing.event_for_player import event_for_player
from shuffleup.tournament.words.event_transcript import run

REBUYS = """
event: 2026-11-13 UTC
terms: holdem no-limit, stack 5000, price 50+10, seats 4, by hand, rebuys 40 for 4000 until 1 most 2
levels: 25/50 for 20, 50/100 for 20
table 1: Ann 5000, Bob 3000, Cy 2000
[19:00] start the clock
hand played at 1
"""


def test_who_has_lost_everything_and_buys_again_is_not_counted_first() -> None:
    run(
        REBUYS
        + """
        x Cy re-buys (not-counted)
        Cy is out and re-buys
        = Cy has 4000
        = chips in play: 14000
        = pool is 190
        = last act: re-buy of Cy
        undo
        = Cy is not counted
        = chips in play: 10000
        """
    )


def test_a_double_rebuy_is_two_and_counts_as_two() -> None:
    run(
        REBUYS
        + """
        Cy is out and re-buys double
        = Cy has 8000
        = pool is 230
        x Cy is out and re-buys (more-than-there-is)
        """
    )


def test_out_and_in_again_is_refused_where_nobody_buys_any_more() -> None:
    run(
        REBUYS
        + """
        Bob is out and re-buys
        x Bob is out and re-buys double (more-than-there-is)
        x Dan is out and re-buys (not-seated)
        [19:21] hand played at 1
        x Cy is out and re-buys (not-this-way)
        Cy is out
        x Cy is out and re-buys (not-seated)
        """
    )


def test_the_desk_offers_rebuys_to_those_who_may_buy() -> None:
    event = run(REBUYS + "Cy is out\nBob is out and re-buys double").event
    assert {one.player: one.rebuys_now for one in entrants_now(event)} == {
        "Ann": 2, "Bob": 0, "Cy": 0,
    }  # fmt: skip


ROUNDS = """
event: 2026-11-13 UTC
terms: holdem no-limit, stack 5000, price 50+10, seats 4, by hand
levels: 25/50 for 20, 50/100 for 20
"""


def test_at_one_table_nobody_plays_hand_for_hand() -> None:
    run(
        ROUNDS
        + """
        table 1: Ann 5000, Bob 3000, Cy 2000
        x hand for hand (not-asked-for)
        """
    )


@pytest.mark.parametrize("words", ["settle the tables by 1", "break table 2 by 1"])
def test_hand_for_hand_ends_when_one_table_is_left(words: str) -> None:
    run(
        ROUNDS
        + f"""
        table 1: Ann 5000, Bob 3000, Cy 2000, -
        table 2: Dan 1000, Eve 1000, -, -
        [19:00] start the clock
        hand for hand
        x Eve is out (not-counted)
        Eve is out with 1000
        the stacks are Dan 2000, Ann 5000, Bob 3000, Cy 2000
        {words}
        = tables: 1
        x next round (not-asked-for)
        Cy is out
        = place 4: Cy
        = place 5: Eve
        """
    )


def test_a_player_whose_stack_nobody_has_counted_is_not_shown_nothing() -> None:
    event = run(REBUYS).event
    assert event_for_player(event, "Cy").mine.chips == -1
