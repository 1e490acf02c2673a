"""A second opinion on a room: who sits, who waits and what is whose, kept from scratch.

``RoomModel`` hears every command that was done, with its ruling and the room's new events, and
raises ``WrongError`` where the room did what no room may do. It knows no rule of the room but a few
numbers of the book: it has a ledger, lists and seats of its own, and imports nothing that decides.
"""

from __future__ import annotations

from collections import Counter

from shuffleup.floor.senders import Sender
from shuffleup.room.absence import absence_commands as away
from shuffleup.room.cage.cage_commands import Buy, Cash
from shuffleup.room.cage.cage_events import DropCounted, Entered
from shuffleup.room.commands import AtTheTable, RoomCommand, TellTime
from shuffleup.room.events import AnyRoomEvent, AtTable
from shuffleup.room.lists import list_commands as c
from shuffleup.room.lists import list_events as e
from shuffleup.room.openings.opening_commands import OpenTable
from shuffleup.room.openings.opening_events import TimeTold
from shuffleup.room.people.people_commands import Arrive, BarPlayer, GoHome, LiftBar
from shuffleup.room.rulings import RoomRuling
from shuffleup.room.seat_claims.claim_commands import KeepApart, LetTogether
from shuffleup.room.state import Room
from shuffleup.table.events import Left, LockedUp, Seated
from shuffleup.table.state import Table

MAY_OWE = ("house/", "outside/", "short/", "lost/")  # accounts that may be below nothing
PLACED = (c.CallNext, c.Join, c.Roll, c.LeaveList, c.TakeSeat, c.SeatPlayer, c.NoAnswer, c.Decline)


class WrongError(AssertionError):
    """The room did what it may not."""


def must(so: bool, what: str) -> None:
    if not so:
        raise WrongError(what)


class RoomModel:
    """What an onlooker with pencil and paper knows of a room."""

    def __init__(self, room: Room) -> None:
        self.rolls = room.rules.waiting_lists.rolls
        self.passes = room.rules.waiting_lists.no_show.value
        self.now = room.now
        self.accounts: Counter[str] = Counter(room.accounts)
        self.boxes: Counter[str] = Counter()
        self.seats: dict[tuple[str, int], str] = {}
        self.locked: set[tuple[str, int]] = set()
        self.lists: dict[str, list[str]] = {name: [] for name in room.listings}
        self.calls: dict[tuple[str, str], tuple[str, int]] = {}
        self.phoned: set[tuple[str, str]] = set()
        self.passed: set[tuple[str, str]] = set()
        self.rolled: Counter[tuple[str, str]] = Counter()
        self.bars: dict[str, int | None] = {}
        self.apart: set[frozenset[str]] = set()
        self.games: dict[str, str] = {}  # by table
        self.here: set[str] = set()
        self.released = 0  # chips that kept a seat and go back, by this command

    # ---- what was asked --------------------------------------------------------------------

    def done(
        self, room: Room, command: RoomCommand, by: Sender, ruling: RoomRuling,
        events: list[AnyRoomEvent], before: dict[str, int],
    ) -> None:  # fmt: skip
        """A command was done: first what it means by itself, then what the room says of it."""
        outside, grounds = self.accounts["outside/cash"], ruling.grounds
        self.released = 0
        lists = {name: list(names) for name, names in self.lists.items()}
        self.of_people(command)
        for event in events:
            self.hear(event, command, grounds)
        self.look(room)
        self.order(command, lists, grounds)
        self.money(command, self.accounts["outside/cash"] - outside, before, ruling)

    def of_people(self, command: RoomCommand) -> None:
        match command:
            case Arrive():
                self.here.add(command.player)
            case GoHome():
                self.here.discard(command.player)
            case BarPlayer():
                self.bars[command.player] = command.until
            case LiftBar():
                del self.bars[command.player]
            case KeepApart():
                self.apart.add(frozenset((command.player, command.other)))
            case LetTogether():
                self.apart.discard(frozenset((command.player, command.other)))
            case OpenTable():
                self.games[command.table] = command.listing
            case away.BackToList():
                self.here.add(command.player)  # seen by the desk
            case c.ReportIn() | c.ClaimCall():
                self.passed.discard((command.listing, command.player))
            case c.NoAnswer() if self.passes == "passed-over":
                self.passed.add((command.listing, command.player))

    def order(
        self, command: RoomCommand, before: dict[str, list[str]], grounds: tuple[str, ...]
    ) -> None:
        """What became of the lists: new names at the end, nobody lost or moved without a clause."""
        match command:
            case c.Join():
                must(self.lists[command.listing][-1] == command.player, f"not last: {command}")
            case c.Roll():
                must(self.lists[command.listing][-1] == command.player, f"not last: {command}")
                self.rolled[command.listing, command.player] += 1
                rolls = self.rolled[command.listing, command.player]
                must(rolls <= self.rolls, f"rolled {rolls} times: {command}")
            case c.SeatPlayer():
                self.nobody_waits(command, before)
        own = {getattr(command, "player", ""), getattr(command, "other", "")}
        for name, names in before.items():
            gone = [one for one in names if one not in self.lists[name] and one not in own]
            must(not gone or bool(grounds), f"{gone} went off {name} without a clause: {command}")
            stay = [one for one in names if one in self.lists[name]]
            moved = stay != [one for one in self.lists[name] if one in stay]
            must(not moved or bool(grounds), f"{name} has another order: {command}")
            self.no_pushing_in(command, name, stay, grounds)

    def nobody_waits(self, command: c.SeatPlayer, before: dict[str, list[str]]) -> None:
        """A seat goes to whoever comes only where nobody waits for it who could have it."""
        name = self.games[command.table]
        ready = [
            one
            for one in before[name]
            if (name, one) not in self.calls
            and (name, one) not in self.passed
            and (one in self.here or (name, one) not in self.phoned)
        ]
        first = ready[0] if ready else command.player
        must(first == command.player, f"{first} waits for {name}: {command}")

    def no_pushing_in(
        self, command: RoomCommand, name: str, stay: list[str], grounds: tuple[str, ...]
    ) -> None:
        """Nobody new stands above somebody who was there before, unless a clause says so."""
        names = self.lists[name]
        new = [one for one in names if one not in stay]
        above = [one for one in new if any(names.index(one) < names.index(old) for old in stay)]
        must(not above or bool(grounds), f"{above} pushed in on {name}: {command}")

    # ---- what the room says ----------------------------------------------------------------

    def hear(self, event: AnyRoomEvent, command: RoomCommand, grounds: tuple[str, ...]) -> None:
        match event:
            case Entered():
                self.enter(event)
            case DropCounted():
                self.boxes[event.table] += sum(amount for _, amount in event.purses)
            case TimeTold():
                must(event.now > self.now, "time stood still or went back")
                self.now = event.now
            case AtTable():
                self.at_table(event)
            case e.Joined():
                self.joins(event, command)
            case e.LeftList():
                if event.player in self.lists[event.listing]:
                    self.lists[event.listing].remove(event.player)
                if not isinstance(command, c.Refresh):  # by telephone: they have not reported
                    self.passed.discard((event.listing, event.player))
                if not isinstance(command, c.Refresh | c.Roll):
                    del self.rolled[event.listing, event.player]
            case e.NameCalled():
                self.called(event, grounds)
            case e.CallEnded():
                self.calls.pop((event.listing, event.player), None)
            case e.CallMarked():
                self.calls[event.listing, event.call.player] = (event.call.table, event.call.seat)
            case e.NameMarked():
                self.marked(event, command, grounds)

    def enter(self, entry: Entered) -> None:
        money = sum(amount for name, amount in entry.lines if name.endswith("/cash"))
        must(not money, f"money does not add up: {entry}")
        must(not sum(amount for _, amount in entry.lines), f"does not add up: {entry}")
        for name, amount in entry.lines:
            self.accounts[name] += amount

    def at_table(self, told: AtTable) -> None:
        event = told.event
        if isinstance(event, Seated | LockedUp):
            at = (told.table, event.seat)
            old = self.seats.get(at)
            must(old in (None, event.player), f"{event.player} sat down on {old}")
            self.seats[at] = event.player
            self.locked.add(at) if isinstance(event, LockedUp) else self.locked.discard(at)
            must(not self.is_barred(event.player), f"{event.player} is barred and sat down")
            table = [who for (number, _), who in self.seats.items() if number == told.table]
            pairs = [one for one in self.apart if one <= set(table) and event.player in one]
            must(not pairs, f"kept apart and together: {pairs}")
        elif isinstance(event, Left):
            at = (told.table, event.seat)
            del self.seats[at]
            self.released += event.amount if at in self.locked else 0
            self.locked.discard(at)

    def is_barred(self, player: str) -> bool:
        until = self.bars.get(player, 0)
        return until is None or until > self.now

    def joins(self, event: e.Joined, command: RoomCommand) -> None:
        names, player = self.lists[event.listing], event.waiting.player
        must(player not in names, f"{player} is on {event.listing} twice")
        must(not self.is_barred(player), f"{player} is barred and on {event.listing}")
        names.insert(event.place, player)
        if isinstance(command, c.Join):
            if command.by_phone:
                self.phoned.add((event.listing, player))
            else:
                must(player in self.here, f"{player} is not in the room")
        elif not isinstance(command, c.Roll | c.Refresh):
            self.phoned.discard((event.listing, player))

    def marked(self, event: e.NameMarked, command: RoomCommand, grounds: tuple[str, ...]) -> None:
        at = (event.listing, event.waiting.player)
        if "call-in-hold-ends" in grounds:  # by some books a call-in is then as good as here
            self.phoned.discard(at)
        if event.waiting.passed:
            self.passed.add(at)
        else:
            must(at not in self.passed, f"{at} was passed over and has not reported: {command}")

    def called(self, event: e.NameCalled, grounds: tuple[str, ...]) -> None:
        """The first name that can be: who stands above was called, passed over or is not here."""
        at = (event.listing, event.player)
        must(event.player in self.lists[event.listing], f"{event.player} is not on the list")
        must(at not in self.calls and at not in self.passed, f"{at} is called though passed over")
        must(event.player in self.here or at not in self.phoned, f"{at} is called and not here")
        for one in self.lists[event.listing]:
            if one == event.player:
                break
            above = (event.listing, one)
            known = above in self.calls or above in self.passed
            absent = above in self.phoned and one not in self.here
            clause = "call-in-called-absent" if absent else "same-game-ban"
            must(known or clause in grounds, f"{one} was passed over for {event.player}")
        seat = (event.table, event.seat)
        must(seat not in self.calls.values(), f"seat {seat} is called to two")
        must(seat not in self.seats, f"seat {seat} is called and taken")
        self.calls[at] = seat

    # ---- what lies where -------------------------------------------------------------------

    def look(self, room: Room) -> None:
        """The room as it stands is what it should be."""
        must(room.now == self.now, "the room has another time")
        must(+Counter(room.accounts) == +self.accounts, "the balances are not those of the entries")
        must(-Counter(room.accounts) == -self.accounts, "the debts are not those of the entries")
        for name, amount in self.accounts.items():
            must(amount >= 0 or name.startswith(MAY_OWE), f"{name} has {amount}")
        for number, table in room.tables.items():
            there = lying_on(table) - self.boxes[number]
            must(there == self.accounts[f"table/{number}"], f"table {number} has {there}")
            for at, seat in enumerate(table.seats):
                must(
                    self.seats.get((number, at)) == (seat.player if seat else None), "seats differ"
                )
        sitting = Counter(who for at, who in self.seats.items() if at not in self.locked)
        must(max(sitting.values(), default=0) < 2, f"in two seats: {sitting.most_common(1)}")
        for who in sitting:
            must(not self.is_barred(who) or in_a_hand(room, who), f"{who} is barred and sits")
        for name, listing in room.listings.items():
            names = [one.player for one in listing.waiting]
            must(names == self.lists[name], f"the list of {name} is {names}")

    def money(
        self, command: RoomCommand, paid: int, before: dict[str, int], ruling: RoomRuling
    ) -> None:
        """What went over the counter is what the command was about."""
        held = before.get(f"held/{getattr(command, 'player', '')}", 0)
        match command:
            case c.SeatPlayer():
                expected = -max(0, command.amount - held)
            case c.TakeSeat():
                expected = -max(0, command.amount - before["lying"] - held)
            case c.LeaveTable() | Cash():
                expected = before["lying"]
            case Buy():
                expected = -command.amount
            case away.CollectHeld():
                expected = held
                must(not self.accounts[f"held/{command.player}"], f"{command.player} keeps chips")
            case AtTheTable() | TellTime() | OpenTable() | away.StepAway() | c.Join() | c.Roll():
                expected = self.released
            case _:
                return
        must(paid == expected, f"{paid} over the counter instead of {expected}: {command}")


def lying_on(table: Table) -> int:
    chips = table.pot.carried + table.pot.spare + sum(table.collected.values())
    if table.hand is not None:
        chips += table.hand.setup.carried
    seats = [seat for seat in table.seats if seat is not None]
    return chips + sum(seat.stack + seat.chips.coming + seat.chips.bought for seat in seats)


def in_a_hand(room: Room, player: str) -> bool:
    for table in room.tables.values():
        for at, seat in enumerate(table.seats):
            if seat is not None and seat.player == player and table.hand is not None:
                return bool(table.hand.setup.stacks[at])
    return False
