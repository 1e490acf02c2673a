"""Where bots sit: so that a newcomer finds a game and a seat in it.

A table of the house's own room keeps a few bots and at least two open seats; for those who wait
bots make room. A bot that is broke buys again, one that was timed out comes back, and after a while
each gets up and another comes. All of it are the commands of any player, judged as theirs are.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping
from random import Random
from typing import Final

from shuffleup.client.messages import Done
from shuffleup.floor.senders import Role, Sender, player, staff
from shuffleup.room.absence.same_stack import stack_to_bring
from shuffleup.room.cage.cage_commands import Buy
from shuffleup.room.lists.list_commands import LeaveTable, SeatPlayer
from shuffleup.room.lists.waiting_lists import is_here, open_seats
from shuffleup.room.people.people_commands import Arrive
from shuffleup.room.state import Room
from shuffleup.server.dealer.house_board import AT_ONCE
from shuffleup.server.house_bots.bot_accounts import HouseBot
from shuffleup.server.house_places.poker_house import Errand, PlaceChange, PokerHouse
from shuffleup.server.house_places.room_place import RoomPlace
from shuffleup.table.blinds.account import EntryChoice, Standing
from shuffleup.table.blinds.in_turn import least_stack, seat_of
from shuffleup.table.chips.buying_in import limits
from shuffleup.table.chips.denominations import is_limit
from shuffleup.table.chips.in_play import is_in_hand
from shuffleup.table.commands import Choose, ComeBack
from shuffleup.table.state import Seat, Table, all_chips, taken_seats

BOARD: Final = staff(Role.BOARD)
ROOM: Final = "room"
FEWEST: Final = 2
MOST: Final = 5  # bots at a table where nobody else plays
OPEN_SEATS: Final = 2
STAYS: Final = (20 * 60_000, 90 * 60_000)  # milliseconds
POSTS: Final = 30  # of a hundred looks: a bot that waits for the big blind posts instead
USUAL: Final = 100  # minimum bets that a bot buys in for; a quarter of that in limit games


class BotSeats:
    """Sees to the seats of the bots in the house's own room."""

    def __init__(self, house: PokerHouse, bots: Mapping[str, HouseBot], dice: Random) -> None:
        self.house, self.bots, self.dice = house, bots, dice
        self.goes_at: dict[str, int] = {}
        house.heard.append(self.hear)

    def hear(self, change: PlaceChange) -> None:
        """Between two hands bots get up and buy: soon, and not from within what is heard."""
        room = self.room() if change.place == ROOM else None
        if room is None:
            return
        for number in change.tables:
            table = room.tables.get(number)
            if table is not None and table.hand is None and table.hands:
                asyncio.get_running_loop().call_soon(self.look_again, number)

    def look_again(self, number: str) -> None:
        room = self.room()
        if room is not None and number in room.tables and is_for_bots(room, number):
            self.look_at(room, number, self.free_bots())

    def look(self) -> Iterator[None]:
        """At every table: somebody sits down, gets up or buys."""
        room = self.room()
        if room is None:
            return
        free = self.free_bots()
        for count, number in enumerate(list(room.tables)):
            if is_for_bots(room, number):
                self.look_at(room, number, free)
            if count % AT_ONCE == 0:
                yield

    def room(self) -> Room | None:
        """The house's own room, where it has bots and runs the room by itself."""
        if not self.bots or self.house.fault:
            return None
        place, opened = self.house.places.get(ROOM), self.house.register.get(ROOM)
        if isinstance(place, RoomPlace) and opened is not None and opened.pace == "auto":
            return place.room
        return None

    # ---- one table ---------------------------------------------------------------------------

    def look_at(self, room: Room, number: str, free: list[str]) -> None:
        """One step at a table; ``free`` are the bots without a seat."""
        table = room.tables[number]
        for at, seat in taken_seats(table):
            if seat.player in self.bots:
                self.see_to(number, table, at, seat)
        sitting = [seat.player for _, seat in taken_seats(table) if seat.player in self.bots]
        wanted = self.wanted(room, number, len(taken_seats(table)) - len(sitting))
        if len(sitting) < wanted:
            self.sit_down(room, number, free)
        elif len(sitting) > wanted:
            self.get_up(number, table, self.dice.choice(sitting))
        else:
            self.somebody_goes(number, table, sitting)

    def wanted(self, room: Room, number: str, people: int) -> int:
        """How many bots a table is to have beside so many people."""
        listing = room.stands[number].listing
        waiting = sum(is_here(room, one.player) for one in room.listings[listing].waiting)
        usual = FEWEST + Random(number).randrange(MOST - FEWEST + 1)
        return max(0, min(usual, room.tables[number].n - OPEN_SEATS - people) - waiting)

    def see_to(self, number: str, table: Table, at: int, seat: Seat) -> None:
        """A bot that sits there: it buys when broke, comes back, and posts to come in."""
        if seat.presence.sits_out or not seat.presence.here:
            self.do(ComeBack(at), player(seat.player), number)
        has = all_chips(seat)
        if has < least_stack(table) and not is_in_hand(table, at):
            self.do(Buy(seat.player, number, amount_for(table)), player(seat.player))
        new = seat.account.standing is Standing.NEW or seat.account.owes
        waits = new and table.hands > 0 and seat.account.entry is EntryChoice.WAIT
        if waits and self.dice.randrange(100) < POSTS:
            self.do(Choose(at, EntryChoice.POST), player(seat.player), number)

    def somebody_goes(self, number: str, table: Table, sitting: list[str]) -> None:
        """Nobody stays for ever; a game that would end by it goes on."""
        now = self.house.now()
        tired = [bot for bot in sitting if now >= self.goes_at.setdefault(bot, now + self.stay())]
        if tired and len(taken_seats(table)) > FEWEST:
            self.get_up(number, table, tired[0])

    def stay(self) -> int:
        return self.dice.randrange(*STAYS)

    # ---- coming and going --------------------------------------------------------------------

    def sit_down(self, room: Room, number: str, free: list[str]) -> None:
        listing = room.stands[number].listing
        seats = [at for table, at in open_seats(room, listing) if table == number] if free else []
        if not seats:
            return
        bot = self.dice.choice(free)
        if not is_here(room, bot):
            self.do(Arrive(bot), BOARD)
        amount = stack_to_bring(room, bot, listing) or amount_for(room.tables[number])
        if self.do(SeatPlayer(bot, number, self.dice.choice(seats), amount), BOARD):
            free.remove(bot)
            self.goes_at[bot] = self.house.now() + self.stay()

    def free_bots(self) -> list[str]:
        """Bots that have no seat anywhere, be it in an event."""
        tables = [table for place in self.house.places.values() for table in place.tables.values()]
        busy = {seat.player for table in tables for _, seat in taken_seats(table)}
        return [bot for bot in self.bots if bot not in busy]

    def get_up(self, number: str, table: Table, bot: str) -> None:
        """Away with everything, when the hand is over."""
        at = seat_of(table, bot)
        if at is None or is_in_hand(table, at):
            return
        if self.do(LeaveTable(bot, number), player(bot)):
            self.goes_at.pop(bot, None)

    def do(self, command: object, by: Sender, table: str = "") -> bool:
        reply = self.house.perform(Errand(ROOM, by, command, table=table)).reply
        return isinstance(reply, Done)


def is_for_bots(room: Room, number: str) -> bool:
    """Whether the house itself deals a game there that is open to all."""
    spread = room.spreads[number]
    by_hand = room.tables[number].by_hand
    return not (by_hand or spread.closed or spread.private or number in room.breaks)


def amount_for(table: Table) -> int:
    """A usual buy-in, within what the house allows."""
    least, most = limits(table)
    usual = table.stakes.small_bet * (USUAL // 4 if is_limit(table) else USUAL)
    return max(least, usual if most is None else min(usual, most))
