"""``Wish``: what a player wants done with their seat later, and the house sees to by itself."""

from __future__ import annotations

from msgspec import Struct


class Wish(Struct, frozen=True, tag="wish", tag_field="t", forbid_unknown_fields=True):
    """Something for my seat when its time comes; what is not named stays as it was.

    key    of my own, as in ``Do``
    place  where the table is
    table  its number
    leave  get up when the hand is over; false takes it back
    blind  sit out when the big blind would be mine; false takes it back
    chips  so many in front for the next hand; 0 takes it back
    """

    key: str
    place: str
    table: str
    leave: bool | None = None
    blind: bool | None = None
    chips: int | None = None


class SeatWish(Struct, frozen=True):
    """What the house keeps in mind for somebody's seat.

    leave  gets up when the hand is over
    blind  sits out when the big blind comes
    chips  has so many in front for the next hand, 0 for as they are
    """

    leave: bool = False
    blind: bool = False
    chips: int = 0
