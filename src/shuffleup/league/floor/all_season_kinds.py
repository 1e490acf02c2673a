"""Every decision of a league that can be asked for: imported here, and so registered."""

from shuffleup.league.floor import (
    asked_finals,
    asked_nights,
    asked_qualifying,
    asked_season_events,
)

SEASON_ASKED = (asked_season_events, asked_qualifying, asked_finals, asked_nights)
