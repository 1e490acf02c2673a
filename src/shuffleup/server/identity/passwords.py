"""Passwords: argon2id in threads of its own, so that the event loop goes on.

For a name that nobody has, a password is compared with a hash that nobody's is: the same work, so
that the time tells nothing. How many may wait for it is bounded, since each takes memory.
"""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from shuffleup.server.identity.common_passwords import too_easy
from shuffleup.server.identity.sent_away import SentAway
from shuffleup.server.settings import ServerSettings

AT_ONCE: Final = 2
MOST_WAITING: Final = 64
LONGEST_PASSWORD: Final = 256
BUSY: Final = SentAway("busy", "too many are coming in at once: try again in a moment", 503, 2)


class Passwords:
    def __init__(self, settings: ServerSettings) -> None:
        self.least = settings.password_least
        self.hasher = PasswordHasher(
            time_cost=settings.argon2_passes, memory_cost=settings.argon2_kib, parallelism=1
        )
        self.nobodys = self.hasher.hash("nobody's password, only ever compared with")
        self.threads = ThreadPoolExecutor(AT_ONCE, "argon2")
        self.waiting = 0

    def unfit(self, password: str, *names: str) -> SentAway | None:
        """Why somebody cannot choose a password: whoever is called so, in a house called so."""
        if not self.least <= len(password) <= LONGEST_PASSWORD:
            says = f"a password has {self.least} to {LONGEST_PASSWORD} characters"
            return SentAway("password-does-not-do", says, 400)
        return too_easy(password, self.least, names)

    async def hashed(self, password: str) -> str | SentAway:
        if self.waiting >= MOST_WAITING:
            return BUSY
        loop = asyncio.get_running_loop()
        self.waiting += 1
        try:
            return await loop.run_in_executor(self.threads, self.hasher.hash, password)
        finally:
            self.waiting -= 1

    async def right(self, kept: str, password: str) -> bool | SentAway:
        """Whether a password is the one behind a hash; no hash: nobody's, and never right."""
        if self.waiting >= MOST_WAITING:
            return BUSY
        loop = asyncio.get_running_loop()
        self.waiting += 1
        try:
            against = kept or self.nobodys
            same = await loop.run_in_executor(self.threads, self.compare, against, password)
        finally:
            self.waiting -= 1
        return same and bool(kept)

    def compare(self, kept: str, password: str) -> bool:
        try:
            return self.hasher.verify(kept, password[:LONGEST_PASSWORD])
        except (VerificationError, InvalidHashError):
            return False

    def outdated(self, kept: str) -> bool:
        """Whether a hash was made with other costs than those set now."""
        return self.hasher.check_needs_rehash(kept)

    def close(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)
