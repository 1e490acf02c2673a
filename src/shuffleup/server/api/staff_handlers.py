"""``/api/people`` and ``/api/codes``: what owner and managers ask about others."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Final

from litestar import delete as litestar_delete
from litestar import get as litestar_get
from litestar import post as litestar_post
from litestar.handlers import BaseRouteHandler
from litestar.params import JSONBody, PathParameter, QueryParameter

from shuffleup.server.api.account_bodies import (
    AccountShown,
    BarPerson,
    CloseAccount,
    CodeAnswer,
    DoneAnswer,
    MakeCode,
    SetRoles,
    TrailShown,
    account_shown,
)
from shuffleup.server.api.account_handlers import desk_of
from shuffleup.server.api.gate import session_of
from shuffleup.server.api.http_answers import REFUSALS, HouseRequest, SentAwayError, told
from shuffleup.server.identity import codes, granting, known_people, trail
from shuffleup.server.identity.account_roles import runs_the_house
from shuffleup.server.identity.codes import CodeTerms
from shuffleup.server.identity.known_people import HouseAccount
from shuffleup.server.identity.sent_away import NO_SUCH_CODE, NOBODY, NOT_YOURS

get = partial(litestar_get, responses=REFUSALS, tags=["people"])
post = partial(litestar_post, status_code=200, responses=REFUSALS, tags=["people"])
delete = partial(litestar_delete, status_code=200, responses=REFUSALS, tags=["people"])
PersonId = Annotated[str, PathParameter(pattern=r"^p[a-z2-7]{10}$", max_length=11)]
Digest = Annotated[str, PathParameter(pattern=r"^[0-9a-f]{64}$", max_length=64)]


def manager_of(request: HouseRequest) -> HouseAccount:
    """Who asks, if they run the house."""
    account = session_of(request).account
    if not runs_the_house(account):
        raise SentAwayError(NOT_YOURS)
    return account


@get("/api/people", summary="Somebody by their name")
async def somebody(
    request: HouseRequest, name: Annotated[str, QueryParameter(max_length=96)]
) -> AccountShown:
    manager_of(request)
    found = await desk_of(request).do(lambda work: known_people.called(work, name), reading=True)
    if found is None:
        raise SentAwayError(NOBODY)
    return account_shown(found[0])


@post("/api/people/{id:str}/roles", summary="Give somebody exactly these roles")
async def set_roles(request: HouseRequest, id: PersonId, data: JSONBody[SetRoles]) -> DoneAnswer:
    told(await granting.set_roles(desk_of(request), manager_of(request), id, data.roles))
    return DoneAnswer()


@post("/api/people/{id:str}/bar", summary="Keep somebody out")
async def bar(request: HouseRequest, id: PersonId, data: JSONBody[BarPerson]) -> DoneAnswer:
    told(await granting.bar(desk_of(request), manager_of(request), id, data.days, data.why))
    return DoneAnswer()


@post("/api/people/{id:str}/lift", summary="Let somebody in again")
async def lift(request: HouseRequest, id: PersonId) -> DoneAnswer:
    told(await granting.lift(desk_of(request), manager_of(request), id))
    return DoneAnswer()


@post("/api/people/{id:str}/close", summary="Close an account, or open it again")
async def close_account(
    request: HouseRequest, id: PersonId, data: JSONBody[CloseAccount]
) -> DoneAnswer:
    told(await granting.close_account(desk_of(request), manager_of(request), id, data.closed))
    return DoneAnswer()


@post("/api/people/{id:str}/forget", summary="Delete somebody's data at their request")
async def forget(request: HouseRequest, id: PersonId) -> DoneAnswer:
    told(await granting.forget_on_request(desk_of(request), manager_of(request), id))
    return DoneAnswer()


@get("/api/people/trail", summary="What was done about accounts lately")
async def last_acts(request: HouseRequest) -> list[TrailShown]:
    manager_of(request)
    lines = await desk_of(request).do(trail.last_lines, reading=True)
    return [TrailShown(one.created, one.sender, one.act, one.about, one.detail) for one in lines]


@post("/api/codes", summary="Make a code that lets people in")
async def make_code(request: HouseRequest, data: JSONBody[MakeCode]) -> CodeAnswer:
    desk, by = desk_of(request), manager_of(request)
    expires = desk.clock() + data.hours * 3600
    terms = CodeTerms(data.label, data.place, data.guests, data.uses, expires, by.id)
    made = await codes.make_code(desk, terms)
    return CodeAnswer(made.code, made.digest, terms.place, terms.uses, terms.expires)


@delete("/api/codes/{number:str}", summary="End a code")
async def withdraw(request: HouseRequest, number: Digest) -> DoneAnswer:
    if not await codes.withdraw(desk_of(request), number, manager_of(request).id):
        raise SentAwayError(NO_SUCH_CODE)
    return DoneAnswer()


STAFF_HANDLERS: Final[list[BaseRouteHandler]] = [
    somebody, set_roles, bar, lift, close_account, forget, last_acts, make_code, withdraw,
]  # fmt: skip
