"""Who asks in which role: ``working_as(request, place, …)`` is their account, or they go.

A role is granted for the house; a host has the roles of their own game. Whoever may not even see a
place does not learn that there is one.
"""

from __future__ import annotations

from typing import Annotated, Final

from litestar.params import QueryParameter
from msgspec import Meta

from shuffleup.floor.senders import Role
from shuffleup.server.api.game_handlers import running_of
from shuffleup.server.api.gate import session_of
from shuffleup.server.api.http_answers import HouseRequest, SentAwayError
from shuffleup.server.house_places.room_place import RoomPlace
from shuffleup.server.hub.open_sessions import guest_of
from shuffleup.server.identity.known_people import HouseAccount
from shuffleup.server.identity.sent_away import NO_SUCH_PLACE, SentAway

PLACES: Final = r"^(room|game/[a-z0-9]{10}|event/[a-z0-9-]{1,40})$"
PlaceAsked = Annotated[str, QueryParameter(pattern=PLACES, max_length=60)]
PlaceText = Annotated[str, Meta(pattern=PLACES, max_length=60)]


def working_as(request: HouseRequest, place: str, *roles: Role) -> HouseAccount:
    account, running = session_of(request).account, running_of(request)
    guest = guest_of(account)
    if place not in running.house.places or not running.doors.may_see(guest, place):
        raise SentAwayError(NO_SUCH_PLACE)
    if not running.doors.roles_in(guest, place) & set(roles):
        work = " or ".join(role.value for role in Role if role in roles)
        raise SentAwayError(SentAway("not-your-part", f"that is for the {work} to do", 403))
    return account


def room_of(request: HouseRequest, place: str) -> RoomPlace:
    """A place that is a room, the house's own or a private game's."""
    found = running_of(request).house.places.get(place)
    if not isinstance(found, RoomPlace):
        raise SentAwayError(NO_SUCH_PLACE)
    return found
