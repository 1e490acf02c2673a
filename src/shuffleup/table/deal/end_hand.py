"""The end of a hand: its chips go back in front of the players, and what follows from the result.

``proceed(table)`` carries a hand on as far as nobody has to choose, and ends it when it is over.
"""

from __future__ import annotations

from shuffleup.hand.drops import taken
from shuffleup.table.chips.denominations import smallest_of
from shuffleup.table.events import HandEnded
from shuffleup.table.state import NOWHERE, Table, is_plain, taken_seats


def end_hand(table: Table, event: HandEnded) -> None:
    """Every player has again what the hand left; chips bought meanwhile are in play."""
    hand = table.hand
    assert hand is not None
    for at, began in enumerate(hand.setup.stacks):
        if not began:
            continue
        seat = table.seats[at]
        assert seat is not None
        won = hand.stacks[at] - began
        seat.stack += won
        if seat.plain and seat.stack > 0:
            continue
        settle_seat(table, at, won)
    for _, seat in taken_seats(table):
        if seat.bought:
            seat.stack += seat.bought
            seat.bought = 0
            seat.plain = is_plain(seat)
    if hand.dropped:
        for purse, amount in taken(hand).items():
            table.collected[purse] = table.collected.get(purse, 0) + amount
    table.stage_hands += 1
    table.carried = hand.carried
    table.volunteer = NOWHERE
    table.last, table.hand = hand, None


def settle_seat(table: Table, at: int, won: int) -> None:
    """A seat with something odd about it: piles that changed, a lost stack, a late post."""
    seat, hand = table.seats[at], table.hand
    assert seat is not None
    assert hand is not None
    if won:
        idle = max(0, seat.stack - won + seat.behind - hand.setup.stacks[at])  # did not play
        seat.piles = smallest_of(seat.piles, idle)
        short = max(0, idle - seat.stack)  # lost of the chips that are on their way
        seat.stack += short
        seat.behind -= short
        seat.coming -= short
        seat.cash = min(seat.cash, seat.stack)
    seat.busted = not (seat.stack + seat.coming + seat.bought)
    seat.unposted = False
    seat.plain = is_plain(seat)
