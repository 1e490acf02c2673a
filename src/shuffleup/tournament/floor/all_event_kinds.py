"""Every decision of a tournament that can be asked for: imported here, and so registered."""

from shuffleup.tournament.floor import (
    asked_balance,
    asked_busts,
    asked_entries,
    asked_event_seats,
    asked_levels,
    asked_merging,
    asked_races,
    asked_rebuys,
    asked_sanctions,
)

EVENT_ASKED = (
    asked_entries, asked_rebuys, asked_levels, asked_event_seats, asked_balance, asked_merging,
    asked_races, asked_sanctions, asked_busts,
)  # fmt: skip
