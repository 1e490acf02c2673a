"""An evening at random: people, times and the errors of staff, under any book, judged by
``tests.room.room_model``.

``python -m tests.room.room_walk [WALKS] [STEPS]`` is `make room-model`: many under every book.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from random import Random

from tests.room.room_model import RoomModel, must

from shuffleup.floor.senders import DEALER, FLOOR, Role, Sender, player, staff
from shuffleup.hand import limit, no_limit
from shuffleup.law import Rules
from shuffleup.law.rulebook import resolve, rulebook
from shuffleup.room import Room, act, new_room
from shuffleup.room.absence import absence_commands as away
from shuffleup.room.apply import replay
from shuffleup.room.cage import cage_commands as cage
from shuffleup.room.commands import AtTheTable, RoomCommand, TellTime
from shuffleup.room.instants import MINUTE
from shuffleup.room.lists import list_commands as c
from shuffleup.room.lists.list_records import Listing
from shuffleup.room.openings.opening_commands import Establish, ListGame, OpenTable
from shuffleup.room.people.people_commands import Arrive, BarPlayer, GoHome, LiftBar
from shuffleup.room.seat_claims.claim_commands import KeepApart, LetTogether, LockSeat
from shuffleup.room.state import copy
from shuffleup.sim.quick import quick
from shuffleup.table.commands import Draw, NextHand
from shuffleup.table.house import House

BOOKS = ("common", "pechanga", "mohegan", "rpl", "tournament")
BOARD, CAGE, MANAGER = staff(Role.BOARD), staff(Role.CAGE), staff(Role.MANAGER)
PEOPLE = tuple(f"P{number}" for number in range(16))
GAMES, TABLES, SEATS = ("1/2", "4/8"), ("1", "2", "3"), 3
NO_LIMIT = Listing("holdem", no_limit(1, 2), SEATS, House(buy_in=(40, 200), drop=1))
LIMIT = Listing("holdem", limit(4, 8, (2, 4)), SEATS, House(drop=1))
Wish = tuple[RoomCommand, Sender]


class Evening:
    """A room, its model, and the dice."""

    def __init__(self, rules: Rules, seed: str) -> None:
        self.dice = Random(seed)
        self.room: Room = new_room(rules=rules, zone="America/New_York", now=10**12)
        self.model: RoomModel | None = None
        for command in (
            cage.StockCage(10**6, 10**6, second="cage"),
            ListGame("1/2", NO_LIMIT),
            ListGame("4/8", LIMIT),
        ):
            assert act(self.room, command, MANAGER).refusal is None
        self.model = RoomModel(self.room)
        for number, game in zip(TABLES, ("1/2", "1/2", "4/8"), strict=True):
            self.do(OpenTable(number, game), MANAGER)
        chairs = [(table, seat) for table in TABLES for seat in range(SEATS)]
        for place, name in enumerate(PEOPLE[:14]):
            self.do(Arrive(name), BOARD)
            if place < len(chairs):
                self.do(c.SeatPlayer(name, *chairs[place], 100), FLOOR)
            else:
                self.do(c.Join(name, GAMES[place % 2]), BOARD)

    def do(self, command: RoomCommand, by: Sender) -> bool:
        """Put a command to the room, and what came of it to the model."""
        room, model = self.room, self.model
        assert model is not None
        start, was, accounts = len(room.log), copy(room), dict(room.accounts)
        accounts["lying"] = self.lying(command)
        ruling = act(room, command, by)
        if ruling.refusal is not None:
            must(room == was, f"refused, and something changed: {command}")
            must(len(room.log) == start, f"refused, and told: {command}")
            return False
        model.done(room, command, by, ruling, room.log[start:], accounts)
        return True

    def lying(self, command: RoomCommand) -> int:
        """What the player of a command has on the table it is about."""
        name = getattr(command, "player", "")
        table: object = getattr(command, "table", "")
        if isinstance(command, c.TakeSeat) and self.model is not None:
            table = self.model.calls.get((command.listing, name), ("", 0))[0]
        there = self.room.tables.get(table) if isinstance(table, str) else None
        seats = [seat for seat in there.seats if seat and seat.player == name] if there else []
        return sum(seat.stack + seat.chips.coming + seat.chips.bought for seat in seats)

    def step(self) -> None:
        """Somebody does something, right or wrong."""
        way, error = self.dice.random(), self.dice.random()
        if error < 0.12:
            command, by = nonsense(self)
            must(not self.do(command, by), f"was not refused: {command}")
        elif way < 0.08:
            self.hand(self.dice.choice(TABLES))
        elif way < 0.1:
            self.nobody_wants_the_seat(self.dice.choice(GAMES))
        else:
            ways = WAYS if self.dice.random() < 0.75 else SELDOM
            self.do(*self.dice.choice(ways)(self))

    def hand(self, number: str) -> None:
        """A hand from the deal to the end, if one can be dealt."""
        table = self.room.tables[number]
        seats = [at for at, seat in enumerate(table.seats) if seat is not None and seat.stack]
        if not table.hands and len(seats) > 1:
            cards = tuple(self.dice.sample(range(52), len(seats)))
            self.do(AtTheTable(number, Draw(tuple(seats), cards)), DEALER)
        self.do(AtTheTable(number, NextHand(str(self.dice.random()))), DEALER)
        while (hand := table.hand) is not None and hand.actor >= 0:
            seat = table.seats[hand.actor]
            assert seat is not None
            self.do(AtTheTable(number, quick(hand, self.dice.random)), player(seat.player))
            if self.dice.random() < 0.1:
                self.do(*self.dice.choice(WAYS)(self))  # something else meanwhile

    def nobody_wants_the_seat(self, game: str) -> None:
        """One after the other is called and rolls to the end, as often as they may."""
        assert self.model is not None
        for _ in range(5):
            self.do(c.CallNext(game), BOARD)
            for listing, name in tuple(self.model.calls):
                if listing == game:
                    self.do(c.Roll(name, game), player(name))

    def ends(self) -> None:
        must(replay(self.room.log) == self.room, "the room is not the fold of its log")

    # ---- choices ---------------------------------------------------------------------------

    def person(self) -> str:
        """Mostly somebody who has no seat."""
        assert self.model is not None
        taken = set(self.model.seats.values())
        free = [name for name in PEOPLE if name not in taken]
        return self.dice.choice(free if free and self.dice.random() < 0.8 else PEOPLE)

    def called(self) -> tuple[str, str]:
        """A game and somebody who was called to it, mostly."""
        assert self.model is not None
        calls = list(self.model.calls)
        if calls and self.dice.random() < 0.9:
            return self.dice.choice(calls)
        return self.dice.choice(GAMES), self.person()

    def sitting(self) -> tuple[str, str]:
        """A table and somebody who sits there, mostly."""
        assert self.model is not None
        seats = [(at[0], who) for at, who in self.model.seats.items()]
        if seats and self.dice.random() < 0.9:
            return self.dice.choice(seats)
        return self.dice.choice(TABLES), self.person()

    def amount(self) -> int:
        return self.dice.choice((40, 80, 100, 100, 200, 30, 500))

    def owed(self, name: str, listing: str) -> int:
        """What somebody left a game with, which they bring back if they come soon; or any sum."""
        left = self.room.departures.get((name, listing))
        return left.amount if left and self.dice.random() < 0.6 else self.amount()


# ---- what people and staff do ----------------------------------------------------------------


def joins(evening: Evening) -> Wish:
    name = evening.person()
    return c.Join(name, evening.dice.choice(GAMES)), evening.dice.choice((BOARD, player(name)))


def phones(evening: Evening) -> Wish:
    """Mostly somebody who is not here."""
    assert evening.model is not None
    out = [name for name in PEOPLE if name not in evening.model.here]
    name = evening.dice.choice(out) if out and evening.dice.random() < 0.8 else evening.person()
    return c.Join(name, evening.dice.choice(GAMES), by_phone=True), BOARD


def returns(evening: Evening) -> Wish:
    """Somebody who left a game to come back to it, mostly."""
    left = [*evening.room.departures] or [(evening.person(), evening.dice.choice(GAMES))]
    return away.BackToList(*evening.dice.choice(left)), BOARD


def keeps_apart(evening: Evening) -> Wish:
    return KeepApart(evening.person(), evening.sitting()[1]), MANAGER


def is_called(evening: Evening) -> Wish:
    return c.CallNext(evening.dice.choice(GAMES)), BOARD


def answers(evening: Evening) -> Wish:
    listing, name = evening.called()
    return c.TakeSeat(name, listing, evening.owed(name, listing)), player(name)


def to_called(kind: Callable[[str, str], RoomCommand], by: Sender) -> Callable[[Evening], Wish]:
    def wish(evening: Evening) -> Wish:
        listing, name = evening.called()
        return kind(name, listing), by

    return wish


def sits(evening: Evening) -> Wish:
    assert evening.model is not None
    chairs = [(table, seat) for table in TABLES for seat in range(SEATS)]
    free = [one for one in chairs if one not in evening.model.seats] or chairs
    chair = evening.dice.choice(free if evening.dice.random() < 0.8 else chairs)
    return c.SeatPlayer(evening.person(), *chair, evening.amount()), FLOOR


def at_seat(kind: Callable[[str, str], RoomCommand], by: Sender) -> Callable[[Evening], Wish]:
    def wish(evening: Evening) -> Wish:
        table, name = evening.sitting()
        return kind(name, table), by

    return wish


def buys(evening: Evening) -> Wish:
    table, name = evening.sitting()
    return cage.Buy(name, table, evening.amount(), second="manager"), CAGE


def locks(evening: Evening) -> Wish:
    listing, name = evening.called()
    item = LockSeat(name, listing, *evening.dice.choice((("card", 0), ("chips", 40))))
    return item, player(name)


def of_list(kind: Callable[[str, str], RoomCommand]) -> Callable[[Evening], Wish]:
    def wish(evening: Evening) -> Wish:
        listing = evening.dice.choice(GAMES)
        names = [one.player for one in evening.room.listings[listing].waiting] or [*PEOPLE]
        return kind(evening.dice.choice(names), listing), BOARD

    return wish


def time_passes(evening: Evening) -> Wish:
    wait = evening.dice.choice((1, 2, 5, 10, 11, 30, 61)) * MINUTE
    return TellTime(evening.room.now + wait), BOARD


def lifts(evening: Evening) -> Wish:
    assert evening.model is not None
    return LiftBar(evening.dice.choice([*evening.model.bars] or [*PEOPLE])), MANAGER


def bars(evening: Evening) -> Wish:
    until = evening.dice.choice((None, evening.room.now + 60 * MINUTE))
    return BarPlayer(evening.person(), "asked to leave", until), MANAGER


def counts(evening: Evening) -> Wish:
    number, room = evening.dice.choice(TABLES), evening.room
    due = room.tables[number].collected.get("drop", 0) - room.counted.get((number, "drop"), 0)
    return cage.CountDrop(number, max(0, due), second="manager"), CAGE


WAYS: tuple[Callable[[Evening], Wish], ...] = (
    joins, joins, phones, is_called, is_called, answers, answers, sits, sits,
    to_called(c.Roll, BOARD), to_called(c.NoAnswer, BOARD), to_called(c.Page, BOARD),
    locks, time_passes, buys, at_seat(c.LeaveTable, FLOOR), of_list(c.LeaveList),
    lambda evening: (Arrive(evening.person()), BOARD),
)  # fmt: skip
SELDOM: tuple[Callable[[Evening], Wish], ...] = (
    bars, lifts, lifts, counts, counts,
    lambda evening: (GoHome(evening.person()), BOARD),
    keeps_apart, returns, returns, returns,
    lambda evening: (LetTogether(evening.person(), evening.person()), MANAGER),
    lambda evening: (Establish(evening.dice.choice(TABLES)), FLOOR),
    lambda evening: (away.CollectHeld(evening.person()), CAGE),
    to_called(c.Decline, BOARD), of_list(c.ReportIn), of_list(c.Refresh),
    at_seat(away.StepAway, FLOOR), at_seat(away.SitBack, FLOOR), at_seat(away.PickUp, FLOOR),
    at_seat(lambda name, table: away.PickUpOwn(name, table, 20), FLOOR),
    at_seat(lambda name, table: cage.Cash(name, table, second="manager"), CAGE),
)  # fmt: skip


def nonsense(evening: Evening) -> Wish:
    """What staff key in by mistake: nothing of it can be done."""
    dice, game = evening.dice, evening.dice.choice(GAMES)
    table, name = evening.sitting()
    wishes: tuple[Wish, ...] = (
        (c.Join("Nobody", game), BOARD),
        (c.Join("N" * 10_000, game, by_phone=True), BOARD),
        (c.Join(name, "no such game"), BOARD),
        (Arrive("A" * 10_000), BOARD),
        (c.TakeSeat(name, game, -100), BOARD),
        (c.SeatPlayer(name, table, dice.choice((-1, SEATS, 99)), 100), FLOOR),
        (c.SeatPlayer(name, table, 0, -100), FLOOR),
        (c.SeatPlayer("Nobody", table, dice.randrange(SEATS), 100), FLOOR),
        (cage.Buy(name, table, -100), CAGE),
        (cage.Buy("Nobody", table, 100), CAGE),
        (cage.Fill(table, -5), CAGE),
        (TellTime(evening.room.now - 1), BOARD),
        (c.LeaveTable("Nobody", table), FLOOR),
        (c.CallNext(game, "no such table"), BOARD),
        (OpenTable(table, game), MANAGER),  # keyed twice
        (Arrive(name), CAGE),  # not theirs to do
        (c.LeaveTable(name, table), player("Somebody else")),
    )
    return dice.choice(wishes)


def walk(rules: Rules, seed: str, steps: int) -> Evening:
    """An evening of so many steps; WrongError if the room did what it may not."""
    evening = Evening(rules, seed)
    for _ in range(steps):
        evening.step()
    evening.ends()
    return evening


def main() -> int:
    walks = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    steps = int(sys.argv[2]) if len(sys.argv) > 2 else 400
    for book in BOOKS:
        rules = resolve(rulebook(book))
        for number in range(walks):
            walk(rules, f"{book}/{number}", steps)
        print(f"{book}: {walks:,} evenings of {steps:,} steps, nothing wrong", flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
