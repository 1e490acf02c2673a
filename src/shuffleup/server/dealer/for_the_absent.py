"""What the dealer does for a player whose time is up: nothing that costs chips.

They check where they may and fold where they may not; they stand pat, bring in what they must, want
the cards dealt once, and keep their hand down where it need not be shown.
"""

from __future__ import annotations

from shuffleup.hand import commands as h
from shuffleup.hand.options import Options, options
from shuffleup.hand.state import Hand


def for_the_absent(hand: Hand) -> h.Command | None:
    """The dealer's command for the seat to act; None when nobody is asked."""
    may = options(hand)
    if may is None:
        return None
    seat = may.seat
    if may.check:
        return h.Check(seat)
    if may.bring_in:
        return h.BringIn(seat)
    if may.fold:
        return h.Fold(seat)
    return without_betting(hand, may)


def without_betting(hand: Hand, may: Options) -> h.Command | None:
    seat = may.seat
    if may.runs:
        return h.RunIt(seat, 1)
    if may.muck:
        return h.Muck(seat)
    if may.show:
        return h.Show(seat)
    if may.discard_most >= 0:  # as many as must be, the last dealt first
        cards = hand.hole[seat]
        return h.Discard(seat, cards[len(cards) - may.discard_least :])
    return h.Call(seat) if may.call else None
