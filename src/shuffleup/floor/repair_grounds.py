"""Why the floor's repairs were made: the grounds of the ruling that each follows from.

A repair says what was done and not why. ``RepairGrounds`` goes along a log: it is told of every
ruling and how many events came of it, and answers for each event which ruling is behind it. Whoever
acted out of turn is held to it, or freed, by the ruling that said so, whenever the turn comes.
"""

from __future__ import annotations

from shuffleup.hand.events import Called, Checked, Event, Folded, Raised
from shuffleup.hand.repairs.primitives import Bound, Limited, Released

Grounds = tuple[str, ...]
CARRIED_OUT = (Folded, Checked, Called, Raised, Limited)  # of an action that was bound


class RepairGrounds:
    """The rulings of a hand so far, and what is still to come of them."""

    def __init__(self) -> None:
        self.grounds: Grounds = ()  # of the last ruling
        self.left = 0  # events that are still to come of it
        self.bound: dict[int, Grounds] = {}  # by seat
        self.freed = -1  # the seat whose turn has just come

    def rule(self, grounds: Grounds, events: int) -> None:
        """The floor ruled, and so many events follow."""
        self.grounds, self.left = grounds, events

    def behind(self, event: Event) -> Grounds:
        """The grounds of the ruling behind the next event of the hand; none if there is none."""
        freed, self.freed = self.freed, -1
        if self.left:
            self.left -= 1
            if isinstance(event, Bound):
                self.bound[event.seat] = self.grounds
            return self.grounds
        if isinstance(event, Released):
            self.freed = event.seat
            return self.bound.get(event.seat, ())
        if isinstance(event, CARRIED_OUT) and event.seat == freed:
            return self.bound.get(event.seat, ())
        return ()
