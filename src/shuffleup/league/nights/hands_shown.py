"""Hands that were dealt by a table, as claims for the best hand of a night."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from shuffleup.hand.state import Hand, lies_open, seats_in
from shuffleup.league.nights.night_commands import ShowBestHand

HOLE_CARDS: Final = 2


def hands_shown(hand: Hand, players: Sequence[str], event: int) -> list[ShowBestHand]:
    """Every hand whose two cards were shown to the table; ``players`` are who sat where when it was
    dealt, for whoever lost everything has left by now."""
    called = len(seats_in(hand.live)) > 1
    return [
        ShowBestHand(players[at], event, hand.hole[at], hand.board, called=called)
        for at in seats_in(hand.shown)
        if len(hand.hole[at]) == HOLE_CARDS and lies_open(hand, at)
    ]
