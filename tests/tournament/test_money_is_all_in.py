"""When no more money can come into a pool, and where it goes when an event is called off."""

from __future__ import annotations

from shuffleup.floor.senders import Role, staff
from shuffleup.room.cage.ledger import HOUSE_CASH, balance
from shuffleup.tournament import Tournament, act
from shuffleup.tournament.endings.paying_prizes import prizes_of
from shuffleup.tournament.entries import entry_commands as e
from shuffleup.tournament.words.event_transcript import run

DIRECTOR = staff(Role.DIRECTOR)
OPENING = """
event: 2026-11-13 UTC
terms: holdem no-limit, stack 3000, price 50+10, seats 6{more}
levels: 25/50 for 20, break for 10, 50/100 for 20, 100/200 for 20
table 1: Ann 9000, Bob 3000, Cy 2000
here: Dan, Eve
"""


def told(more: str, rest: str) -> Tournament:
    return run(OPENING.format(more=more) + rest).event


def test_prizes_are_not_set_while_an_earlier_break_only_makes_the_level_look_late() -> None:
    told(
        ", late 2, rebuys 20 for 3000 until 2",
        """
        [19:00] start the clock
        = [19:45] may: Dan registers
        x [19:45] set the prizes (time-goes-on)
        = [19:50] may: set the prizes
        """,
    )


def test_prizes_wait_for_a_playing_time_of_late_entries() -> None:
    told(
        ", late-minutes 25",
        """
        [19:00] start the clock
        x [19:10] set the prizes (time-goes-on)
        x [19:34] set the prizes (time-goes-on)
        = [19:35] may: set the prizes
        """,
    )


def test_prizes_can_be_set_when_registration_was_closed_by_hand() -> None:
    told(
        ", late 3",
        """
        [19:00] start the clock
        x [19:10] set the prizes (time-goes-on)
        close registration
        = may: set the prizes
        """,
    )


def test_who_may_not_call_an_event_off_is_told_who_may() -> None:
    refusal = act(told("", ""), e.CancelEvent("snow"), DIRECTOR).refusal
    assert refusal is not None
    assert refusal.says == "that is not for a director to do, but for a manager"


def test_the_house_has_its_overlay_back_when_an_event_is_called_off() -> None:
    event = told(
        ", guarantee 500",
        """
        make up the guarantee
        manager: cancel the event
        = pool is 0
        """,
    )
    assert balance(event.room, HOUSE_CASH) == 0
    assert prizes_of(event) == ()
