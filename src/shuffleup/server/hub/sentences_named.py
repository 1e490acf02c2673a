"""Sentences of a room's pictures with people's names where the house has their ids.

What stands alone is an id to the page, which has a name for each beside the picture; what stands in
a sentence nobody could replace there but by guessing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from msgspec.structs import replace

from shuffleup.room.must_move.feed_records import Feed
from shuffleup.room.people.person_record import BarRecord, WarningRecord
from shuffleup.room.viewing.room_pictures import (
    AwayFromTable,
    FloorRoomView,
    ManagerRoomView,
    OwnPlace,
    PlayerRoomView,
    RoomView,
    SeatToFill,
)

Texts = Callable[[str], str]
Says = TypeVar("Says", SeatToFill, AwayFromTable, OwnPlace)
Why = TypeVar("Why", BarRecord, WarningRecord)


def with_names_in(view: RoomView, named: Texts) -> RoomView:
    """The same picture, with names in its sentences."""
    if isinstance(view, PlayerRoomView):
        return replace(view, places=said(view.places, named))
    if isinstance(view, ManagerRoomView):
        return replace(view, floor=floor_named(view.floor, named))
    return floor_named(view, named) if isinstance(view, FloorRoomView) else view


def floor_named(view: FloorRoomView, named: Texts) -> FloorRoomView:
    return replace(
        view,
        to_fill=said(view.to_fill, named),
        away=said(view.away, named),
        feeds=tuple((game, feed_named(feed, named)) for game, feed in view.feeds),
        bars=tuple((who, because(one, named)) for who, one in view.bars),
        banned=tuple((who, what, because(one, named)) for who, what, one in view.banned),
        warnings=tuple(
            (who, tuple(because(one, named) for one in all_)) for who, all_ in view.warnings
        ),
    )


def feed_named(feed: Feed, named: Texts) -> Feed:
    return replace(feed, told=tuple(replace(one, why=named(one.why)) for one in feed.told))


def said(all_: tuple[Says, ...], named: Texts) -> tuple[Says, ...]:
    return tuple(replace(one, says=named(one.says)) if one.says else one for one in all_)


def because(one: Why, named: Texts) -> Why:
    return replace(one, why=named(one.why), offence=named(one.offence))
