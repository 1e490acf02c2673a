"""``/api/floor``: what a floor person or a dealer asks about a table before anything is done."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import cache, partial
from typing import Annotated, Final

from litestar import get as litestar_get
from litestar import post as litestar_post
from litestar.handlers import BaseRouteHandler
from litestar.params import JSONBody, QueryParameter
from msgspec.structs import replace

from shuffleup.floor.senders import Role
from shuffleup.law.loading import BOOKS
from shuffleup.law.rulebook import resolve, rulebook
from shuffleup.room.undo.undoing import may_undo
from shuffleup.room.words.undo_words import kind_in_words
from shuffleup.server.api.game_handlers import running_of
from shuffleup.server.api.gate import session_of
from shuffleup.server.api.http_answers import REFUSALS, HouseRequest, SentAwayError
from shuffleup.server.api.who_may_read import GONE_WRONG, TO_UNDO
from shuffleup.server.floor_calls.interview_bodies import (
    ActShown,
    ActsShown,
    InterviewAsked,
    InterviewStep,
    KindShown,
)
from shuffleup.server.floor_calls.interviewing import kinds_at, step
from shuffleup.server.floor_calls.what_can_be import cannot_be, possible_at
from shuffleup.server.house_places.house_place import HousePlace
from shuffleup.server.house_places.recent_acts import RecentAct, of_staff
from shuffleup.server.house_places.room_place import RoomPlace
from shuffleup.server.hub.open_sessions import guest_of
from shuffleup.server.identity.sent_away import NO_SUCH_PLACE, SentAway
from shuffleup.table.commands import Report
from shuffleup.table.state import Table
from shuffleup.table.viewing.rail import version_of

get = partial(litestar_get, responses=REFUSALS, tags=["floor"])
post = partial(litestar_post, status_code=200, responses=REFUSALS, tags=["floor"])
PlaceId = Annotated[str, QueryParameter(min_length=1, max_length=80)]
TableId = Annotated[str, QueryParameter(min_length=1, max_length=80)]
NO_SUCH_TABLE: Final = SentAway("no-such-table", "there is no such table", 404)
NOT_FLOOR: Final = SentAway("not-your-part", "the dealer and the floor report what went wrong", 403)
LATELY: Final = 60  # acts that are shown


def works_at(request: HouseRequest, place: str) -> frozenset[Role]:
    """The roles in which whoever asks works in a place; a player has nothing to ask here."""
    running, who = running_of(request), guest_of(session_of(request).account)
    if not running.doors.may_see(who, place):
        return frozenset()
    return running.doors.roles_in(who, place) - {Role.PLAYER}


def table_of(request: HouseRequest, place: str, table: str) -> tuple[HousePlace, Table]:
    """A table about which whoever asks may report something."""
    if not works_at(request, place) & GONE_WRONG.roles:
        raise SentAwayError(NOT_FLOOR)
    found = running_of(request).house.places.get(place)
    there = found.tables.get(table) if found is not None else None
    if found is None or there is None:
        raise SentAwayError(NO_SUCH_TABLE)
    return found, there


@get("/api/floor/kinds", summary="What can have gone wrong at a table as it stands")
async def kinds(request: HouseRequest, place: PlaceId, table: TableId) -> list[KindShown]:
    found, there = table_of(request, place, table)
    possible = possible_at(found, there)
    return [kind for kind in kinds_at(there) if kind.name in possible]


@post("/api/floor/interview", summary="What matters about it, and what is ruled")
async def interview(request: HouseRequest, data: JSONBody[InterviewAsked]) -> InterviewStep:
    table_of(request, data.place, data.table)
    if data.elsewhere:
        await asyncio.to_thread(open_books)  # the first time takes a moment
    place, table = table_of(request, data.place, data.table)
    names = running_of(request).desk.names

    def names_of(players: Sequence[str]) -> list[str]:
        known = names.names(players)
        return [known.get(one, "") for one in players]

    refusal = cannot_be(place, table, Report(data.kind, data.facts))
    if refusal is not None:
        return InterviewStep(version_of(table), refusal.says, (), None)
    made = step(table, place.book, data, names_of)
    return replace(made, refused=names.with_names(made.refused)) if made.refused else made


@cache
def open_books() -> None:
    for name in BOOKS:
        resolve(rulebook(name))


@get("/api/floor/acts", summary="What was done at the desk lately and can be undone")
async def acts(
    request: HouseRequest,
    place: PlaceId,
    everything: Annotated[bool, QueryParameter()] = False,
) -> ActsShown:
    """``everything``: also what players did for themselves, and the house by itself."""
    roles = works_at(request, place) & TO_UNDO.roles
    if not roles:
        raise SentAwayError(NOT_FLOOR)
    running = running_of(request)
    found = running.house.places.get(place)
    if not isinstance(found, RoomPlace):
        raise SentAwayError(NO_SUCH_PLACE)
    shown = [
        ActShown(
            one.number,
            kind_in_words(one.note.what).replace("-", " "),
            one.note.player,
            one.note.by,
            one.note.role.value,
            running.desk.names.with_names(one.note.why),
            one.note.what,
            one.table,
            of_staff(one.note),
            one.at,
        )
        for one in lately(found, roles, everything)
    ]
    people = {id for one in shown for id in (one.player, one.by) if id}
    return ActsShown(tuple(shown), running.desk.names.names(people))


def lately(place: RoomPlace, roles: frozenset[Role], everything: bool) -> list[RecentAct]:
    """The last acts that somebody in these roles may undo."""
    return [
        one
        for one in place.acts.last_first()
        if (everything or of_staff(one.note))
        and any(may_undo(role, one.note.role) for role in roles)
    ][:LATELY]


FLOOR_HANDLERS: Final[list[BaseRouteHandler]] = [kinds, interview, acts]
