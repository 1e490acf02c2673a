"""Kinds of events: sit-and-go, satellites, flights that merge, brackets of heads-up matches."""

from __future__ import annotations

from shuffleup.tournament.words.event_transcript import run

LEVELS = "levels: 25/50 for 20, 50/100 for 20"


def test_a_sit_and_go_begins_when_it_is_full() -> None:
    run(
        f"""
        event: 2026-11-13 UTC
        terms: holdem no-limit, stack 1500, price 20+2, seats 3, cap 3, sit-and-go
        {LEVELS}
        here: Ann, Bob, Cy, Dan
        Ann registers; Bob registers
        x draw the seats by 1 (time-goes-on)
        [19:00] Cy registers
        x Dan registers (more-than-there-is)
        draw the seats by 1
        = level is 1
        = level ends at 19:20
        = chips in play: 4500
        undo
        = level is 0
        = chips in play: 0
        """
    )
