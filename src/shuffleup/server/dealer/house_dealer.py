"""The dealer of the house: deals the next hand, keeps the clock, acts for those whose time is up.

It watches every table that is dealt here. Nothing is done from within what is heard: a table is
attended to a moment later, when the event loop comes to it, and then as it stands. What the dealer
does are commands like anybody's, judged, with a deed of the dealer's in the log.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import Final, Protocol

from msgspec import Struct

from shuffleup.floor.senders import DEALER, Sender
from shuffleup.server.dealer.for_the_absent import for_the_absent
from shuffleup.server.dealer.turn_clock import TurnClocks, Where
from shuffleup.server.fair.house_shuffler import Dealing
from shuffleup.server.house_clock import PASSES
from shuffleup.server.house_places.house_place import HousePlace
from shuffleup.server.house_places.poker_house import Errand, Outcome, PlaceChange, PokerHouse
from shuffleup.table.blinds.in_turn import is_present, is_ready
from shuffleup.table.blinds.places import needs_draw
from shuffleup.table.commands import AnyTableCommand, Draw, SitOut
from shuffleup.table.state import Table, seated, taken_seats

SHOWDOWN: Final = 2_000  # milliseconds longer to look at, where hands were shown
FOR_THE_AWAY: Final = 500  # milliseconds until the dealer acts for whoever is away
EVERY: Final = 1.0  # seconds between two looks at tables that wait


class Shuffler(Protocol):
    """Where cards come from; ``server.fair`` has the one of a house."""

    def next_hand(self, place: str, number: str, table: Table) -> Dealing:
        """The next hand of a table, to be dealt."""

    def draw(self, seats: list[int]) -> Draw:
        """Cards drawn for the button."""


class Pause(Struct, frozen=True):
    """Between two hands: after which one, and until when."""

    hands: int
    ends: int


class HouseDealer:
    """Attends to the tables of a house."""

    def __init__(
        self,
        house: PokerHouse,
        shuffler: Shuffler,
        clocks: TurnClocks,
        *,
        pause: float,
        deals: Callable[[HousePlace, str], bool] = lambda place, number: True,
    ) -> None:
        """``pause``: seconds between two hands; ``deals``: whether hands are dealt at a table
        now."""
        self.house, self.shuffler, self.clocks = house, shuffler, clocks
        self.pause, self.deals = pause, deals
        self.timers: dict[Where, asyncio.Handle] = {}
        self.pauses: dict[Where, Pause] = {}
        self.due: set[Where] = set()
        self.stands_still: Callable[[Where], bool] = lambda where: False  # the floor was called
        self.is_here: Callable[[str], bool] = lambda who: True
        self.clock_stands: Callable[[], bool] = lambda: False  # after a stall, until it is known
        self.asks: list[Callable[[Where, Table], object]] = []  # bots, who answer by themselves
        # what players wanted done when its time comes: whenever a table is attended to, and just
        # before the next hand
        self.sees_to: Callable[[Where, Table], None] = lambda where, table: None
        self.before_the_deal: Callable[[Where, Table], None] = lambda where, table: None
        self.stopped = False
        house.heard.append(self.hear)

    # ---- what is heard -----------------------------------------------------------------------

    def hear(self, change: PlaceChange) -> None:
        for number in change.tables:
            self.look_at((change.place, number))

    def look_at(self, where: Where) -> None:
        """A table is attended to as soon as the event loop comes to it."""
        if where not in self.due and not self.stopped:
            self.due.add(where)
            asyncio.get_running_loop().call_soon(self.attend, where)

    def look_at_all(self) -> None:
        for place in self.house.places.values():
            for number in place.tables:
                self.look_at((place.id, number))

    def stop(self) -> None:
        """No more hands, no more time: hands that are on stay as they are."""
        self.stopped = True
        for timer in self.timers.values():
            timer.cancel()
        self.timers.clear()

    # ---- attending ---------------------------------------------------------------------------

    def attend(self, where: Where) -> None:
        """Whatever a table needs next."""
        self.due.discard(where)
        self.cancel(where)
        place = self.house.places.get(where[0])
        table = place.tables.get(where[1]) if place is not None else None
        if self.stopped or place is None or table is None or table.by_hand:
            self.clocks.stop(where)
            self.pauses.pop(where, None)
            return
        left = self.clocks.playing(where)
        if (
            table.hand is None and left
        ):  # what was wished for after the hand is done when it is seen
            self.clocks.stop(where)
            self.pause_of(where, table)
            self.after(where, left, self.look_at)
            return
        self.sees_to(where, table)
        if table.hand is not None:
            self.keep_time(where, table)
        else:
            self.clocks.stop(where)
            self.prepare(where, place, table)

    def keep_time(self, where: Where, table: Table) -> None:
        hand = table.hand
        if hand is None or hand.actor < 0 or table.question or self.stands_still(where):
            self.clocks.stop(where)  # the floor decides: nobody's time runs
            return
        running = self.clocks.ask(where, hand)
        for ask in self.asks:  # a bot thinks meanwhile, and has the clock that everybody has
            ask(where, table)
        who = seated(table, hand.actor)
        now = self.house.now()
        if not who.presence.here or who.presence.sits_out:
            running.gone = running.gone or now + self.clocks.playing(where)
            self.after(where, running.gone + FOR_THE_AWAY - now, self.time_is_up)
            return
        running.gone = 0
        if not self.clocks.turn:  # a house without a clock waits for everybody
            return
        if not self.is_here(who.player):
            self.clocks.lend(where)
        self.after(where, running.ends - now, self.time_is_up)

    def prepare(self, where: Where, place: HousePlace, table: Table) -> None:
        """The next hand after the pause, if there is to be one."""
        now, pause = self.house.now(), self.pause_of(where, table)
        if self.stands_still(where):
            return
        if could_be_dealt(table) and self.deals(place, where[1]):
            self.after(where, pause.ends - now, self.deal)
        elif pause.ends <= now:  # whoever comes has one of their own
            del self.pauses[where]

    def pause_of(self, where: Where, table: Table) -> Pause:
        pause = self.pauses.get(where)
        if pause is None or pause.hands != table.hands:
            pause = self.pauses[where] = self.pause_after(where, table)
        return pause

    def pause_after(self, where: Where, table: Table) -> Pause:
        """Begun once, when everything has been seen: nothing that happens meanwhile puts it off."""
        shown = table.last is not None and bool(table.last.shown)
        lasts = int(self.pause * 1000) + (SHOWDOWN if shown and self.pause else 0)
        return Pause(table.hands, self.house.now() + self.clocks.playing(where) + lasts)

    def after(self, where: Where, milliseconds: int, do: Callable[[Where], None]) -> None:
        loop, seconds = asyncio.get_running_loop(), max(0, milliseconds) / 1000
        self.timers[where] = loop.call_later(seconds, self.in_time, where, do, PASSES)

    def in_time(self, where: Where, do: Callable[[Where], None], passes: int) -> None:
        """What has arrived by now is read before anybody's time is up; and after a stall, when all
        timers run out at once, whoever gives the time back has every table looked at again."""
        if self.clock_stands():
            self.timers.pop(where, None)
        elif passes and do == self.time_is_up:
            loop = asyncio.get_running_loop()
            self.timers[where] = loop.call_soon(self.in_time, where, do, passes - 1)
        else:
            do(where)

    def cancel(self, where: Where) -> None:
        timer = self.timers.pop(where, None)
        if timer is not None:
            timer.cancel()

    # ---- doing -------------------------------------------------------------------------------

    def deal(self, where: Where) -> None:
        """The next hand; where the book refuses it the table waits for somebody to come."""
        self.timers.pop(where, None)
        self.pauses.pop(where, None)
        place = self.house.places.get(where[0])
        table = place.tables.get(where[1]) if place is not None else None
        if self.stopped or place is None or table is None or table.hand is not None:
            return
        if needs_draw(table):
            seats = [at for at, seat in taken_seats(table) if seat.stack]
            if len(seats) < 2 or not self.do(where, self.shuffler.draw(seats)).kept:
                return
        self.before_the_deal(where, table)
        if not could_be_dealt(table):
            return
        dealing = self.shuffler.next_hand(*where, table)
        dealing.told()
        dealing.done(self.do(where, dealing.command, beside=dealing.beside).kept is not None)

    def time_is_up(self, where: Where) -> None:
        """The dealer acts for the seat to act; in a cash game the player then sits out."""
        self.timers.pop(where, None)
        place = self.house.places.get(where[0])
        table = place.tables.get(where[1]) if place is not None else None
        hand = table.hand if table is not None else None
        if self.stopped or place is None or table is None or hand is None or hand.actor < 0:
            return
        running = self.clocks.ask(where, hand)
        at = hand.actor
        who = seated(table, at)
        gone = not who.presence.here or who.presence.sits_out
        if not gone and running.ends > self.house.now():  # time was lent meanwhile
            self.look_at(where)
            return
        command = for_the_absent(hand)
        if command is not None:
            self.do(where, command)
            if not gone and place.kind != "event":
                self.do(where, SitOut(at))

    def do(
        self,
        where: Where,
        command: AnyTableCommand,
        by: Sender = DEALER,
        beside: Mapping[str, list[object]] | None = None,
    ) -> Outcome:
        errand = Errand(where[0], by, command, table=where[1], beside=beside or {})
        return self.house.perform(errand)

    async def run(self) -> None:
        """Look at tables that wait, again and again, and let the house know the time."""
        while not self.stopped:
            await asyncio.sleep(EVERY)
            self.house.tick(self.house.now())
            for place in list(self.house.places.values()):
                for number, table in place.tables.items():
                    where = (place.id, number)
                    if table.hand is None and where not in self.timers:
                        self.look_at(where)


def could_be_dealt(table: Table) -> bool:
    """Whether two might get cards: no deck is made for a table where everybody is away."""
    might = (
        is_ready(table, seat)
        and is_present(table, seat)
        and (not seat.presence.sits_out or seat.presence.misdealt or at == table.kill.killer)
        for at, seat in taken_seats(table)
    )
    return sum(might) >= 2
