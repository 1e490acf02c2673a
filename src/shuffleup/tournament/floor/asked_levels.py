"""Levels, breaks and hand for hand: asked without an event."""

from __future__ import annotations

from shuffleup.floor.facts import Facts
from shuffleup.floor.senders import DEALER
from shuffleup.law.ruling import Reason
from shuffleup.room.floor.small_room import ANN, OTHERS
from shuffleup.table.commands import NextHand
from shuffleup.tournament.act import act
from shuffleup.tournament.commands import OnTheTable
from shuffleup.tournament.event_clock.clock_commands import GoToLevel, HandForHand
from shuffleup.tournament.event_seats.seat_commands import HaltTable
from shuffleup.tournament.floor.event_kinds import LEVELS, asked_of_event
from shuffleup.tournament.floor.small_event import (
    anew,
    answer,
    deals,
    does,
    hands_pass,
    refusal_of,
    rising,
    seat_people,
)
from shuffleup.tournament.rulings import EventRuling
from shuffleup.tournament.state import Tournament
from shuffleup.tournament.words.hands_in_event import fold_around


@asked_of_event(
    "level-ends-in-a-hand",
    LEVELS,
    "A level ends while a hand is on.",
)
def level_ends_in_a_hand(event: Tournament, facts: Facts) -> EventRuling:
    event = anew(event, event.terms, rising(event, 1, 2))
    seat_people(event, "1", ANN, *OTHERS[:4])
    deals(event, "1")
    before = event.tables["1"].stakes
    does(event, GoToLevel(2))
    assert event.tables["1"].stakes == before
    fold_around(event, "1")
    ruling = deals(event, "1")
    says = "the hand is played as it began, and the next one at the new level"
    return answer(says, *(name for name in ruling.grounds if name == "level-from-next-hand"))


@asked_of_event(
    "hand-in-a-break",
    LEVELS,
    "A table wants to play another hand, and the break has begun.",
)
def hand_in_a_break(event: Tournament, facts: Facts) -> EventRuling:
    event = anew(event, event.terms, rising(event, 1, 0, 2))
    seat_people(event, "1", ANN, *OTHERS[:4])
    does(event, GoToLevel(2))
    deals(event, "1")
    return answer("it may", "levels-and-breaks")


@asked_of_event(
    "hand-for-hand-played",
    LEVELS,
    "Hand for hand is announced, and one of the tables has finished its hand before the others.",
)
def hand_for_hand_played(event: Tournament, facts: Facts) -> EventRuling:
    seat_people(event, "1", ANN, *OTHERS[:3])
    seat_people(event, "2", *OTHERS[3:7])
    ruling = does(event, HandForHand())
    hands_pass(event, "1", 1)
    first = refusal_of(act(event, OnTheTable("1", NextHand(seed=1)), DEALER))
    assert first is not None
    assert first.reason is Reason.NOT_YET
    hands_pass(event, "2", 1)
    deals(event, "1")
    return answer("it waits until every table has played one", *ruling.grounds)


@asked_of_event(
    "table-stopped",
    LEVELS,
    "The director has stopped a table, and its players want to go on.",
)
def table_stopped(event: Tournament, facts: Facts) -> EventRuling:
    seat_people(event, "1", ANN, *OTHERS[:4])
    does(event, HaltTable("1"))
    deals(event, "1")
    return answer("they may", "director-halts")
