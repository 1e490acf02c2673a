"""What each player has paid of this round of blinds once a hand is dealt, by seat: a fact of
``Began``, since moving, dealing off and a skipped small blind go by it."""

from __future__ import annotations

from shuffleup.hand.setup import Forced, Post
from shuffleup.law.procedures import enforced
from shuffleup.table.blinds.account import HAD_BUTTON, PAID_BIG, PAID_SMALL
from shuffleup.table.blinds.button import Places
from shuffleup.table.blinds.in_turn import big_blind, has_blinds, small_blind, smaller_blinds
from shuffleup.table.blinds.plan import Plan
from shuffleup.table.state import Table


def paid_after(table: Table, made: Plan, blinds: Places) -> tuple[int, ...]:
    """What everybody has paid with this hand; nothing to say where it has no blinds."""
    if not has_blinds(table):
        return ()
    paid = [seat.paid if seat is not None else 0 for seat in table.seats]
    if table.button.is_fixed:  # an error or its repair: nothing is caught up later
        for at in range(table.n):
            paid[at] |= PAID_SMALL if made.dealt >> at & 1 else 0
    for post in made.posts:
        if is_whole_blind(table, post, blinds):
            paid[post.seat] = PAID_BIG
        elif is_of_the_round(table, post, blinds):
            paid[post.seat] |= PAID_SMALL
    if made.buyer >= 0 and enforced("bought-button-next"):  # who buys the button has paid both
        paid[made.buyer] |= PAID_SMALL
    if blinds.button >= 0 and made.dealt >> blinds.button & 1:
        paid[blinds.button] |= HAD_BUTTON
    return tuple(paid)


def is_whole_blind(table: Table, post: Post, blinds: Places) -> bool:
    """Whether a post is the big blind of a round, in its place or skipped by a moving button."""
    if not is_blind(post, blinds):
        return False
    in_small = post.seat == blinds.small and small_blind(table) == big_blind(table)
    return post.seat == blinds.big or (post.amount == big_blind(table) and not in_small)


def is_blind(post: Post, blinds: Places) -> bool:
    """A blind, or a kill that takes the place of the killer's own."""
    killed = post.kind is Forced.KILL and post.seat in (blinds.small, blinds.big)
    return post.kind is Forced.BLIND or killed


def is_of_the_round(table: Table, post: Post, blinds: Places) -> bool:
    """Whether nothing of this round is owed after a post: a small blind, or the way back in."""
    if post.kind is Forced.DEAD:
        return post.amount <= smaller_blinds(table)
    return post.kind in (Forced.ENTRY, Forced.STRADDLE) or is_blind(post, blinds)
