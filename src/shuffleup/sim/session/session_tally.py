"""What a session came to, counted off its events: who bought and took what, who posted what.

``SessionTally.count(events)`` takes events in the order of the log, from the first one on; it knows
nothing of the table but what they say.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from shuffleup.hand import events as h
from shuffleup.table import events as e


class SessionTally:
    """The sums of a session."""

    def __init__(self) -> None:
        self.hands = 0
        self.names: dict[int, str] = {}  # by seat, of those who sit there now
        self.bought: Counter[str] = Counter()  # chips from outside, by player
        self.took: Counter[str] = Counter()  # chips taken away
        self.dealt: Counter[str] = Counter()  # hands
        self.posts: Counter[str] = Counter()  # by kind
        self.posted: Counter[str] = Counter()  # chips, by kind
        self.happened: Counter[str] = Counter()  # what else, by name
        self.showdowns = 0
        self._missed: dict[int, int] = {}
        self._shown = False
        self._coming: dict[int, int] = {}
        self._kept: dict[int, int] = {}  # chips that keep a seat

    def count(self, events: Iterable[object]) -> None:
        for event in events:
            counter = COUNTERS.get(type(event))
            if counter is not None:
                counter(self, event)

    def net(self, player: str, stack: int) -> int:
        """What a player with these chips in front has won so far, or lost."""
        return stack + self.took[player] - self.bought[player]

    # ---- people and their chips ------------------------------------------------------------

    def seated(self, event: e.Seated) -> None:
        self.names[event.seat] = event.player
        self.bought[event.player] += event.amount - self._kept.pop(event.seat, 0)
        self._missed[event.seat] = self._coming[event.seat] = 0

    def locked_up(self, event: e.LockedUp) -> None:
        self.names[event.seat] = event.player
        self.bought[event.player] += event.amount
        self._kept[event.seat] = event.amount

    def left(self, event: e.Left) -> None:
        self.took[self.names.pop(event.seat)] += event.amount
        self._kept.pop(event.seat, None)
        self.happened["left"] += 1

    def seat_changed(self, event: e.SeatChanged) -> None:
        swap(self.names, event.seat, event.to)
        swap(self._missed, event.seat, event.to)
        swap(self._coming, event.seat, event.to)
        self.happened["seat changes"] += 1

    def added(self, event: e.ChipsAdded) -> None:
        self.bought[self.names[event.seat]] += event.amount
        self.happened["chips added"] += 1

    def on_their_way(self, event: e.ChipsBought) -> None:
        more = event.coming - self._coming.get(event.seat, 0)
        self.bought[self.names[event.seat]] += more
        self._coming[event.seat] = event.coming

    def delivered(self, event: e.ChipsDelivered) -> None:
        self._coming[event.seat] = 0

    def removed(self, event: e.ChipsRemoved) -> None:
        self.took[self.names[event.seat]] += event.amount

    def reckoned(self, event: e.Reckoned) -> None:
        before = self._missed.get(event.seat, 0)
        missed = event.account.missed
        if missed > before:
            self.happened["big blinds missed"] += 1
        self._missed[event.seat] = missed

    # ---- hands -----------------------------------------------------------------------------

    def began(self, event: e.Began) -> None:
        self.hands = event.number
        self._shown = False
        for at, stack in enumerate(event.stacks):
            if stack:
                self.dealt[self.names[at]] += 1
                self._missed[at] = 0

    def made_post(self, event: h.Posted) -> None:
        self.posts[event.kind.value] += 1
        self.posted[event.kind.value] += event.amount

    def shown(self, event: h.Shown) -> None:
        if not self._shown:
            self._shown = True
            self.showdowns += 1

    def voided(self, event: e.HandVoided) -> None:
        self.hands = event.number - 1
        self.happened["hands voided"] += 1


Value = TypeVar("Value")


def swap(by_seat: dict[int, Value], one: int, other: int) -> None:
    """Two seats swap what they have, even where that is nothing."""
    moved = {at: by_seat.pop(was) for at, was in ((other, one), (one, other)) if was in by_seat}
    by_seat.update(moved)


def happens(what: str) -> Callable[[SessionTally, object], None]:
    """Count an event under a name."""

    def one_more(tally: SessionTally, event: object) -> None:
        tally.happened[what] += 1

    return one_more


# Any, because each function takes the one event it stands beside.
COUNTERS: dict[type, Callable[[SessionTally, Any], None]] = {
    e.Seated: SessionTally.seated,
    e.LockedUp: SessionTally.locked_up,
    e.Left: SessionTally.left,
    e.SeatChanged: SessionTally.seat_changed,
    e.ChipsAdded: SessionTally.added,
    e.ChipsBought: SessionTally.on_their_way,
    e.ChipsDelivered: SessionTally.delivered,
    e.ChipsRemoved: SessionTally.removed,
    e.Reckoned: SessionTally.reckoned,
    e.Began: SessionTally.began,
    e.HandVoided: SessionTally.voided,
    h.Posted: SessionTally.made_post,
    h.Shown: SessionTally.shown,
    e.WentAway: happens("went away"),
    e.CameBack: happens("came back"),
    e.SatOut: happens("sat out"),
    e.BookChanged: happens("books changed"),
    e.GameChanged: happens("games or stakes changed"),
    e.KillChosen: happens("pots killed by choice"),
    e.SetupChanged: happens("new decks"),
}
