"""Who sat where at every version of a table's log, and where its hands began.

A ``Seating`` hears the events of a log in order and keeps only the moves, so that any part of the
log is told with the seats of that time: ``held`` has a player's seat at each event of it. Its
invariant: after the last event it says of every seat what the table itself says.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable
from itertools import pairwise

from shuffleup.hand.echoes import said
from shuffleup.table import events as e
from shuffleup.table.blinds.button import NOWHERE
from shuffleup.table.rulings import AnyTableEvent
from shuffleup.table.viewing.viewers import Spectator, ViewError


class Seating:
    """Every move at a table so far, by player; and before which events a hand began."""

    __slots__ = ("begun", "hand_on", "moves", "names", "version")

    def __init__(self) -> None:
        self.version = 0
        self.names: dict[int, str] = {}  # who sits where now
        self.moves: dict[str, list[tuple[int, int]]] = {}  # from which version on, in which seat
        self.begun = array("q")
        self.hand_on = False

    def hear(self, events: Iterable[AnyTableEvent]) -> None:
        """What happened next."""
        for event in events:
            self.version += 1
            heard = HEARS.get(type(event))
            if heard is not None:
                heard(self, event)

    def move(self, player: str, seat: int) -> None:
        """From here on a player sits there, or nowhere."""
        if seat != NOWHERE:
            self.names[seat] = player
        self.moves.setdefault(player, []).append((self.version, seat))

    # ---- asking ------------------------------------------------------------------------------

    def held(self, player: str, after: int, upto: int) -> list[int]:
        """The seat a player had at each event after one version and up to another."""
        seats: list[int] = []
        marks = [(0, NOWHERE), *self.moves.get(player, ()), (self.version, NOWHERE)]
        for (since, seat), (until, _) in pairwise(marks):
            seats += [seat] * (min(until, upto) - max(since, after))
        return seats

    def told_to(self, player: str) -> int:
        """Up to which version a player is told what happens: until they left, if they did."""
        if not isinstance(player, str) or player not in self.moves:
            raise ViewError(f"{said(player)} has not sat at this table")
        version, seat = self.moves[player][-1]
        return version if seat == NOWHERE else self.version

    def due(self, delay: Spectator) -> int:
        """Up to which version somebody on the rail may see."""
        return due(self.version, self.begun, self.hand_on, delay)


def due(version: int, begun: array[int], hand_on: bool, delay: Spectator) -> int:
    """How many of so many events are old enough; ``begun`` has how many there were before each
    hand."""
    old = max(0, version - max(0, delay.events))
    hidden = delay.hands - (not hand_on)
    if hidden <= 0 or not begun:
        return old
    return min(old, begun[-hidden] if hidden <= len(begun) else begun[0])


# ---- what is heard ---------------------------------------------------------------------------


def sit(seating: Seating, event: e.Seated | e.LockedUp) -> None:
    seating.move(event.player, event.seat)


def leave(seating: Seating, event: e.Left) -> None:
    seating.move(seating.names.pop(event.seat), NOWHERE)


def change(seating: Seating, event: e.SeatChanged) -> None:
    """A newcomer who sat there takes the old seat."""
    mover, other = seating.names.pop(event.seat), seating.names.pop(event.to, None)
    seating.move(mover, event.to)
    if other is not None:
        seating.move(other, event.seat)


def begin(seating: Seating, event: e.Began) -> None:
    seating.begun.append(seating.version - 1)
    seating.hand_on = True


def end(seating: Seating, event: e.HandEnded | e.HandVoided) -> None:
    seating.hand_on = False


HEARS: dict[type, Callable[..., None]] = {
    e.Seated: sit,
    e.LockedUp: sit,
    e.Left: leave,
    e.SeatChanged: change,
    e.Began: begin,
    e.HandEnded: end,
    e.HandVoided: end,
}
