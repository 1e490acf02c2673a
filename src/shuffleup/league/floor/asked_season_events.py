"""Events of a season: which count, how many may play, and what is known before."""

from __future__ import annotations

from shuffleup.floor.facts import COUNT, ONE_OF, YES, Fact, FactError, Facts
from shuffleup.law.points import SeasonEventLaw
from shuffleup.league.floor.season_kinds import SEASON_EVENTS, asked_of_season
from shuffleup.league.floor.small_season import DAY, OTHER_DAY, answer, does, join, publish
from shuffleup.league.results.announcing import BLINDS, PAYOUTS
from shuffleup.league.results.result_commands import AnnounceEvent, RecordResult
from shuffleup.league.results.result_record import SeasonResult
from shuffleup.league.results.season_quorum import counts
from shuffleup.league.rulings import SeasonRuling
from shuffleup.league.state import Season
from shuffleup.room.floor.small_room import ANN, OTHERS

MOST = 10_000


@asked_of_season(
    "season-event-played",
    SEASON_EVENTS,
    "So many played in an event of the season: does it count?",
    Fact("players", COUNT, "How many played?", default=6),
)
def season_event_played(season: Season, facts: Facts) -> SeasonRuling:
    count = facts.count("players")
    if not 2 <= count <= MOST:
        raise FactError(f"players: 2 to {MOST:,}")
    join(season, OTHERS[0])
    result = SeasonResult(DAY, "", ((ANN,), (OTHERS[0],)), count)
    does(season, RecordResult(1, result))
    grounds = (SeasonEventLaw.minimum_players, SeasonEventLaw.maximum_players)
    if counts(season, result):
        return answer("it counts: for points, and for its winner", *grounds)
    least = season.rules.season_events.minimum_players
    return answer(f"no: an event counts with {least} players", SeasonEventLaw.minimum_players)


@asked_of_season(
    "places-not-played-out",
    SEASON_EVENTS,
    "The last players of an event do not play it out.",
    Fact("how", ONE_OF, "What do they want?", ("agree", "share"), default="agree"),
)
def places_not_played_out(season: Season, facts: Facts) -> SeasonRuling:
    join(season, *OTHERS[:2])
    shares = facts.one_of("how") == "share"
    names = ((ANN, OTHERS[0]), (OTHERS[1],)) if shares else ((ANN,), (OTHERS[0],), (OTHERS[1],))
    does(season, RecordResult(1, SeasonResult(DAY, "", names, 9, agreed=not shares)))
    return answer("yes: the places stand as they are told", SeasonEventLaw.played_out)


@asked_of_season(
    "event-announced",
    SEASON_EVENTS,
    "An event is announced: what has to be known of it before?",
    Fact(BLINDS, YES, "Are its blinds published?", default=False),
    Fact(PAYOUTS, YES, "Are its payouts published?", default=False),
)
def event_announced(season: Season, facts: Facts) -> SeasonRuling:
    publish(season, *(what for what in (BLINDS, PAYOUTS) if facts.yes(what)))
    does(season, AnnounceEvent(1, OTHER_DAY, ""))
    both = (SeasonEventLaw.structure_published, SeasonEventLaw.payouts_published)
    return answer("yes: the event is on the calendar", *both)
