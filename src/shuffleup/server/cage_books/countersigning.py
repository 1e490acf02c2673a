"""The second signature: whoever signs beside another says their own password, and soon after the
entry may name them.

What is named and not signed is refused where commands come in (``hub.porter``); whether a second
person is needed at all is the book's to say.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from shuffleup.room.commands import AfterCount
from shuffleup.server.identity.account_roles import roles_of
from shuffleup.server.identity.coming_to_house import AtTheDoor, known_by_password
from shuffleup.server.identity.identity_desk import Identity
from shuffleup.server.identity.known_people import HouseAccount
from shuffleup.server.identity.sent_away import SentAway

SIGNED_FOR: Final = 300  # seconds that a signature waits for its entry
ONESELF: Final = SentAway("second-person", "somebody else signs beside you", 409)
NOT_STAFF: Final = SentAway("second-person", "only who works here signs", 403)


class Countersigned:
    """Who signed beside whom, until when."""

    def __init__(self, desk: Identity) -> None:
        self.desk = desk
        self.until: dict[tuple[str, str], int] = {}

    async def sign(
        self, by: HouseAccount, name: str, password: str, caller: AtTheDoor
    ) -> HouseAccount | SentAway:
        """Somebody signs beside ``by``."""
        found = await known_by_password(self.desk, name, password, caller)
        if isinstance(found, SentAway):
            return found
        second = found[0]
        if second.id == by.id:
            return ONESELF
        if len(roles_of(second)) < 2:  # a player and nothing else
            return NOT_STAFF
        now = self.desk.clock()
        self.until = {pair: at for pair, at in self.until.items() if at > now}
        self.until[by.id, second.id] = now + SIGNED_FOR
        return second

    def forget(self, who: str, what: str) -> None:
        """Whoever's rights are not what they were signs anew, and whoever it was beside."""
        if what != "logged in":
            self.until = {pair: at for pair, at in self.until.items() if who not in pair}

    def has(self, by: str, second: str) -> bool:
        return self.until.get((by, second), 0) > self.desk.clock()

    def unsigned(self, by: str, command: object) -> str:
        """Whom a command names as the second person who has not signed; "" if nobody."""
        named = (one for one in seconds_in(command) if one != by)
        return next((one for one in named if not self.has(by, one)), "")

    def used(self, by: str, command: object) -> None:
        """The command was done: a signature is for one entry, and the next wants another."""
        for second in seconds_in(command):
            self.until.pop((by, second), None)


def seconds_in(command: object) -> Iterator[str]:
    """Whom a command names as signing beside its sender, also where chips are counted for it."""
    if isinstance(command, AfterCount):
        yield from seconds_in(command.command)
    second: object = getattr(command, "second", "")
    if isinstance(second, str) and second:
        yield second
