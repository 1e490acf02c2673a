"""What the director says about seats; a seed decides whatever is drawn."""

from __future__ import annotations

from msgspec import Struct

from shuffleup.cards import WrittenSeed


class DrawSeats(Struct, frozen=True):
    """Seats for everybody who has none, by a seed."""

    seed: WrittenSeed


class AssignSeat(Struct, frozen=True):
    """A seat without a draw; ``need`` says what special need asks for it."""

    player: str
    table: str
    seat: int
    need: str = ""


class PassSeat(Struct, frozen=True):
    """An entrant wants somebody else to have the seat."""

    player: str
    other: str


class SitWrongly(Struct, frozen=True):
    """Somebody has sat down at a seat that is not theirs, before play; at another player's they
    have that player's stack before them."""

    player: str
    table: str
    seat: int


class PutRight(Struct, frozen=True):
    """Somebody who sits in a wrong seat goes to their own. With a stack that was not theirs either,
    the director says how many chips they take along, the others staying with whoever is there."""

    player: str
    chips: int | None = None


class MoveTo(Struct, frozen=True):
    """Somebody is moved to an open seat, and why."""

    player: str
    table: str
    seat: int
    why: str = ""


class Balance(Struct, frozen=True):
    """One player is moved from the fullest table to the shortest; ``source`` where the director
    chooses between full ones."""

    source: str = ""


class BreakTable(Struct, frozen=True):
    """A table is broken: its players draw for seats at the others."""

    table: str
    seed: WrittenSeed


class Redraw(Struct, frozen=True):
    """Everybody draws for a seat anew."""

    seed: WrittenSeed


class HaltTable(Struct, frozen=True):
    """A table deals no other hand until it is let play on."""

    table: str


class LetPlayOn(Struct, frozen=True):
    """A table that was halted, or is short, plays on."""

    table: str


class SettleTables(Struct, frozen=True):
    """Everything that is due now is done: tables are broken, seats redrawn, players moved."""

    seed: WrittenSeed


SeatCommand = (
    DrawSeats
    | AssignSeat
    | PassSeat
    | SitWrongly
    | PutRight
    | MoveTo
    | Balance
    | BreakTable
    | Redraw
    | HaltTable
    | LetPlayOn
    | SettleTables
)
