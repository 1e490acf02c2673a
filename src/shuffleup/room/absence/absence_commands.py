"""What players who go and come back want, and what the house does about those who are away."""

from __future__ import annotations

from msgspec import Struct


class StepAway(Struct, frozen=True):
    """A player leaves the table for a while; the chips stay."""

    player: str
    table: str


class SitBack(Struct, frozen=True):
    """A player is back at the table, and puts back what was taken along."""

    player: str
    table: str
    amount: int = 0


class TakeBox(Struct, frozen=True):
    """A dealer comes into the box, and sees who is away."""

    table: str


class ReportMissed(Struct, frozen=True):
    """At a table dealt by hand: the big blind went by a player who is away."""

    player: str
    table: str


class PickUp(Struct, frozen=True):
    """The house picks up a player's chips, and the seat is open; ``frequent``: because the player
    is away too often, in the floor's judgement."""

    player: str
    table: str
    frequent: bool = False


class Recall(Struct, frozen=True):
    """Ask everyone who is away from a table to return at once."""

    table: str


class GoToDinner(Struct, frozen=True):
    """The floor approves a dinner break, or puts a name on the dinner list."""

    player: str
    table: str


class PickUpOwn(Struct, frozen=True):
    """A player picks up their own chips and says in how many minutes they will be back."""

    player: str
    table: str
    minutes: int


class BackToList(Struct, frozen=True):
    """A player who left a game is back in the room and wants to play in it again."""

    player: str
    listing: str


class VerifyStack(Struct, frozen=True):
    """A supervisor counts what a player is about to take off the table."""

    player: str
    table: str
    amount: int


class TakeAlong(Struct, frozen=True):
    """A player who is away has taken money off the table, for security."""

    player: str
    table: str
    amount: int


class FindMissing(Struct, frozen=True):
    """Chips that a player left on the table are not there any more."""

    player: str
    table: str
    amount: int


class CollectHeld(Struct, frozen=True):
    """A player is paid for the chips the cage holds for them."""

    player: str


AbsenceCommand = (
    StepAway | SitBack | TakeBox | ReportMissed | PickUp | Recall | GoToDinner | PickUpOwn
    | BackToList | VerifyStack | TakeAlong | FindMissing | CollectHeld
)  # fmt: skip
