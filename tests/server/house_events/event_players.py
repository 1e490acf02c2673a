"""People who play an event by the client: they enter, watch, and shove or call until it is over."""

from __future__ import annotations

import asyncio
from typing import Protocol

import msgspec
from tests.server.served_house import LONG, ServedHouse

from shuffleup.client.house_client import HouseClient
from shuffleup.client.messages import Done, HouseMessage, Notice, Refused
from shuffleup.floor.senders import Role, staff
from shuffleup.hand import commands as h
from shuffleup.hand.options import Options
from shuffleup.league.season_terms.terms_of_season import SeasonTerms
from shuffleup.server.house_events.announcing_events import EventWanted, announce, open_season
from shuffleup.sim.event_run.announced_event import AnnouncedEvent
from shuffleup.table.viewing.pictures import PlayerView
from shuffleup.tournament.entries.entry_commands import Register

DIRECTOR = staff(Role.DIRECTOR)
PASSWORD = "a long enough one"
TURBO = "25/50 for 60, 50/100 for 60"
SIT_AND_GO = "stack 500, seats 3, sit-and-go, cap 6, price 100+10, prizes 65/35"


def in_the_loop(house: ServedHouse, do: object) -> object:
    """Call something in the house's own event loop."""

    async def call() -> object:
        return do()  # type: ignore[operator]

    return asyncio.run_coroutine_threadsafe(call(), house.loop).result(LONG)


def announced(house: ServedHouse, terms: str = SIT_AND_GO, **more: object) -> str:
    told = AnnouncedEvent(terms=terms, levels=TURBO)
    wanted = EventWanted("Sunday Special", "pechanga-t", told, **more)  # type: ignore[arg-type]
    return str(in_the_loop(house, lambda: announce(house.running.house, wanted, DIRECTOR)))


def a_season(house: ServedHouse) -> str:
    terms = SeasonTerms("Spring")
    made = in_the_loop(house, lambda: open_season(house.running.house, terms, "rpl", DIRECTOR))
    return str(made)


class HasAddress(Protocol):
    """A house that listens, here or in another process."""

    @property
    def address(self) -> str: ...


class EventPlayer:
    """One of them: always all in, or careful: folds to every raise."""

    def __init__(self, client: HouseClient, place: str) -> None:
        self.client, self.place = client, place
        self.careful = False
        self.notices: list[Notice] = []
        hear = client._hear

        async def noted(message: HouseMessage) -> None:
            if isinstance(message, Notice):
                self.notices.append(message)
            await hear(message)

        client._hear = noted  # type: ignore[method-assign]  # before anybody passes it over

    @classmethod
    async def enter(
        cls, house: HasAddress, name: str, place: str, *, new: bool = True
    ) -> EventPlayer:
        client = await HouseClient.enter(house.address, name, PASSWORD, new=new)
        one = cls(client, place)
        await client.watch(place)
        return one

    async def register(self) -> Done | Refused:
        return await self.client.do(Register(self.client.id), place=self.place)

    def mine(self) -> dict[str, object]:
        seen = msgspec.json.decode(self.client.places[self.place].view)
        found: dict[str, object] = seen["tournament.EventForPlayer"]["mine"]
        return found

    def board(self) -> dict[str, object]:
        seen = msgspec.json.decode(self.client.places[self.place].view)
        found: dict[str, object] = seen["tournament.EventForPlayer"]["board"]
        return found

    async def play(self, hands: int = 0) -> None:
        """Until the event is over, or so many hands were played at the table."""
        while not (self.board()["over"] and self.board()["paid"]):
            table = str(self.mine()["table"])
            if table and (self.place, table) not in self.client.tables:
                await self.client.watch(self.place, table)
            await self.act(table)
            if hands and self.hands() >= hands:
                return
            await self.client.until(lambda one: one, LONG)

    def hands(self) -> int:
        views = [one for one in self.client.tables if one[0] == self.place]
        return max((self.client.view(one[1], self.place).felt.hands for one in views), default=0)

    async def act(self, table: str) -> None:
        if (self.place, table) not in self.client.tables:
            return
        seen = self.client.view(table, self.place)
        if not isinstance(seen, PlayerView) or seen.hand is None or seen.hand.options is None:
            return
        may = seen.hand.options
        command = fold_to_raises(may) if self.careful else shove(may)
        reply = await self.client.do(command, table, place=self.place)
        assert isinstance(reply, Done) or reply.reason in ("stale", "hand-is-over"), reply


def fold_to_raises(may: Options) -> h.Command:
    if may.check:
        return h.Check(may.seat)
    return h.Fold(may.seat) if may.fold else shove(may)


def shove(may: Options) -> h.Command:
    seat = may.seat
    if may.runs:
        return h.RunIt(seat, 1)
    if may.most_to:
        return h.RaiseTo(seat, may.most_to)
    if may.call:
        return h.Call(seat)
    if may.check:
        return h.Check(seat)
    if may.muck:
        return h.Muck(seat)
    return h.Show(seat) if may.show else h.Fold(seat)


async def close_all(players: list[EventPlayer]) -> None:
    for one in players:
        await one.client.close()
