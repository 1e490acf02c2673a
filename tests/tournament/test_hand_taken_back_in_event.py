"""A hand taken back whole in an event: whoever went out in it comes back, with what followed."""

from __future__ import annotations

import pytest

from shuffleup.floor.report import Report
from shuffleup.floor.senders import Role, staff
from shuffleup.law.points.floor.penalties import MissedHands
from shuffleup.law.rulebook import resolve, rulebook
from shuffleup.law.ruling import Reason
from shuffleup.room.cage.ledger import balance
from shuffleup.room.cage.on_tables import chips_of
from shuffleup.room.state import Room
from shuffleup.room.state import copy as copy_room
from shuffleup.table.commands import Decide, GoAway, NextHand
from shuffleup.table.state import taken_seats
from shuffleup.tournament import act
from shuffleup.tournament.apply import replay
from shuffleup.tournament.commands import OnTheTable
from shuffleup.tournament.endings.going_out import standings
from shuffleup.tournament.entries.entry_record import InEvent
from shuffleup.tournament.event_undo.undo_act_commands import UndoAct
from shuffleup.tournament.rulings import EventRuling
from shuffleup.tournament.state import COMPARED, Tournament, copy
from shuffleup.tournament.words.event_transcript import run

DIRECTOR, FLOOR = staff(Role.DIRECTOR), staff(Role.FLOOR)
EVENT = """
event: 2026-11-13 UTC
terms: holdem no-limit, stack 1000, price {}, seats 5
levels: 25/50 for 20, 50/100 for 20
here: Ann, Bob, Cy, Dan, Eve, Fay, Gus, Hal
"""
FOUR = EVENT + "Ann registers; Bob registers; Cy registers; Dan registers\n"
BOUNTY, REBUYS = "50+10+0+20", "50+10, rebuys 50+10 for 1000 until 2"
SIT = """
draw the seats by 3
play begins
"""
ROOMS: dict[int, Room] = {}  # the room of an event as it was when that opened
OWN = [name for name in COMPARED if name not in ("room", "tables", "version")]


def played(text: str, price: str = "50+10") -> Tournament:
    scene = run(
        text.format(price),
        resolve(rulebook("pechanga-t")).but(penalty_missed_hands=MissedHands.SEVERAL),
    )
    ROOMS[id(scene.event)] = scene.room_then
    return scene.event


def found(event: Tournament, number: str = "1", kind: str = "duplicate-card") -> EventRuling:
    """A bad deck, found when the pot was pushed."""
    facts = {"seat": "Bob"} if kind == "knew-deck-fouled" else {}
    return act(event, OnTheTable(number, Report(kind, facts)), FLOOR)


def seats(event: Tournament, number: str = "1") -> dict[str, int]:
    return {seat.player: at for at, seat in taken_seats(event.tables[number])}


def stacks(event: Tournament) -> dict[str, int]:
    return {
        seat.player: seat.stack for table in event.tables.values() for _, seat in taken_seats(table)
    }


def sound(event: Tournament) -> None:
    """The log tells of this event, chips are those that were issued, heads are covered."""
    again = replay(event.log, copy_room(ROOMS[id(event)]))
    assert again.room.accounts == event.room.accounts
    assert all(getattr(again, name) == getattr(event, name) for name in COMPARED if name != "room")
    assert sum(chips_of(table) for table in event.tables.values()) == event.issued
    assert balance(event.room, event.account("bounties")) == sum(event.heads.values())


def as_before(text: str, hand: str, price: str = "50+10") -> Tournament:
    """The event after a hand that was taken back, seen to be as it was before it."""
    was, event = played(text, price), played(text + hand, price)
    ruling = found(event)
    assert ruling.ok, ruling.refusal
    assert [n for n in OWN if getattr(was, n) != getattr(event, n)] == []
    assert stacks(was) == stacks(event)
    accounts = {**was.room.accounts, **event.room.accounts}
    assert all(balance(was.room, one) == balance(event.room, one) for one in accounts)
    for number, table in was.tables.items():
        assert event.tables[number].seats == table.seats
        assert event.tables[number].places == table.places
        assert event.tables[number].on_hold is table.on_hold
    sound(event)
    return event


def test_whoever_went_out_comes_back_to_the_seat_and_has_no_place_yet() -> None:
    event = as_before(FOUR + SIT, "all-in at 1: Ann beats Bob, Cy\n")
    assert event.entrants["Bob"].standing is InEvent.PLAYS
    assert not [place for place, name in standings(event) if name == "Bob" and place]


def test_an_event_that_was_over_goes_on() -> None:
    hands = "all-in at 1: Ann beats Bob, Cy\n"
    event = as_before(FOUR + SIT + hands, "all-in at 1: Ann beats Dan\n")
    assert not event.over
    assert act(event, OnTheTable("1", NextHand(seed="1")), staff(Role.DEALER)).ok


@pytest.mark.parametrize("price", [BOUNTY, BOUNTY + ", progressive"])
def test_bounties_go_back_onto_the_heads(price: str) -> None:
    event = as_before(FOUR + SIT, "all-in at 1: Ann beats Bob, Cy\n", price)
    assert event.heads == dict.fromkeys(("Ann", "Bob", "Cy", "Dan"), 20)


def test_the_winners_own_bounty_too() -> None:
    hands = "all-in at 1: Ann beats Bob, Cy\n"
    event = as_before(FOUR + SIT + hands, "all-in at 1: Ann beats Dan\n", BOUNTY)
    assert set(event.heads) == {"Ann", "Dan"}


def test_whoever_was_asked_for_a_rebuy_is_not_any_more() -> None:
    event = as_before(FOUR + SIT, "all-in at 1: Ann beats Bob\n", REBUYS)
    assert not event.broke


def test_a_rebuy_made_since_has_to_be_undone_first() -> None:
    event = played(FOUR + SIT + "all-in at 1: Ann beats Bob\nBob re-buys\n", REBUYS)
    refusal = found(event).refusal
    assert refusal is not None
    assert refusal.reason is Reason.RESTS_ON_IT
    assert act(event, UndoAct(), DIRECTOR).ok
    assert found(event).ok
    assert stacks(event) == dict.fromkeys(("Ann", "Bob", "Cy", "Dan"), 1000)
    sound(event)


EIGHT = EVENT + "".join(
    f"{name} registers\n" for name in ("Ann", "Bob", "Cy", "Dan", "Eve", "Fay", "Gus", "Hal")
)


def test_hand_for_hand_the_table_plays_its_hand_of_the_round_again() -> None:
    text = EIGHT + SIT
    first = next(iter(seats(played(text))))
    others = [name for name in seats(played(text)) if name != first]
    as_before(text + "hand for hand\n", f"all-in at 1: {first} beats {others[0]}\n")


def test_a_penalty_is_as_long_as_before() -> None:
    event = as_before(
        FOUR + SIT + "Bob misses 2 hands for soft-play\nat 1: 1 hand passes\n",
        "at 1: 1 hand passes\n",
    )
    assert event.penalties["Bob"].hands == 1


def test_what_is_done_between_two_hands_counts_for_no_penalty_and_no_round() -> None:
    event = played(FOUR + SIT + "Bob misses 2 hands for soft-play\nat 1: 1 hand passes\n")
    left = event.penalties["Bob"]
    assert act(event, OnTheTable("1", GoAway(seats(event)["Cy"])), DIRECTOR).ok
    assert event.penalties["Bob"] == left
    event = played(EIGHT + SIT + "hand for hand\n")
    assert act(event, OnTheTable("1", GoAway(0)), DIRECTOR).ok
    assert not event.tables["1"].on_hold


# ---- refused ---------------------------------------------------------------------------------


def test_not_when_prizes_were_paid() -> None:
    won = "all-in at 1: Ann beats Bob, Cy\nall-in at 1: Ann beats Dan\nset the prizes\n"
    event = played(FOUR + SIT + won + "pay the prizes\n")
    refusal = found(event).refusal
    assert refusal is not None
    assert refusal.reason is Reason.STAYS_DONE


def test_not_when_the_event_was_called_off() -> None:
    event = played(FOUR + SIT + "all-in at 1: Ann beats Bob, Cy\n")
    was = copy(event)
    run_on = "manager: cancel the event\n"
    event = played(FOUR + SIT + "all-in at 1: Ann beats Bob, Cy\n" + run_on)
    refusal = found(event).refusal
    assert refusal is not None
    assert refusal.says == "the event was called off"
    assert was.heads == event.heads


def test_not_when_somebody_of_the_hand_has_moved_to_another_table() -> None:
    text = EIGHT + SIT
    names = list(seats(played(text)))
    event = played(text + f"all-in at 1: {names[0]} beats {names[1]}\n")
    settled = played(
        text
        + f"all-in at 1: {names[0]} beats {names[1]}\n"
        + f"move {names[0]} to 2 seat {len(seats(event, '2')) + 1}\n"
    )
    assert found(event).ok
    assert not found(settled).ok


def test_chips_of_a_player_who_knew_are_withheld_and_the_player_is_out() -> None:
    event = played(FOUR + SIT + "all-in at 1: Ann beats Bob\n")
    was = copy(event)
    assert found(event, kind="knew-deck-fouled").ok
    if event.tables["1"].question:
        assert act(event, OnTheTable("1", Decide("withhold")), FLOOR).ok
    assert event.entrants["Bob"].standing is InEvent.OUT
    assert sum(chips_of(table) for table in event.tables.values()) == was.issued
    sound(event)
