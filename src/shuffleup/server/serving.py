"""The house on a port of this machine: uvicorn with one process, one event loop, tidy at its end.

``bound(settings)`` takes the port, or the next that is free; ``serve(app, …)`` runs until SIGTERM
or Ctrl-C. Then no new connection is taken, sockets are told to come back later and have
``stop_seconds`` to go, and the application ends its spans: hands on the tables stay as they are.
"""

from __future__ import annotations

import asyncio
import errno
import gc
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address
from typing import Final, cast

import uvicorn
from litestar import Litestar
from uvicorn.config import STARTUP_FAILURE

from shuffleup.server.api.api_document import write_document
from shuffleup.server.settings import ServerSettings, SettingsError, is_address
from shuffleup.server.wire.accepting import HouseListener
from shuffleup.server.wire.bounded_http import BoundedHttp
from shuffleup.server.wire.bounded_socket import BoundedSocket
from shuffleup.server.wire.house_wire import HouseConfig, HouseWire, Timed
from shuffleup.server.wire.wire_bounds import raise_open_files

PORTS_TRIED: Final = 100
WAITING_CONNECTIONS: Final = 2048
PING_SECONDS: Final = 20.0
YOUNG: Final = (700, 5, 30_000)  # a look through all of a big house takes half a second


def bound(settings: ServerSettings) -> socket.socket:
    """A socket that listens where the settings say; the next free port unless it is fixed."""
    tried = 1 if settings.port_fixed or settings.port == 0 else PORTS_TRIED
    for port in range(settings.port, min(settings.port + tried, 65_536)):
        made = socket.socket(family_of(settings.host))
        try:
            made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            made.bind((settings.host, port))
            made.listen(WAITING_CONNECTIONS)
        except OSError as error:
            made.close()
            if error.errno != errno.EADDRINUSE:
                why = error.strerror or str(error)
                raise SettingsError(f"cannot listen on {settings.host}: {why}") from None
        else:
            return made
    if tried == 1:
        raise SettingsError(f"port {settings.port} is taken")
    raise SettingsError(f"the ports from {settings.port} to {port} are taken")


def family_of(host: str) -> socket.AddressFamily:
    v6 = is_address(host) and isinstance(ip_address(host), IPv6Address)
    return socket.AF_INET6 if v6 else socket.AF_INET


def address_of(settings: ServerSettings, listening: socket.socket) -> str:
    """What to type into a browser."""
    if settings.public_address:
        return settings.public_address
    host = f"[{settings.host}]" if ":" in settings.host else settings.host
    return f"http://{host}:{listening.getsockname()[1]}/"


class HouseServer(uvicorn.Server):
    """uvicorn, which takes connections as the house can have them and says when people can come."""

    def __init__(self, config: HouseConfig, opened: Callable[[], None] = lambda: None) -> None:
        super().__init__(config)
        self.opened, self.wire = opened, config.wire
        self.listeners: list[HouseListener] = []
        self.sweeping: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """As uvicorn does, but for who takes the connections."""
        await self.lifespan.startup()
        if self.lifespan.should_exit:
            sys.exit(STARTUP_FAILURE)
        for one in sockets or []:
            listener = HouseListener(one, self.new_connection, self.wire, self.open_now)
            listener.start()
            self.listeners.append(listener)
        self.servers = cast("list[asyncio.base_events.Server]", self.listeners)
        connections = cast("set[Timed]", self.server_state.connections)
        self.sweeping = asyncio.create_task(self.wire.sweep(connections))
        self.started = True
        if not self.should_exit:
            self.opened()

    def open_now(self) -> int:
        return len(self.server_state.connections)

    def new_connection(self) -> BoundedHttp:
        return BoundedHttp(self.config, self.server_state, self.lifespan.state)


def settle_memory() -> None:
    """What is there at the start stays: it is not looked through for garbage any more, and all of
    the rest only seldom, since everybody waits meanwhile."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*YOUNG)


def serve(
    app: Litestar,
    settings: ServerSettings,
    listening: socket.socket,
    opened: Callable[[], None] = lambda: None,
) -> bool:
    """Run until told to stop; whether it ever began."""
    raise_open_files()

    def begun() -> None:
        write_document(app)
        settle_memory()
        opened()

    server = HouseServer(house_config(app, settings), begun)
    with signals_once():
        server.run(sockets=[listening])
    return server.started


def house_config(app: Litestar, settings: ServerSettings) -> HouseConfig:
    """How uvicorn serves a house."""
    config = HouseConfig(
        app,
        http=BoundedHttp,
        ws=BoundedSocket,
        ws_max_size=settings.frame_bytes,
        ws_max_queue=8,
        ws_per_message_deflate=False,  # a little of it unpacks to much
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,  # the gate reads them, and only from the proxy that is trusted
        timeout_graceful_shutdown=settings.stop_seconds,
        lifespan="on",
        workers=1,
    )
    config.wire = HouseWire(settings)
    return config


@contextmanager
def signals_once() -> Iterator[None]:
    """A signal has done its work when the house is closed. uvicorn sends it to the process again,
    which would end it there and then: its workers left behind, and an error for a tidy end."""
    before = {one: signal.signal(one, lambda *_: None) for one in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield
    finally:
        for one, handler in before.items():
            signal.signal(one, handler)
