"""The clock and the structure: breaks, levels changed while they run, nonsense refused."""

from __future__ import annotations

import pytest

from shuffleup.floor.senders import Role, staff
from shuffleup.hand.setup import SetupError, no_limit
from shuffleup.tournament import act, new_tournament
from shuffleup.tournament.event_clock.clock_commands import GoToLevel
from shuffleup.tournament.event_terms.level_record import Level
from shuffleup.tournament.event_terms.terms_of_event import EventTerms
from shuffleup.tournament.viewing.director_board import director_board
from shuffleup.tournament.words.event_transcript import run

OPENING = """
event: 2026-11-13 UTC
terms: holdem no-limit, stack 5000, seats 4
levels: 25/50 for 20, 50/100 for 20, break for 10, 100/200 for 20
table 1: Ann 5000, Bob 3000, Cy 2000, Dan 1000
"""


def test_the_next_break_is_told_and_can_begin_now() -> None:
    run(
        OPENING
        + """
        [19:00] start the clock
        = next break at 19:40
        [19:10] go to the break
        = a break is on
        = level ends at 19:20
        = next break at never
        x go to the break (time-goes-on)
        """
    )


def test_levels_are_counted_without_breaks() -> None:
    event = run(
        OPENING
        + """
        [19:00] start the clock
        go to level 3
        = level is 3
        = last act: level 3
        x go to level 4 (not-a-command)
        go a level back
        = a break is on
        = last act: the break after level 2
        go a level back
        = level is 2
        """
    ).event
    board = director_board(event)
    assert (board.clock.level, board.clock.number, board.clock.last) == (2, 2, 3)
    refusal = act(event, GoToLevel(9), staff(Role.DIRECTOR)).refusal
    assert refusal is not None
    assert refusal.says == "there are levels 1 to 3, and no others"


def test_a_clock_that_stands_can_have_more_or_less_left() -> None:
    run(
        OPENING
        + """
        [19:00] start the clock
        [19:10] stop the clock
        [19:15] 5 minutes more
        2 minutes less
        [19:20] start the clock
        = level ends at 19:33
        stop the clock
        90 minutes less
        start the clock
        [19:21] close registration
        = level is 2
        """
    )


def test_levels_to_come_can_be_changed_and_those_played_stay() -> None:
    run(
        OPENING
        + """
        [19:00] start the clock
        x the levels are now: 25/75 for 20, 50/100 for 20 (stays-done)
        x the levels are now: 25/50 for 20, 100/50 for 20 (not-a-command)
        x the levels are now: 25/50 for 20, 50/100 for 0 (not-a-command)
        the levels are now: 25/50 for 20, break for 10, 75/150 for 20, 100/200 for 20
        = next break at 19:20
        [19:31] at 1: next hand
        = stakes at 1 are 75/150
        x the levels are now: 25/50 for 20, 75/150 for 20 (stays-done)
        the levels are now: 25/50 for 20, break for 10, 75/150 for 20
        = level ends at never
        """
    )


def test_the_last_level_ends_when_another_is_put_behind_it() -> None:
    run(
        """
        event: 2026-11-13 UTC
        terms: holdem no-limit, stack 5000, seats 4
        levels: 25/50 for 20
        table 1: Ann 5000, Bob 3000
        [19:00] start the clock
        = level ends at 19:20
        [19:10] the levels are now: 25/50 for 20, 50/100 for 20
        = level ends at 19:20
        """
    )


@pytest.mark.parametrize(
    ("levels", "why"),
    [
        ((Level(20, no_limit(100, 50)),), "level 1: a blind of 100 comes before one of 50"),
        ((Level(20, no_limit(25, 50)), Level(0, no_limit(50, 100))), "level 2 lasts no time"),
        ((Level(20, no_limit(10, 20)),), "level 1: 10 cannot be paid with chips of 25"),
        (
            (Level(20, no_limit(25, 50), remove=(25,)), Level(20, no_limit(75, 150))),
            "level 2: 75 cannot be paid with chips of 100",
        ),
        ((Level(20, no_limit(25, 50), remove=(5,)),), "level 1: no chips of 5 are in play"),
        ((Level(20, no_limit(25, 50), remove=(25, 100)),), "level 1: no chips are left"),
    ],
)
def test_a_structure_that_cannot_be_played_is_refused(levels: tuple[Level, ...], why: str) -> None:
    with pytest.raises(SetupError, match=why):
        new_tournament("friday", EventTerms("holdem", 5000, chips=(25, 100)), levels)
