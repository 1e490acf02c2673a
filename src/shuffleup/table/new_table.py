"""``new_table``: a table that opens, its law already in the log."""

from __future__ import annotations

from shuffleup.games import Sheet, game
from shuffleup.hand.echoes import said
from shuffleup.hand.setup import SetupError, Stakes
from shuffleup.law import DEFAULT, Rules
from shuffleup.table.apply import opened
from shuffleup.table.designations import (
    game_fault,
    house_fault,
    not_by_this_book,
    opening_fault,
    too_many_blinds,
)
from shuffleup.table.events import TableOpened
from shuffleup.table.house import House
from shuffleup.table.state import MOST_SEATS, Table


def new_table(
    sheet: Sheet | str,
    stakes: Stakes,
    seats: int = 9,
    *,
    rules: Rules = DEFAULT,
    rulebook: str = "",
    house: House | None = None,
    by_hand: bool = False,
) -> Table:
    """An empty table, ready for players to sit down, dealt here or by people; SetupError if there
    can be no such table."""
    sheet = game(sheet) if isinstance(sheet, str) else sheet
    if type(seats) is not int or not 2 <= seats <= MOST_SEATS:
        raise SetupError(f"a table has 2 to {MOST_SEATS} seats, not {said(seats)}")
    house = house or House()
    fault = (
        game_fault(sheet, stakes)
        or house_fault(house, seats)
        or opening_fault(house, sheet, stakes)
    )
    if fault:
        raise SetupError(fault)
    refused = not_by_this_book(rules, house, House(), sheet.key) or too_many_blinds(rules, stakes)
    if refused is not None:
        raise SetupError(str(refused.refusal))
    return opened(TableOpened(sheet, stakes, seats, rules, rulebook, house, by_hand))
