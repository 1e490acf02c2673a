"""A break that is put in stops the level, and the same schedule goes on after it."""

from __future__ import annotations

from msgspec.structs import replace
from tests.tournament.test_director_view import DIRECTOR, do, event_of, seen

from shuffleup.room.instants import MINUTE
from shuffleup.tournament.entries.entry_commands import Register
from shuffleup.tournament.entries.registering import registration_open
from shuffleup.tournament.event_clock.clock_commands import PassTime, StartPlay, TakeBreak
from shuffleup.tournament.event_seats.seat_commands import DrawSeats
from shuffleup.tournament.event_terms.terms_of_event import EventTerms
from shuffleup.tournament.judge import judge
from shuffleup.tournament.new_tournament import new_tournament
from shuffleup.tournament.words.event_transcript import run

OPENING = """
event: 2026-11-13 UTC
terms: holdem no-limit, stack 5000, seats 4, late 1
levels: 25/50 for 20, 50/100 for 20, break for 15, 100/200 for 20
table 1: Ann 5000, Bob 3000, Cy 2000, Dan 1000
"""


def test_a_break_is_put_in_and_the_level_goes_on_with_what_it_had_left() -> None:
    run(
        OPENING
        + """
        [19:00] start the clock
        [19:05] break of 10 minutes
        = a break is on
        = level ends at 19:15
        = last act: break of 10 minutes
        x at 1: next hand (not-yet)
        [19:14] Eve registers
        [19:15] at 1: next hand
        = level is 1
        = level ends at 19:30
        = stakes at 1 are 25/50
        = next break at 19:50
        """
    )


def test_a_break_of_no_told_length_is_as_long_as_the_next_one_of_the_structure() -> None:
    run(
        OPENING
        + """
        [19:00] start the clock
        [19:05] take a break
        = level ends at 19:20
        = last act: break of 15 minutes
        """
    )


def test_a_break_that_was_put_in_is_made_longer_and_ended_by_hand() -> None:
    run(
        OPENING
        + """
        [19:00] start the clock
        [19:05] break of 10 minutes
        5 minutes more
        = level ends at 19:20
        x break of 10 minutes (not-asked-for)
        [19:12] start the clock
        = level is 1
        = level ends at 19:27
        [19:47] close registration
        = a break is on
        x break of 10 minutes (not-asked-for)
        """
    )


def test_a_break_that_was_put_in_is_taken_back_by_its_name() -> None:
    run(
        OPENING
        + """
        [19:00] start the clock
        [19:05] break of 10 minutes
        [19:06] undo: break of 10 minutes
        = level is 1
        = level ends at 19:20
        """
    )


def test_a_clock_that_stood_stands_no_longer_after_a_break() -> None:
    run(
        OPENING
        + """
        [19:00] start the clock
        [19:05] stop the clock
        [19:10] break of 10 minutes
        [19:20] at 1: next hand
        = level ends at 19:35
        x break of 1500 minutes (not-a-command)
        """
    )


def test_the_last_level_goes_on_to_the_end_after_a_break() -> None:
    run(
        OPENING
        + """
        [19:00] start the clock
        go to level 3
        [19:05] break of 10 minutes
        [19:15] at 1: next hand
        = level ends at never
        """
    )


def test_no_break_is_put_in_before_play() -> None:
    event = event_of(2)
    refusal = judge(event, TakeBreak(10), DIRECTOR).refusal
    assert refusal is not None
    assert refusal.says == "play has not begun"


def test_the_desk_sees_the_break_and_what_a_jump_to_the_scheduled_one_would_skip() -> None:
    event = event_of()
    event = new_tournament(
        "E", replace(event.terms, late_until=2), event.levels, rules=event.rules,
        rulebook=event.rulebook,
    )  # fmt: skip
    for name in "ABCD":
        do(event, Register(name))
    do(event, DrawSeats(1))
    do(event, StartPlay())
    jump = seen(event).jump
    assert jump is not None
    assert (jump.after, jump.first, jump.last, jump.closes) == (2, 2, 2, True)
    now = event.room.now
    do(event, PassTime(now + 5 * MINUTE))
    do(event, TakeBreak(10))
    clock = seen(event).board.clock
    assert (clock.rest, clock.number, clock.level, clock.runs) == (15 * 60, 0, 1, True)
    assert (clock.seconds, clock.ends, clock.stakes) == (600, now + 15 * MINUTE, "break")
    assert clock.next == "25/50"
    assert registration_open(event)
    do(event, PassTime(now + 15 * MINUTE))
    clock = seen(event).board.clock
    assert (clock.rest, clock.number, clock.seconds) == (0, 1, 15 * 60)


def test_a_jump_that_skips_nothing_and_closes_nothing_says_so() -> None:
    event = event_of(4)
    event = new_tournament(
        "E", EventTerms("holdem", 2000, late_until=3, by_hand=True), event.levels[1:],
        rules=event.rules, rulebook=event.rulebook,
    )  # fmt: skip
    for name in "ABCD":
        do(event, Register(name))
    do(event, DrawSeats(1))
    do(event, StartPlay())
    jump = seen(event).jump
    assert jump is not None
    assert (jump.after, jump.first, jump.last, jump.closes) == (1, 0, 0, False)
