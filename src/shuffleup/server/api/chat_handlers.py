"""``/api/chat``: the floor and managers look after what is said at tables: a line taken away, a
person asked to be quiet for a while. Who did so stands in the trail, what was said does not."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Final

from litestar import get as litestar_get
from litestar import post as litestar_post
from litestar.handlers import BaseRouteHandler
from litestar.params import JSONBody, QueryParameter
from msgspec import Meta, Struct

from shuffleup.server.api.account_bodies import DoneAnswer, Strict
from shuffleup.server.api.account_handlers import desk_of
from shuffleup.server.api.game_handlers import running_of
from shuffleup.server.api.http_answers import REFUSALS, HouseRequest, SentAwayError
from shuffleup.server.api.staff_gate import PlaceAsked, PlaceText, working_as
from shuffleup.server.api.who_may_read import TALK
from shuffleup.server.hub.chat import LatestLine
from shuffleup.server.identity import trail
from shuffleup.server.identity.sent_away import SentAway

get = partial(litestar_get, responses=REFUSALS, tags=["chat"])
post = partial(litestar_post, status_code=200, responses=REFUSALS, tags=["chat"])
PersonText = Annotated[str, Meta(pattern=r"^p[a-z2-7]{10}$", max_length=11)]
MODERATORS: Final = tuple(TALK.roles)
NO_SUCH_LINE: Final = SentAway("no-such-line", "there is no such line any more", 404)


class MutePerson(Strict, frozen=True):
    """``minutes`` is 0 to let them talk again."""

    who: PersonText
    minutes: Annotated[int, Meta(ge=0, le=60 * 24 * 30)]
    place: PlaceText = "room"


class TakeLineAway(Strict, frozen=True):
    table: Annotated[str, Meta(max_length=64)]
    n: Annotated[int, Meta(ge=1, le=2**53)]
    place: PlaceText = "room"


class TalkShown(Struct, frozen=True):
    """What was said lately in a place, the newest first, and who is asked to be quiet until when
    (milliseconds)."""

    lines: list[LatestLine]
    muted: dict[str, int]
    names: dict[str, str]


def game_meant(request: HouseRequest, place: str) -> str:
    """A private game, in which its host is obeyed and nowhere else; "" for the house itself."""
    return place if running_of(request).house.register[place].kind == "game" else ""


@get("/api/chat", summary="What was said lately at the tables of a place")
async def talk(
    request: HouseRequest,
    place: PlaceAsked = "room",
    table: Annotated[str, QueryParameter(max_length=64)] = "",
) -> TalkShown:
    working_as(request, place, *MODERATORS)
    running = running_of(request)
    lines = running.chat.latest(place, table)
    muted = running.chat.quiet(running.house.now(), game_meant(request, place))
    names = running.desk.names.names({*muted, *(one.who for one in lines)})
    return TalkShown(lines, muted, names)


@post("/api/chat/mute", summary="Ask somebody to be quiet for a while, or let them talk again")
async def mute(request: HouseRequest, data: JSONBody[MutePerson]) -> DoneAnswer:
    by = working_as(request, data.place, *MODERATORS)
    running, desk = running_of(request), desk_of(request)
    until = running.house.now() + data.minutes * 60_000
    running.chat.mute(data.who, until, game_meant(request, data.place), by.id)
    await running.kept()
    line = trail.TrailLine(desk.clock(), by.id, "muted", data.who, f"{data.minutes} minutes")
    await desk.do(lambda work: trail.note(work, line))
    return DoneAnswer()


@post("/api/chat/take-away", summary="Take a line away")
async def take_away(request: HouseRequest, data: JSONBody[TakeLineAway]) -> DoneAnswer:
    by = working_as(request, data.place, *MODERATORS)
    running, desk = running_of(request), desk_of(request)
    if not running.chat.take_away((data.place, data.table), data.n):
        raise SentAwayError(NO_SUCH_LINE)
    line = trail.TrailLine(desk.clock(), by.id, "took a line away", "", f"table {data.table}")
    await desk.do(lambda work: trail.note(work, line))
    return DoneAnswer()


CHAT_HANDLERS: Final[list[BaseRouteHandler]] = [talk, mute, take_away]
