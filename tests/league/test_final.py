"""The final of a season as a real tournament, and results that feed in by themselves."""

from __future__ import annotations

import pytest

from shuffleup.floor.senders import Role, staff
from shuffleup.hand.setup import SetupError
from shuffleup.law.rulebook import resolve, rulebook
from shuffleup.law.ruling import Reason
from shuffleup.league import act
from shuffleup.league.explaining.season_cut import WayIn, is_in, ways
from shuffleup.league.final.final_commands import SeatInFinal
from shuffleup.league.final.final_event import final_event
from shuffleup.league.results.fed_results import fed
from shuffleup.league.results.result_commands import CorrectResult, RecordResult
from shuffleup.league.results.result_record import SeasonEventKind, SeasonResult
from shuffleup.league.state import Season
from shuffleup.league.words.season_transcript import run
from shuffleup.tournament.act import act as act_in_event
from shuffleup.tournament.entries.registering import pool
from shuffleup.tournament.event_clock.clock_commands import StartPlay
from shuffleup.tournament.event_seats.seat_draw import where_is
from shuffleup.tournament.event_terms.terms_of_event import EventTerms, Price
from shuffleup.tournament.words.event_transcript import run as run_event
from shuffleup.tournament.words.terms_words import read_levels

RPL = resolve(rulebook("rpl"))
DIRECTOR = staff(Role.DIRECTOR)
LEVELS = read_levels("25/50 for 20, 50/100 for 20", "no-limit")
TERMS = EventTerms("holdem", 5000, Price(100, 20))
WINNERS = [f"P{at}" for at in range(1, 17)]


def season_with_last_chance() -> Season:
    """Sixteen winners are in; Zoe and Yan, who had declined a seat on points, play for one more."""
    events = [f"event {at}: P{at}, Zoe, Yan | of {31 - at}" for at in range(1, 17)]
    lines = [
        "season: 2026",
        f"members: Zoe, Yan, {', '.join(WINNERS)}",
        *events,
        "close the season",
        *(f"{name} accepts" for name in WINNERS),
        "Zoe declines; Yan declines",
        "last-chance 20: Zoe, Yan | pool 90",
        "seat the final",
    ]
    return run("\n".join(lines), RPL).season


def final_of(*names: str) -> SeasonResult:
    places = tuple((name,) for name in names)
    return SeasonResult("2026-06-13", "", places, kind=SeasonEventKind.FINAL)


def test_only_finalists_play_one_final() -> None:
    season = season_with_last_chance()

    def told(event: int, *names: str) -> Reason | None:
        refusal = act(season, RecordResult(event, final_of(*names)), DIRECTOR).refusal
        return None if refusal is None else refusal.reason

    assert told(21, "Yan", "P1") is Reason.NOT_ON_THE_LIST  # declined, and lost the last chance
    assert told(21, "Zoe", "P1") is None
    assert told(22, "P1", "P2") is Reason.RESULT_IS_IN
    assert act(season, CorrectResult(21, final_of("P1", "Zoe"), "mixed up"), DIRECTOR).ok
    wrong = CorrectResult(21, final_of("P1", "Yan"), "mixed up")
    assert act(season, wrong, DIRECTOR).refusal is not None
    early = run("season: 2026\nmembers: Ann, Bob\nevent 1: Ann, Bob | of 9", RPL).season
    refusal = act(early, RecordResult(2, final_of("Ann", "Bob")), DIRECTOR).refusal
    assert refusal is not None
    assert refusal.reason is Reason.TIME_GOES_ON


def test_whoever_declined_and_won_the_last_chance_is_in() -> None:
    season = season_with_last_chance()
    found = ways(season, ["Zoe", "Yan"])
    assert (found["Zoe"].way, found["Yan"].way) == (WayIn.LAST_CHANCE, WayIn.DECLINED)
    assert (is_in(season, "Zoe"), is_in(season, "Yan")) == (True, False)


def test_the_final_is_entered_and_seated_as_the_season_says() -> None:
    season = season_with_last_chance()
    with pytest.raises(SetupError, match="Zoe has no seat"):
        final_event(season, TERMS, LEVELS)
    assert act(season, SeatInFinal("Zoe", 2, 8, "a chair more"), DIRECTOR).ok
    event = final_event(season, TERMS, LEVELS)
    assert where_is(event, "P1") == ("1", 0)
    assert where_is(event, "P9") == ("2", 7)
    assert where_is(event, "P16") == ("1", 1)
    assert where_is(event, "Zoe") == ("2", 8)
    assert pool(event) == 16 * 100 + 90  # her entry is paid, and the money of the event is in it
    assert event.entrants["Zoe"].paid[0].total == 0
    assert act_in_event(event, StartPlay(), DIRECTOR).ok


PLAYED = """
event: 2026-11-13 UTC
terms: holdem no-limit, stack 5000, price 50+10+0+5, seats 6, prizes 60/40
levels: 25/50 for 20, 50/100 for 20
table 1: Ann 9000, Bob 2000, Cy 3000, Dan 2000
all-in at 1: Ann beats Bob, Cy, Dan
"""


def test_the_result_of_an_event_feeds_in_with_places_money_and_heads() -> None:
    event = run_event(PLAYED, RPL).event
    command = fed(event, 1, "2026-11-13", "Hub")
    result = command.result
    assert result.places == (("Ann",), ("Cy",), ("Bob", "Dan"))
    assert dict(result.paid) == {"Ann": 120, "Cy": 80}
    assert (result.pool, result.field, result.buyin) == (200, 4, 50)
    assert result.bounties == (("Ann", 3),)
    season = run("season: 2026\nterms: quorum 2\nmembers: Ann, Bob, Cy, Dan", RPL).season
    assert act(season, command, DIRECTOR).ok
    assert season.results[1] == result


def test_an_event_that_is_not_over_has_no_result() -> None:
    event = run_event(PLAYED.replace("Ann beats Bob, Cy, Dan", "Ann beats Bob"), RPL).event
    with pytest.raises(ValueError, match="not over"):
        fed(event, 1, "2026-11-13")


def test_places_that_were_agreed_on_do_not_come_into_the_season() -> None:
    agreed = PLAYED.replace(
        "all-in at 1: Ann beats Bob, Cy, Dan", "all-in at 1: Ann beats Bob, Dan"
    )
    agreed += """deal by chips with places Cy, Ann
    Ann agrees to the deal
    Cy agrees to the deal
    carry out the deal
    """
    event = run_event(agreed, RPL.but(position_deals=True)).event
    season = run("season: 2026\nterms: quorum 2\nmembers: Ann, Bob, Cy, Dan", RPL).season
    refusal = act(season, fed(event, 1, "2026-11-13"), DIRECTOR).refusal
    assert refusal is not None
    assert refusal.reason is Reason.NOT_PLAYED_OUT


def test_a_correction_after_the_season_was_closed_offers_the_seats_anew() -> None:
    lines = """
    season: 2026
    terms: quorum 2
    members: Ann, Bob, Cy, Dan
    event 1: Ann, Bob, Cy, Dan
    event 2: Ann, Bob, Cy, Dan
    close the season
    """
    right = run(lines.replace("event 2: Ann, Bob", "event 2: Bob, Ann"), RPL).season
    scene = run(lines + "correct event 2: Bob, Ann, Cy, Dan | because mixed up", RPL)
    assert scene.season.offers == right.offers
    assert scene.season.corrections == {2: 1}
