"""A seat in somebody else's event as a prize: who has the money that it costs."""

from __future__ import annotations

from shuffleup.law.points.league.night_prizes import NightPrizeLaw, SeatPrizePaidTo
from shuffleup.law.ruling import Reason, Ruling
from shuffleup.league.nights.night_commands import AwardSeatPrize
from shuffleup.league.nights.night_events import SeatPrizeWon
from shuffleup.league.nights.season_money import OUTSIDE, goes, organiser, paid_to
from shuffleup.league.roles_in_league import KEEPERS, MayKeep
from shuffleup.league.rulings import SeasonApplies, SeasonJudges, SeasonRuling, malformed
from shuffleup.league.state import Season
from shuffleup.table.edge import is_name


def judge_award(season: Season, command: AwardSeatPrize) -> SeasonRuling:
    """The entry is paid to whoever holds the event, or given to the winner."""
    if command.player not in season.members:
        says = f"nobody in the league is called {command.player}"
        return malformed(Reason.NOBODY_OF_THAT_NAME, says)
    if not command.amount or not is_name(command.organiser):
        return malformed(Reason.NOT_A_WHOLE_AMOUNT, "whose seat it is, and what it costs")
    paid = season.rules.night_prizes.seat_prize is SeatPrizePaidTo.ORGANISER
    to = organiser(command.organiser) if paid else paid_to(command.player)
    won = SeatPrizeWon(command.player, command.organiser, command.amount)
    money = goes(OUTSIDE, to, command.amount, "seat prize", command.player)
    return Ruling((won, money), grounds=(NightPrizeLaw.seat_prize,))


def won(season: Season, told: SeatPrizeWon) -> None:
    """The money is an entry of its own; that the seat was won stands in the log."""


MAY: MayKeep = {AwardSeatPrize: KEEPERS}
JUDGES: SeasonJudges = {AwardSeatPrize: judge_award}
APPLY: SeasonApplies = {SeatPrizeWon: won}
