"""The last-chance event: who may enter it, and where its money goes.

It is an event like any other, held for one more seat in the final; whoever wins it has that seat.
"""

from __future__ import annotations

from typing import Final

from shuffleup.law.points.league.season_final import LastChanceMoney, SeasonFinalLaw
from shuffleup.law.ruling import Reason
from shuffleup.league.members.membership import is_member
from shuffleup.league.nights.night_events import SeasonMoney
from shuffleup.league.nights.season_money import FINAL_POOL, LAST_CHANCE_POOL, OUTSIDE, goes
from shuffleup.league.qualifying.who_qualifies import by_last_chance, finalists
from shuffleup.league.results.result_record import SeasonEventKind, SeasonResult
from shuffleup.league.results.season_quorum import counts
from shuffleup.league.rulings import SeasonRuling, malformed, refuse
from shuffleup.league.state import Season

LAST_CHANCE_POINTS: Final = (
    SeasonFinalLaw.last_chance,
    SeasonFinalLaw.last_chance_money,
    SeasonFinalLaw.last_chance_entry,
)


def no_last_chance(season: Season, event: int, result: SeasonResult) -> SeasonRuling | None:
    """Why there can be no last-chance event like this; None if there can."""
    law = season.rules.season_final
    if not law.last_chance:
        says = "no last-chance event is held here"
        return refuse(Reason.NOT_IN_THIS_HOUSE, says, SeasonFinalLaw.last_chance)
    if not season.closed:
        return malformed(Reason.TIME_GOES_ON, "the season is not closed yet")
    others = [
        number
        for number, one in season.results.items()
        if one.kind is SeasonEventKind.LAST_CHANCE and number != event
    ]
    if others:
        return malformed(Reason.RESULT_IS_IN, "there is one last-chance event")
    day = day_of_final(season)
    if law.last_chance_day and day and result.day != day:
        says = f"the last-chance event is on the day of the final, {day}"
        return refuse(Reason.NOT_THIS_WAY, says, SeasonFinalLaw.last_chance_day)
    return next(filter(None, (may_not_enter(season, event, one) for one in result.players)), None)


def may_not_enter(season: Season, event: int, player: str) -> SeasonRuling | None:
    """Why somebody may not play for the last seat; None if they may."""
    law = season.rules.season_final
    if law.last_chance_members and not is_member(season, player):
        says = f"{player} is no member of the league"
        return refuse(Reason.NOT_QUALIFIED, says, SeasonFinalLaw.last_chance_members)
    played = events_played(season, player)
    if played < law.last_chance_events:
        says = f"{player} has played {played} events, and {law.last_chance_events} are needed"
        return refuse(Reason.NOT_QUALIFIED, says, SeasonFinalLaw.last_chance_events)
    if event not in season.results and player in finalists(season):
        return malformed(Reason.NAME_TAKEN, f"{player} has a seat in the final already")
    return None


def events_played(season: Season, player: str) -> int:
    """In how many events of the season somebody has played."""
    return sum(
        counts(season, result) and player in result.players for result in season.results.values()
    )


def entry_is_paid(season: Season, player: str) -> bool:
    """Whether somebody's entry in the final costs them nothing: they won it."""
    return season.rules.season_final.last_chance_entry and player in by_last_chance(season)


def day_of_final(season: Season) -> str:
    """The day on which the final is announced; empty if it is not."""
    days = [one.day for one in season.planned.values() if one.kind is SeasonEventKind.FINAL]
    return days[-1] if days else ""


def last_chance_money(
    season: Season, old: SeasonResult | None, new: SeasonResult
) -> tuple[SeasonMoney, ...]:
    """All that was collected for it goes to the final, or stays its own; what a wrong result had
    moved goes back first."""
    final = season.rules.season_final.last_chance_money is LastChanceMoney.FINAL_POOL
    to = FINAL_POOL if final else LAST_CHANCE_POOL
    back = () if old is None else moved_for(to, OUTSIDE, old, "last-chance event corrected")
    return (*back, *moved_for(OUTSIDE, to, new, "last-chance event"))


def moved_for(source: str, to: str, result: SeasonResult, why: str) -> tuple[SeasonMoney, ...]:
    if result.kind is not SeasonEventKind.LAST_CHANCE or not result.pool:
        return ()
    return (goes(source, to, result.pool, why),)
