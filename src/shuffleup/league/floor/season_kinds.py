"""Decisions of a league by name: its way into the floor's registry.

``@asked_of_season(...)`` registers a judge of a small season and the facts. It puts what was asked
to the season's own judge and tells what came of it; where the law says no, that is what it tells.
It changes nothing but the season that was staged.
"""

from __future__ import annotations

from collections.abc import Callable

from shuffleup.floor.evidence import ASKED_BEFORE
from shuffleup.floor.facts import Fact, Facts
from shuffleup.floor.kinds import Chance, Need, Registrar
from shuffleup.law.ruling import Ruling
from shuffleup.league.events import SeasonEvent
from shuffleup.league.floor.small_season import staged
from shuffleup.league.rulings import SeasonRuling
from shuffleup.league.state import Season
from shuffleup.room.floor.small_room import TurnedDownError

SEASON_EVENTS, WHO_QUALIFIES, SEASON_FINAL, NIGHT_PRIZES = (
    "events of a season", "who qualifies", "the final of a season", "prizes of a night",
)  # fmt: skip

season_kind: Registrar[Season, SeasonEvent] = Registrar(
    Need.SEASON, SEASON_EVENTS, WHO_QUALIFIES, SEASON_FINAL, NIGHT_PRIZES
)

SeasonAskedJudge = Callable[[Season, Facts], SeasonRuling]


def asked_of_season(
    name: str, family: str, what: str, *facts: Fact
) -> Callable[[SeasonAskedJudge], SeasonAskedJudge]:
    """Register a judge of a small season."""

    def register(judge: SeasonAskedJudge) -> SeasonAskedJudge:
        def in_a_small_season(of: Season, told: Facts, chance: Chance) -> SeasonRuling:
            try:
                return judge(staged(of), told)
            except TurnedDownError as no:
                return Ruling(grounds=no.refusal.grounds, says=f"no: {no.refusal.says}")

        season_kind(name, family, what, *facts, known=ASKED_BEFORE)(in_a_small_season)
        return judge

    return register
