"""``/api/account/…``: what people ask about themselves. Each handler calls one function of identity
and says what came of it; the rules are there, not here."""

from __future__ import annotations

from functools import partial
from typing import Final

from litestar import Response, get
from litestar import post as litestar_post
from litestar.datastructures import Cookie
from litestar.handlers import BaseRouteHandler
from litestar.params import JSONBody

from shuffleup.server.api.account_bodies import (
    AccountShown,
    BecomeAccount,
    ClaimHouse,
    ComeAsGuest,
    DeleteMyData,
    DoneAnswer,
    ForgottenPassword,
    LogInBody,
    LogOut,
    MeAnswer,
    NewName,
    NewPassword,
    PlaceAnswer,
    SignUp,
    StayOut,
    UseCode,
    account_shown,
)
from shuffleup.server.api.gate import caller_of, maybe_session, session_of
from shuffleup.server.api.http_answers import REFUSALS, HouseRequest, told
from shuffleup.server.identity import (
    codes,
    coming_to_house,
    first_owner,
    forgotten_passwords,
    own_account,
)
from shuffleup.server.identity.coming_to_house import CameIn
from shuffleup.server.identity.identity_desk import Identity
from shuffleup.server.identity.known_people import HouseAccount, owners
from shuffleup.server.identity.origins import ANY_TOKEN, DEVICE, SESSION, cookie_name
from shuffleup.server.identity.sent_away import SentAway
from shuffleup.server.identity.sessions import csrf_of
from shuffleup.server.measures import Measures
from shuffleup.server.settings import ServerSettings

DEVICE_SECONDS: Final = 400 * 86_400

post = partial(litestar_post, status_code=200, responses=REFUSALS, tags=["account"])


def desk_of(request: HouseRequest) -> Identity:
    desk = request.app.state.desk
    assert isinstance(desk, Identity)
    return desk


async def me_answer(desk: Identity, account: HouseAccount | None, csrf: str) -> MeAnswer:
    owned = bool(await desk.do(owners, reading=True))
    settings = desk.settings
    shown = account_shown(account) if account is not None else None
    return MeAnswer(
        shown,
        csrf,
        settings.house_name,
        settings.guests,
        settings.signup,
        owned,
        settings.password_least,
        settings.currency,
        settings.play_chips,
    )


async def entered(request: HouseRequest, door: str, entry: CameIn | SentAway) -> Response[MeAnswer]:
    """Somebody came in: who they are now, with the cookie of a new session."""
    desk, measures = desk_of(request), request.app.state.measures
    assert isinstance(measures, Measures)
    measures.entry(door, entry.reason if isinstance(entry, SentAway) else "in")
    entry = told(entry)
    body = await me_answer(desk, entry.account, csrf_of(entry.token))
    cookies = [
        cookie(desk.settings, SESSION, entry.token, desk.settings.session_most_seconds),
        cookie(desk.settings, DEVICE, entry.device, DEVICE_SECONDS),
    ]
    return Response(body, cookies=cookies)


def cookie(settings: ServerSettings, name: str, value: str, seconds: int) -> Cookie:
    """No script reads it, no other site's page sends it, and behind TLS nothing else carries it."""
    return Cookie(
        cookie_name(name, settings), value=value, path="/", max_age=seconds, httponly=True,
        secure=settings.secure, samesite="strict",
    )  # fmt: skip


def gone(settings: ServerSettings) -> list[Cookie]:
    return [cookie(settings, SESSION, "", 0)]


@get("/api/account/me", responses=REFUSALS, tags=["account"], summary="Who am I")
async def me(request: HouseRequest) -> MeAnswer:
    session = maybe_session(request)
    if session is None:
        return await me_answer(desk_of(request), None, ANY_TOKEN)
    return await me_answer(desk_of(request), session.account, session.csrf)


@post("/api/account/signup", summary="Make an account")
async def sign_up(request: HouseRequest, data: JSONBody[SignUp]) -> Response[MeAnswer]:
    entry = await coming_to_house.sign_up(
        desk_of(request), data.name, data.password, caller_of(request), data.code
    )
    return await entered(request, "signup", entry)


@post("/api/account/login", summary="Log in")
async def log_in(request: HouseRequest, data: JSONBody[LogInBody]) -> Response[MeAnswer]:
    entry = await coming_to_house.log_in(
        desk_of(request), data.name, data.password, caller_of(request)
    )
    return await entered(request, "login", entry)


@post("/api/account/forgotten", summary="A new password, with a code from the desk")
async def new_password_by_code(
    request: HouseRequest, data: JSONBody[ForgottenPassword]
) -> Response[MeAnswer]:
    entry = await forgotten_passwords.use_code(
        desk_of(request), data.name, data.code, data.password, caller_of(request)
    )
    return await entered(request, "forgotten", entry)


@post("/api/account/guest", summary="Come in as a guest")
async def come_as_guest(request: HouseRequest, data: JSONBody[ComeAsGuest]) -> Response[MeAnswer]:
    entry = await coming_to_house.come_as_guest(
        desk_of(request), data.name, caller_of(request), data.code
    )
    return await entered(request, "guest", entry)


@post("/api/account/owner", summary="Become the first owner, with the code")
async def claim_house(request: HouseRequest, data: JSONBody[ClaimHouse]) -> Response[MeAnswer]:
    entry = await first_owner.claim_house(
        desk_of(request), data.code, data.name, data.password, caller_of(request)
    )
    return await entered(request, "owner", entry)


@post("/api/account/stay", summary="A guest makes an account, and stays who they are")
async def guest_to_account(
    request: HouseRequest, data: JSONBody[BecomeAccount]
) -> Response[MeAnswer]:
    session = session_of(request)
    entry = await coming_to_house.guest_to_account(desk_of(request), session, data.password)
    return await entered(request, "stay", entry)


@post("/api/account/logout", summary="Log out, here or everywhere")
async def log_out(request: HouseRequest, data: JSONBody[LogOut]) -> Response[DoneAnswer]:
    desk = desk_of(request)
    await own_account.log_out(desk, session_of(request), everywhere=data.everywhere)
    return Response(DoneAnswer(), cookies=gone(desk.settings))


@post("/api/account/password", summary="A new password")
async def change_password(request: HouseRequest, data: JSONBody[NewPassword]) -> DoneAnswer:
    desk, session = desk_of(request), session_of(request)
    told(await own_account.change_password(desk, session, data.old, data.new))
    return DoneAnswer()


@post("/api/account/name", summary="A new name")
async def change_name(request: HouseRequest, data: JSONBody[NewName]) -> AccountShown:
    desk, session = desk_of(request), session_of(request)
    told(await own_account.change_name(desk, session, data.name))
    account = await desk.account(session.account.id)
    return account_shown(account or session.account)


@post("/api/account/delete", summary="Delete my data")
async def delete_my_data(
    request: HouseRequest, data: JSONBody[DeleteMyData]
) -> Response[DoneAnswer]:
    desk = desk_of(request)
    told(await own_account.leave(desk, session_of(request), data.password))
    return Response(
        DoneAnswer(), cookies=[*gone(desk.settings), cookie(desk.settings, DEVICE, "", 0)]
    )


@post("/api/account/self-exclude", summary="Keep me out")
async def exclude_myself(request: HouseRequest, data: JSONBody[StayOut]) -> Response[DoneAnswer]:
    desk = desk_of(request)
    told(await own_account.exclude_myself(desk, session_of(request), data.days))
    return Response(DoneAnswer(), cookies=gone(desk.settings))


@post("/api/account/code", summary="Use a code")
async def use_code(request: HouseRequest, data: JSONBody[UseCode]) -> PlaceAnswer:
    id_, caller = session_of(request).account.id, caller_of(request)
    desk = desk_of(request)
    terms = told(await codes.redeem(desk, id_, data.code, caller.address, caller.device))
    return PlaceAnswer(terms.place)


@get("/api/account/export", responses=REFUSALS, tags=["account"], summary="My data")
async def export(request: HouseRequest) -> dict[str, object]:
    return await own_account.my_data(desk_of(request), session_of(request))


ACCOUNT_HANDLERS: Final[list[BaseRouteHandler]] = [
    me, sign_up, log_in, new_password_by_code, come_as_guest, claim_house, guest_to_account,
    log_out, change_password, change_name, delete_my_data, exclude_myself, use_code, export,
]  # fmt: skip
