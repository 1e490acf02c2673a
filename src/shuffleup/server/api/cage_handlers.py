"""``/api/cage``: the day's ledger, and the second signature. What is done at the cage is sent over
the socket, like every command."""

from __future__ import annotations

from functools import partial
from typing import Final

from litestar import MediaType, Response
from litestar import get as litestar_get
from litestar import post as litestar_post
from litestar.handlers import BaseRouteHandler
from litestar.params import JSONBody
from msgspec import Struct

from shuffleup.room.instants import moment
from shuffleup.room.reports.room_report import in_csv
from shuffleup.server.api.account_bodies import NameText, PasswordText, Strict
from shuffleup.server.api.game_handlers import running_of
from shuffleup.server.api.gate import caller_of
from shuffleup.server.api.http_answers import REFUSALS, HouseRequest, told
from shuffleup.server.api.staff_gate import PlaceAsked, PlaceText, room_of, working_as
from shuffleup.server.api.who_may_read import CAGE_BOOKS
from shuffleup.server.cage_books.ledger_desk import (
    LedgerShown,
    as_report,
    lines_named,
    with_names_in,
)

get = partial(litestar_get, responses=REFUSALS, tags=["cage"])
post = partial(litestar_post, status_code=200, responses=REFUSALS, tags=["cage"])
KEEPERS: Final = tuple(CAGE_BOOKS.roles)


class SignBeside(Strict, frozen=True):
    """Whoever signs beside you, with their own password."""

    name: NameText
    password: PasswordText
    place: PlaceText = "room"


class SignedBeside(Struct, frozen=True):
    id: str
    name: str


@get("/api/cage/ledger", summary="The day's ledger, line by line and in sums")
async def ledger(request: HouseRequest, place: PlaceAsked = "room") -> LedgerShown:
    working_as(request, place, *KEEPERS)
    running = running_of(request)
    await running.kept()
    found = await running.ledgers.day(room_of(request, place))
    return with_names_in(found, running.desk.names.with_names)


@get("/api/cage/ledger.csv", media_type=MediaType.TEXT, summary="The same as a file")
async def ledger_file(request: HouseRequest, place: PlaceAsked = "room") -> Response[str]:
    working_as(request, place, *KEEPERS)
    running, zone = running_of(request), room_of(request, place).room.zone
    lines = lines_named(await running.ledgers.lines(place), running.desk.names.with_names)
    people = {who for one in lines for who in (one.player, one.by, one.second)}
    names = running.desk.names.names(people - {""})
    report = as_report(lines, names, lambda at: f"{moment(at, zone):%Y-%m-%d %H:%M:%S}")
    return csv_file(in_csv(report), "ledger")


def csv_file(text: str, name: str) -> Response[str]:
    headers = {"content-disposition": f'attachment; filename="{name}.csv"'}
    return Response(text, media_type="text/csv; charset=utf-8", headers=headers)


@post("/api/cage/countersign", summary="Sign beside whoever is logged in")
async def countersign(request: HouseRequest, data: JSONBody[SignBeside]) -> SignedBeside:
    by = working_as(request, data.place, *KEEPERS)
    signatures = running_of(request).signatures
    second = told(await signatures.sign(by, data.name, data.password, caller_of(request)))
    return SignedBeside(second.id, second.name)


CAGE_HANDLERS: Final[list[BaseRouteHandler]] = [ledger, ledger_file, countersign]
