"""``hand_over``: all that follows for an event when a hand at one of its tables is over."""

from __future__ import annotations

from shuffleup.tournament.endings.going_out import after_hand
from shuffleup.tournament.event_conduct.serving_penalties import count_missed
from shuffleup.tournament.event_trial import EventTrial


def hand_over(trial: EventTrial, number: str) -> None:
    """Who goes out, then whose penalty is a hand shorter."""
    after_hand(trial, number)
    count_missed(trial, number)
