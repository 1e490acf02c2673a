"""Seats of an event: what a move tells, what waits for a hand, and what is refused."""

from __future__ import annotations

import pytest

from shuffleup.floor.senders import Role, player, staff
from shuffleup.law.points.tournament.event_seating import EventSeatingLaw
from shuffleup.law.points.tournament.table_balance import TableBalanceLaw
from shuffleup.law.ruling import Reason
from shuffleup.table.commands import ChangeSeat
from shuffleup.tournament import Tournament, act
from shuffleup.tournament.commands import EventCommand, OnTheTable
from shuffleup.tournament.event_seats import seat_commands as c
from shuffleup.tournament.event_seats.seat_events import SeatMoved
from shuffleup.tournament.event_seats.settling_tables import steps_due
from shuffleup.tournament.state import copy
from shuffleup.tournament.words.event_transcript import run

DIRECTOR = staff(Role.DIRECTOR)
UNEVEN = """
event: 2026-11-13 UTC
terms: holdem no-limit, stack 5000, seats 6
levels: 25/50 for 20, 50/100 for 20
table 1: Ann 5000, Bob 5000, Cy 5000, Dan 5000, Eve 5000, Fay 5000
table 2: Gus 5000, Hal 5000, Ida 5000, Jo 5000
"""


def uneven(*more: str) -> Tournament:
    return run("\n".join([UNEVEN, *more])).event


def test_a_move_tells_its_numbers_its_reason_and_its_grounds() -> None:
    event = uneven("at 1: 1 hand passes", "at 2: 1 hand passes", "settle the tables by 1")
    told = [one for one in event.log if isinstance(one, SeatMoved)]
    law = TableBalanceLaw
    assert told == [
        SeatMoved(
            "Dan", "1", 3, "2", 4, 5000, "table 2 is 2 players short",
            players=(6, 4), blind_in=(0, 1), grounds=(law.mover, law.destination),
        )
    ]  # fmt: skip


def test_what_is_due_waits_until_the_hand_is_over() -> None:
    event = uneven("at 1: next hand")
    assert [step.says for step in steps_due(event)] == [
        "table 1 has 6 players and table 2 4: one moves"
    ]
    ruling = act(event, c.SettleTables(1), DIRECTOR)
    assert ruling.refusal is not None
    assert ruling.refusal.reason is Reason.HAND_IS_ON
    run_on = uneven("at 1: next hand", "at 1: everyone folds", "settle the tables by 1")
    assert steps_due(run_on) == []


def test_a_player_who_is_away_is_moved_and_still_away() -> None:
    event = uneven("at 1: 1 hand passes", "at 1: Dan is away", "settle the tables by 1")
    moved = event.tables["2"].seats[4]
    assert moved is not None
    assert moved.player == "Dan"
    assert not moved.presence.here


def test_a_mover_comes_in_at_once_while_a_hand_is_on_there() -> None:
    uneven(
        "at 2: next hand",
        "settle the tables by 1",
        "= 5 players at 2",
        "at 2: everyone folds",
        "at 2: next hand",
        "= dealt at 2: Gus, Hal, Ida, Jo, Cy",
    )


def test_nobody_changes_seats_in_a_hand_either() -> None:
    event = uneven("at 2: next hand")
    ruling = act(event, OnTheTable("2", ChangeSeat(0, 5)), player("Gus"))
    assert ruling.refusal is not None
    assert ruling.refusal.grounds == (EventSeatingLaw.changed_by_director_only,)


@pytest.mark.parametrize(
    ("command", "reason"),
    [
        (c.MoveTo("Zoe", "1", 0), Reason.NOT_SEATED),
        (c.MoveTo("Gus", "9", 0), Reason.NO_SUCH_TABLE),
        (c.MoveTo("Gus", "2", 6), Reason.NO_SUCH_SEAT),
        (c.MoveTo("Gus", "2", -1), Reason.NOT_A_COMMAND),
        (c.MoveTo("Gus", "2", 0), Reason.NO_SUCH_SEAT),
        (c.MoveTo("Gus", "1", 0), Reason.SEAT_TAKEN),
        (c.Balance("9"), Reason.NO_SUCH_TABLE),
        (c.Balance("2"), Reason.KEEPS_GAMES_EVEN),
        (c.BreakTable("9", 1), Reason.NO_SUCH_TABLE),
        (c.BreakTable("1", 1), Reason.MORE_THAN_THERE_IS),
        (c.HaltTable("9"), Reason.NO_SUCH_TABLE),
        (c.LetPlayOn("1"), Reason.NOT_ASKED_FOR),
        (c.AssignSeat("Gus", "1", 0), Reason.NOT_ON_THE_LIST),
        (c.PassSeat("Gus", "Zoe"), Reason.NOT_SEATED),
        (c.SitWrongly("Zoe", "1", 0), Reason.NOT_SEATED),
        (c.PutRight("Gus"), Reason.NOT_SEATED),
        (c.DrawSeats(1), Reason.TIME_GOES_ON),
    ],
)
def test_what_cannot_be_is_refused_and_nothing_moves(command: EventCommand, reason: Reason) -> None:
    event = uneven()
    before = copy(event)
    ruling = act(event, command, DIRECTOR)
    assert ruling.refusal is not None
    assert ruling.refusal.reason is reason
    assert event == before


@pytest.mark.parametrize(
    "command", [c.Balance(), c.Redraw(1), c.SettleTables(1), c.MoveTo("Gus", "2", 5)]
)
def test_tables_are_the_directors(command: EventCommand) -> None:
    ruling = act(uneven(), command, player("Gus"))
    assert ruling.refusal is not None
    assert ruling.refusal.reason is Reason.NOT_YOUR_PART


def test_blinds_are_told_by_the_names_of_those_who_posted_them() -> None:
    out = ("all-in at 1: Ann beats Bob", "= posts at 1: Bob 25, Cy 50")
    assert uneven(*out).tables["1"].seats[1] is None
    moved = "move Gus to 1 seat 2"
    uneven(*out, moved, out[1], "= dealt at 1: Ann, Cy, Dan, Eve, Fay")
