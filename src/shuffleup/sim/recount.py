"""Counting again: every chip and every card of a hand, by eyes that know nothing of the rulings.

``recount(hand)`` raises ``MiscountError`` when a chip or a card is missing or there twice, a stack
is below nothing, or a raise would take chips back. It reads piles and stacks as they lie and trusts
no event.
"""

from __future__ import annotations

from collections import Counter

from shuffleup.cards import UNKNOWN
from shuffleup.hand import Hand, options


class MiscountError(AssertionError):
    """Chips or cards that do not add up, and by how much."""


def recount(hand: Hand) -> None:
    """Refuse a hand in which a chip or a card was made or lost."""
    started = sum(hand.setup.stacks) + hand.setup.carried + hand.mends.brought
    there = sum(hand.stacks) + hand.mends.held + hand.dropped
    there += hand.carried if hand.over else sum(hand.paid) + hand.dead
    if there != started:
        raise MiscountError(f"{there:,} chips are there, {started:,} were at the start")
    dead = hand.dead if not hand.over else 0
    if min(*hand.stacks, *hand.paid, *hand.bets, hand.mends.held, hand.dropped, dead) < 0:
        raise MiscountError(
            f"there is less than nothing: {hand.stacks}, {hand.paid}, {hand.bets}, "
            f"{hand.mends.held}"
        )
    check_raise(hand)
    missing, extra = count_cards(hand)
    if missing or extra:
        raise MiscountError(f"cards missing: {missing}; cards too many: {extra}")


def check_raise(hand: Hand) -> None:
    """A raise puts chips in: it is above the bet and above what the seat has bet, and no more than
    the seat has."""
    may = options(hand)
    if may is None or not may.least_to:
        return
    own = hand.bets[may.seat]
    if not max(hand.bet, own) < may.least_to <= may.most_to <= own + hand.stacks[may.seat]:
        amounts = f"{may.least_to:,}-{may.most_to:,}"
        raise MiscountError(f"a raise to {amounts} over a bet of {hand.bet:,} with {own:,} in")


def count_cards(hand: Hand) -> tuple[list[int], list[int]]:
    """(missing, too many) of the game's deck; an unknown card may be any that is missing."""
    boards = list(hand.boards[0])
    for board in hand.boards[1:]:
        boards += board[hand.split_at :]
    piles = [hand.deck[hand.top :], *hand.hole, boards, hand.burns, hand.muck, hand.mends.aside]
    there = Counter(card for pile in piles for card in pile)
    unknown = there.pop(UNKNOWN, 0)
    deck = Counter(hand.game.cards)
    missing = list((deck - there).elements())
    extra = list((there - deck).elements())
    return missing[unknown:], extra
