"""Those who watch a room, an event or a season itself: all of it, a few times a second at most.

What is shown is made from the state as it is and sent when that is on the disk.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from typing import Final

import msgspec
from msgspec.structs import replace

from shuffleup.client.messages import ENCODER, Gone, PlaceFrame
from shuffleup.floor.senders import Role, Sender
from shuffleup.league.standing.season_picture import season_picture
from shuffleup.log.codec import ENCODER as RECORDS
from shuffleup.room.viewing.room_view import encode_room_view, room_view
from shuffleup.server.house_places.event_place import EventPlace
from shuffleup.server.house_places.house_place import HousePlace
from shuffleup.server.house_places.poker_house import PlaceChange, PokerHouse
from shuffleup.server.house_places.room_place import RoomPlace
from shuffleup.server.house_places.season_place import SeasonPlace
from shuffleup.server.hub.connections import Connection
from shuffleup.server.hub.switchboard import Switchboard
from shuffleup.tournament.viewing.event_for_player import EventForPlayer, OwnPart, own_part

Texts = Callable[[str], str]
OFTEN: Final = 0.25  # seconds between two pictures of a place


class PlaceWatches:
    """Who watches which place, in which role."""

    def __init__(self, house: PokerHouse, hub: Switchboard) -> None:
        self.house, self.hub = house, hub
        self.watchers: dict[str, dict[Connection, str]] = {}
        self.changed: set[str] = set()
        self.with_names: Texts = str
        house.heard.append(self.hear)

    def watch(self, connection: Connection, place: str, role: str) -> None:
        self.watchers.setdefault(place, {})[connection] = role
        frame = self.frame(self.house.places[place], connection.who.id, role)
        self.hub.queue(self.house.last_submitted, [(connection, frame)])

    def unwatch(self, connection: Connection, place: str) -> None:
        self.watchers.get(place, {}).pop(connection, None)

    def hear(self, change: PlaceChange) -> None:
        """Something has happened: it is shown soon, with whatever else happens until then."""
        if not self.watchers.get(change.place) or self.is_amid_hands(change):
            return
        if change.place not in self.changed:
            self.changed.add(change.place)
            asyncio.get_running_loop().call_later(OFTEN, self.show, change.place)

    def is_amid_hands(self, change: PlaceChange) -> bool:
        """Of an event nothing is shown that a hand still decides: its stacks are those between."""
        place = self.house.places.get(change.place)
        if change.own or not isinstance(place, EventPlace):
            return False
        tables = [place.tables.get(number) for number in change.tables]
        return all(table is not None and table.hand is not None for table in tables)

    def show(self, id: str) -> None:
        self.changed.discard(id)
        place = self.house.places.get(id)
        watchers = self.watchers.get(id, {})
        for one in [one for one in watchers if one not in self.hub.connections]:
            del watchers[one]
        if place is None:
            gone = ENCODER.encode(Gone(id, "", "it is closed"))
            self.hub.queue(self.house.last_submitted, [(one, gone) for one in watchers])
            self.watchers.pop(id, None)
            return
        frames = [(one, self.frame(place, one.who.id, role)) for one, role in watchers.items()]
        self.hub.queue(self.house.last_submitted, frames)

    def frame(self, place: HousePlace, who: str, role: str) -> bytes:
        seen = picture(place, who, role, self.with_names)
        people = set(ids_in(place))
        return ENCODER.encode(
            PlaceFrame(place.id, place.version, msgspec.Raw(seen), self.hub.names(people))
        )


def picture(place: HousePlace, who: str, role: str, with_names: Texts = str) -> bytes:
    """A place as somebody may see it; ``with_names`` puts names for ids in sentences."""
    if isinstance(place, RoomPlace):
        found = next((one for one in Role if one.value == role), None)
        return encode_room_view(room_view(place.room, Sender(who, found or Role.BOARD)))
    if isinstance(place, EventPlace):
        shared = place.shared()
        if role not in ("player", "rail"):
            return RECORDS.encode({"tournament.DirectorBoard": shared.board})
        mine = named(own_part(place.event, who, shared, place.clauses), with_names)
        return RECORDS.encode({"tournament.EventForPlayer": EventForPlayer(shared.board, mine)})
    if isinstance(place, SeasonPlace):
        return RECORDS.encode({"league.SeasonPicture": season_picture(place.season)})
    raise TypeError(place.kind)


def named(mine: OwnPart, with_names: Texts) -> OwnPart:
    """The same with people's names in the reasons why not."""
    may = [replace(one, why=with_names(one.why)) if one.why else one for one in mine.may]
    return replace(mine, may=tuple(may))


def ids_in(place: HousePlace) -> Iterator[str]:
    """The people of a place whose names may be told."""
    if isinstance(place, RoomPlace):
        yield from place.room.people
    elif isinstance(place, EventPlace):
        yield from place.event.entrants
    elif isinstance(place, SeasonPlace):
        yield from place.season.members
