"""The gate every request and socket passes first: how often, from which site, and who it is.

What changes something must come from our own page or from no page, and say the CSRF token of its
session; what is read must be for the eyes of whoever asks (``who_may_read``). A handler finds the
session in ``session_of``, who asks in ``caller_of``. A socket from another site is refused before
it is opened. Files of the page pass without being asked who they are for (``opt``:
``open_to_all``).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter
from typing import Final

import structlog
from litestar import WebSocket
from litestar.connection import ASGIConnection
from litestar.datastructures import Headers, State
from litestar.enums import ScopeType
from litestar.handlers import HTTPRouteHandler
from litestar.middleware import ASGIMiddleware
from litestar.types import (
    ASGIApp,
    HTTPScope,
    Message,
    Receive,
    ReceiveMessage,
    Scope,
    Send,
    WebSocketScope,
)

from shuffleup.server.api.http_answers import HouseRequest, SentAwayError
from shuffleup.server.api.who_may_read import may_not_read
from shuffleup.server.identity import sessions
from shuffleup.server.identity.coming_to_house import AtTheDoor
from shuffleup.server.identity.identity_desk import Identity
from shuffleup.server.identity.origins import (
    DEVICE,
    SESSION,
    address_behind,
    cookie_name,
    known_host,
    right_token,
    same_origin,
)
from shuffleup.server.identity.sent_away import NOT_LOGGED_IN, SentAway, wait
from shuffleup.server.identity.sessions import LoginSession
from shuffleup.server.identity.throttling import address_key
from shuffleup.server.measures import Measures

HouseSocket = WebSocket[None, None, State]
AnyConnection = ASGIConnection[HTTPRouteHandler, None, None, State] | HouseSocket | HouseRequest

HARMLESS: Final = frozenset({"GET", "HEAD", "OPTIONS"})
READING: Final = frozenset({"GET", "HEAD"})
OPEN: Final = {"open_to_all": True}
NOT_OUR_HOST: Final = SentAway(
    "not-our-host", "the house does not go by that name: its public_address says which", 400
)
NOT_OUR_PAGE: Final = SentAway("wrong-origin", "that was asked by another site's page", 403)
NO_TOKEN: Final = SentAway("no-csrf-token", "say the token of /api/account/me with it", 403)
LONGEST_COOKIE: Final = 200
MOST_AT_ONCE: Final = 12  # requests of one person that are answered at the same time
TOO_MANY_AT_ONCE: Final = SentAway(
    "too-many", "wait for the answers to what you have asked already", 429, 1
)


class Gate(ASGIMiddleware):
    def __init__(self, desk: Identity, measures: Measures) -> None:
        self.desk, self.measures = desk, measures
        self.asking: Counter[str] = Counter()  # who waits for how many answers

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        if scope["type"] == ScopeType.WEBSOCKET:
            await self.socket(scope, receive, send, next_app)
            return
        began, status = perf_counter(), 0

        async def watched(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.admit(scope)
            with self.one_more(scope["state"]["session"]):
                await next_app(scope, self.till_the_end(scope, receive), watched)
        except SentAwayError as error:
            status = error.why.status
            raise
        finally:  # an exception becomes its answer further out
            self.note(scope, status, perf_counter() - began)

    @contextmanager
    def one_more(self, session: LoginSession | None) -> Iterator[None]:
        """Some answers cost a process, and come one after the other: nobody fills the line."""
        who = session.account.id if session is not None else ""
        if who and self.asking[who] >= MOST_AT_ONCE:
            raise SentAwayError(TOO_MANY_AT_ONCE)
        self.asking[who] += 1
        try:
            yield
        finally:
            self.asking[who] -= 1
            if not self.asking[who]:
                del self.asking[who]

    async def admit(self, scope: HTTPScope) -> None:
        connection: AnyConnection = ASGIConnection(scope)
        headers = connection.headers
        caller = self.find_caller(connection)
        scope["state"]["caller"] = caller
        scope["state"]["session"] = None
        ours = known_host(headers, self.desk.settings)
        open_to_all = scope["route_handler"].opt.get("open_to_all", False)
        session = await self.session_behind(connection) if ours and not open_to_all else None
        whose = f"person {session.account.id}" if session else address_key(caller.address)
        seconds = self.desk.requests.take(whose, self.desk.clock())
        if seconds:
            raise SentAwayError(wait(seconds))
        if not ours:
            raise SentAwayError(NOT_OUR_HOST)
        if open_to_all:
            return
        changing = scope["method"] not in HARMLESS
        if changing and not same_origin(headers, self.desk.settings):
            raise SentAwayError(NOT_OUR_PAGE)
        scope["state"]["session"] = session
        if changing and not right_token(headers, session):
            raise SentAwayError(NO_TOKEN)
        if scope["method"] in READING:
            account = session.account if session is not None else None
            refused = may_not_read(
                scope["path_template"], account, guests=self.desk.settings.guests
            )
            if refused is not None:
                raise SentAwayError(refused)

    def till_the_end(self, scope: HTTPScope, receive: Receive) -> Receive:
        """A body may take its time: whoever sends one is asked for again when all of it is there,
        if anybody's rights have changed meanwhile or their session was over."""
        session: LoginSession | None = scope["state"].get("session")
        if session is None:
            return receive
        told, until = self.desk.times_told, sessions.ends_at(session, self.desk.settings)

        async def received() -> ReceiveMessage:
            message = await receive()
            over = self.desk.times_told != told or self.desk.clock() >= until
            if over and message["type"] == "http.request" and not message["more_body"]:
                ask_again(ASGIConnection(scope), self.desk)
            return message

        return received

    async def socket(
        self, scope: WebSocketScope, receive: Receive, send: Send, next_app: ASGIApp
    ) -> None:
        connection: HouseSocket = WebSocket(scope, receive, send)
        if not same_origin(connection.headers, self.desk.settings):
            structlog.get_logger().warning("socket refused", reason=NOT_OUR_PAGE.reason)
            await send({"type": "websocket.close", "code": 4403, "reason": NOT_OUR_PAGE.says})
            return
        scope["state"]["caller"] = self.find_caller(connection)
        scope["state"]["session"] = await self.session_behind(connection)
        await next_app(scope, receive, send)

    def find_caller(self, connection: AnyConnection) -> AtTheDoor:
        peer = connection.client.host if connection.client is not None else ""
        headers: Headers = connection.headers
        address = address_behind(peer, headers, self.desk.settings)
        device = connection.cookies.get(cookie_name(DEVICE, self.desk.settings), "")
        return AtTheDoor(address, device[:LONGEST_COOKIE])

    async def session_behind(self, connection: AnyConnection) -> LoginSession | None:
        token = connection.cookies.get(cookie_name(SESSION, self.desk.settings), "")
        return await self.desk.who(token) if token else None

    def note(self, scope: HTTPScope, status: int, seconds: float) -> None:
        """A line in the log and a count. The address as it was asked for is in neither: there may
        be a code in it."""
        route = scope.get("path_template", "")
        session: LoginSession | None = scope["state"].get("session")
        self.measures.request(scope["method"], route, status, seconds)
        if scope["route_handler"].opt.get("open_to_all"):
            return
        structlog.get_logger().info(
            "request", method=scope["method"], route=route, status=status,
            milliseconds=round(seconds * 1000, 1), who=session.account.id if session else "",
        )  # fmt: skip


def session_of(connection: AnyConnection) -> LoginSession:
    """Who asks; whoever is not logged in is sent away."""
    session = maybe_session(connection)
    if session is None:
        raise SentAwayError(NOT_LOGGED_IN)
    return session


def maybe_session(connection: AnyConnection) -> LoginSession | None:
    session = connection.scope["state"].get("session")
    return session if isinstance(session, LoginSession) else None


def ask_again(connection: AnyConnection, desk: Identity) -> None:
    """After what took its time: whoever asked may have lost the right to it meanwhile."""
    session = desk.still(session_of(connection).digest)
    if session is None:
        raise SentAwayError(NOT_LOGGED_IN)
    connection.scope["state"]["session"] = session


def caller_of(connection: AnyConnection) -> AtTheDoor:
    caller = connection.scope["state"]["caller"]
    assert isinstance(caller, AtTheDoor)
    return caller
