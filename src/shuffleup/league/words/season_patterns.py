"""Statements about a season as patterns; each family lists its verbs and its facts."""

from __future__ import annotations

import re
from collections.abc import Callable

from msgspec import Struct

from shuffleup.league.commands import SeasonCommand
from shuffleup.league.state import Season
from shuffleup.room.words.patterns import Found, Told


class SeasonTold(Struct):
    """A season, and the day that is spoken of."""

    season: Season
    day: str


SeasonVerbs = list[tuple[re.Pattern[str], Callable[[SeasonTold, Found], SeasonCommand]]]
SeasonFacts = list[tuple[re.Pattern[str], Callable[[SeasonTold, Found], Told]]]
