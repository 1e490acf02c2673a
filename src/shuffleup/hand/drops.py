"""The drop: what the house takes out of a pot before it is pushed.

``take_drop(hand)`` is called just before the chips are awarded, ``take_collection`` before the
posts; both record nothing where nothing is due. Bets that nobody called are back by then, so they
are never raked, and no more is taken than there is. ``taken`` says what the house has, by purse.
"""

from __future__ import annotations

from collections import Counter

from shuffleup.games import Opening
from shuffleup.hand.apply import apply
from shuffleup.hand.events import Dropped
from shuffleup.hand.repairs.mending import standing
from shuffleup.hand.setup import Drop
from shuffleup.hand.state import Hand, pot_total

DROP = "drop"
PROMOTION = "promotion"


def take_drop(hand: Hand) -> None:
    """Take the fee, then the chips for the promotions; shares and odd chips are of what is left."""
    drop, pot = hand.setup.drop, pot_total(hand)
    if drop.no_flop_no_drop and hand.street < 1:  # it was over before the second round of betting
        return
    fee = min(fee_of(drop, pot, hand.stakes.chip), pot)
    promotion = min(drop.promotion, pot - fee)
    if fee:
        apply(hand, Dropped(fee, DROP))
    if promotion:
        apply(hand, Dropped(promotion, PROMOTION))


def fee_of(drop: Drop, pot: int, chip: int) -> int:
    """The drop, or so many hundredths of the pot up to the cap, in whole chips."""
    share = pot * drop.rake // 100
    if drop.cap:
        share = min(share, drop.cap)
    return drop.amount + share // chip * chip


def take_collection(hand: Hand) -> None:
    """The dead collection blind: a fee of the player on the button, no part of the pot.

    It belongs to games with a button; an empty seat pays nothing, and neither does a stack that it
    would leave without a chip.
    """
    blind, button = hand.setup.drop.blind, hand.setup.button
    has_button = hand.game.opening is not Opening.BRING_IN
    first = not hand.posted and not hand.dropped
    if blind and first and has_button and hand.stacks[button] > blind:
        apply(hand, Dropped(blind, DROP, button))


def taken(hand: Hand) -> Counter[str]:
    """What the house has of this hand, by purse."""
    found: Counter[str] = Counter()
    if hand.dropped:
        for event in standing(hand):
            if isinstance(event, Dropped):
                found[event.purse] += event.amount
    return found
