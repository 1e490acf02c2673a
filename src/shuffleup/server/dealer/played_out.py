"""What pages play at the pace of the table: streets and a showdown that come with nothing left to
decide.

The house sends all of it at once and says how long it lasts; a page shows one moment after the
other. Until that is over nobody's clock runs and no next hand is dealt. Where nobody looks, it
lasts no time at all.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from msgspec import Struct

from shuffleup.client.messages import Playing
from shuffleup.hand import events as e
from shuffleup.hand.state import RUNNING, SHOWING
from shuffleup.server.dealer.turn_clock import TurnClocks, Where
from shuffleup.server.house_places.poker_house import PlaceChange, PokerHouse
from shuffleup.server.hub.switchboard import Switchboard
from shuffleup.server.settings import ServerSettings
from shuffleup.table.viewing.rail import version_of

HANDS: Final = (e.Shown, e.Mucked)


class PlayedOut(Struct):
    """After which version of a table, and from when until when."""

    after: int
    began: int
    ends: int


class PaceOfTables:
    """What is still being played at each table; ``moment`` is how long one street is looked at."""

    def __init__(self, house: PokerHouse, moment: int) -> None:
        self.house, self.moment = house, moment
        self.played: dict[Where, PlayedOut] = {}
        self.is_looked_at: Callable[[Where], bool] = lambda where: False
        house.heard.append(self.hear)

    def connect(self, hub: Switchboard, clocks: TurnClocks) -> None:
        """The hub knows who looks, and tells them; clocks wait."""
        self.is_looked_at, hub.playing, clocks.playing = hub.is_looked_at, self.told, self.left

    def hear(self, change: PlaceChange) -> None:
        place = self.house.places[change.place]
        for number, events in change.tables.items():
            where, table = (change.place, number), place.tables.get(number)
            if table is None:
                self.played.pop(where, None)
                continue
            many = moments(events)
            if self.moment and many and not table.by_hand and self.is_looked_at(where):
                self.plays(where, version_of(table) - len(events), many)

    def plays(self, where: Where, after: int, many: int) -> None:
        """So many moments more, behind whatever is played already."""
        now, before = self.house.now(), self.played.get(where)
        if before is None or before.ends <= now:
            before = self.played[where] = PlayedOut(after, now, now)
        before.ends += many * self.moment

    def left(self, where: Where) -> int:
        """Milliseconds until everything is seen."""
        played = self.played.get(where)
        if played is None:
            return 0
        left = played.ends - self.house.now()
        if left <= 0:
            del self.played[where]
        return max(0, left)

    def told(self, where: Where) -> Playing | None:
        """What a page has to know of it."""
        left = self.left(where)
        if not left:
            return None
        played = self.played[where]
        return Playing(played.after, left, played.ends - played.began)


def moment_of(settings: ServerSettings) -> int:
    """A house that makes no pause between two hands makes none in them."""
    return settings.street_milliseconds if settings.between_hands_seconds else 0


def moments(events: Sequence[object]) -> int:
    """How many moments there are to look at, each with its own time: the hands that are turned, a
    street, the chips that go to whom they go. None where somebody bets or draws next, and none for
    a pot that nobody fought for."""
    if any(asks_for_play(event) for event in events):
        return 0
    found = paid = 0
    before: object = None
    for event in events:
        if isinstance(event, e.Boarded):
            found += 1
        elif isinstance(event, e.Dealt):
            found += not isinstance(before, e.Dealt)
        elif isinstance(event, e.Shown):
            found += not isinstance(before, HANDS)
        elif isinstance(event, e.Awarded):
            paid = 1
        before = event
    return found + paid if found else 0


def asks_for_play(event: object) -> bool:
    """Whether somebody is to bet, to draw or to throw away next."""
    if isinstance(event, e.Asked):
        return event.phase not in (RUNNING, SHOWING)
    return isinstance(event, e.Opened) and event.first >= 0
