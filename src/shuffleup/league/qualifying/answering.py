"""Seats of the final are offered when the season is closed, and each is accepted or declined.

Offers follow from results and answers (``offers_due``): a seat that is declined is offered to the
next, and after a correction an offer that is not due any more is withdrawn.
"""

from __future__ import annotations

from shuffleup.law.points.league.qualifying import QualifyingLaw
from shuffleup.law.ruling import Reason, Ruling
from shuffleup.league.qualifying import qualify_events as e
from shuffleup.league.qualifying.qualify_commands import AcceptSeat, CloseSeason, DeclineSeat
from shuffleup.league.qualifying.who_qualifies import grounds_of, qualifiers
from shuffleup.league.roles_in_league import KEEPERS, OWN, MayKeep
from shuffleup.league.rulings import SeasonApplies, SeasonJudges, SeasonRuling, malformed, refuse
from shuffleup.league.standing.season_table import standings
from shuffleup.league.state import Season


def judge_close(season: Season, command: CloseSeason) -> SeasonRuling:
    if season.closed:
        return malformed(Reason.TIME_GOES_ON, "the season is closed already")
    if not season.results:
        return malformed(Reason.TIME_GOES_ON, "no event of the season is played")
    return Ruling((e.SeasonClosed(),), grounds=grounds_of(season))


def judge_accept(season: Season, command: AcceptSeat) -> SeasonRuling:
    return answered(season, command.player, True)


def judge_decline(season: Season, command: DeclineSeat) -> SeasonRuling:
    return answered(season, command.player, False)


def answered(season: Season, player: str, accepts: bool) -> SeasonRuling:
    """Somebody to whom a seat is offered answers; who has declined has given it away."""
    if not season.closed:
        return malformed(Reason.TIME_GOES_ON, "seats are offered when the season is closed")
    if season.final_seats:
        return malformed(Reason.TIME_GOES_ON, "the final is seated")
    if player not in season.offers:
        return not_offered(season, player)
    if season.answers.get(player) is accepts:
        return malformed(Reason.NOT_ASKED_FOR, f"{player} has said so already")
    if season.answers.get(player) is False:
        return malformed(Reason.TIME_GOES_ON, f"{player} has declined")
    grounds = (QualifyingLaw.must_answer,) if accepts else (QualifyingLaw.declined,)
    return Ruling((e.FinalSeatAnswered(player, accepts),), grounds=grounds)


def not_offered(season: Season, player: str) -> SeasonRuling:
    """Why no seat is offered to somebody."""
    if player not in season.members:
        return malformed(Reason.NOBODY_OF_THAT_NAME, f"nobody in the league is called {player}")
    law = season.rules.qualifying
    line = next((one for one in standings(season) if one.player == player), None)
    events = line.events if line is not None else 0
    if events < law.minimum_events:
        says = f"{player} has played {events} events, and qualifies on points with "
        says += f"{law.minimum_events}"
        return refuse(Reason.NOT_QUALIFIED, says, QualifyingLaw.minimum_events)
    says = f"no seat in the final is offered to {player}"
    return refuse(Reason.NOT_QUALIFIED, says, QualifyingLaw.on_points)


def offers_due(season: Season) -> list[e.QualifyEvent]:
    """Offers to be made and withdrawn, as results and answers stand."""
    if not season.closed:
        return []
    due = {one.player: one.by for one in qualifiers(season)}
    gone = [e.FinalOfferWithdrawn(name) for name in season.offers if name not in due]
    new = [
        e.FinalSeatOffered(name, by)
        for name, by in due.items()
        if season.offers.get(name) is not by
    ]
    return [*gone, *new]


# ---- apply -----------------------------------------------------------------------------------


def closed(season: Season, told: e.SeasonClosed) -> None:
    season.closed = True


def offered(season: Season, told: e.FinalSeatOffered) -> None:
    season.offers[told.player] = told.by


def withdrawn(season: Season, told: e.FinalOfferWithdrawn) -> None:
    season.offers.pop(told.player, None)
    season.answers.pop(told.player, None)


def noted(season: Season, told: e.FinalSeatAnswered) -> None:
    season.answers[told.player] = told.accepts


MAY: MayKeep = {CloseSeason: KEEPERS, AcceptSeat: OWN, DeclineSeat: OWN}
JUDGES: SeasonJudges = {
    CloseSeason: judge_close,
    AcceptSeat: judge_accept,
    DeclineSeat: judge_decline,
}
APPLY: SeasonApplies = {
    e.SeasonClosed: closed,
    e.FinalSeatOffered: offered,
    e.FinalOfferWithdrawn: withdrawn,
    e.FinalSeatAnswered: noted,
}
