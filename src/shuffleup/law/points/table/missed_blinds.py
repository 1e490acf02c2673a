"""Blinds that were missed: the ways back, and a hand dealt to who still owes."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from shuffleup.law.points.point import point


class SmallBlindPost(Enum):
    DEAD = "dead"
    LIVE = "live"


class LookedUnposted(Enum):
    """The hand of who owes a blind, was dealt in, looked and has not acted."""

    DEAD = "dead"
    POST_NOW = "live-post-now"


class ActedUnposted(Enum):
    """When who owes a blind and has acted must post: the hand is live."""

    POST_NEXT_DEAL = "live-post-next-deal"
    POST_LATER_OR_WAIT = "live-post-later-or-wait"


@dataclass(frozen=True, slots=True)
class MissedBlinds:
    missed_post_all: bool = point(True, "May a player who missed blinds come back by posting them?")
    missed_wait: bool = point(
        True, "May a player who missed blinds wait for the big blind and then post nothing else?"
    )
    missed_in_straddle_position: bool = point(
        False,
        "May a player who missed the big blind come back by posting in the straddle position?",
    )
    missed_small_blind: SmallBlindPost = point(
        SmallBlindPost.DEAD, "A small blind posted out of position is dead or live?"
    )
    straddle_entry_waives_small_blind: bool = point(
        True, "Does coming back in the straddle seat waive the small blind?"
    )
    busted_player_treated_as_new: bool = point(
        False, "Is a busted player who rebuys treated as new for the blinds?"
    )
    unposted_and_looked: LookedUnposted = point(
        LookedUnposted.DEAD, "A player owing a blind was dealt in, looked and has not acted?"
    )
    unposted_and_acted: ActedUnposted = point(
        ActedUnposted.POST_NEXT_DEAL, "A player owing a blind was dealt in and has acted?"
    )
    post_for_another_player: bool = point(False, "May a player post an ante or blind for another?")
