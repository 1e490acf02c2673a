"""``/api/back``: a guest who was lost is let back in; ``/api/account/seats``: where one sits."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Annotated, Final

from litestar import Response
from litestar import get as litestar_get
from litestar import post as litestar_post
from litestar.handlers import BaseRouteHandler
from litestar.params import JSONBody
from msgspec import Meta, Struct

from shuffleup.floor.senders import Role
from shuffleup.server.api.account_bodies import MeAnswer, Strict, UseCode
from shuffleup.server.api.account_handlers import desk_of, entered
from shuffleup.server.api.game_handlers import running_of
from shuffleup.server.api.gate import caller_of, maybe_session, session_of
from shuffleup.server.api.http_answers import REFUSALS, HouseRequest, SentAwayError, told
from shuffleup.server.api.staff_gate import PlaceText, room_of, working_as
from shuffleup.server.home_games.settling_up import chips_now
from shuffleup.server.house_places.event_place import EventPlace
from shuffleup.server.house_places.room_place import RoomPlace
from shuffleup.server.identity.sent_away import HOLDS_CARDS, NOBODY, SentAway
from shuffleup.server.identity.way_back import (
    NO_WAY_BACK,
    Leads,
    WayBack,
    come_back,
    leads_to,
    make_way_back,
)
from shuffleup.server.running_house import RunningHouse
from shuffleup.table.blinds.in_turn import seat_of
from shuffleup.table.state import Table, all_chips, seated

get = partial(litestar_get, responses=REFUSALS, tags=["account"])
post = partial(litestar_post, status_code=200, responses=REFUSALS, tags=["account"])
STILL_HERE: Final = SentAway(
    "still-here", "they are connected at this moment: nobody else can come in as they", 409
)
ELSEWHERE: Final = SentAway(
    "not-your-part", "they are in another game too: ask the floor of the house", 403
)


class LetBackIn(Strict, frozen=True):
    """Which guest, and the place where whoever lets them in works."""

    place: PlaceText
    person: Annotated[str, Meta(min_length=1, max_length=64)]


class WhomItIsFor(Struct, frozen=True):
    name: str
    house: str


class SeatOfMine(Struct, frozen=True):
    """A seat somebody has, at a table the house deals. ``title`` is that of a private game or of an
    event, empty in the room; ``stack`` is what was in front when the hand began; ``dollar`` is how
    many chips make one; ``in_hand``: with cards that are not folded."""

    place: str
    table: str
    title: str
    seat: int
    stack: int
    dollar: int
    in_hand: bool


def seats_of(running: RunningHouse, who: str) -> Iterator[SeatOfMine]:
    """Where somebody sits, in every place of the house."""
    for place in running.house.places.values():
        for number, table in place.tables.items():
            at = seat_of(table, who)
            if at is None:
                continue
            title = running.house.register[place.id].title if place.id != "room" else ""
            stack, cards = all_chips(seated(table, at)), holds_cards(table, at)
            dollar = table.stakes.dollar
            yield SeatOfMine(place.id, number, title, at, stack, dollar, cards)


def holds_cards(table: Table, at: int) -> bool:
    hand = table.hand
    return hand is not None and bool(hand.live >> at & 1)


def is_elsewhere(running: RunningHouse, who: str, here: str) -> bool:
    """Whether somebody has a seat, chips or an entry in another place than this one."""
    for place in running.house.places.values():
        if place.id == here:
            continue
        if isinstance(place, RoomPlace) and chips_now(place.room).get(who):
            return True
        if isinstance(place, EventPlace) and who in place.event.entrants:
            return True
        if any(seat_of(table, who) is not None for table in place.tables.values()):
            return True
    return False


def is_host(running: RunningHouse, who: str, place: str) -> bool:
    opened = running.house.register.get(place)
    return opened is not None and opened.host == who


@get("/api/account/seats", summary="Where I sit, at every table of the house")
async def my_seats(request: HouseRequest) -> list[SeatOfMine]:
    return list(seats_of(running_of(request), session_of(request).account.id))


@post("/api/back/link", summary="A link by which a guest comes back, once")
async def let_back_in(request: HouseRequest, data: JSONBody[LetBackIn]) -> WayBack:
    """By the host of their game, or by the floor. A host lets nobody back into what is not the
    host's own."""
    by = working_as(request, data.place, Role.FLOOR, Role.SUPERVISOR, Role.MANAGER)
    running, room = running_of(request), room_of(request, data.place).room
    if data.person not in room.people or data.person == by.id:
        raise SentAwayError(NOBODY)
    if running.is_here(data.person):
        raise SentAwayError(STILL_HERE)
    own = is_host(running, by.id, data.place)
    if own and is_elsewhere(running, data.person, data.place):
        raise SentAwayError(ELSEWHERE)
    return told(await make_way_back(desk_of(request), by.id, data.person, data.place))


@post("/api/back/look", summary="Whom such a link is for")
async def look(request: HouseRequest, data: JSONBody[UseCode]) -> WhomItIsFor:
    desk = desk_of(request)
    found = told(await leads_to(desk, data.code, caller_of(request).address))
    return WhomItIsFor(found.account.name, desk.settings.house_name)


@post("/api/back", summary="Come back by a link")
async def back(request: HouseRequest, data: JSONBody[UseCode]) -> Response[MeAnswer]:
    running, session = running_of(request), maybe_session(request)

    def blocked(link: Leads) -> SentAway | None:
        """Whoever is there is there, nobody is shown cards of a hand that is on, and a host lets
        nobody in any more when the game is over or the guest is in another one."""
        who, by, place = link.account.id, link.made_by, link.place
        if place not in running.house.places:
            return NO_WAY_BACK
        if running.is_here(who):
            return STILL_HERE
        if is_host(running, by, place) and is_elsewhere(running, who, place):
            return ELSEWHERE
        return HOLDS_CARDS if running.desk.holds_cards(who) else None

    entry = await come_back(
        desk_of(request),
        data.code,
        caller_of(request),
        session.account.id if session is not None else "",
        blocked,
    )
    return await entered(request, "back", entry)


WAY_BACK_HANDLERS: Final[list[BaseRouteHandler]] = [my_seats, let_back_in, look, back]
