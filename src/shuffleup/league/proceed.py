"""``proceed(season)``: what happens without anyone's choice."""

from __future__ import annotations

from shuffleup.league.state import Season


def proceed(season: Season) -> tuple[str, ...]:
    """Let everything happen that follows; the grounds of it."""
    return ()
