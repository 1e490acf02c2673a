"""``hand_over``: all that follows for an event when a hand at one of its tables is over.

What is done between two hands can leave somebody without chips too (a pot that is put right); a
hand is counted only when one has ended.
"""

from __future__ import annotations

from shuffleup.table.events import HandEnded
from shuffleup.tournament.endings.going_out import after_hand
from shuffleup.tournament.entries.bounties import pay_bounties
from shuffleup.tournament.event_clock.rounds_of_hands import hand_is_over
from shuffleup.tournament.event_conduct.serving_penalties import count_missed
from shuffleup.tournament.event_trial import EventTrial
from shuffleup.tournament.events import OnTable


def hand_over(trial: EventTrial, number: str, *, ended: bool) -> None:
    """Who goes out, whose penalty is a hand shorter, which bounties were won."""
    after_hand(trial, number)
    if ended:
        hand_is_over(trial, number)
        count_missed(trial, number)
    pay_bounties(trial)


def has_ended(trial: EventTrial, number: str) -> bool:
    """Whether what is being done has ended a hand of that table."""
    told = [one for one in trial.events if isinstance(one, OnTable) and one.table == number]
    return any(isinstance(one.event, HandEnded) for one in told)
