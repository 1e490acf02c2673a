"""One seat between two hands: its player buys chips, goes away, comes back, moves, leaves.

Everything is put to the table's judge, and the law says no where it must. ``Tableside`` is the
table, the way to ask it, and the dice; ``Rates`` how often people want what.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import accumulate
from random import Random

from msgspec import Struct

from shuffleup.floor.senders import DEALER, Sender, player
from shuffleup.law.ruling import Reason, Refusal
from shuffleup.sim.session.crowd import CROWD, newcomer
from shuffleup.table import commands as c
from shuffleup.table.blinds.account import Arrival, EntryChoice, Standing
from shuffleup.table.blinds.in_turn import least_stack, seat_of
from shuffleup.table.chips.in_play import playing
from shuffleup.table.state import Seat, Table, taken_seats

SMALL_BETS = 100  # the usual stack
TRIES = 4  # sums somebody tries to buy in for
WAYS_IN = (Arrival.LIST, Arrival.BROKEN, Arrival.MUST_MOVE)
Do = Callable[[c.AnyTableCommand, Sender], Refusal | None]  # puts a command to the table


class Rates(Struct, frozen=True):
    """How often between two hands, of a thousand; ``scaled`` makes a calmer or a wilder room."""

    come: int = 300  # to an open seat
    come_back: int = 250
    choose: int = 600  # a way in
    leave: int = 8
    go_away: int = 20
    sit_out: int = 5
    move: int = 10
    top_up: int = 15
    give_up: int = 200  # when the chips are gone
    straddle: int = 60  # the whole table
    kill: int = 40
    chop: int = 300  # when it comes to the blinds
    step_out: int = 5  # in a hand
    new_setup: int = 3

    def scaled(self, per_cent: int) -> Rates:
        restless = ("leave", "go_away", "sit_out", "move", "top_up", "give_up")
        bold = ("straddle", "kill", "chop", "step_out", "new_setup")
        slower = {name: getattr(self, name) * per_cent // 100 for name in (*restless, *bold)}
        return Rates(self.come, self.come_back, self.choose, **slower)


class Tableside:
    """A table, the way to put a command to it, and the dice; ``stack`` is what one buys in for, 0
    for the usual. ``person`` is somebody no bot plays for, who looks after their own seat. The dice
    are made when somebody throws them: at a steady table nobody does."""

    __slots__ = ("_dice", "do", "person", "rates", "seed", "stack", "table")

    def __init__(
        self, table: Table, do: Do, seed: str, rates: Rates, stack: int, person: str = ""
    ) -> None:
        self.table, self.do, self.seed = table, do, seed
        self.rates, self.stack, self.person = rates, stack, person
        self._dice: Random | None = None

    @property
    def dice(self) -> Random:
        if self._dice is None:
            self._dice = Random(self.seed)
        return self._dice

    def chance(self, rate: int) -> bool:
        return self.dice.randrange(1000) < rate

    def asks(self, at: int, command: c.AnyTableCommand) -> Refusal | None:
        """The player of a seat puts it to the table."""
        return self.do(command, sender_at(self.table, at))


def sender_at(table: Table, at: int) -> Sender:
    """The player of a seat; the dealer for one that is nobody's, or for none."""
    seat = table.seats[at] if at >= 0 else None
    return player(seat.player) if seat else DEALER


def at_a_seat(room: Tableside, at: int) -> None:
    seat = room.table.seats[at]
    if seat is None:
        if not takes_open_seat(room, at) and room.chance(room.rates.come):
            sits(room, at)
        return
    if is_short(room.table, seat):
        buys(room, at, seat)
    elif not seat.presence.here or seat.presence.sits_out:
        comes_back(room, at)
    else:
        is_restless(room, at, seat)
    comes_in(room, at, room.rates.choose)


def is_short(table: Table, seat: Seat) -> bool:
    """Too few chips for a hand, and none on their way."""
    if seat.account.standing is Standing.LOCKED:
        return False
    return playing(table, seat) + seat.chips.bought + seat.chips.coming < least_stack(table)


def sits(room: Tableside, at: int) -> None:
    """Somebody new takes an open seat; a sum the house does not take is tried otherwise."""
    table, dice = room.table, room.dice
    names = {seat.player for _, seat in taken_seats(table)}
    start = 0 if not table.hands else dice.randrange(len(CROWD))
    came = dice.choices(WAYS_IN, (8, 1, 1))[0] if table.hands else Arrival.LIST
    who, amount = newcomer(names, start), buy_in(room)
    for _ in range(TRIES):
        refusal = room.do(c.Sit(at, who, amount, came), player(who))
        if refusal is None:
            return
        amount = otherwise(amount, refusal)


def buy_in(room: Tableside) -> int:
    table = room.table
    amount = room.stack or SMALL_BETS * table.stakes.small_bet
    if table.house.buy_in is None:
        return amount
    least, most = table.house.buy_in
    return max(least, min(amount, most))


def otherwise(amount: int, refusal: Refusal) -> int:
    """Another sum, after one was refused."""
    return amount // 2 if refusal.reason is Reason.TOO_MANY_CHIPS else amount * 2


def buys(room: Tableside, at: int, seat: Seat) -> None:
    """Chips again, or the seat is free for somebody else."""
    amount = buy_in(room)
    if room.rates.give_up and room.chance(room.rates.give_up):
        room.asks(at, c.Leave(at))
        return
    for _ in range(TRIES):
        refusal = room.asks(at, c.AddChips(at, amount))
        if refusal is None:
            return
        amount = otherwise(amount, refusal)
    if room.asks(at, c.Leave(at)) is None:
        sits(room, at)


def comes_back(room: Tableside, at: int) -> None:
    roll = room.dice.randrange(1000)
    if roll < room.rates.come_back:
        room.asks(at, c.ComeBack(at))
    elif roll > 990:
        room.asks(at, c.AskForHand(at))


def is_restless(room: Tableside, at: int, seat: Seat) -> None:
    """Leave, go away, sit a few out, move to an open seat, or put more chips on the table."""
    rates, roll = room.rates, room.dice.randrange(1000)
    wishes = (rates.leave, rates.go_away, rates.sit_out, rates.move, rates.top_up)
    wish = next((one for one, sum_ in enumerate(accumulate(wishes)) if roll < sum_), -1)
    if wish == 3:
        moves(room, at)
    elif wish == 4:
        tops_up(room, at, seat)
    elif wish >= 0:
        room.asks(at, (c.Leave, c.GoAway, c.SitOut)[wish](at))


def moves(room: Tableside, at: int) -> None:
    """To an open seat, having asked for it; with none open, the wish alone."""
    table = room.table
    to = room.dice.choice([one for one in range(table.n) if one != at])
    room.asks(at, c.AskForSeat(at, to))
    if table.seats[to] is None:
        room.asks(at, c.ChangeSeat(at, to))


def takes_open_seat(room: Tableside, at: int) -> bool:
    """Whether somebody at the table, who had asked for it, moves to a seat that is open."""
    asked = [who for who, to in room.table.claims.requests if to == at]
    seat = seat_of(room.table, asked[0]) if asked else None
    return seat is not None and room.asks(seat, c.ChangeSeat(seat, at)) is None


def tops_up(room: Tableside, at: int, seat: Seat) -> None:
    wanted = buy_in(room) - seat.stack
    room.asks(at, c.AddChips(at, wanted if wanted > 0 else room.table.stakes.small_bet))


def comes_in(room: Tableside, at: int, rate: int) -> None:
    """A way in for a player who is not in the turn of the blinds: any that is not refused."""
    seat = room.table.seats[at]
    if (
        seat is None
        or not seat.presence.here
        or seat.presence.sits_out
        or seat.account.entry is not EntryChoice.WAIT
    ):
        return
    if (seat.account.standing is Standing.IN and not seat.account.owes) or not room.chance(rate):
        return
    if seat.account.dealt_off and not room.dice.randrange(2):
        room.asks(at, c.LetPass(at))
        return
    ways = (
        EntryChoice.POST,
        EntryChoice.WAIT,
        EntryChoice.BEHIND,
        EntryChoice.BUY,
        EntryChoice.STRADDLE,
    )
    room.asks(at, c.Choose(at, room.dice.choices(ways, (50, 20, 15, 10, 5))[0]))
