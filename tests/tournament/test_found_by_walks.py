"""What events directed at random have found, each as a small transcript."""

from __future__ import annotations

import pytest

from shuffleup.law import DEFAULT
from shuffleup.law.rulebook import resolve, rulebook
from shuffleup.room.new_room import new_room
from shuffleup.tournament.apply import replay
from shuffleup.tournament.event_log.kept_event import gather
from shuffleup.tournament.words.event_transcript import run

DEALT = """
event: 2026-11-13 UTC
terms: holdem no-limit, stack 5000, price 50+10, seats 4, prizes 60/40TERMS
levels: 25/50 for 20, 50/100 for 20, 100/200 for 20
"""
FOUR = "table 1: Ann 5000, Bob 3000, Cy 2000, Dan 1000"
FOUND = {
    "nothing is directed in an event that is over": (
        "",
        """
        table 1: Ann 5000, Bob 3000
        all-in at 1: Ann beats Bob
        x disqualify Ann for abuse (hand-is-over)
        x settle the tables by 1 (hand-is-over)
        x go to level 2 (hand-is-over)
        pay the prizes
        = pool is 0
        """,
    ),
    "nothing is taken out of prizes that are set": (
        "",
        """
        table 1: Ann 5000, Bob 3000, Cy 2000
        = may: take 20 as service charge
        set the prizes
        x take 20 as service charge (stays-done)
        """,
    ),
    "no prizes while somebody who paid waits for a seat": (
        ", late 1",
        """
        table 1: Ann 5000, Bob 3000, Cy 2000
        here: Eve
        Eve registers
        go to level 2
        x set the prizes (time-goes-on)
        Eve takes back the entry
        set the prizes
        = prizes: 90, 60
        """,
    ),
    "an event that is called off gives back what is still on heads": (
        ", price 50+10+0+20",
        f"""
        {FOUR}
        all-in at 1: Ann beats Dan
        manager: cancel the event
        = pool is 0
        = account bounties is 0
        x pay the prizes (hand-is-over)
        """,
    ),
    "an event that has paid a prize is not called off": (
        ", prizes 50/30/20",
        """
        table 1: Ann 5000, Bob 3000, Cy 2000
        all-in at 1: Ann beats Cy
        pay the prizes
        = Cy was paid 30
        x manager: cancel the event (stays-done)
        """,
    ),
    "what is divided in a deal is not taken away before it is made": (
        "",
        """
        table 1: Ann 5000, Bob 3000, Cy 2000
        all-in at 1: Ann beats Cy
        deal by worth
        x take 20 as service charge (stays-done)
        """,
    ),
    "a whole table is not out, nor by somebody at another": (
        ", by hand",
        f"""
        {FOUR}
        table 2: Eve 5000, Fay 3000
        x out at once: Eve 5000, Fay 3000 (more-than-there-is)
        x Fay is out by Ann (not-seated)
        Fay is out by Eve
        """,
    ),
    "chips behind are lost with the others": (
        ", rebuys 50+10 for 5000 until 2 under 9000, by hand",
        f"""
        {FOUR}
        Dan announces a re-buy
        x Dan announces a re-buy (stays-done)
        = chips in play: 16000
        Dan is out with 6000
        = chips in play: 16000
        """,
    ),
    "chips behind leave play with whoever is disqualified": (
        ", rebuys 50+10 for 5000 until 2 under 9000",
        f"""
        {FOUR}
        Dan announces a re-buy
        = chips in play: 16000
        disqualify Dan for abuse
        = chips in play: 10000
        """,
    ),
    "whoever forfeits all that is in front is not out with chips behind": (
        ", rebuys 50+10 for 5000 until 2 under 9000",
        f"""
        {FOUR}
        Dan announces a re-buy
        Dan forfeits 1000 for chips-hidden
        = Dan stands: plays
        = chips in play: 15000
        """,
    ),
    "chips behind go along to a seat that is the wrong one": (
        ", rebuys 50+10 for 5000 until 2 under 9000",
        """
        table 1: Ann 5000, Bob 3000
        table 2: Cy 5000, Dan 5000
        Ann announces a re-buy
        Ann sits down by mistake at 2 seat 3
        = Ann has 10000
        = chips in play: 23000
        """,
    ),
    "nobody draws anew at more tables than there are players for": (
        "",
        """
        table 1: Ann 5000, Bob 3000
        table 2: Cy 2000
        x redraw the seats by 1 (more-than-there-is)
        """,
    ),
    "nothing is due where nobody has a seat": ("", "x settle the tables by 1 (not-seated)"),
    "nobody sits by mistake behind a stack nobody bought": (
        "",
        """
        table 1: Ann 5000, Bob 3000
        place a stack at 1 in seat 3
        x Ann sits down by mistake at 1 seat 3 (no-such-seat)
        """,
    ),
    "who sits in the right seat again is not put right": (
        "",
        """
        table 1: Ann 5000, Bob 3000
        Ann sits down by mistake at 1 seat 3
        Ann sits down by mistake at 1 seat 1
        x put Ann right (not-seated)
        """,
    ),
}


@pytest.mark.parametrize("name", FOUND)
def test_what_was_found_does_not_happen(name: str) -> None:
    terms, play = FOUND[name]
    run(DEALT.replace("TERMS", terms) + play, resolve(rulebook("pechanga-t")))


def test_what_players_did_in_a_hand_is_in_the_log_before_what_the_director_does_there() -> None:
    play = """
    table 1: Ann 5000, Bob 3000, Cy 2000
    table 2: Dan 5000, Eve 5000, Fay 5000
    at 1: next hand
    at 1: Ann raises to 150
    move Dan to 1 seat 4
    """
    scene = run(DEALT.replace("TERMS", "") + play)
    event = scene.event
    gather(event)
    again = replay(event.log, new_room(rules=event.rules, zone=event.room.zone, now=scene.day))
    assert again.tables == event.tables


def test_whoever_loses_all_that_is_in_front_in_a_race_plays_on_with_the_chips_behind() -> None:
    play = """
    event: 2026-11-13 UTC
    terms: holdem no-limit, stack 5000, price 50+10, seats 4, chips 25/100/500, rebuys 50+10 for 5000 until 3 under 9000
    levels: 25/50 for 20 removing 25, 100/200 for 20, 200/400 for 20
    table 1: Ann 5000, Bob 50, Cy 5050
    Bob announces a re-buy
    go to level 2
    race off 25: Cy
    = Cy has 5100
    = Bob stands: plays
    = chips in play: 15100
    """  # noqa: E501
    run(play, DEFAULT.but(raced_out_protected=False))


def test_a_deal_divides_by_all_chips_also_those_behind() -> None:
    play = """
    table 1: Ann 5000, Bob 3000, Cy 2000
    Cy announces a re-buy
    go to level 3
    deal by chips
    """
    terms = ", rebuys 50+10 for 5000 until 2 under 9000"
    deal = run(DEALT.replace("TERMS", terms) + play).event.prizes.deal
    assert deal is not None
    assert deal.stacks == (5000, 3000, 7000)


def test_who_is_disqualified_without_a_place_is_not_out_with_one_for_want_of_a_re_buy() -> None:
    play = f"""
    {FOUR}
    all-in at 1: Ann beats Dan
    disqualify Dan for cheating
    at 1: 1 hand passes
    = Dan stands: gone
    """
    terms = ", rebuys 50+10 for 5000 until 2"
    rules = DEFAULT.but(disqualified_has_place=False)
    assert run(DEALT.replace("TERMS", terms) + play, rules).event.finishes == ()
