"""What a sentence means in a season: ``said_of(season, "pay the best hand of event 3")``.

A blank of the notation is one word, so a name of several words is held together while it is read.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from shuffleup.league.commands import SeasonCommand
from shuffleup.league.state import Season
from shuffleup.league.words.season_patterns import SeasonTold
from shuffleup.league.words.words_of_season import command

JOINED: Final = "\ue000"  # between the parts of a name: a sign that nobody types


def said_of(season: Season, said: str, day: str = "") -> SeasonCommand:
    """The command that is meant; ValueError if the sentence means none."""
    told = SeasonTold(season, day)
    held = said
    for name in sorted(season.members, key=len, reverse=True):
        if " " in name:
            held = held.replace(name, name.replace(" ", JOINED))
    if held == said:
        return command(told, said)
    try:
        wanted = command(told, held)
    except ValueError:
        return command(told, said)
    player = getattr(wanted, "player", None)
    if not isinstance(player, str):
        return command(told, said)  # names in a list are told apart by commas
    return replace(wanted, player=player.replace(JOINED, " "))
