"""The desk of identity: its database, its clock, its counters, and who a token belongs to.

``open_identity(settings)`` gives an ``Identity``. What people ask of it stands in the modules
beside it (``coming_to_house``, ``own_account``, ``granting``, ``codes``, ``first_owner``), each a
function of the desk. The database works in one thread of its own, so that the event loop goes on;
all else happens in the loop. ``changed`` is told of everybody who may not be let go on as before:
whoever has let them in asks again (``hub.open_sessions``, ``api.gate``).
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from shuffleup.server.identity import sessions
from shuffleup.server.identity.identity_schema import fact, make_tables, set_fact
from shuffleup.server.identity.identity_sql import Database, Work, open_database
from shuffleup.server.identity.known_people import HouseAccount, person
from shuffleup.server.identity.may_enter import may_enter
from shuffleup.server.identity.name_book import NameBook
from shuffleup.server.identity.passwords import Passwords
from shuffleup.server.identity.sent_away import SentAway
from shuffleup.server.identity.sessions import SEEN_EVERY, LoginSession
from shuffleup.server.identity.throttling import Delays, Rate
from shuffleup.server.settings import ServerSettings

T = TypeVar("T")
Clock = Callable[[], int]
# (id, what): logged in, logged out, barred, disabled, roles, password, name, left
Changed = Callable[[str, str], None]

SECRET_BYTES: Final = 32
SWEEP_EVERY: Final = 3600


def wall_seconds() -> int:
    return int(time.time())


class Identity:
    def __init__(
        self, settings: ServerSettings, database: Database, reader: Database, clock: Clock
    ) -> None:
        self.settings, self.database, self.clock = settings, database, clock
        self.names = NameBook(reader)
        self.passwords = Passwords(settings)
        self.thread = ThreadPoolExecutor(1, "identity")
        remembered = settings.remembered_addresses
        self.requests = Rate(settings.requests_a_minute, 60, remembered)
        self.logins = Rate(settings.logins_a_minute, 60, remembered)
        self.entries = Rate(settings.entries_an_hour, 3600, remembered)
        self.codes = Rate(settings.codes_an_hour, 3600, remembered)
        self.wrong = Delays(remembered)
        self.changed: list[Changed] = []
        self.times_told = 0  # of anybody: whoever was let in before the last may be out by now
        # why none of these people comes into a place by a code; a house that has places says so
        self.may_come: Callable[[str, Sequence[str]], SentAway | None] = lambda place, people: None
        self.holds_cards: Callable[[str], bool] = lambda who: False  # of a hand that is on
        self.secret = b""
        self.swept = 0

    async def do(self, work: Callable[[Work], T], *, reading: bool = False) -> T:
        """Something done in one transaction, in the database's own thread."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.thread, self.done, work, reading)

    def done(self, work: Callable[[Work], T], reading: bool = False) -> T:
        """The same at once, for whoever has no event loop: a command, a start."""
        with self.database.work(reading=reading) as transaction:
            return work(transaction)

    def read(self, work: Callable[[Work], T]) -> T:
        """Something read at once, in the loop: by the connection that waits for no writer."""
        with self.names.database.work(reading=True) as transaction:
            return work(transaction)

    async def who(self, token: str) -> LoginSession | None:
        """The session of a token, if it is good and its person may come in."""
        now = self.clock()
        session = await self.do(
            lambda work: sessions.found(work, token, now, self.settings), reading=True
        )
        if session is None or may_enter(session.account, now) is not None:
            return None
        if now - session.seen >= SEEN_EVERY:
            await self.do(lambda work: sessions.touch(work, session, now))
        if now - self.swept >= SWEEP_EVERY:
            self.swept = now
            for id_ in await self.do(lambda work: sessions.sweep(work, now, self.settings)):
                self.tell(id_, "left")
        return session

    def still(self, digest: str) -> LoginSession | None:
        """The same of a session that was good before, asked at once in the loop."""
        now = self.clock()
        session = self.read(lambda work: sessions.kept(work, digest, now, self.settings))
        if session is None or may_enter(session.account, now) is not None:
            return None
        return session

    def soon(self, work: Callable[[Work], None]) -> None:
        """Something written for which nobody waits; whatever is asked for later comes after it."""
        self.thread.submit(self.done, work)

    def unfit(self, password: str, name: str) -> SentAway | None:
        """Why whoever is called so cannot choose a password here."""
        return self.passwords.unfit(password, name, self.settings.house_name)

    async def account(self, id_: str) -> HouseAccount | None:
        return await self.do(lambda work: person(work, id_), reading=True)

    def tell(self, id_: str, what: str) -> None:
        """Something about a person is not as it was."""
        self.names.forget(id_)
        self.times_told += 1
        for hear in self.changed:
            hear(id_, what)

    async def writable(self) -> bool:
        """Whether the database can be written just now."""
        try:
            await self.do(lambda work: set_fact(work, "written", str(self.clock())))
        except Exception:  # whatever it is, the house is not ready
            return False
        return True

    def close(self) -> None:
        self.thread.shutdown(wait=True)
        self.passwords.close()
        self.database.close()
        self.names.database.close()


def open_identity(settings: ServerSettings, clock: Clock = wall_seconds) -> Identity:
    """The desk of a house, its tables made if they are missing."""
    database = open_database(settings)
    make_tables(database)
    desk = Identity(settings, database, open_database(settings), clock)
    desk.secret = bytes.fromhex(desk.done(house_secret))
    return desk


def house_secret(work: Work) -> str:
    """What the house signs with, made once."""
    import secrets

    kept = fact(work, "secret")
    if not kept:
        kept = secrets.token_hex(SECRET_BYTES)
        set_fact(work, "secret", kept)
    return kept
