"""What waits for the floor: a seat that stays empty and a time that is up say why, and by what."""

from __future__ import annotations

from shuffleup.floor.senders import FLOOR
from shuffleup.law.rulebook import resolve, rulebook
from shuffleup.room.absence.absence_commands import PickUp
from shuffleup.room.act import act
from shuffleup.room.commands import AtTheTable, TellTime
from shuffleup.room.instants import MINUTE
from shuffleup.room.state import Room
from shuffleup.room.viewing.floor_work import away_from_tables, seats_to_fill
from shuffleup.room.viewing.room_pictures import AwayFromTable, SeatToFill
from shuffleup.room.words.room_transcript import run
from shuffleup.table.commands import CountChips

FED = """
room: 2026-11-13 UTC
game 1/2: holdem no-limit 1/2, seats 3
table 1: 1/2, Ann 200, Bob 150, Cy 200, by hand
table 2: 1/2, -, -, -, by hand
here: Dan, Eve, Flo
[19:00] table 2 feeds table 1
floor: Dan sits down at 2 in seat 1 with 100
floor: Eve sits down at 2 in seat 2 with 100
count Ann 200 at 1
Ann leaves table 1
"""
FULL = """
room: 2026-11-13 UTC
game 1/2: holdem no-limit 1/2, seats 3
table 1: 1/2, Ann 200, Bob 150, Cy 200
here: Dan
"""
WALKED = """
room: 2026-11-13 America/New_York
game 1/2: holdem no-limit 1/2, seats 5
table 1: 1/2, Ann 200, Bob 150, Cy 300, Dee 200, Eli 250, by hand
here: Flo
[18:00] Flo joins 1/2
[19:00] hand played at 1: button 1
Ann steps away from table 1
Bob steps away from table 1
[19:01] Cy steps away from table 1
"""


def by_mohegan(text: str) -> Room:
    return run(text, resolve(rulebook("mohegan"))).room


def to_fill(text: str) -> list[SeatToFill]:
    return list(seats_to_fill(by_mohegan(text)))


def away(room: Room, name: str) -> AwayFromTable:
    return next(one for one in away_from_tables(room) if one.player == name)


def test_a_seat_to_which_nobody_may_move_yet_says_why() -> None:
    one = next(one for one in to_fill(FED) if one.table == "1")
    assert (one.how, one.seat, one.player) == ("wait", 0, "")
    assert one.says == (
        "nobody at table 2 has played a hand there yet: Dan moves first, after 1 more"
    )
    assert "feeder-minimum-hands" in one.grounds


def test_the_first_in_line_is_told_to_move_as_soon_as_a_hand_was_played_there() -> None:
    room = by_mohegan(FED + "hand played at 2: button 1\n")
    assert [one.player for one in room.feeds["1/2"].told] == ["Dan"]
    assert not [one for one in seats_to_fill(room) if one.table == "1"]


def test_a_feeder_with_nobody_in_it_says_so() -> None:
    text = FED.partition("floor: Dan")[0] + "count Ann 200 at 1\nAnn leaves table 1\n"
    (one,) = to_fill(text)
    assert (one.how, one.says) == ("wait", "nobody at table 2 is in line to move")


def test_an_open_seat_for_which_nobody_answered_says_so() -> None:
    text = FULL + "Dan joins 1/2\nAnn leaves table 1\ncall 1/2\nDan does not answer 1/2\n"
    room = run(text, resolve(rulebook("pechanga"))).room
    assert [one for one in room.listings["1/2"].waiting if one.passed], "kept on the list here"
    (one,) = seats_to_fill(room)
    assert (one.how, one.says) == (
        "wait", "nobody can be called to 1/2: those who wait did not answer",
    )  # fmt: skip


def walked_too_long() -> Room:
    room = by_mohegan(WALKED)
    act(room, TellTime(room.now + 16 * MINUTE), FLOOR)
    assert room.absences["Cy"].ran_out, "the third man's time is over"
    return room


def test_a_third_man_whose_time_is_up_is_counted_and_picked_up() -> None:
    room = walked_too_long()
    cy = away(room, "Cy")
    assert (cy.pick_up, cy.count, cy.says) == (True, True, "")
    assert "third-man-number" in cy.grounds
    assert cy.until is not None
    assert cy.until < room.now, "when it was up, not how long there would be otherwise"


def test_picking_up_after_a_count_is_one_act() -> None:
    room = walked_too_long()
    refused = act(room, PickUp("Cy", "1"), FLOOR).refusal
    assert refused is not None
    assert refused.says == "count first what lies in front of Cy at table 1"
    after = run(
        WALKED + "[19:30] counted Cy 310: pick up Cy at table 1\n= Cy is up from 1\n",
        resolve(rulebook("mohegan")),
    ).room
    assert after.accounts["held/Cy"] == 310


def test_a_count_that_takes_somebody_off_the_table_says_so() -> None:
    room = walked_too_long()
    ruling = act(room, AtTheTable("1", CountChips(2, 310)), FLOOR)
    assert room.tables["1"].seats[2] is None
    assert ruling.says == "the time of Cy is up: picked up from table 1"
    assert "third-man-number" in ruling.grounds


def test_nobody_is_counted_away_before_the_time_is_up() -> None:
    room = by_mohegan(WALKED)
    cy = away(room, "Cy")
    assert (cy.pick_up, cy.count) == (False, False)
    assert cy.says == "the seat is lost when this time is up"
    assert "third-man-number" in cy.grounds, "by what the time runs that is shown"


def test_whoever_is_away_while_no_time_runs_has_the_minutes_of_the_book() -> None:
    ann = away(by_mohegan(WALKED), "Ann")
    assert (ann.until, ann.says) == (None, "Ann has 45 minutes")
