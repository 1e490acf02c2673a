"""Whether the house is alive, whether it is ready for people, and what it counts."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from litestar import Response, get
from litestar.datastructures import Headers
from litestar.handlers import HTTPRouteHandler
from msgspec import Struct

from shuffleup.server.api.gate import OPEN, caller_of, maybe_session
from shuffleup.server.api.http_answers import REFUSALS, HouseRequest, SentAwayError
from shuffleup.server.identity.account_roles import runs_the_house
from shuffleup.server.identity.sent_away import NOT_YOURS
from shuffleup.server.measures import Measures
from shuffleup.server.settings import is_loopback

Check = Callable[[], Awaitable[bool]]
PASSED_ON: Final = ("forwarded", "x-forwarded-for", "x-real-ip", "via")


class HealthAnswer(Struct, frozen=True):
    """``ok``, or what is not."""

    ok: bool
    says: str = ""


class Readiness:
    """What must hold for people to be let in; ``stopping`` once the house is on its way down."""

    def __init__(self, checks: Sequence[tuple[str, Check]] = ()) -> None:
        self.checks = list(checks)
        self.stopping = False

    async def fault(self) -> str:
        """What is not as it should be, empty if nothing is."""
        if self.stopping:
            return "the house is stopping"
        for what, check in self.checks:
            if not await check():
                return what
        return ""


def passed_on(headers: Headers) -> bool:
    """Whether a proxy of this machine speaks for somebody else, be it trusted or not."""
    return any(name in headers for name in PASSED_ON)


def health_handlers(readiness: Readiness, measures: Measures) -> list[HTTPRouteHandler]:
    @get("/health/live", opt=OPEN, summary="Alive", tags=["house"], responses=REFUSALS)
    async def live() -> HealthAnswer:
        return HealthAnswer(True)

    @get("/health/ready", opt=OPEN, summary="Ready for people", tags=["house"], responses=REFUSALS)
    async def ready() -> Response[HealthAnswer]:
        fault = await readiness.fault()
        return Response(HealthAnswer(not fault, fault), status_code=503 if fault else 200)

    @get("/metrics", include_in_schema=False)
    async def metrics(request: HouseRequest) -> Response[bytes]:
        session = maybe_session(request)
        here = is_loopback(caller_of(request).address) and not passed_on(request.headers)
        if not here and (session is None or not runs_the_house(session.account)):
            raise SentAwayError(NOT_YOURS)
        return Response(measures.page(), media_type="text/plain; version=0.0.4; charset=utf-8")

    return [live, ready, metrics]
