"""The director of the house: holds the events that nobody else directs.

It looks at an event after whatever happens there and once a second, and does what is due
(``due_for_director``) by commands like anybody's. An event at a desk (``pace`` "desk") is left to
its own director. When the house was down, or stood still, the clocks of its events stood.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Final

import structlog

from shuffleup.client.messages import Refused
from shuffleup.floor.senders import Sender
from shuffleup.league.members.member_commands import AddMember
from shuffleup.league.results.fed_results import fed
from shuffleup.room.instants import MINUTE
from shuffleup.room.keeping.deeds import Deed
from shuffleup.server.dealer.house_dealer import HouseDealer
from shuffleup.server.house_events.due_for_director import (
    DIRECTOR,
    Occasion,
    may_deal,
    next_act,
)
from shuffleup.server.house_places.event_place import EventPlace
from shuffleup.server.house_places.house_place import HousePlace
from shuffleup.server.house_places.poker_house import Errand, PlaceChange, PokerHouse
from shuffleup.server.house_places.season_place import SeasonPlace
from shuffleup.tournament.event_clock.clock_commands import ChangeMinutes, PauseClock, ResumeClock
from shuffleup.tournament.state import Tournament

EVERY: Final = 1.0  # seconds between two looks at all events
MOST_ACTS: Final = 200  # at one look: more would be a fault of ours, and others wait
KEEP_OVER: Final = 24 * 60 * MINUTE  # an event that is over can be looked at so long
SEED_BYTES: Final = 16
WAS_DOWN: Final = "the clock stood while the house did"


def new_seed() -> str:
    return secrets.token_hex(SEED_BYTES)


class HouseDirector:
    """Directs the events of a house that are its own."""

    def __init__(
        self,
        house: PokerHouse,
        dealer: HouseDealer,
        *,
        rebuy_seconds: float,
        seed: Callable[[], str] = new_seed,
    ) -> None:
        self.house, self.dealer, self.seed = house, dealer, seed
        self.rebuy_milliseconds = int(rebuy_seconds * 1000)
        self.asked: dict[tuple[str, str], int] = {}  # since when somebody is asked for a re-buy
        self.due: set[str] = set()
        self.unrecorded: set[str] = set()  # events whose result their season refused
        self.closed: list[Callable[[str], None]] = []
        self.stopped = False
        dealer.deals = self.deals
        house.heard.append(self.hear)

    def directs(self, id: str) -> EventPlace | None:
        """The event of that name, if the house directs it."""
        place, opened = self.house.places.get(id), self.house.register.get(id)
        if not isinstance(place, EventPlace) or opened is None or opened.pace != "auto":
            return None
        return None if place.event.terms.by_hand else place

    def deals(self, place: HousePlace, number: str) -> bool:
        """Whether a table deals its next hand now."""
        return not isinstance(place, EventPlace) or may_deal(place.event, number)

    # ---- when it looks -----------------------------------------------------------------------

    def hear(self, change: PlaceChange) -> None:
        place = self.directs(change.place)
        if place is None:
            return
        tables = (place.tables.get(number) for number in change.tables)
        if change.own or any(table is None or table.hand is None for table in tables):
            self.look_at(change.place)

    def look_at(self, id: str) -> None:
        """An event is attended to as soon as the event loop comes to it."""
        if id not in self.due and not self.stopped:
            self.due.add(id)
            asyncio.get_running_loop().call_soon(self.attend, id)

    def look_at_all(self) -> None:
        for id in list(self.house.places):
            if self.directs(id) is not None:
                self.look_at(id)

    async def run(self) -> None:
        """Times come though nothing happens."""
        while not self.stopped:
            self.look_at_all()
            await asyncio.sleep(EVERY)

    def stop(self) -> None:
        self.stopped = True

    # ---- what it does ------------------------------------------------------------------------

    def attend(self, id: str) -> None:
        """Everything that is due in an event."""
        self.due.discard(id)
        place = self.directs(id)
        if self.stopped or self.house.fault or place is None:
            return
        for _ in range(MOST_ACTS):
            act = next_act(place.event, self.occasion(id, place.event), self.seed)
            if act is None or not self.do(id, *act):
                break
        if place.event.over or place.event.cancelled:
            self.finish(id, place.event)
        self.wake_tables(id, place)

    def occasion(self, id: str, event: Tournament) -> Occasion:
        now = self.house.now()
        for name, broke in event.broke.items():  # first they see how they lost
            seen = now + self.dealer.clocks.playing((id, broke.table))
            self.asked.setdefault((id, name), seen)
        over = [one for one in self.asked if one[0] == id and one[1] not in event.broke]
        for one in over:
            del self.asked[one]
        asked = {one[1]: at for one, at in self.asked.items() if one[0] == id}
        long, waited = self.rebuy_milliseconds, self.house.waited
        decided = {name for name, at in asked.items() if waited(at) >= long}
        return Occasion(now, self.house.register[id].starts, frozenset(decided))

    def do(self, id: str, command: object, by: Sender = DIRECTOR) -> bool:
        """A command of the director's; what is refused is noted, for it was thought to be due."""
        reply = self.house.perform(Errand(id, by, command)).reply
        if isinstance(reply, Refused):
            structlog.get_logger().warning(
                "the director was refused", place=id, command=type(command).__name__,
                reason=reply.reason,
            )  # fmt: skip
            return False
        return True

    def wake_tables(self, id: str, place: EventPlace) -> None:
        """Tables that waited may deal now."""
        for number, table in place.tables.items():
            where = (id, number)
            if table.hand is None and where not in self.dealer.timers:
                self.dealer.look_at(where)

    # ---- the end -----------------------------------------------------------------------------

    def finish(self, id: str, event: Tournament) -> None:
        """The season has its result, and after a day the event is closed."""
        if event.over and not event.cancelled:
            self.record(id, event)
        if self.house.now() > event.room.now + KEEP_OVER:
            self.house.close_place(id)
            for tell in self.closed:
                tell(id)

    def record(self, id: str, event: Tournament) -> None:
        """The result goes to the season it is tied to; once, whenever the house went down."""
        opened = self.house.register[id]
        season = self.house.places.get(opened.season)
        if not isinstance(season, SeasonPlace) or id in self.unrecorded:
            return
        if opened.number in season.season.results:
            return
        day = datetime.fromtimestamp(event.room.now / 1000, UTC).date().isoformat()
        planned = season.season.planned.get(opened.number)
        venue = planned.venue if planned is not None else ""
        command = fed(event, opened.number, day, venue)
        for name in command.result.players:  # who plays in a season's event belongs to it
            if name not in season.season.members:
                self.do(opened.season, AddMember(name))
        if not self.do(opened.season, command):
            self.unrecorded.add(id)  # it is the league's director who puts it right

    # ---- when the house stood -------------------------------------------------------------------

    def stood_since(self, alive: int) -> None:
        """The house could do nothing since then: what a level had left at that time it has now."""
        now = self.house.now()
        for id in list(self.house.places):
            place = self.directs(id)
            if place is None or place.event.over:
                continue
            if place.event.clock.runs or place.event.clock.goes_on_at:
                self.stood(place, min(alive, now), now)

    def stood(self, place: EventPlace, alive: int, now: int) -> None:
        place.tell_time(alive)
        if place.event.clock.goes_on_at:  # a break that was put in: longer, by whole minutes
            place.put(ChangeMinutes(-(-(now - alive) // MINUTE)), DIRECTOR)
            place.tell_time(now)
        else:
            place.put(PauseClock(), DIRECTOR)
            place.tell_time(now)
            place.put(ResumeClock(), DIRECTOR)
        self.house.keep(place, Deed(DIRECTOR.id, DIRECTOR.role.value, WAS_DOWN))
