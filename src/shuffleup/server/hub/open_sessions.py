"""Sessions behind open sockets: a right that ends, ends there at once.

A socket knows its session and when that is over. Whenever something about a person is not as it was
(``changed``), and when the time has come (``look``, every second, and at each message), identity is
asked again: without a session the socket is closed, with another name or other roles it has to come
again, since whatever it watches was opened to who they were.
"""

from __future__ import annotations

import asyncio
from typing import Final

from msgspec.structs import replace

from shuffleup.server.hub.connections import NOT_LOGGED_IN, TOLD_TO_GO, Connection, Guest
from shuffleup.server.hub.switchboard import Switchboard
from shuffleup.server.identity import sessions
from shuffleup.server.identity.account_roles import roles_of
from shuffleup.server.identity.identity_desk import Identity
from shuffleup.server.identity.identity_sql import DatabaseDownError
from shuffleup.server.identity.known_people import HouseAccount
from shuffleup.server.identity.sessions import SEEN_EVERY, LoginSession

LOOK_EVERY: Final = 1.0  # seconds between two looks at whose time is over


class OpenSessions:
    """The session of each connection of a house."""

    def __init__(self, desk: Identity, hub: Switchboard) -> None:
        self.desk, self.hub = desk, hub

    def opened(self, connection: Connection, session: LoginSession) -> None:
        """A connection was let in. Much may have happened since its session was looked at."""
        connection.session = session
        self.ask(connection, "your session has ended")

    def ask(self, connection: Connection, says: str) -> None:
        """A connection goes on if it still may, or is closed."""
        if connection.session is None or connection.closing is not None:
            return
        try:
            session = self.desk.still(connection.session.digest)
        except DatabaseDownError:  # whom nobody knows now comes again when the database is back
            connection.close(TOLD_TO_GO, "the house cannot tell who you are: come again")
            return
        if session is None:
            connection.close(NOT_LOGGED_IN, f"{says}: log in again")
        elif guest_of(session.account) != connection.who:
            connection.close(TOLD_TO_GO, f"{says}: come again")
        else:
            self.goes_on(connection, session)

    def goes_on(self, connection: Connection, session: LoginSession) -> None:
        connection.session = session
        connection.until = sessions.ends_at(session, self.desk.settings)

    def is_open(self, connection: Connection) -> bool:
        """Whether whoever asked for something may still have it, after it took its time."""
        self.ask(connection, "your session has ended")
        return not connection.sent_away

    def heard(self, connection: Connection, alive: bool) -> bool:
        """A message came; whether it is in time. ``alive``: somebody is there, not their page."""
        now, session = self.desk.clock(), connection.session
        if session is None:
            return connection.closing is None
        if now >= connection.until:
            self.ask(connection, "your session is over")
        if connection.closing is None and alive and now - session.seen >= SEEN_EVERY:
            self.goes_on(connection, replace(session, seen=now))
            self.desk.soon(lambda work: sessions.touch(work, session, now))
        return connection.closing is None

    def changed(self, who: str, what: str) -> None:
        """Something about a person is not as it was: they go on, come in again, or do not."""
        for one in [one for one in self.hub.connections if one.who.id == who]:
            self.ask(one, what)

    def look(self) -> None:
        """Whoever's time is over by now, be it that the clock was moved."""
        now = self.desk.clock()
        for one in [one for one in self.hub.connections if now >= one.until]:
            self.ask(one, "your session is over")

    async def run(self) -> None:
        while True:
            self.look()
            await asyncio.sleep(LOOK_EVERY)


def guest_of(account: HouseAccount) -> Guest:
    """Who somebody is to the hub: the roles in which they may act."""
    return Guest(account.id, account.name, roles_of(account), account.guest)
