"""Sessions: a random token in somebody's cookie, of which the house keeps a digest alone.

A session ends when nothing was heard of it for a while, in any case after the longest time, when
its person logs out or has their password changed, and when they may not come in any more.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final

from msgspec import Struct

from shuffleup.server.identity.identity_sql import Work
from shuffleup.server.identity.known_people import HouseAccount, forget, guests_gone, person
from shuffleup.server.settings import ServerSettings

TOKEN_BYTES: Final = 32
LONGEST_TOKEN: Final = 100  # of what a cookie says; ours have 43 characters
SEEN_EVERY: Final = 60  # seconds between two notes that a session is alive


class LoginSession(Struct, frozen=True):
    """Somebody who is logged in. ``csrf`` is what a page must say with whatever it asks for."""

    account: HouseAccount
    digest: str
    csrf: str
    created: int
    seen: int

    def __repr__(self) -> str:  # nothing of it that would open anything
        return f"LoginSession({self.account.id}, created={self.created})"


def digest_of(token: str) -> str:
    """A token has 256 random bits, so one pass of a plain hash keeps it."""
    return hashlib.sha256(token.encode()).hexdigest()


def csrf_of(token: str) -> str:
    return hmac.new(token.encode(), b"shuffleup csrf", hashlib.sha256).hexdigest()


def begin(work: Work, id_: str, now: int, settings: ServerSettings) -> str:
    """A new session and its token; the oldest of too many end."""
    token = secrets.token_urlsafe(TOKEN_BYTES)
    work.run(
        "INSERT INTO logins (digest, person, created, seen) VALUES (?, ?, ?, ?)",
        digest_of(token), id_, now, now,
    )  # fmt: skip
    work.run(
        "DELETE FROM logins WHERE person = ? AND digest NOT IN (SELECT digest FROM logins"
        " WHERE person = ? ORDER BY created DESC, seen DESC, digest LIMIT ?)"
        " AND digest <> ?",
        id_, id_, settings.sessions_of_one_most, digest_of(token),
    )  # fmt: skip
    return token


def found(work: Work, token: str, now: int, settings: ServerSettings) -> LoginSession | None:
    """The session of a token, if it is one and still good."""
    if not token or len(token) > LONGEST_TOKEN:
        return None
    return kept(work, digest_of(token), now, settings, csrf_of(token))


def kept(
    work: Work, digest: str, now: int, settings: ServerSettings, csrf: str = ""
) -> LoginSession | None:
    """The same of a session that is known already: a socket knows the digest alone."""
    rows = work.run("SELECT person, created, seen FROM logins WHERE digest = ?", digest)
    if not rows:
        return None
    id_, created, seen = rows[0]
    account = person(work, id_)
    if account is None:
        return None
    session = LoginSession(account, digest, csrf, created, seen)
    return session if now < ends_at(session, settings) else None


def ends_at(session: LoginSession, settings: ServerSettings) -> int:
    """When a session is over by itself, if nothing more is heard of it."""
    idle, most = settings.session_idle_seconds, settings.session_most_seconds
    return min(session.seen + idle, session.created + most)


def touch(work: Work, session: LoginSession, now: int) -> None:
    work.run("UPDATE logins SET seen = ? WHERE digest = ?", now, session.digest)


def is_there(work: Work, session: LoginSession) -> bool:
    """Whether a session was not ended meanwhile: what its person began before that is not done."""
    return bool(work.run("SELECT 1 FROM logins WHERE digest = ?", session.digest))


def end(work: Work, digest: str) -> None:
    work.run("DELETE FROM logins WHERE digest = ?", digest)


def end_all(work: Work, id_: str, but: str = "") -> None:
    """Every session of a person, one left out if it is named."""
    work.run("DELETE FROM logins WHERE person = ? AND digest <> ?", id_, but)


def sweep(work: Work, now: int, settings: ServerSettings) -> list[str]:
    """Take out sessions that have ended by themselves, and what is kept of guests who can never
    come back; whom."""
    idle, most = settings.session_idle_seconds, settings.session_most_seconds
    work.run("DELETE FROM logins WHERE seen <= ? OR created <= ?", now - idle, now - most)
    gone = guests_gone(work, now - idle)
    for id_ in gone:
        forget(work, id_, now)
    return gone
