"""Blinds that were missed: the ways back, and a hand dealt to a player who still owes."""

from __future__ import annotations

from enum import Enum

from shuffleup.law.points.point import Group, Point, point


class SmallBlindPost(Enum):
    DEAD = "dead"
    LIVE = "live"


class LookedUnposted(Enum):
    """The hand of a player who owes a blind, was dealt in, looked and has not acted."""

    DEAD = "dead"
    POST_NOW = "live-post-now"


class ActedUnposted(Enum):
    """When a player who owes a blind and has acted must post: the hand is live."""

    POST_NEXT_DEAL = "live-post-next-deal"
    POST_LATER_OR_WAIT = "live-post-later-or-wait"


class MissedBlindLaw(Group):
    post_all: Point[bool] = point(
        "missed-post-all", True, "May a player who missed blinds come back by posting them?"
    )
    wait: Point[bool] = point(
        "missed-wait",
        True,
        "May a player who missed blinds wait for the big blind and then post nothing else?",
    )
    in_straddle_position: Point[bool] = point(
        "missed-in-straddle-position",
        False,
        "May a player who missed the big blind come back by posting in the straddle position?",
    )
    small_blind: Point[SmallBlindPost] = point(
        "missed-small-blind",
        SmallBlindPost.DEAD,
        "A small blind posted out of position is dead or live?",
    )
    straddle_entry_waives_small_blind: Point[bool] = point(
        "straddle-entry-waives-small-blind",
        True,
        "Does coming back in the straddle seat waive the small blind?",
    )
    busted_player_treated_as_new: Point[bool] = point(
        "busted-player-treated-as-new",
        False,
        "Is a busted player who rebuys treated as new for the blinds?",
    )
    unposted_and_looked: Point[LookedUnposted] = point(
        "unposted-and-looked",
        LookedUnposted.DEAD,
        "A player owing a blind was dealt in, looked and has not acted?",
    )
    unposted_and_acted: Point[ActedUnposted] = point(
        "unposted-and-acted",
        ActedUnposted.POST_NEXT_DEAL,
        "A player owing a blind was dealt in and has acted?",
    )
    post_for_another_player: Point[bool] = point(
        "post-for-another-player", False, "May a player post an ante or blind for another?"
    )
