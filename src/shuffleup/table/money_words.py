"""Chips of a table in words: as money, where its stakes have several chips to the dollar."""

from __future__ import annotations

from shuffleup.hand.chip_amounts import amount
from shuffleup.table.state import Table


def in_money(table: Table, chips: int) -> str:
    """``1,250`` chips, or ``12.50`` at a table of cents."""
    return amount(chips, table.stakes.dollar)
