"""The house's one composition root: everything is made here and handed to what needs it.

``make_app(settings)`` is the whole application for an ASGI server. What else a house serves is put
in by ``more`` (handlers), ``lifespan`` (what begins and ends with it) and ``ready`` (what must hold
before people are let in). The desk of identity is opened here unless one is given, and closed last.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager

from litestar import Litestar
from litestar.datastructures import State
from litestar.types import ControllerRouterHandler

from shuffleup.server.api.account_handlers import ACCOUNT_HANDLERS
from shuffleup.server.api.api_document import api_document
from shuffleup.server.api.gate import Gate
from shuffleup.server.api.health import Check, Readiness, health_handlers
from shuffleup.server.api.http_answers import EXCEPTION_HANDLERS
from shuffleup.server.api.security_headers import security_headers
from shuffleup.server.api.staff_handlers import STAFF_HANDLERS
from shuffleup.server.api.static_page import page_handler, read_page
from shuffleup.server.identity.identity_desk import Identity, open_identity
from shuffleup.server.measures import Measures
from shuffleup.server.settings import ServerSettings

Span = Callable[[Litestar], AbstractAsyncContextManager[None]]


def make_app(
    settings: ServerSettings,
    *,
    desk: Identity | None = None,
    measures: Measures | None = None,
    more: Sequence[ControllerRouterHandler] = (),
    lifespan: Sequence[Span] = (),
    ready: Sequence[tuple[str, Check]] = (),
) -> Litestar:
    desk = desk or open_identity(settings)
    measures = measures or Measures()
    readiness = Readiness([("the database cannot be written", desk.writable), *ready])
    return Litestar(
        [
            *ACCOUNT_HANDLERS,
            *STAFF_HANDLERS,
            *health_handlers(readiness, measures),
            *more,
            page_handler(read_page()),
        ],
        state=State({"settings": settings, "desk": desk, "measures": measures}),
        middleware=[Gate(desk, measures)],
        before_send=[security_headers(settings)],
        exception_handlers=EXCEPTION_HANDLERS,
        request_max_body_size=settings.body_bytes,
        lifespan=[identity_span(desk), *lifespan, stopping_span(readiness, measures)],
        openapi_config=api_document(settings),
        logging_config=None,
        debug=False,
    )


def identity_span(desk: Identity) -> Span:
    @asynccontextmanager
    async def span(_: Litestar) -> AsyncIterator[None]:
        try:
            yield
        finally:
            desk.close()

    return span


def stopping_span(readiness: Readiness, measures: Measures) -> Span:
    """The last to begin and the first to end: from then on nobody new is let in."""

    @asynccontextmanager
    async def span(_: Litestar) -> AsyncIterator[None]:
        try:
            yield
        finally:
            readiness.stopping = True
            measures.stopping.set(1)

    return span
