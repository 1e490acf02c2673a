"""Amounts worth a button when somebody may bet or raise: parts of the pot, as totals for the round.

A raise of a part of the pot is that part of what the pot holds once the bet is called. Whatever
lies outside the lawful amounts is left out, never bent.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from shuffleup.client.messages import BetSize
from shuffleup.hand.view import View
from shuffleup.table.viewing.pictures import PlayerView

PARTS: Final = (
    ("third", Fraction(1, 3)),
    ("half", Fraction(1, 2)),
    ("two-thirds", Fraction(2, 3)),
    ("pot", Fraction(1)),
)


def sizes_for(mine: PlayerView) -> list[BetSize]:
    """The amounts to offer a player, in the chip in which wagers are made at their table."""
    return bet_sizes(mine.hand, mine.felt.house.wagers_in or 1)


def bet_sizes(seen: View | None, chip: int = 1) -> list[BetSize]:
    """The amounts to offer the viewer, in whole chips of the game's wagers; none where there is
    nothing to choose."""
    may = seen.options if seen is not None else None
    if seen is None or may is None or not may.least_to:
        return []
    ends = [BetSize("least", may.least_to)]
    if may.most_to != may.least_to:
        ends.append(BetSize("most", may.most_to))
    if may.fixed or len(ends) == 1:
        return ends
    called = seen.pot + may.call
    totals = [(name, seen.bet + int(called * part)) for name, part in PARTS]
    parts = [BetSize(name, to - to % chip) for name, to in totals]
    between = [one for one in parts if may.least_to < one.to < may.most_to]
    return [ends[0], *between, ends[1]]
