"""What those who share a place have of the places they take together."""

from __future__ import annotations

from enum import Enum

from msgspec.structs import replace

from shuffleup.league.scoring.points_protocol import PlayedPlace


class TiedPoints(Enum):
    """Each the mean of them, so that an event gives out the same with and without ties; or all
    what the best of them is worth, or the last."""

    SHARE = "share"
    BEST = "best"
    WORST = "worst"


def taken(played: PlayedPlace, ties: TiedPoints) -> list[PlayedPlace]:
    """The places whose mean somebody has, as if nobody shared them."""
    last = played.place + played.tied_with
    first = last if ties is TiedPoints.WORST else played.place
    last = first if ties is TiedPoints.BEST else last
    return [replace(played, place=at, tied_with=0) for at in range(first, last + 1)]
