"""How much the wire takes: of connections, of bytes and of seconds, from the settings and from how
many files this process may open."""

from __future__ import annotations

import sys
from typing import Final

from msgspec import Struct

from shuffleup.server.settings import ServerSettings

KEPT_FILES: Final = 160  # for databases, workers, pipes, and whatever is served meanwhile
SHARE_OF_STRANGERS: Final = 4  # a quarter of the connections, where files are short


class WireBounds(Struct, frozen=True):
    """The bounds of one house.

    connections          open at once, all together
    strangers            of them those that are nobody's socket yet: half a request, an idle line
    strangers_of_address of them from one address
    arrivals_a_second    connections taken from one address, in the long run
    request_seconds      for the head of a request, and as long again for its body
    unread_seconds       how long a peer may leave what is sent to it
    body_bytes           of a request
    frames_a_second      frames from one socket in the long run; pings and pongs count more
    frames_at_once       and in a burst
    """

    connections: int
    strangers: int
    strangers_of_address: int
    arrivals_a_second: int
    request_seconds: float
    unread_seconds: float
    body_bytes: int
    frames_a_second: int
    frames_at_once: int

    @property
    def sockets(self) -> int:
        """Sockets of people: so many, whatever strangers do, and strangers have their share too."""
        return self.connections - self.strangers


def wire_bounds(settings: ServerSettings, files: int | None = None) -> WireBounds:
    files = open_files() if files is None else files
    connections = settings.sockets_most + settings.strangers_most
    connections = max(16, min(connections, files - min(KEPT_FILES, files // 2)))
    strangers = min(settings.strangers_most, max(8, connections // SHARE_OF_STRANGERS))
    return WireBounds(
        connections=connections,
        strangers=strangers,
        strangers_of_address=min(settings.strangers_of_address, strangers),
        arrivals_a_second=settings.arrivals_a_second,
        request_seconds=settings.request_seconds,
        unread_seconds=settings.unread_seconds,
        body_bytes=settings.body_bytes,
        frames_a_second=2 * settings.commands_a_second,
        frames_at_once=2 * settings.commands_at_once,
    )


def open_files() -> int:
    """How many files this process may open."""
    if sys.platform == "win32":
        return 8192
    import resource

    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return 1 << 20 if soft == resource.RLIM_INFINITY else soft


def raise_open_files() -> None:
    """As many files as the machine lets this process have: every connection is one."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and soft < hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
