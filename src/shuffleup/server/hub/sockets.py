"""The socket of the house: ``/ws``, for whoever is logged in (``api.gate`` asks where it is from).

A connection lives as long as its session is good (``hub.open_sessions``). What comes too fast is
refused, what is too long closes it.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from functools import cached_property
from typing import Final
from weakref import WeakValueDictionary

from litestar import websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.handlers import WebsocketRouteHandler
from litestar.types.asgi_types import WebSocketResponseBodyEvent, WebSocketResponseStartEvent
from msgspec import Struct

from shuffleup.client.messages import ENCODER, Hello
from shuffleup.server.api.gate import HouseSocket, maybe_session
from shuffleup.server.hub.connections import (
    STOPPING,
    Connection,
    WaitingBytes,
)
from shuffleup.server.hub.open_sessions import guest_of
from shuffleup.server.hub.porter import Porter
from shuffleup.server.hub.switchboard import Switchboard
from shuffleup.server.identity.sessions import LoginSession
from shuffleup.server.identity.throttling import Rate
from shuffleup.server.settings import ServerSettings
from shuffleup.server.wire.bounded_socket import TOO_FAST, TOO_MANY_PIECES
from shuffleup.server.wire.wire_bounds import wire_bounds
from shuffleup.version import __version__

TOO_LONG: Final = 1009  # close codes
CUT_OFF: Final = (TOO_FAST, TOO_MANY_PIECES)  # by the wire, of whoever sends too much
CUT_OFF_COSTS: Final = 20  # connections more
WARNINGS: Final = (
    200  # messages of somebody that come too fast in a minute, before they are cut off
)
REFUSAL_COSTS: Final = 3  # messages more: who is refused all the time does not know what they want


class TurnedAway(Struct, frozen=True):
    """Why somebody gets no socket: an HTTP status, since there is none that could be closed."""

    status: int
    says: str

    async def told(self, socket: HouseSocket) -> None:
        start: WebSocketResponseStartEvent = {
            "type": "websocket.http.response.start",
            "status": self.status,
            "headers": [(b"content-type", b"text/plain; charset=utf-8")],
        }
        body: WebSocketResponseBodyEvent = {
            "type": "websocket.http.response.body",
            "body": self.says.encode(),
            "more_body": False,
        }
        await socket.send(start)
        await socket.send(body)


STRANGER: Final = TurnedAway(403, "log in first")
SOCKETS_ENOUGH: Final = TurnedAway(429, "you have too many connections")
COMES_TOO_OFTEN: Final = TurnedAway(429, "you connect too often: wait a while")
FULL: Final = TurnedAway(503, "the house is full")


class SocketDoor:
    """Lets connections in and listens to them."""

    def __init__(self, settings: ServerSettings, hub: Switchboard, porter: Porter) -> None:
        self.settings, self.hub, self.porter = settings, hub, porter
        self.opened: Callable[[Connection, LoginSession], None] = lambda connection, session: None
        burst, remembered = settings.commands_at_once, settings.remembered_addresses
        self.pace = Rate(burst, burst / settings.commands_a_second, remembered)
        self.warnings = Rate(WARNINGS, 60, remembered)
        self.comings = Rate(settings.sockets_a_minute, 60, remembered)
        self.unread: WeakValueDictionary[str, WaitingBytes] = WeakValueDictionary()
        self.closed = ""  # why nobody is let in any more

    async def serve(self, socket: HouseSocket) -> None:
        """One connection, from its greeting to its end."""
        session = self.let_in(socket)
        if isinstance(session, TurnedAway):
            await session.told(socket)
            return
        await socket.accept()
        theirs = self.unread.setdefault(session.account.id, WaitingBytes())
        guest, frames = guest_of(session.account), self.settings.queue_frames
        connection = Connection(guest, frames, theirs=theirs)
        self.hub.come(connection)
        self.opened(connection, session)
        self.greet(connection)
        try:
            await self.attend(socket, connection)
        finally:
            connection.left()
            self.hub.go(connection)

    def let_in(self, socket: HouseSocket) -> LoginSession | TurnedAway:
        if self.closed:
            return TurnedAway(503, self.closed)
        session = maybe_session(socket)
        if session is None:
            return STRANGER
        if self.hub.here.get(session.account.id, 0) >= self.settings.sockets_of_one:
            return SOCKETS_ENOUGH
        if self.comings.take(session.account.id, time.monotonic()):
            return COMES_TOO_OFTEN
        if len(self.hub.connections) >= self.room:
            return FULL
        return session

    @cached_property
    def room(self) -> int:
        """How many sockets there can be, by the settings and by the files of this process."""
        return min(self.settings.sockets_most, wire_bounds(self.settings).sockets)

    def greet(self, connection: Connection) -> None:
        who = connection.who
        roles = sorted({role.value for role in who.roles} | {"player"})
        hello = Hello(
            who.id, who.name, who.guest, roles, self.settings.house_name,
            self.hub.house.now(), __version__,
        )  # fmt: skip
        connection.send(ENCODER.encode(hello))

    async def attend(self, socket: HouseSocket, connection: Connection) -> None:
        """Send and listen until one side ends it."""

        async def send(frame: bytes) -> None:
            await socket.send_data(frame.decode(), mode="text")

        pump = asyncio.create_task(connection.pump(send))
        ears = asyncio.create_task(self.listen(socket, connection))
        over = asyncio.create_task(connection.closed.wait())
        tasks: set[asyncio.Task[bool] | asyncio.Task[None]] = {pump, ears, over}
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        if connection.closing is not None:
            try:
                await asyncio.wait_for(socket.close(*connection.closing), 5)
            except (TimeoutError, RuntimeError, OSError, WebSocketDisconnect):
                return  # whoever does not read is not waited for

    async def listen(self, socket: HouseSocket, connection: Connection) -> None:
        settings, who = self.settings, connection.who.id
        while True:
            try:
                text = await socket.receive_data(mode="text")
            except WebSocketDisconnect as gone:
                if gone.code in CUT_OFF:
                    self.was_cut_off(who)
                return
            except (RuntimeError, KeyError, ValueError):
                return
            if len(text) > settings.frame_bytes:
                connection.close(TOO_LONG, "that message is too long")
            elif self.pace.take(who, time.monotonic()):
                self.porter.refuse(connection, "", "too-fast", "not so fast: it was not read")
                if self.warnings.take(who, time.monotonic()):
                    connection.close(TOO_FAST, "far too fast")
                    self.was_cut_off(who)
            else:
                refused = connection.refused
                later = self.porter.receive(connection, text)
                if later is not None:  # it is done to its end, whether they wait for it or not
                    await asyncio.shield(later)
                for _ in range(REFUSAL_COSTS * (connection.refused - refused)):
                    self.pace.take(who, time.monotonic())
            if connection.closing is not None:
                return
            await asyncio.sleep(0)  # let others be heard

    def was_cut_off(self, who: str) -> None:
        """Who has been is not back at once, to go on with it."""
        for _ in range(CUT_OFF_COSTS):
            self.comings.take(who, time.monotonic())

    # ---- from outside ------------------------------------------------------------------------

    def stop(self, why: str = "the house is closing") -> None:
        self.closed = self.closed or why
        for one in list(self.hub.connections):
            one.close(STOPPING, self.closed)


def socket_route(door: SocketDoor) -> WebsocketRouteHandler:
    """The handler of ``/ws``."""

    @websocket("/ws")
    async def ws(socket: HouseSocket) -> None:
        await door.serve(socket)

    return ws
