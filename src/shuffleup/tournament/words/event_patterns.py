"""Statements about an event as patterns; each family lists its verbs and its facts."""

from __future__ import annotations

import re
from collections.abc import Callable

from shuffleup.room.words.patterns import Found, Told
from shuffleup.tournament.commands import EventCommand
from shuffleup.tournament.state import Tournament

EventVerbs = list[tuple[re.Pattern[str], Callable[[Tournament, Found], EventCommand]]]
EventFacts = list[tuple[re.Pattern[str], Callable[[Tournament, Found], Told]]]
