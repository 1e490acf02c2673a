"""``act(season, command, by)``: judge, apply, proceed in one call; the answer is the Ruling.

What is refused leaves the season as it was.
"""

from __future__ import annotations

from msgspec.structs import replace

from shuffleup.floor.senders import Sender
from shuffleup.league.apply import apply
from shuffleup.league.commands import SeasonCommand
from shuffleup.league.judge import judge
from shuffleup.league.proceed import proceed
from shuffleup.league.rulings import SeasonRuling
from shuffleup.league.state import Season


def act(season: Season, command: SeasonCommand, by: Sender) -> SeasonRuling:
    """Put a command to the judge; if it is lawful, do it, and what follows from it."""
    ruling = judge(season, command, by)
    if ruling.refusal is not None:
        return ruling
    for told in ruling.events:
        apply(season, told)
    followed = proceed(season)
    return replace(ruling, grounds=(*ruling.grounds, *followed)) if followed else ruling
