"""A season as something to ask about: that there is one is all that has to be.

Importing this lets ``floor.asking`` put the league's kinds to the books.
"""

from __future__ import annotations

from shuffleup.floor.asking.own_table import USUAL, OwnTable
from shuffleup.floor.asking.subjects import Position, Subject, register
from shuffleup.floor.fact_checks import KnownSeats
from shuffleup.floor.facts import Answers, Fact, FactAnswer
from shuffleup.floor.kinds import Kind, Need
from shuffleup.floor.report import judged
from shuffleup.games import Sheet
from shuffleup.law.notation import Statement
from shuffleup.law.rules import Rules
from shuffleup.league.events import SeasonEvent
from shuffleup.league.rulings import SeasonRuling
from shuffleup.league.state import Season
from shuffleup.league.words.season_transcript import run, speaks_of_a_season

SCENE_OF_SEASON = "in a season of the league"
LIKELY: dict[str, tuple[FactAnswer, ...]] = {
    "players": (6, 7, 30, 31),
    "place": (1, 6, 7),
    "events": (1, 2),
    "again": (0, 1),
    "standing": (1, 9, 16, 17),
    "playing": (0, 1, 2),
}
NOBODY = KnownSeats((), "is none of these")


class SeasonSubject(Subject[Season, SeasonEvent]):
    """A season, of which only the law is looked at: its people and events are facts."""

    need = Need.SEASON
    where = "Which season is it about?"
    text = "a season has its name: `season: 2026`"

    def is_told_by(self, statements: list[Statement]) -> bool:
        return speaks_of_a_season(statements)

    def read(self, text: str, rules: Rules) -> Position[Season]:
        return Position(run(text, rules).season, [])

    def scenes(self, sheet: Sheet) -> tuple[str, ...]:
        return (SCENE_OF_SEASON,)

    def scene(self, name: str, sheet: Sheet, own: OwnTable = USUAL) -> str:
        return "season: 2026\n"

    def told(self, at: Position[Season], *, cards: bool = False) -> list[str]:
        return ["A season of the league, scored by the linear formula. The player is Ann."]

    def likely(self, of: Season, fact: Fact) -> tuple[FactAnswer, ...]:
        return LIKELY.get(fact.name, ())

    def game(self, of: Season) -> str:
        return ""

    def structure(self, of: Season) -> str:
        return ""

    def ruled(self, of: Season, kind: Kind[Season, SeasonEvent], facts: Answers) -> SeasonRuling:
        return judged(kind, of, facts, NOBODY)


register(SeasonSubject())
