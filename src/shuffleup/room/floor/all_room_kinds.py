"""Every decision of the room that can be asked for: imported here, and so registered."""

from shuffleup.room.floor import (
    asked_absence,
    asked_breaks,
    asked_house,
    asked_jackpots,
    asked_lists,
    asked_must_moves,
    asked_openings,
    asked_people,
    asked_postings,
    asked_prizes,
    asked_returns,
    asked_seats,
    asked_times,
)

ROOM_JUDGES = (
    asked_openings, asked_lists, asked_times, asked_seats, asked_must_moves, asked_absence,
    asked_returns, asked_breaks, asked_jackpots, asked_prizes, asked_people, asked_house,
    asked_postings,
)  # fmt: skip
