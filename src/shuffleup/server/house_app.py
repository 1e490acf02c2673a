"""``house_app(settings)``: the whole house as an application for an ASGI server."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from litestar import Litestar

from shuffleup.server.api.cage_handlers import CAGE_HANDLERS
from shuffleup.server.api.chat_handlers import CHAT_HANDLERS
from shuffleup.server.api.clause_handlers import CLAUSE_HANDLERS
from shuffleup.server.api.director_handlers import DIRECTOR_HANDLERS
from shuffleup.server.api.event_handlers import EVENT_HANDLERS
from shuffleup.server.api.floor_handlers import FLOOR_HANDLERS
from shuffleup.server.api.game_handlers import GAME_HANDLERS
from shuffleup.server.api.hand_handlers import HAND_HANDLERS
from shuffleup.server.api.house_handlers import HOUSE_HANDLERS
from shuffleup.server.api.law_handlers import LAW_HANDLERS
from shuffleup.server.api.season_desk_handlers import SEASON_DESK_HANDLERS
from shuffleup.server.api.settlement_handlers import SETTLEMENT_HANDLERS
from shuffleup.server.api.way_back_handlers import WAY_BACK_HANDLERS
from shuffleup.server.app import Span, make_app
from shuffleup.server.house_tenure import LOST
from shuffleup.server.hub.sockets import socket_route
from shuffleup.server.identity.identity_desk import Identity, open_identity
from shuffleup.server.running_house import RunningHouse
from shuffleup.server.settings import ServerSettings, SettingsError

Furnish = Callable[[RunningHouse], None]


def house_span(running: RunningHouse, furnish: Furnish | None) -> Span:
    """What begins and ends with the app."""

    @asynccontextmanager
    async def span(_: Litestar) -> AsyncIterator[None]:
        try:
            await running.start()
        except SettingsError as error:
            running.cannot_begin(str(error))
        if furnish is not None and not running.wrong:
            furnish(running)
        try:
            yield
        finally:
            await running.stop()

    return span


def house_app(
    settings: ServerSettings, desk: Identity | None = None, furnish: Furnish | None = None
) -> Litestar:
    """The whole house as an application; the desk of identity is opened unless one is given.
    ``furnish`` puts things into it when it has begun."""
    desk = desk or open_identity(settings)
    running = RunningHouse(settings, desk)
    app = make_app(
        settings,
        desk=desk,
        more=[
            socket_route(running.door),
            *GAME_HANDLERS,
            *SETTLEMENT_HANDLERS,
            *EVENT_HANDLERS,
            *HAND_HANDLERS,
            *CLAUSE_HANDLERS,
            *LAW_HANDLERS,
            *CAGE_HANDLERS,
            *CHAT_HANDLERS,
            *HOUSE_HANDLERS,
            *DIRECTOR_HANDLERS,
            *SEASON_DESK_HANDLERS,
            *FLOOR_HANDLERS,
            *WAY_BACK_HANDLERS,
        ],
        lifespan=[house_span(running, furnish)],
        ready=[(LOST, running.tenure.is_ours)],
    )
    app.state["house"], app.state["poker_house"] = running, running.house
    app.state["hand_desk"] = running.hand_desk
    return app
