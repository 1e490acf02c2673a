"""What people say to one another at a table: kept for a while in memory, and in no log.

Who was muted says nothing, and that stands in the log; who talks too fast waits. Moderators take
lines away.
"""

from __future__ import annotations

from collections import deque
from itertools import count
from typing import Final

from msgspec import Struct

from shuffleup.client.messages import ENCODER, MOST_CHAT, ChatLine
from shuffleup.server.house_places.register import Muted
from shuffleup.server.hub.connections import Connection, Guest
from shuffleup.server.hub.switchboard import Switchboard, Where

MUTES: Final = "mutes"  # the stream of them, in the log of the house
HOUSE_ITSELF: Final = "house"  # who says what nobody in person says
KEPT: Final = 50  # lines of a table
BURST: Final = 5  # lines at once
MOST_LATEST: Final = 200  # lines for whoever looks after the talk
EVERY: Final = 2_000  # milliseconds to one more


class LatestLine(Struct, frozen=True):
    """A line as whoever looks after the talk sees it."""

    table: str
    n: int
    who: str
    text: str
    at: int


class ChatRooms:
    """The talk at all tables."""

    def __init__(self, hub: Switchboard) -> None:
        self.hub = hub
        self.lines: dict[Where, deque[ChatLine]] = {}
        self.muted: dict[tuple[str, str], int] = {}  # in which game, or "", who: until when
        self.allowance: dict[str, tuple[int, int]] = {}  # lines left, and when that was
        self.numbers = count(1)

    def hear(self, who: Guest, where: Where, text: str, now: int) -> str:
        """Tell everybody at a table; or why not."""
        said = " ".join(text.split())
        if not said or len(said) > MOST_CHAT or not said.isprintable():
            return f"a line has 1 to {MOST_CHAT} characters that can be read"
        if max(self.muted.get((place, who.id), 0) for place in ("", where[0])) > now:
            return "you have been asked to be quiet for a while"
        if not self.may_talk(who.id, now):
            return "not so fast"
        self.put(where, who.id, who.name, said, now)
        return ""

    def tell(self, where: Where, house: str, text: str, now: int) -> None:
        """The house itself says something to a table, and to whoever comes there."""
        self.put(where, HOUSE_ITSELF, house, text, now)

    def put(self, where: Where, who: str, name: str, text: str, now: int) -> None:
        line = ChatLine(*where, who, name, text, now, next(self.numbers))
        self.lines.setdefault(where, deque(maxlen=KEPT)).append(line)
        self.send(where, line)

    def may_talk(self, who: str, now: int) -> bool:
        left, since = self.allowance.get(who, (BURST, now))
        left = min(BURST, left + (now - since) // EVERY)
        if left < 1:
            return False
        self.allowance[who] = (left - 1, now)
        if len(self.allowance) > 10_000:
            self.allowance.clear()
        return True

    def send(self, where: Where, line: ChatLine) -> None:
        frame = ENCODER.encode(line)
        for connection in self.hub.watchers.get(where, {}):
            connection.send(frame)

    def show(self, connection: Connection, where: Where) -> None:
        """What was said lately, to somebody who comes."""
        for line in self.lines.get(where, ()):
            connection.send(ENCODER.encode(line))

    # ---- moderation --------------------------------------------------------------------------

    def mute(self, who: str, until: int, game: str = "", by: str = "") -> None:
        """Somebody is quiet until then, in the whole house or in one private game."""
        self.muted[game, who] = until
        self.hub.house.write_beside(MUTES, [Muted(game, who, by, until)])

    def load_mutes(self) -> None:
        """Who was asked to be quiet before the house went down."""
        log = self.hub.house.log
        self.muted.clear()
        for told in log.read(0, MUTES) if MUTES in log.versions else ():
            if isinstance(told, Muted):
                self.muted[told.game, told.who] = told.until

    def quiet(self, now: int, game: str = "") -> dict[str, int]:
        """Who may not talk in the whole house, or in one private game, until when."""
        self.muted = {muted: until for muted, until in self.muted.items() if until > now}
        return {who: until for (where, who), until in self.muted.items() if where == game}

    def latest(self, place: str, table: str = "") -> list[LatestLine]:
        """What was said in a place, or at one of its tables, the newest first."""
        found = [
            LatestLine(line.table, line.n, line.who, line.text, line.at)
            for where, lines in self.lines.items()
            if where[0] == place and table in ("", where[1])
            for line in lines
            if line.text
        ]
        return sorted(found, key=lambda line: -line.n)[:MOST_LATEST]

    def take_away(self, where: Where, number: int) -> bool:
        """A line is no longer shown; those who see it are shown an empty one."""
        lines = self.lines.get(where, deque[ChatLine]())
        for at, line in enumerate(lines):
            if line.n == number:
                lines[at] = ChatLine(line.place, line.table, "", "", "", line.at, line.n)
                self.send(where, lines[at])
                return True
        return False

    def forget_place(self, place: str) -> None:
        """Nothing of what was said in a place that is closed is kept."""
        self.lines = {where: lines for where, lines in self.lines.items() if where[0] != place}

    def forget(self, who: str) -> None:
        """Nothing of what somebody said is kept."""
        for where, lines in self.lines.items():
            self.lines[where] = deque((one for one in lines if one.who != who), KEPT)
