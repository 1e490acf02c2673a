"""Recording a result, and correcting one: both are judged alike, so that a season that was
corrected is one that was right from the start."""

from __future__ import annotations

from collections import Counter

from shuffleup.law.points.league.season_events import SeasonEventLaw
from shuffleup.law.ruling import Reason, Ruling
from shuffleup.league.final.final_seating import no_final
from shuffleup.league.final.last_chance import (
    LAST_CHANCE_POINTS,
    last_chance_money,
    no_last_chance,
)
from shuffleup.league.league_edge import MOST_ENTRANTS
from shuffleup.league.results.result_commands import CorrectResult, RecordResult
from shuffleup.league.results.result_events import ResultCorrected, ResultRecorded
from shuffleup.league.results.result_places import unscored
from shuffleup.league.results.result_record import SeasonEventKind, SeasonResult
from shuffleup.league.results.season_quorum import counts
from shuffleup.league.roles_in_league import DESK, KEEPERS, MayKeep
from shuffleup.league.rulings import SeasonApplies, SeasonJudges, SeasonRuling, malformed, refuse
from shuffleup.league.season_terms.terms_of_season import MOST_EVENTS, scoring_of
from shuffleup.league.state import Season
from shuffleup.room.instants import start_of


def judge_record(season: Season, command: RecordResult) -> SeasonRuling:
    """The result of an event that has none."""
    if command.event in season.results:
        says = f"event {command.event} has its result; it can be corrected, with the reason"
        return malformed(Reason.RESULT_IS_IN, says)
    if season.closed and command.result.kind is SeasonEventKind.SEASON:
        return malformed(Reason.TIME_GOES_ON, "the season is over, and its seats are offered")
    refused = cannot_stand(season, command.event, command.result)
    if refused is not None:
        return refused
    told = ResultRecorded(command.event, command.result)
    money = last_chance_money(season, None, command.result)
    return Ruling((told, *money), grounds=counting_grounds(season, command.result))


def judge_correct(season: Season, command: CorrectResult) -> SeasonRuling:
    """Another result in the place of one that was wrong; the old one stays in the log."""
    old = season.results.get(command.event)
    if old is None:
        return malformed(Reason.NO_SUCH_GAME, f"event {command.event} has no result yet")
    if not command.why.strip():
        return malformed(Reason.NOT_A_COMMAND, "a correction says why")
    if old == command.result:
        return malformed(Reason.NOT_ASKED_FOR, f"event {command.event} ended just so")
    refused = cannot_stand(season, command.event, command.result)
    if refused is not None:
        return refused
    told = ResultCorrected(command.event, command.result, command.why)
    money = last_chance_money(season, old, command.result)
    return Ruling((told, *money), grounds=counting_grounds(season, command.result))


def cannot_stand(season: Season, event: int, result: SeasonResult) -> SeasonRuling | None:
    """Why an event cannot have ended like this; None if it can."""
    return (
        unfit_night(season, event, result.day, result.venue)
        or unfit_places(season, result)
        or unfit_money(result)
        or unfit_points(season, result)
        or not_by_the_book(season, event, result)
    )


def unfit_night(season: Season, event: int, day: str, venue: str) -> SeasonRuling | None:
    """Why there is no event of this number on this day at this place; None if there may be."""
    if not 1 <= event <= MOST_EVENTS:
        return malformed(Reason.NO_SUCH_GAME, f"events have numbers from 1 to {MOST_EVENTS:,}")
    try:
        start_of(day, "UTC")
    except ValueError as error:
        return malformed(Reason.NOT_A_COMMAND, str(error))
    if season.terms.venues and venue not in season.terms.venues:
        says = f"{venue or 'nowhere'} is none of the venues: {', '.join(season.terms.venues)}"
        return malformed(Reason.NO_SUCH_TABLE, says)
    return None


def unfit_places(season: Season, result: SeasonResult) -> SeasonRuling | None:
    """Everybody who is named is known, and is in one place."""
    if not result.places or not all(result.places):
        return malformed(Reason.NOT_A_COMMAND, "a result names a winner, and nobody in no place")
    twice = [name for name, count in Counter(result.players).items() if count > 1]
    if twice:
        return malformed(Reason.NAME_TAKEN, f"{twice[0]} is in two places")
    stranger = next((name for name in result.players if name not in season.members), "")
    if stranger:
        says = f"nobody in the league is called {stranger}; add them as a member or a guest"
        return malformed(Reason.NOBODY_OF_THAT_NAME, says)
    if result.entrants and not len(result.players) <= result.entrants <= MOST_ENTRANTS:
        says = f"{len(result.players)} are named, and {result.entrants} played"
        return malformed(Reason.MORE_THAN_THERE_IS, says)
    return None


def unfit_money(result: SeasonResult) -> SeasonRuling | None:
    """Prizes and bounties are of people who played, and each has one line of each."""
    for lines in (result.paid, result.bounties, result.rebuys):
        names = [name for name, _ in lines]
        stranger = next((name for name in names if name not in result.players), "")
        if stranger:
            return malformed(Reason.NOT_SEATED, f"{stranger} is in no place of this event")
        if len(set(names)) < len(names):
            return malformed(Reason.NAME_TAKEN, "what somebody was paid is told once")
    heads = sum(count for _, count in result.bounties)
    if heads > result.field:
        says = f"{heads} knocked out of {result.field}"
        return malformed(Reason.MORE_THAN_THERE_IS, says)
    return None


def unfit_points(season: Season, result: SeasonResult) -> SeasonRuling | None:
    """The formula of the season has to say what each place is worth."""
    if not counts(season, result):
        return None
    why = unscored(result, scoring_of(season.terms))
    return malformed(Reason.NOT_A_WHOLE_AMOUNT, why) if why else None


def not_by_the_book(season: Season, event: int, result: SeasonResult) -> SeasonRuling | None:
    """An event of the season is played out, by no more than may play."""
    law = season.rules.season_events
    if result.kind is SeasonEventKind.LAST_CHANCE:
        refused = no_last_chance(season, event, result)
        if refused is not None:
            return refused
    if result.kind is SeasonEventKind.FINAL:
        refused = no_final(season, event, result)
        if refused is not None:
            return refused
    if law.played_out and (result.agreed or len(result.winners) > 1):
        says = "places are played out to the last: nobody agrees on one or shares the first"
        return refuse(Reason.NOT_PLAYED_OUT, says, SeasonEventLaw.played_out)
    most = season.terms.cap or law.maximum_players
    if result.kind is SeasonEventKind.SEASON and most and result.field > most:
        says = f"at most {most} play in an event, not {result.field}"
        return refuse(Reason.TOO_MANY_NAMES, says, SeasonEventLaw.maximum_players)
    return None


def counting_grounds(season: Season, result: SeasonResult) -> tuple[str, ...]:
    """What decides whether a result counts for the season."""
    if result.kind is SeasonEventKind.LAST_CHANCE:
        return LAST_CHANCE_POINTS
    if result.kind is not SeasonEventKind.SEASON or season.terms.quorum:
        return ()
    return (SeasonEventLaw.minimum_players,)


# ---- apply -----------------------------------------------------------------------------------


def recorded(season: Season, told: ResultRecorded) -> None:
    season.results[told.event] = told.result


def corrected(season: Season, told: ResultCorrected) -> None:
    season.results[told.event] = told.result
    season.corrections[told.event] = season.corrections.get(told.event, 0) + 1


MAY: MayKeep = {RecordResult: DESK, CorrectResult: KEEPERS}
JUDGES: SeasonJudges = {RecordResult: judge_record, CorrectResult: judge_correct}
APPLY: SeasonApplies = {ResultRecorded: recorded, ResultCorrected: corrected}
