"""``proceed(season)``: what happens without anyone's choice: seats of the final are offered to
those to whom they are due, and bounty chips of an event that is over are cashed."""

from __future__ import annotations

from shuffleup.league.apply import apply
from shuffleup.league.nights.bounty_chips import cashed_now
from shuffleup.league.qualifying.answering import offers_due
from shuffleup.league.state import Season


def proceed(season: Season) -> tuple[str, ...]:
    """Let everything happen that follows; the grounds of it."""
    for told in offers_due(season):
        apply(season, told)
    events, grounds = cashed_now(season)
    for paid in events:
        apply(season, paid)
    return grounds
