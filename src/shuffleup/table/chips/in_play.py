"""The part of what lies in front of a player that plays.

``stack`` is everything in front, chips and money; what is on its way comes beside it. A hand is
begun with ``playing``: the stack without what is too small or waits to be changed, and with the
chips that play behind.
"""

from __future__ import annotations

from shuffleup.games import Structure
from shuffleup.law.points.table.table_chips import CashGames
from shuffleup.table.by_hand.known_chips import can_have
from shuffleup.table.chips.denominations import blind_or_bet, idle
from shuffleup.table.state import Seat, Table


def playing(table: Table, seat: Seat, posted: int = 0) -> int:
    """How many chips a seat plays with on the next hand; a chip that alone would not play may be
    part of what is posted."""
    chips = can_have(table, seat) + seat.chips.behind
    if seat.chips.piles:
        chips -= idle(table, seat.chips.piles, posted)
    return max(0, chips)


def cash_plays(table: Table) -> bool:
    """Whether money plays as it lies at this table."""
    law, stakes = table.rules.table_chips, table.stakes
    if law.cash_plays is CashGames.DESIGNATED:
        return table.house.cash
    if law.cash_plays is CashGames.NEVER or stakes.structure is not Structure.NO_LIMIT:
        return False
    return blind_or_bet(table) >= law.cash_plays_from_big_blind * stakes.dollar


def is_in_hand(table: Table, at: int) -> bool:
    """Whether a seat was dealt into the hand that is on."""
    return table.hand is not None and table.hand.setup.stacks[at] > 0


def keeps_racked(table: Table, big: int) -> int:
    """The seat due the big blind, as a mask, if its chips are in a rack and may not play so."""
    seat = table.seats[big] if big >= 0 else None
    if seat is None or not seat.chips.racked or table.rules.table_chips.play_from_rack:
        return 0
    return 1 << big
