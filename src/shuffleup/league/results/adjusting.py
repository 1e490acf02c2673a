"""Bonuses and deductions: points beside the results, each with its reason."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from shuffleup.law.ruling import Reason, Ruling
from shuffleup.league.members.membership import scores
from shuffleup.league.results.result_commands import DeductPoints, GiveBonus
from shuffleup.league.results.result_events import PointsAdjusted
from shuffleup.league.results.result_record import Adjustment
from shuffleup.league.roles_in_league import KEEPERS, MayKeep
from shuffleup.league.rulings import SeasonApplies, SeasonJudges, SeasonRuling, malformed
from shuffleup.league.state import Season

MOST_POINTS: Final = 10**9
FINEST: Final = 10**9  # the largest denominator: so that sums stay short


def judge_bonus(season: Season, command: GiveBonus) -> SeasonRuling:
    return adjusted(season, command, command.points)


def judge_deduct(season: Season, command: DeductPoints) -> SeasonRuling:
    return adjusted(season, command, -command.points)


def adjusted(season: Season, command: GiveBonus | DeductPoints, points: Fraction) -> SeasonRuling:
    """Points for somebody who has a standing, and why."""
    if command.player not in season.members:
        says = f"nobody in the league is called {command.player}"
        return malformed(Reason.NOBODY_OF_THAT_NAME, says)
    if not scores(season, command.player):
        return malformed(Reason.NOT_AN_OPTION, f"{command.player} is a guest, without points")
    if not 0 < command.points <= MOST_POINTS or command.points.denominator > FINEST:
        return malformed(Reason.NOT_A_WHOLE_AMOUNT, "points are more than nothing, and not so many")
    if not command.why.strip():
        return malformed(Reason.NOT_A_COMMAND, "points are given or taken with a reason")
    if command.event and command.event not in season.results:
        return malformed(Reason.NO_SUCH_GAME, f"event {command.event} has no result yet")
    told = PointsAdjusted(Adjustment(command.player, points, command.why, command.event))
    return Ruling((told,))


# ---- apply -----------------------------------------------------------------------------------


def noted(season: Season, told: PointsAdjusted) -> None:
    season.adjustments = (*season.adjustments, told.adjustment)


MAY: MayKeep = {GiveBonus: KEEPERS, DeductPoints: KEEPERS}
JUDGES: SeasonJudges = {GiveBonus: judge_bonus, DeductPoints: judge_deduct}
APPLY: SeasonApplies = {PointsAdjusted: noted}
