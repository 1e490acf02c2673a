"""What a table of a tournament says of the event it is part of."""

from __future__ import annotations

from msgspec.structs import replace

from shuffleup.client.event_sign import EventSign
from shuffleup.room.instants import SECOND
from shuffleup.server.house_places.event_place import EventPlace
from shuffleup.server.house_places.house_place import HousePlace
from shuffleup.table.viewing.viewers import Player, Viewer
from shuffleup.tournament.event_clock.running_clock import in_a_break
from shuffleup.tournament.viewing.director_board import clock_now


def event_sign(place: HousePlace, now: int) -> EventSign | None:
    """As it is for everybody; None where no event is."""
    if not isinstance(place, EventPlace):
        return None
    event, between = place.event, place.between()
    clock, begun = clock_now(event), event.clock.begun
    left = max(0, clock.ends - now) // SECOND if clock.ends else clock.seconds or -1
    return EventSign(
        name=event.name,
        level=clock.number if begun else 0,
        breaks=begun and in_a_break(event),
        seconds=left if begun else 0,
        runs=clock.runs,
        next=clock.next,
        left=between.left,
        entries=between.entries,
        average=between.average,
    )


def sign_for(place: HousePlace, viewer: Viewer, sign: EventSign | None) -> EventSign | None:
    """With the viewer's own place by chips."""
    if sign is None or not isinstance(viewer, Player) or not isinstance(place, EventPlace):
        return sign
    return replace(sign, place=place.between().places.get(viewer.player, 0))
