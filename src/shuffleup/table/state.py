"""The state of a table: who sits where with what, where button and blinds were, what is owed.

``Table`` and ``Seat`` are plain private records, changed only by ``table.apply``; ``copy`` before
you apply if you need the old one. While a hand is played its chips are in ``table.hand``; ``stack``
is what was in front when it began, and changes when it is over.
"""

from __future__ import annotations

from enum import Enum
from typing import Any, Final

from msgspec import Struct

from shuffleup.games import Sheet
from shuffleup.hand.setup import Stakes
from shuffleup.hand.state import Hand
from shuffleup.hand.state import copy as copy_hand
from shuffleup.law import Rules
from shuffleup.table.house import House

NOWHERE: Final = -1
FOLLOWS: Final = -2  # of a planned hand: the blind goes on from where it then is
MOST_SEATS: Final = 10


class Standing(Enum):
    """Where a player stands with the blinds of the table."""

    IN = "in"  # takes the blinds in turn
    NEW = "new"  # has not yet had a hand here
    MOVED = "moved"  # changed seats and is not back in the turn of the blinds
    PASSING = "passing"  # lets the blinds go by, as one may after dealing off
    LOCKED = "locked"  # a seat kept for somebody who is not there yet


class Way(Enum):
    """How a player who is not in the turn of the blinds means to come in."""

    WAIT = "wait"  # for the big blind
    POST = "post"
    BEHIND = "wait for the button"
    BUY = "buy the button"
    BUY_NEXT = "come in and buy the button next"
    STRADDLE = "post in the straddle"


class Arrival(Enum):
    LIST = "list"
    BROKEN = "broken"
    MUST_MOVE = "must-move"


class Places(Struct, frozen=True, gc=False):
    """The button and the seats of the small and the big blind of a hand; any may be an empty seat,
    and NOWHERE where there is none. ``little`` are the seats of still smaller blinds, in order."""

    button: int
    small: int = NOWHERE
    big: int = NOWHERE
    little: tuple[int, ...] = ()


class Before(Struct, frozen=True):
    """What a hand changes at its table before a card is dealt, as it was: a hand that is void goes
    back to it."""

    places: Places = Places(NOWHERE)
    planned: tuple[tuple[Places, bool], ...] = ()
    right: Places | None = None
    frozen: Places | None = None
    passed: int = 0
    carried: int = 0
    deck: int = 0
    last_dealt: int = 0
    posts: tuple[Any, ...] = ()
    paid: tuple[tuple[int, bool], ...] = ()  # of the round, and whether dealt off, by seat
    drew: int = 0  # seats


class Pile(Struct, frozen=True, gc=False):
    """Chips of one denomination."""

    chip: int
    count: int


# What a player has paid of this round of blinds, as bits.
PAID_BIG: Final = 1
PAID_SMALL: Final = 2
HAD_BUTTON: Final = 4

SEAT_FIELDS: Final = (
    "arrival", "asked", "barred", "behind", "beside", "bought", "busted", "buys_next", "cash",
    "coming", "dealt_off", "drew", "due_small", "gone_by", "here", "live_small", "misdealt",
    "missed", "must_post", "near", "owes_big", "owes_small", "paid", "passes", "piles", "plain",
    "player", "racked", "short_buys", "since", "sits_out", "stack", "standing", "unposted",
    "waits", "way",
)  # fmt: skip


class Seat:
    """One player at the table. ``plain`` says that nothing below it is out of the ordinary."""

    __slots__ = SEAT_FIELDS

    player: str
    stack: int
    plain: bool
    standing: Standing
    way: Way
    here: bool  # at the table; who is away misses blinds
    sits_out: bool  # here, and does not want to be dealt in
    asked: bool  # away, and asked for a hand
    owes_big: bool  # missed big blind: one, however often it passed
    owes_small: bool
    due_small: bool  # skipped by a moving button for a big blind: due on the next hand
    waits: int  # hands to wait before coming in
    near: int  # moved: players whom the big blind reached first before
    must_post: bool  # no hand without a big blind
    passes: int  # big blinds let by since sitting down or moving
    gone_by: bool  # the button has passed the seat since
    paid: int  # of this round
    dealt_off: bool  # moved in a way that lets the blinds pass once
    live_small: bool  # moved after the big blind: the small blind is posted at the new seat
    beside: bool  # between a buyer of the button and the small blind
    buys_next: bool  # buys the button on the next hand
    arrival: Arrival
    since: int  # order of arrival: who has been in the game longest
    drew: bool  # drew for the first button
    misdealt: bool  # will be dealt in by mistake
    unposted: bool  # was dealt in this hand although owing
    missed: int  # big blinds missed in a row, for the room
    busted: bool  # lost all the chips
    short_buys: int  # in a row, since going broke
    piles: tuple[Pile, ...]  # the stack by denomination, as far as known; the rest plays
    racked: bool
    barred: int  # chips owed before another hand: a kill refused
    behind: int  # chips bought, not there yet, that play
    coming: int  # chips bought and not there yet
    cash: int  # of the stack, what is money and not chips
    bought: int  # chips bought in this hand, in play when it is over

    def __init__(self, player: str, stack: int, since: int = 0) -> None:
        self.player = player
        self.stack = stack
        self.since = since
        self.standing = Standing.IN
        self.way = Way.WAIT
        self.arrival = Arrival.LIST
        self.here = self.plain = True
        self.sits_out = self.asked = self.owes_big = self.owes_small = self.due_small = False
        self.must_post = self.gone_by = self.dealt_off = self.live_small = self.beside = False
        self.buys_next = self.drew = self.misdealt = self.unposted = self.racked = False
        self.busted = False
        self.waits = self.passes = self.paid = self.missed = self.short_buys = self.barred = 0
        self.near = self.behind = self.coming = self.cash = self.bought = 0
        self.piles = ()

    @property
    def owes(self) -> bool:
        return self.owes_big or self.owes_small

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Seat):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in SEAT_FIELDS)

    __hash__ = None  # type: ignore[assignment]


def is_plain(seat: Seat) -> bool:
    """Whether a seat is dealt in, in turn, without a question."""
    return (
        seat.standing is Standing.IN
        and seat.here
        and not (seat.owes_big or seat.owes_small or seat.due_small or seat.live_small)
        and not (seat.sits_out or seat.racked or seat.barred or seat.misdealt or seat.busted)
        and not (seat.waits or seat.behind or seat.cash or seat.bought or seat.piles)
        and not seat.buys_next
        and seat.way is Way.WAIT
    )


def copy_seat(seat: Seat) -> Seat:
    other = Seat.__new__(Seat)
    for name in SEAT_FIELDS:
        setattr(other, name, getattr(seat, name))
    return other


FIELDS: Final = (
    "absent", "accounts", "before", "big", "button", "caller", "carried", "charged_at",
    "collected", "deck", "first", "frozen", "game", "hand", "hands", "held", "house",
    "killer", "last", "last_dealt", "legs", "little", "log", "misplaced", "moved", "n",
    "new_game", "now", "offered", "on_hold", "passed", "planned", "posts", "question", "requests",
    "right", "rulebook", "rules", "seats", "setup", "setup_at", "small", "spare", "stage",
    "stage_at", "stage_hands", "stakes", "straddles", "taken", "turn_at", "version", "volunteer",
)  # fmt: skip
APART: Final = ("log", "taken", "last")  # how it was told, not what is so


class Table:
    """One table. Read it freely; change it only through ``apply`` and ``proceed``."""

    __slots__ = FIELDS

    rules: Rules
    rulebook: str  # digest of the book in force
    game: Sheet
    stakes: Stakes
    house: House
    seats: list[Seat | None]
    n: int
    hands: int  # hands begun
    button: int  # of the last hand, perhaps an empty seat
    small: int
    big: int
    little: tuple[int, ...]  # the seats of blinds smaller than these two
    before: Before  # how it was before this hand, or the last one
    absent: int  # seats that were dealt this hand while their players were away
    accounts: tuple[Any, ...]  # of players, as they were before it, where it changed them
    first: int  # the seat that has the first button, NOWHERE until known
    planned: tuple[tuple[Places, bool], ...]  # places of coming hands, and whether they are firm
    misplaced: Places | None  # where they belong on the hand that begins, if they are wrong
    right: Places | None  # where they belonged on the last hand, if the dealer had them wrong
    frozen: Places | None  # kept through a round of stud
    new_game: bool  # the first round of a game that was drawn for
    passed: int  # seats a big blind has passed in the new game
    requests: tuple[tuple[str, int], ...]  # seats asked for, by whom, in order
    held: tuple[tuple[int, str], ...]  # open seats claimed while a button is played off
    offered: tuple[tuple[int, str], ...]  # open seats a newcomer was sent to
    straddles: tuple[tuple[int, int], ...]  # seat and amount, for the coming hand
    legs: tuple[tuple[str, int], ...]  # pots won in a row towards a kill, by player
    killer: int  # who must kill the next hand
    volunteer: int  # who chose to
    posts: tuple[Any, ...]  # the forced bets of the hand being played or last played
    carried: int  # chips left in the pot for the next deal
    last_dealt: int  # seats dealt in last
    collected: dict[str, int]  # what the house has taken, by purse
    spare: int  # chips paid to get back in (a kill refused), dead in the next pot
    setup: int  # which setup of decks
    setup_at: int  # since when, in minutes of the day
    deck: int  # which deck of the setup
    now: int  # minutes, as told from outside
    turn_at: int  # when the turn began, as the clock stood; NOWHERE while no time was told
    moved: int  # events of the hand when the time was last told
    on_hold: bool  # no hand is dealt until the other tables have finished theirs
    stage: int  # of a rotation of games
    stage_hands: int
    stage_at: int  # since when, in minutes
    caller: int  # whose choice the next game is, NOWHERE for who has the button
    charged_at: int  # when time was last collected, -1 for never
    question: str  # a report on the hand that the floor has to decide; empty if none
    hand: Hand | None
    last: Hand | None  # the hand last played
    log: list[Any]  # events not yet taken away by whoever keeps them
    taken: int  # events of the hand that are in the log
    version: int  # events so far

    def __init__(
        self, game: Sheet, stakes: Stakes, seats: int, rules: Rules, rulebook: str, house: House
    ) -> None:
        self.game, self.stakes, self.rules = game, stakes, rules
        self.rulebook, self.house = rulebook, house
        self.n = seats
        self.seats = [None] * seats
        self.button = self.small = self.big = self.first = self.killer = self.volunteer = NOWHERE
        self.before, self.accounts = Before(), ()
        self.right = self.frozen = self.misplaced = None
        self.legs = ()
        self.planned = self.requests = self.held = self.offered = self.straddles = self.posts = ()
        self.absent = 0
        self.little = ()
        self.hands = self.passed = self.carried = self.last_dealt = self.spare = 0
        self.question = ""
        self.setup = 1
        self.deck = self.stage = self.stage_hands = 0
        self.setup_at = self.now = self.stage_at = 0
        self.caller, self.charged_at = NOWHERE, -1
        self.new_game = self.on_hold = False
        self.turn_at, self.moved = NOWHERE, 0
        self.collected = {}
        self.hand = self.last = None
        self.log = []
        self.taken = self.version = 0

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Table):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in COMPARED)

    __hash__ = None  # type: ignore[assignment]


COMPARED: Final = tuple(name for name in FIELDS if name not in APART)


def copy(table: Table) -> Table:
    """An independent state: what happens to one is not seen by the other."""
    other = Table.__new__(Table)
    for name in FIELDS:
        setattr(other, name, getattr(table, name))
    other.seats = [copy_seat(seat) if seat else None for seat in table.seats]
    other.collected = dict(table.collected)
    other.hand = copy_hand(table.hand) if table.hand else None
    other.log = list(table.log)
    return other


# ---- looking around --------------------------------------------------------------------------


def seated(table: Table, seat: int) -> Seat:
    """The player of a seat that is known to be taken."""
    found = table.seats[seat]
    assert found is not None, seat
    return found


def is_fixed(table: Table) -> bool:
    """Whether the places of the next hand were fixed by a repair or a merge."""
    return bool(table.planned) and table.planned[0][1]


def taken_seats(table: Table) -> list[tuple[int, Seat]]:
    """Seats with a player, in order."""
    return [(at, seat) for at, seat in enumerate(table.seats) if seat is not None]


def arc(table: Table, after: int, to: int) -> int:
    """The mask of the seats after one up to and with another, clockwise; all if they are one."""
    mask, at = 0, after
    while True:
        at = (at + 1) % table.n
        mask |= 1 << at
        if at in (to, after):
            return mask


def between(table: Table, after: int, before: int) -> int:
    """The mask of the seats strictly between two."""
    if after == before:
        return 0
    return arc(table, after, before) & ~(1 << before)
