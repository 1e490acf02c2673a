"""What is told of a table dealt by hand."""

from __future__ import annotations

from msgspec import Struct

from shuffleup.table.blinds.button import NOWHERE


class ReportHand(Struct, frozen=True):
    """A hand is dealt: where its button is, if somebody looked, who of those at the table got no
    cards, and what went out of its pot into the box."""

    button: int = NOWHERE
    without: tuple[int, ...] = ()  # seats
    drop: int = 0
    promotion: int = 0


class CountChips(Struct, frozen=True):
    """What a player has in front was counted."""

    seat: int
    amount: int


class ReportDrop(Struct, frozen=True):
    """More is in the box than the hands that were reported put there."""

    drop: int
    promotion: int = 0


ByHandCommand = ReportHand | CountChips | ReportDrop
