"""What each forced wager of a hand is called: ``called(setup)``, one name for every post.

The hand knows blinds, antes, live posts and dead chips; other people's formats know a small and a
big blind, both at once, a dead small blind and antes. The invariant: a post that counts towards the
poster's bet never gets the name of one that does not.
"""

from __future__ import annotations

from enum import Enum

from shuffleup.hand import Forced, Post, Setup


class PostName(Enum):
    """A post as a history names it; the last three are chips nobody need match."""

    SMALL = "small blind"
    BIG = "big blind"
    ENTRY = "a live post to come in"
    LIVE_OF_BOTH = "the big blind of a player who also posts a dead small blind"
    STRADDLE = "straddle"
    KILL = "kill"
    ANTE = "ante"
    DEAD_SMALL = "dead small blind"
    DEAD_OF_BOTH = "the dead small blind of a player who also posts the big blind"


def blinds_of(setup: Setup) -> tuple[int, int]:
    """(small, big) blind of the stakes, 0 for one that they do not have."""
    blinds = setup.stakes.blinds or sorted(
        post.amount for post in setup.posts if post.kind is Forced.BLIND
    )
    return (blinds[-2] if len(blinds) > 1 else 0, blinds[-1] if blinds else 0)


def called(setup: Setup) -> tuple[PostName, ...]:
    """A name for every post, in order."""
    both = seats_with_both(setup)
    return tuple([name_of(setup, at, both) for at in range(len(setup.posts))])


def seats_with_both(setup: Setup) -> set[int]:
    """Seats that post a dead small and a live big blind to come back."""
    small, big = blinds_of(setup)
    dead = [p.seat for p in setup.posts if p.kind is Forced.DEAD and p.amount == small]
    live = [p.seat for p in setup.posts if p.kind is Forced.ENTRY and p.amount == big]
    return {seat for seat in live if live.count(seat) == dead.count(seat) == 1}


def name_of(setup: Setup, at: int, both: set[int]) -> PostName:
    post = setup.posts[at]
    if post.kind is Forced.BLIND:
        return PostName.BIG if is_big(setup, at) else PostName.SMALL
    if post.kind is Forced.ENTRY:
        return PostName.LIVE_OF_BOTH if post.seat in both else PostName.ENTRY
    if post.kind is Forced.DEAD:
        return name_of_dead(setup, post, both)
    return {Forced.STRADDLE: PostName.STRADDLE, Forced.KILL: PostName.KILL}.get(
        post.kind, PostName.ANTE
    )


def name_of_dead(setup: Setup, post: Post, both: set[int]) -> PostName:
    """Dead chips of its size from a player in no blind are a dead small blind; others are antes."""
    small, _ = blinds_of(setup)
    if post.amount != small:
        return PostName.ANTE
    if post.seat in both:
        return PostName.DEAD_OF_BOTH
    in_blind = any(p.seat == post.seat and p.kind is Forced.BLIND for p in setup.posts)
    return PostName.ANTE if in_blind else PostName.DEAD_SMALL


def is_big(setup: Setup, at: int) -> bool:
    """Whether a blind is the big one: where both are of the same size, the last one posted."""
    small, big = blinds_of(setup)
    if small != big:
        return setup.posts[at].amount >= big
    return not any(post.kind is Forced.BLIND for post in setup.posts[at + 1 :])
