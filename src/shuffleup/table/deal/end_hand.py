"""The end of a hand: its chips go back in front of the players, and what follows from the result.

``proceed(table)`` carries a hand on as far as nobody has to choose, and ends it when it is over.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from shuffleup.hand.drops import taken
from shuffleup.table.blinds.button import NOWHERE
from shuffleup.table.chips.chip_records import EMPTY_POT, PLAIN_CHIPS, Pot
from shuffleup.table.chips.denominations import smallest_of
from shuffleup.table.events import HandEnded
from shuffleup.table.mix.mix_record import Mix
from shuffleup.table.state import Seat, Table, kept

HELD: Final = "held"  # the purse of what was taken out of play


def end_hand(table: Table, event: HandEnded) -> None:
    """Every player has again what the hand left; chips bought meanwhile are in play."""
    hand = table.hand
    assert hand is not None
    for seat, began, left in zip(table.seats, hand.setup.stacks, hand.stacks, strict=True):
        if seat is None:
            continue
        stack = seat.stack = seat.stack + left - began
        if stack > 0 and seat.chips == PLAIN_CHIPS:  # nearly always
            continue
        if began:
            settle_seat(seat, began, left - began)
        put_in_play(seat)
    if hand.dropped:
        for purse, amount in taken(hand).items():
            table.collected[purse] = table.collected.get(purse, 0) + amount
    if hand.mends.held:  # chips that the floor took out of play
        table.collected[HELD] = table.collected.get(HELD, 0) + hand.mends.held
    mix = table.mix
    table.mix = Mix(mix.stage, mix.hands + 1, mix.since, mix.caller)
    if hand.carried or table.pot != EMPTY_POT:
        table.pot = Pot(hand.carried, table.pot.spare)
    if table.kill.volunteer != NOWHERE:
        table.kill = replace(table.kill, volunteer=NOWHERE)
    table.last, table.hand = hand, None


def settle_seat(seat: Seat, began: int, won: int) -> None:
    """A stack that is lost or is not chips alone: piles that changed, chips on their way that went
    into the pot."""
    chips = seat.chips
    if won:
        idle = max(0, seat.stack - won + chips.behind - began)  # did not play
        short = max(0, idle - seat.stack)  # lost of the chips that are on their way
        seat.stack += short
        chips = replace(
            chips,
            piles=smallest_of(chips.piles, idle),
            behind=chips.behind - short,
            coming=chips.coming - short,
            cash=min(chips.cash, seat.stack),
        )
    seat.chips = replace(chips, busted=not (seat.stack + chips.coming + chips.bought))


def put_in_play(seat: Seat) -> None:
    """Chips bought in the hand are in front now."""
    if seat.chips.bought:
        seat.stack += seat.chips.bought
        seat.chips = kept(replace(seat.chips, bought=0), PLAIN_CHIPS)
