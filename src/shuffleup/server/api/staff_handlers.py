"""``/api/people`` and ``/api/codes``: what owner and managers ask about others."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Final, Literal

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
    CodeShown,
    DoneAnswer,
    MakeCode,
    PasswordCodeAnswer,
    PeoplePage,
    SetRoles,
    TrailShown,
    account_shown,
    person_shown,
)
from shuffleup.server.api.account_handlers import desk_of
from shuffleup.server.api.gate import session_of
from shuffleup.server.api.http_answers import REFUSALS, HouseRequest, SentAwayError, told
from shuffleup.server.identity import codes, forgotten_passwords, granting, known_people, trail
from shuffleup.server.identity.account_roles import grants_of, runs_the_house
from shuffleup.server.identity.codes import CodeTerms
from shuffleup.server.identity.finding_people import PEOPLE_AT_ONCE, PeopleWanted, some_people
from shuffleup.server.identity.known_people import HouseAccount
from shuffleup.server.identity.sent_away import NO_SUCH_CODE, NO_SUCH_PLACE, NOBODY, NOT_YOURS

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


@get("/api/people/list", summary="People the house knows, and what keeps them out")
async def people_list(
    request: HouseRequest,
    like: Annotated[str, QueryParameter(max_length=96)] = "",
    some: Annotated[Literal["all", "staff", "out"], QueryParameter()] = "all",
    after: Annotated[str, QueryParameter(max_length=11, pattern=r"^(p[a-z2-7]{10})?$")] = "",
) -> PeoplePage:
    by, desk = manager_of(request), desk_of(request)
    wanted = PeopleWanted(like, some, after)
    found = await desk.do(lambda work: some_people(work, wanted), reading=True)
    now, grants = desk.clock(), grants_of(by)
    shown = [person_shown(one, now) for one in found[:PEOPLE_AT_ONCE]]
    if some == "out":  # not whose time is over
        shown = [one for one in shown if one.out or one.closed]
    return PeoplePage(shown, len(found) > PEOPLE_AT_ONCE, sorted(grants))


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


@post("/api/people/{id:str}/forgot", summary="A code for somebody who forgot their password")
async def code_for_forgotten(request: HouseRequest, id: PersonId) -> PasswordCodeAnswer:
    by = session_of(request).account
    code = told(await forgotten_passwords.give_code(desk_of(request), by, id))
    return PasswordCodeAnswer(code, forgotten_passwords.SECONDS // 60)


@get("/api/people/trail", summary="What was done about accounts lately")
async def last_acts(request: HouseRequest) -> list[TrailShown]:
    manager_of(request)
    desk = desk_of(request)
    lines = await desk.do(trail.last_lines, reading=True)
    return [TrailShown(one.created, one.sender, one.act, one.about, one.detail) for one in lines]


@get("/api/people/names", summary="What people are called, by their ids")
async def names_of_people(
    request: HouseRequest,
    ids: Annotated[str, QueryParameter(max_length=4800, pattern=r"^(p[a-z2-7]{10}(,|$))*$")] = "",
) -> dict[str, str]:
    manager_of(request)
    return desk_of(request).names.names(ids.split(","))


@get("/api/codes", summary="The codes that are good now; the codes themselves nobody knows")
async def good_codes(request: HouseRequest) -> list[CodeShown]:
    manager_of(request)
    desk = desk_of(request)
    now = desk.clock()
    found = await desk.do(lambda work: codes.good_codes(work, now), reading=True)
    names = desk.names.names({terms.made_by for _, terms in found})
    return [
        CodeShown(
            number, terms.label, terms.place, terms.guests, terms.uses, terms.expires,
            names.get(terms.made_by, terms.made_by),
        )
        for number, terms in found
    ]  # fmt: skip


@post("/api/codes", summary="Make a code that lets people in")
async def make_code(request: HouseRequest, data: JSONBody[MakeCode]) -> CodeAnswer:
    desk, by = desk_of(request), manager_of(request)
    if data.place and desk.may_come(data.place, ()) is not None:
        raise SentAwayError(NO_SUCH_PLACE)
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
    somebody, people_list, set_roles, bar, lift, close_account, forget, code_for_forgotten,
    last_acts, names_of_people,
    good_codes, make_code, withdraw,
]  # fmt: skip
