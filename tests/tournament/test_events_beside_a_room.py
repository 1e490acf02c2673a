"""Several events beside the games of one room: nobody in two seats, no table or dealer in two
places, one time for all."""

from __future__ import annotations

import pytest

from shuffleup.floor.senders import Role, staff
from shuffleup.hand.setup import no_limit
from shuffleup.law import DEFAULT, Rules
from shuffleup.law.ruling import Reason, Ruling
from shuffleup.room.instants import MINUTE
from shuffleup.room.lists.list_commands import SeatPlayer
from shuffleup.room.openings.opening_commands import OpenTable
from shuffleup.room.staff.staff_commands import Hire, StartShift
from shuffleup.room.words.room_transcript import run as run_room
from shuffleup.tournament import new_tournament
from shuffleup.tournament.beside.dealer_commands import SendDealer
from shuffleup.tournament.beside.event_dealers import dealer_of
from shuffleup.tournament.beside.premises import (
    Premises,
    act_in_event,
    act_in_its_room,
    pass_time_everywhere,
)
from shuffleup.tournament.commands import EventCommand
from shuffleup.tournament.endings.end_commands import BustOut
from shuffleup.tournament.entries.entry_commands import Register
from shuffleup.tournament.event_clock.clock_commands import StartPlay
from shuffleup.tournament.event_seats.seat_commands import DrawSeats
from shuffleup.tournament.event_terms.level_record import Level
from shuffleup.tournament.event_terms.terms_of_event import EventTerms
from shuffleup.tournament.event_undo.undo_act_commands import UndoAct

DIRECTOR, MANAGER = staff(Role.DIRECTOR), staff(Role.MANAGER)
LEVELS = (Level(20, no_limit(25, 50)), Level(20, no_limit(50, 100)))
ROOM = """
room: 2026-11-13 UTC
game 1/2: holdem no-limit 1/2
table 7: 1/2, Ann 200, Bob 200
here: Cy, Dan, Eve, Fay
"""


def house(rules: Rules = DEFAULT) -> Premises:
    """A cash game at table 7, and two events: at tables 1 and 11 and those after them."""
    premises = Premises(run_room(ROOM, rules).room)
    for name, first in (("friday", 1), ("turbo", 11)):
        terms = EventTerms("holdem", 5000, seats=4, first_table=first, by_hand=True)
        premises.hold(new_tournament(name, terms, LEVELS, rules=rules, room=premises.room))
    return premises


def done(premises: Premises, name: str, *commands: EventCommand) -> None:
    for command in commands:
        ruling = act_in_event(premises, name, command, DIRECTOR)
        assert ruling.refusal is None, ruling.refusal


def reason(ruling: Ruling[object]) -> Reason | None:
    return ruling.refusal.reason if ruling.refusal is not None else None


def entries(*names: str) -> list[EventCommand]:
    return [Register(name) for name in names]


def test_nobody_sits_in_two_events_and_who_is_out_may_sit_down_in_the_other() -> None:
    premises = house()
    done(premises, "friday", *entries("Cy", "Dan", "Eve"), DrawSeats(1), StartPlay())
    done(premises, "turbo", *entries("Cy", "Fay"))
    assert reason(act_in_event(premises, "turbo", DrawSeats(1), DIRECTOR)) is Reason.ONE_SEAT_EACH
    assert not premises.events["turbo"].tables
    done(premises, "friday", BustOut("Cy"))
    done(premises, "turbo", DrawSeats(1))
    assert list(premises.events["turbo"].tables) == ["11"]
    back = act_in_event(premises, "friday", UndoAct("bust of Cy"), DIRECTOR)
    assert reason(back) is Reason.ONE_SEAT_EACH


@pytest.mark.parametrize("allowed", [False, True])
def test_a_seat_in_an_event_beside_a_cash_seat_is_the_house_s_to_allow(allowed: bool) -> None:
    rules = DEFAULT.but(event_seat_beside_cash_seat=allowed)
    premises = house(rules)
    done(premises, "friday", *entries("Ann", "Cy"))
    drawn = act_in_event(premises, "friday", DrawSeats(1), DIRECTOR)
    assert reason(drawn) is (None if allowed else Reason.ONE_SEAT_EACH)
    done(premises, "turbo", *entries("Dan", "Eve"), DrawSeats(1))
    taken = act_in_its_room(premises, SeatPlayer("Dan", "7", 4, 200), MANAGER)
    assert reason(taken) is (None if allowed else Reason.ONE_SEAT_EACH)


def test_no_table_serves_two_games() -> None:
    premises = house()
    terms = EventTerms("holdem", 5000, seats=4, first_table=7)
    rules, room = premises.events["friday"].rules, premises.room
    premises.hold(new_tournament("late", terms, LEVELS, rules=rules, room=room))
    done(premises, "late", *entries("Cy", "Dan"))
    assert reason(act_in_event(premises, "late", DrawSeats(1), DIRECTOR)) is Reason.NAME_TAKEN
    done(premises, "friday", *entries("Cy", "Dan"), DrawSeats(1))
    opened = act_in_its_room(premises, OpenTable("1", "1/2"), MANAGER)
    assert reason(opened) is Reason.NAME_TAKEN
    assert act_in_its_room(premises, OpenTable("8", "1/2"), MANAGER).refusal is None


def test_time_is_one_for_all_and_every_clock_keeps_its_own_instants() -> None:
    premises = house()
    start = premises.room.now
    done(premises, "friday", *entries("Cy", "Dan"), DrawSeats(1), StartPlay())
    pass_time_everywhere(premises, start + 5 * MINUTE)
    done(premises, "turbo", *entries("Eve", "Fay"), DrawSeats(1), StartPlay())
    pass_time_everywhere(premises, start + 90 * MINUTE)
    assert [event.clock.level for event in premises.events.values()] == [1, 1]
    assert premises.room.now == start + 90 * MINUTE
    assert reason(pass_time_everywhere(premises, start)) is Reason.TIME_GOES_ON


def test_a_dealer_comes_from_the_room_s_line_and_goes_back_when_the_table_is_gone() -> None:
    premises = house()
    hired = (Hire("manager", (Role.MANAGER,)), Hire("Zoe", (Role.DEALER,)), StartShift("Zoe"))
    for command in hired:
        assert act_in_its_room(premises, command, MANAGER).refusal is None
    done(premises, "friday", *entries("Cy", "Dan"), DrawSeats(1), SendDealer("Zoe", "1"))
    event = premises.events["friday"]
    assert dealer_of(event, "1") == "Zoe"
    assert premises.room.line == ()
    again = act_in_event(premises, "friday", SendDealer("Zoe", "1"), DIRECTOR)
    assert reason(again) is Reason.NOT_ASKED_FOR
    pass_time_everywhere(premises, premises.room.now + 300 * MINUTE)  # the push is due, as anywhere
    assert premises.room.downs["friday/1"].told
    done(premises, "friday", StartPlay(), BustOut("Cy"))
    assert event.over
    assert premises.room.line == ("Zoe",)
