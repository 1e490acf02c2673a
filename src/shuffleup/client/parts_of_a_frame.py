"""What the frame of a table has of a turn and of hands: time, sizes of bets, hands in words."""

from __future__ import annotations

from msgspec import Struct


class TurnLeft(Struct, frozen=True):
    """Whose turn it is, and how long they have.

    seat  to act
    left  milliseconds they still have; more than ``of`` while it has not begun, since what is
          ``Playing`` comes first
    of    so many
    """

    seat: int
    left: int
    of: int


class Playing(Struct, frozen=True):
    """What came with nothing to decide, and is shown one moment after the other.

    after  the version before the first of it
    left   milliseconds until all of it is seen
    of     so many from its beginning
    """

    after: int
    left: int
    of: int


class BetSize(Struct, frozen=True):
    """An amount worth a button.

    name  "least", "third", "half", "two-thirds", "pot" or "most"
    to    the total for the round
    """

    name: str
    to: int


class HandWorth(Struct, frozen=True):
    """A hand in words.

    seat  whose it is
    says  for each board, each way of winning: ``[["a pair of kings, ace kicker", "no low"]]``
    best  the cards it is made of, in the same order
    """

    seat: int
    says: list[list[str]]
    best: list[list[list[int]]] = []
