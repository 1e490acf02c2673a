"""Those who watch a room, an event or a season itself: all of it, a few times a second at most.

What is shown is made from the state as it is and sent when that is on the disk. Those who work in a
place are shown its tables besides, at a glance: all of them first, and then those that changed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from typing import Final

import msgspec
from msgspec.structs import replace

from shuffleup.client.messages import ENCODER, Gone, PlaceFrame, TableGlance, TablesFrame
from shuffleup.floor.senders import Role, Sender
from shuffleup.league.standing.season_picture import season_picture
from shuffleup.log.codec import ENCODER as RECORDS
from shuffleup.room.state import Room
from shuffleup.room.viewing.room_pictures import (
    FloorRoomView,
    ManagerRoomView,
    PlayerRoomView,
    RoomView,
)
from shuffleup.room.viewing.room_view import encode_room_view, room_view
from shuffleup.server.house_places.event_place import EventPlace
from shuffleup.server.house_places.house_place import HousePlace
from shuffleup.server.house_places.poker_house import PlaceChange, PokerHouse
from shuffleup.server.house_places.room_place import RoomPlace
from shuffleup.server.house_places.season_place import SeasonPlace
from shuffleup.server.hub.connections import Connection
from shuffleup.server.hub.sentences_named import with_names_in
from shuffleup.server.hub.switchboard import Switchboard
from shuffleup.server.hub.table_glances import LOOK_AFTER, glance, tables_to_see
from shuffleup.tournament.viewing.director_view import DirectorView
from shuffleup.tournament.viewing.event_for_player import EventForPlayer, OwnPart, own_part

Texts = Callable[[str], str]
DIRECTING: Final = ("director", "manager", "supervisor", "floor")  # who sees all of an event
OFTEN: Final = 0.25  # seconds between two pictures of a place


class PlaceWatches:
    """Who watches which place, in which role."""

    def __init__(self, house: PokerHouse, hub: Switchboard) -> None:
        self.house, self.hub = house, hub
        self.watchers: dict[str, dict[Connection, str]] = {}
        self.changed: set[str] = set()
        self.to_glance: set[str] = set()
        self.glanced: dict[str, dict[str, TableGlance]] = {}  # as they were told last
        self.with_names: Texts = str
        house.heard.append(self.hear)

    def watch(self, connection: Connection, place: str, role: str) -> None:
        self.watchers.setdefault(place, {})[connection] = role
        found = self.house.places[place]
        frames = [(connection, self.frame(found, connection.who.id, role))]
        if role in LOOK_AFTER:
            frames.append((connection, whole_glance(place, self.glances(found))))
            # who comes was told another thing than the others: next time all are told all
            self.glanced.pop(place, None)
        self.hub.queue(self.house.last_submitted, frames)

    def unwatch(self, connection: Connection, place: str) -> None:
        self.watchers.get(place, {}).pop(connection, None)

    def hear(self, change: PlaceChange) -> None:
        """Something has happened: it is shown soon, with whatever else happens until then."""
        if not self.watchers.get(change.place):
            return
        if not self.is_amid_hands(change):
            self.soon(change.place, self.changed, self.show)
        if change.tables or change.own:
            self.look_again(change.place)

    def look_again(self, place: str) -> None:
        """Something at a table of a place is not as it was: those who work there see it soon."""
        if self.watched_by_staff(place):
            self.soon(place, self.to_glance, self.show_tables)

    def soon(self, place: str, waiting: set[str], show: Callable[[str], None]) -> None:
        if place not in waiting:
            waiting.add(place)
            asyncio.get_running_loop().call_later(OFTEN, show, place)

    def watched_by_staff(self, place: str) -> bool:
        return any(role in LOOK_AFTER for role in self.watchers.get(place, {}).values())

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
            for one in self.watchers.pop(id, {}):
                one.watching.discard((id, ""))
            return
        frames = [(one, self.frame(place, one.who.id, role)) for one, role in watchers.items()]
        self.hub.queue(self.house.last_submitted, frames)

    # ---- tables at a glance ------------------------------------------------------------------

    def glances(self, place: HousePlace) -> dict[str, TableGlance]:
        return {
            number: glance(place, number, self.hub.case(place.id, number))
            for number in tables_to_see(place)
        }

    def show_tables(self, id: str) -> None:
        """Those who work in a place are shown the tables that are not as they were told."""
        self.to_glance.discard(id)
        place = self.house.places.get(id)
        watchers = [one for one, role in self.watchers.get(id, {}).items() if role in LOOK_AFTER]
        if place is None or not watchers:
            return
        now, before = self.glances(place), self.glanced.get(id, {})
        self.glanced[id] = now
        if now.keys() == before.keys():
            new = [one for number, one in now.items() if one != before[number]]
            frame = ENCODER.encode(TablesFrame(id, new)) if new else b""
        else:
            frame = whole_glance(id, now)
        if frame:
            self.hub.queue(self.house.last_submitted, [(one, frame) for one in watchers])

    def frame(self, place: HousePlace, who: str, role: str) -> bytes:
        people, clauses = set(ids_in(place)), dict[str, list[str]]()
        if isinstance(place, RoomPlace):
            view = with_names_in(seen_of_room(place, who, role), self.with_names)
            if not isinstance(view, PlayerRoomView):
                people |= set(ids_for_staff(place.room))
            seen, clauses = encode_room_view(view), clauses_behind(place, view)
        else:
            seen = picture(place, who, role, self.with_names)
        return ENCODER.encode(
            PlaceFrame(place.id, place.version, msgspec.Raw(seen), self.hub.names(people), clauses)
        )


def ids_for_staff(room: Room) -> Iterator[str]:
    """Whom those who work in a room read of besides, who never came there themselves."""
    yield from room.staff
    yield from room.bars
    yield from (player for player, _ in room.banned)
    yield from (player for pair in room.apart for player in pair)


def whole_glance(place: str, tables: dict[str, TableGlance]) -> bytes:
    return ENCODER.encode(TablesFrame(place, list(tables.values()), whole=True))


def seen_of_room(place: RoomPlace, who: str, role: str) -> RoomView:
    found = next((one for one in Role if one.value == role), None)
    return room_view(place.room, Sender(who, found or Role.BOARD))


def clauses_behind(place: RoomPlace, view: RoomView) -> dict[str, list[str]]:
    """The clauses of the book for each point that the floor, or a player on a list, is given as a
    ground."""
    floor = view.floor if isinstance(view, ManagerRoomView) else view
    if isinstance(floor, PlayerRoomView):
        grounds = [one.grounds for one in floor.places]
    elif isinstance(floor, FloorRoomView):
        grounds = [one.grounds for one in floor.to_fill] + [one.grounds for one in floor.away]
        grounds += [one.grounds for _, feed in floor.feeds for one in feed.told]
    else:
        return {}
    points = {point for of_one in grounds for point in of_one}
    return {point: place.clauses((point,))[:1] for point in sorted(points)}


def picture(place: HousePlace, who: str, role: str, with_names: Texts = str) -> bytes:
    """A place as somebody may see it; ``with_names`` puts names for ids in sentences."""
    if isinstance(place, RoomPlace):
        return encode_room_view(seen_of_room(place, who, role))
    if isinstance(place, EventPlace):
        shared = place.shared()
        if role in DIRECTING:
            return RECORDS.encode({"tournament.DirectorView": for_director(place, with_names)})
        if role not in ("player", "rail"):
            return RECORDS.encode({"tournament.DirectorBoard": shared.board})
        mine = named(own_part(place.event, who, shared, place.clauses), with_names)
        return RECORDS.encode({"tournament.EventForPlayer": EventForPlayer(shared.board, mine)})
    if isinstance(place, SeasonPlace):
        return RECORDS.encode({"league.SeasonPicture": season_picture(place.season)})
    raise TypeError(place.kind)


def for_director(place: EventPlace, with_names: Texts) -> DirectorView:
    """An event for whoever directs it, with people's names in its sentences."""
    seen = place.for_director()
    return replace(
        seen,
        board=replace(seen.board, due=tuple(map(with_names, seen.board.due))),
        may=tuple(replace(one, why=with_names(one.why)) if one.why else one for one in seen.may),
        steps=tuple(replace(one, says=with_names(one.says)) for one in seen.steps),
        acts=tuple(replace(one, what=with_names(one.what)) for one in seen.acts),
        moves=tuple(replace(one, why=with_names(one.why)) for one in seen.moves),
        offers=tuple(replace(one, why=with_names(one.why)) for one in seen.offers),
        race=replace(seen.race, why=with_names(seen.race.why)) if seen.race else None,
    )


def named(mine: OwnPart, with_names: Texts) -> OwnPart:
    """The same with people's names in the reasons why not."""
    may = [replace(one, why=with_names(one.why)) if one.why else one for one in mine.may]
    return replace(mine, may=tuple(may))


def ids_in(place: HousePlace) -> Iterator[str]:
    """The people of a place whose names may be told: of a room whoever came, and who is on a
    list there without ever having come."""
    if isinstance(place, RoomPlace):
        yield from place.room.people
        for listing in place.room.listings.values():
            yield from (one.player for one in listing.waiting)
            yield from (one.player for one in listing.calls)
    elif isinstance(place, EventPlace):
        yield from place.event.entrants
    elif isinstance(place, SeasonPlace):
        yield from place.season.members
