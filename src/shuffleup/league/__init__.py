"""Leagues: a season of events, its standings, who qualifies, and its final.

The same verbs as below: ``act(season, command, by)`` puts a command to the season, ``judge``,
``apply`` and ``proceed`` are its parts. A season is folded from its log: results are recorded and
corrected, never edited, and everything else, standings and qualifiers, is worked out from them. So
standings do not depend on the order in which results arrive, and a correction gives exactly those
of a season that was right from the start. Points are exact fractions.
"""

from shuffleup.league.act import act
from shuffleup.league.apply import apply, replay
from shuffleup.league.judge import judge
from shuffleup.league.new_season import new_season
from shuffleup.league.proceed import proceed
from shuffleup.league.standing.season_table import standings
from shuffleup.league.state import Season

__all__ = ["Season", "act", "apply", "judge", "new_season", "proceed", "replay", "standings"]
