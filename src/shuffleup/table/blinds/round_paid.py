"""What each player has paid of this round of blinds once a hand is dealt, by seat: a fact of
``Began``, since moving, dealing off and a skipped small blind go by it."""

from __future__ import annotations

from typing import Final

from shuffleup.hand.setup import Forced, Post
from shuffleup.hand.state import seats_in
from shuffleup.table.blinds.account import HAD_BUTTON, PAID_BIG, PAID_SMALL
from shuffleup.table.blinds.button import Places
from shuffleup.table.blinds.in_turn import big_blind, has_blinds, small_blind, smaller_blinds
from shuffleup.table.blinds.plan import Plan
from shuffleup.table.state import Table

BLIND: Final = Forced.BLIND


def paid_after(table: Table, made: Plan, blinds: Places) -> tuple[int, ...]:
    """What everybody has paid with this hand; nothing to say where it has no blinds."""
    if not has_blinds(table):
        return ()
    paid = [seat.paid if seat is not None else 0 for seat in table.seats]
    if not made.ordinary and table.button.is_fixed:  # an error or its repair: nothing to catch up
        for at in seats_in(made.dealt):
            paid[at] |= PAID_SMALL
    for post in made.posts:
        at = post.seat
        if post.kind is BLIND or is_own_kill(post, blinds):
            whole = at == blinds.big or is_skipped_big(table, post, blinds)
            paid[at] = PAID_BIG if whole else paid[at] | PAID_SMALL
        elif is_way_back(table, post):
            paid[post.seat] |= PAID_SMALL
    if made.buyer >= 0:  # whoever buys the button has paid both
        paid[made.buyer] |= PAID_SMALL
    if blinds.button >= 0 and made.dealt >> blinds.button & 1:
        paid[blinds.button] |= HAD_BUTTON
    return tuple(paid)


def is_own_kill(post: Post, blinds: Places) -> bool:
    """Whether a kill takes the place of the killer's own blind."""
    return post.kind is Forced.KILL and post.seat in (blinds.small, blinds.big)


def is_skipped_big(table: Table, post: Post, blinds: Places) -> bool:
    """Whether a moving button has skipped the seat of a big blind that is now paid elsewhere."""
    if post.amount != table.stakes.blinds[-1]:
        return False
    return post.seat != blinds.small or small_blind(table) != big_blind(table)


def is_way_back(table: Table, post: Post) -> bool:
    """Whether a player who posts this is in again, and owes nothing of the round."""
    if post.kind is Forced.DEAD:
        return post.amount <= smaller_blinds(table)
    return post.kind in (Forced.ENTRY, Forced.STRADDLE)
