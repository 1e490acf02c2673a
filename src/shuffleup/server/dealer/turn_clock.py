"""Whose turn it is and until when, at every table.

A clock runs for one decision and is not set again by what happens around it. It stands while the
house is down or can do nothing: then everybody has the time that was left before. Who has lost
their connection has the grace of the house as well, once a decision.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec import Struct

from shuffleup.client.messages import TurnLeft
from shuffleup.hand.state import Hand

Where = tuple[str, str]
LEAST: Final = 2_000  # milliseconds that anybody has after the house stood
Decision = tuple[int, int]  # the seat and the version of the hand: one decision


class Running(Struct):
    """A clock that runs: for which decision, until when, of how many milliseconds."""

    decision: Decision
    ends: int
    of: int
    gone: int = 0  # when whoever is to act was seen to be away; 0: they are there
    graced: bool = False
    called: bool = False  # somebody has called the clock


class TurnClocks:
    """The clocks of all tables; time is told from outside, in milliseconds."""

    def __init__(self, now: Callable[[], int], turn: int, grace: int) -> None:
        self.now, self.turn, self.grace = now, turn, grace
        self.running: dict[Where, Running] = {}
        self.left: dict[Where, int] = {}  # of decisions that were on when the house went down
        self.playing: Callable[[Where], int] = lambda where: 0  # milliseconds of what is seen first

    def ask(self, where: Where, hand: Hand) -> Running:
        """The clock of the decision that is due; it begins if it is a new one."""
        decision = (hand.actor, hand.version)
        running = self.running.get(where)
        if running is not None and running.decision == decision:
            return running
        left = self.left.pop(where, self.turn)
        running = Running(decision, self.now() + self.playing(where) + left, self.turn)
        self.running[where] = running
        return running

    def stop(self, where: Where) -> None:
        self.running.pop(where, None)
        self.left.pop(where, None)

    def lend(self, where: Where) -> None:
        """The grace of the house, for somebody who has lost their connection; once."""
        running = self.running.get(where)
        if running is not None and not running.graced:
            running.graced = True
            running.ends = max(running.ends, self.now() + self.grace)
            running.of = max(running.of, self.grace)

    def shorten(self, where: Where, left: int, least_used: int) -> bool:
        """Somebody calls the clock: so much is left from now, if enough has gone by already."""
        running = self.running.get(where)
        if running is None or running.called:
            return False
        if running.of - max(0, running.ends - self.now()) < least_used:
            return False
        running.called = True
        running.ends = min(running.ends, self.now() + left)
        return True

    def resume(self, where: Where, used: int) -> None:
        """A decision was due when the house went down, and so much of its time had been used."""
        self.left[where] = min(self.turn, max(LEAST, self.turn - used))

    def stood(self, milliseconds: int) -> None:
        """Nobody's time ran for so long; whoever was to act still has a moment to be heard."""
        least = self.now() + LEAST
        for running in self.running.values():
            running.ends = max(running.ends + milliseconds, least)

    def told(self, where: Where) -> TurnLeft | None:
        """What everybody at the table is shown of it."""
        running = self.running.get(where)
        if running is None or not self.turn:
            return None
        left = max(0, running.ends - self.now())
        return TurnLeft(running.decision[0], left, running.of)
