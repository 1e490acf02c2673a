"""The socket of the house: ``/ws``, for whoever is logged in (``api.gate`` asks where it is from).

A connection lives as long as its session is good: whoever is barred, logs out everywhere or changes
their password loses it. What comes too fast is refused, what is too long closes it.
"""

from __future__ import annotations

import asyncio
import time
from typing import Final

from litestar import websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.handlers import WebsocketRouteHandler

from shuffleup.client.messages import ENCODER, Hello
from shuffleup.server.api.gate import HouseSocket, maybe_session
from shuffleup.server.hub.connections import STOPPING, Connection, Guest
from shuffleup.server.hub.porter import Porter
from shuffleup.server.hub.switchboard import Switchboard
from shuffleup.server.identity.account_roles import roles_of
from shuffleup.server.identity.known_people import HouseAccount
from shuffleup.server.settings import ServerSettings
from shuffleup.version import __version__

NOT_LOGGED_IN: Final = 4001  # close codes of our own
TOO_MANY: Final = 4009
TOO_LONG: Final = 1009
TOO_FAST: Final = 4029
WARNINGS: Final = 200  # messages that come too fast before a connection is cut off


class SocketDoor:
    """Lets connections in and listens to them."""

    def __init__(self, settings: ServerSettings, hub: Switchboard, porter: Porter) -> None:
        self.settings, self.hub, self.porter = settings, hub, porter

    async def serve(self, socket: HouseSocket) -> None:
        """One connection, from its greeting to its end."""
        refused = self.let_in(socket)
        if isinstance(refused, tuple):
            await socket.accept()
            await socket.close(*refused)
            return
        await socket.accept()
        connection = Connection(guest_of(refused), self.settings.queue_frames)
        self.hub.come(connection)
        self.greet(connection)
        try:
            await self.attend(socket, connection)
        finally:
            self.hub.go(connection)

    def let_in(self, socket: HouseSocket) -> HouseAccount | tuple[int, str]:
        session = maybe_session(socket)
        if session is None:
            return NOT_LOGGED_IN, "log in first"
        if self.hub.here.get(session.account.id, 0) >= self.settings.sockets_of_one:
            return TOO_MANY, "you have too many connections"
        if len(self.hub.connections) >= self.settings.sockets_most:
            return TOO_MANY, "the house is full"
        return session.account

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
        settings = self.settings
        allowed, since, warned = float(settings.commands_at_once), time.monotonic(), 0
        while True:
            try:
                text = await socket.receive_data(mode="text")
            except (WebSocketDisconnect, RuntimeError, KeyError, ValueError):
                return
            now = time.monotonic()
            allowed += (now - since) * settings.commands_a_second
            allowed, since = min(allowed, settings.commands_at_once), now
            if len(text) > settings.frame_bytes:
                connection.close(TOO_LONG, "that message is too long")
            elif allowed < 1:
                warned += 1
                self.porter.refuse(connection, "", "too-fast", "not so fast: it was not read")
                if warned > WARNINGS:
                    connection.close(TOO_FAST, "far too fast")
            else:
                allowed -= 1
                later = self.porter.receive(connection, text)
                if later is not None:  # it is done to its end, whether they wait for it or not
                    await asyncio.shield(later)
            if connection.closing is not None:
                return
            await asyncio.sleep(0)  # let others be heard

    # ---- from outside ------------------------------------------------------------------------

    def changed(self, who: str, what: str) -> None:
        """Something about a person is not as it was: they come in again, or do not."""
        self.hub.close_of(who, NOT_LOGGED_IN, f"{what}: log in again")

    def stop(self) -> None:
        for one in list(self.hub.connections):
            one.close(STOPPING, "the house is closing")


def guest_of(account: HouseAccount) -> Guest:
    """Who somebody is to the hub: the roles in which they may act."""
    return Guest(account.id, account.name, roles_of(account), account.guest)


def socket_route(door: SocketDoor) -> WebsocketRouteHandler:
    """The handler of ``/ws``."""

    @websocket("/ws")
    async def ws(socket: HouseSocket) -> None:
        await door.serve(socket)

    return ws
