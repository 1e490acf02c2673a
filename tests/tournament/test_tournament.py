"""A tournament from registration to its winner, and what is refused with nothing changed."""

from __future__ import annotations

import pytest

from shuffleup.floor.senders import Role, player, staff
from shuffleup.hand.setup import SetupError, no_limit
from shuffleup.law.ruling import Reason
from shuffleup.tournament import Tournament, act, new_tournament
from shuffleup.tournament.commands import EventCommand
from shuffleup.tournament.entries.entry_commands import Register
from shuffleup.tournament.event_clock.clock_commands import GoToLevel, PassTime, StartPlay
from shuffleup.tournament.event_seats.seat_commands import DrawSeats
from shuffleup.tournament.event_terms.level_record import Level
from shuffleup.tournament.event_terms.terms_of_event import EventTerms, Price
from shuffleup.tournament.state import copy
from shuffleup.tournament.words.event_transcript import run

DIRECTOR = staff(Role.DIRECTOR)
LEVELS = (Level(20, no_limit(25, 50)), Level(20, no_limit(50, 100)), Level(10))


def an_event() -> Tournament:
    terms = EventTerms("holdem", 5000, Price(50, 10), 4)
    return new_tournament("friday", terms, LEVELS, now=60_000)


def test_a_field_plays_down_to_its_winner() -> None:
    event = run(
        """
        event: 2026-11-13 UTC
        terms: holdem no-limit, stack 5000, price 50+10, seats 4
        levels: 25/50 for 20, 50/100 for 20
        table 1: Ann 5000, Bob 3000, Cy 2000, Dan 1000
        at 1: 2 hands pass
        all-in at 1: Ann beats Bob, Cy
        = place 3: Bob
        = place 4: Cy
        = Ann stands: plays
        all-in at 1: Ann beats Dan
        = the event is over
        = place 1: Ann
        = place 2: Dan
        = Ann has 11000
        = chips in play: 11000
        = pool is 200
        """
    ).event
    assert event.over


def test_one_step_of_an_hour_is_sixty_of_a_minute() -> None:
    one, sixty = an_event(), an_event()
    for event in (one, sixty):
        for name in ("Ann", "Bob", "Cy"):
            act(event, Register(name), player(name))
        act(event, DrawSeats(3), DIRECTOR)
        act(event, StartPlay(), DIRECTOR)
    act(one, PassTime(61 * 60_000), DIRECTOR)
    for minute in range(2, 62):
        act(sixty, PassTime(minute * 60_000), DIRECTOR)
    assert one.clock == sixty.clock
    assert one.clock.level == 2


@pytest.mark.parametrize(
    ("command", "by", "reason"),
    [
        (Register("Ann"), player("Ann"), Reason.NAME_TAKEN),
        (Register("Bob"), player("Ann"), Reason.NOT_YOUR_PART),
        (Register("x" * 10_000), DIRECTOR, Reason.NOT_A_COMMAND),
        (DrawSeats(1), DIRECTOR, Reason.NOT_ON_THE_LIST),
        (DrawSeats(1), player("Ann"), Reason.NOT_YOUR_PART),
        (StartPlay(), DIRECTOR, Reason.NOT_SEATED),
        (GoToLevel(2), DIRECTOR, Reason.TIME_GOES_ON),
        (PassTime(59_999), DIRECTOR, Reason.TIME_GOES_ON),
        ("deal", DIRECTOR, Reason.NOT_A_COMMAND),
    ],
)
def test_what_cannot_be_is_refused_and_changes_nothing(
    command: EventCommand, by: object, reason: Reason
) -> None:
    event = an_event()
    act(event, Register("Ann"), player("Ann"))
    before = copy(event)
    ruling = act(event, command, by)  # type: ignore[arg-type]  # anything may be sent
    assert ruling.refusal is not None
    assert ruling.refusal.reason is reason
    assert event == before


def test_minutes_more_and_less_move_the_end_of_the_level() -> None:
    run(
        """
        event: 2026-11-13 UTC
        terms: holdem no-limit, stack 5000, seats 4
        levels: 25/50 for 20, 50/100 for 20
        table 1: Ann 5000, Bob 3000
        [19:00] start the clock
        = level ends at 19:20
        5 minutes more
        = level ends at 19:25
        10 minutes less
        = level ends at 19:15
        [19:10] 30 minutes less
        = level is 2
        """
    )


@pytest.mark.parametrize(
    ("terms", "levels", "why"),
    [
        (EventTerms("holdem", 0), LEVELS, "chips"),
        (EventTerms("holdem", 5000, seats=1), LEVELS, "seats"),
        (EventTerms("holdem", 5000, Price(-1)), LEVELS, "price"),
        (EventTerms("holdem", 5000), (), "level"),
        (EventTerms("holdem", 5000), (Level(0, no_limit(1, 2)),), "no time"),
    ],
)
def test_an_event_that_cannot_be_held_is_refused(
    terms: EventTerms, levels: tuple[Level, ...], why: str
) -> None:
    with pytest.raises(SetupError, match=why):
        new_tournament("friday", terms, levels)
