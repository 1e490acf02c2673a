"""The state of one hand: a plain private record, changed only by ``apply``.

Seats are ints from 0 in table order, sets of seats are bit masks, chips are ints. Side pots are not
state: they are read off ``paid``. ``copy`` before you apply if you need the old one. ``names`` are
how people are called, and no part of the state either: two hands that differ in them are equal.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import TYPE_CHECKING, Final

from shuffleup.cards import UNKNOWN
from shuffleup.games import Sheet, Street, Structure
from shuffleup.hand.events import Event
from shuffleup.hand.repairs.mends import NO_MENDS, Mends
from shuffleup.hand.setup import Setup, Stakes
from shuffleup.law import Rules

if TYPE_CHECKING:
    from shuffleup.hand.commands import Command
    from shuffleup.hand.rulings import HandRuling

# What the seat to act is asked. Nobody is asked anything before the first round.
NOTHING: Final = 0
BETTING: Final = 1
BRINGING_IN: Final = 2
DISCARDING: Final = 3
DRAWING: Final = 4
RUNNING: Final = 5
SHOWING: Final = 6
PHASE_NAMES: Final = ("nothing", "bet", "bring in", "discard", "draw", "run it", "show")


FIELDS: Final = (
    "able", "acted", "acted_at", "actor", "acts_last", "aggressor", "base", "bet", "bets", "boards",
    "burned", "burns", "carried", "checked", "dead", "deck", "dropped", "game", "hole", "live",
    "log", "mends", "muck", "mucked", "n", "over", "owing", "paid", "phase", "posted", "rules",
    "runs", "setup", "shown", "split_at", "spoken", "stacks", "stakes", "step", "still_dealt",
    "street", "structure", "tabled", "top", "uncapped", "up", "wagers",
)  # fmt: skip


class Hand:
    """One deal of one game. Read it freely; change it only through ``apply`` and ``proceed``."""

    __slots__ = (*FIELDS, "names")

    setup: Setup
    game: Sheet
    rules: Rules
    stakes: Stakes
    structure: Structure
    n: int  # seats at the table
    stacks: list[int]  # chips behind, by seat
    bets: list[int]  # chips put in this round that count towards the bet
    paid: list[int]  # chips put in this hand that others must match
    dead: int  # chips in the pot that nobody need match
    carried: int  # chips left in the pot after the hand
    dropped: int  # chips the house has taken
    live: int  # seats with a hand that can win
    able: int  # seats with chips behind
    still_dealt: int  # folded seats that still get stud cards, until there is a bet
    owing: int  # seats yet to answer
    acted: int  # seats barred from raising until the betting is reopened
    acted_at: list[int]  # the bet each of those last answered
    checked: int  # seats that checked this round
    acts_last: int  # seats that act after all others on the first round
    spoken: int  # seats that have acted while someone acts last
    actor: int  # the seat asked, -1 if none
    phase: int  # what it is asked
    street: int  # index of the round last opened, -1 before the first
    bet: int  # the amount to match this round
    base: int  # the amount from which the next full raise is measured
    step: int  # the smallest full bet or raise
    wagers: int  # bets and raises of this round that count towards the cap
    uncapped: bool  # heads-up before the cap: no limit on raises this round
    aggressor: int  # who bet or raised last this round
    deck: tuple[int, ...]
    top: int  # index in deck of the next card
    posted: int  # forced wagers made
    burned: int  # burns so far, for the count
    burns: tuple[int, ...]
    muck: tuple[int, ...]  # discards; a folded hand stays in hole
    hole: list[tuple[int, ...]]  # every card of each seat, in the order received
    up: list[tuple[int, ...]]  # those of them dealt face up
    boards: list[tuple[int, ...]]  # one, or one for each run
    split_at: int  # board cards the runs have in common
    runs: int  # how often the rest is dealt, 0 while not asked
    shown: int  # seats that have tabled their hand, or as much of it as the house asks for
    mucked: tuple[int, ...]  # seats that gave up at the showdown, in order
    tabled: list[tuple[int, ...]]  # what each seat has shown; UNKNOWN for a card kept down
    over: bool
    mends: Mends  # what only a repair changes
    log: list[Event]
    names: tuple[str, ...]  # of the players, by seat; none where they have no names

    def __init__(self, setup: Setup) -> None:
        n = len(setup.stacks)
        seated = 0
        for seat, stack in enumerate(setup.stacks):
            if stack:
                seated |= 1 << seat
        self.setup = setup
        self.game = setup.game
        self.rules = setup.rules
        self.stakes = setup.stakes
        self.structure = setup.stakes.structure
        self.n = n
        self.stacks = list(setup.stacks)
        self.bets = [0] * n
        self.paid = [0] * n
        self.acted_at = [0] * n
        self.hole = [()] * n
        self.up = [()] * n
        self.tabled = [()] * n
        self.boards = [()]
        self.live = self.able = seated
        self.dead = setup.carried
        self.dropped = 0
        self.carried = self.owing = self.acted = self.checked = self.spoken = 0
        self.acts_last = self.still_dealt = 0
        self.actor = self.street = self.aggressor = -1
        self.phase = NOTHING
        self.bet = self.base = self.wagers = 0
        self.step = setup.stakes.small_bet
        self.uncapped = self.over = False
        self.deck = self.burns = self.muck = self.mucked = ()
        self.mends = NO_MENDS
        self.top = self.posted = self.burned = self.split_at = self.runs = self.shown = 0
        self.log = []
        self.names = ()

    def act(self, command: Command | str) -> HandRuling:
        """Put a command, or words such as ``"Cy raises to 600"``, to the judge; if it is lawful it
        is done, and the hand goes on to the next choice. The answer says whether, and why not."""
        from shuffleup.hand.act import act

        return act(self, command)

    def who(self, seat: int) -> str:
        """The player of a seat by name, or as people count seats: ``seat 3``."""
        return (self.names[seat] if self.names else "") or f"seat {seat + 1}"

    def __repr__(self) -> str:
        from shuffleup.hand.words.hand_picture import in_a_line

        return f"<Hand: {in_a_line(self)}>"

    def __str__(self) -> str:
        from shuffleup.hand.words.hand_picture import in_lines

        return in_lines(self)

    def _repr_html_(self) -> str:
        from shuffleup.hand.words.hand_picture import in_html

        return in_html(self)

    @property
    def board(self) -> tuple[int, ...]:
        return self.boards[0]

    @property
    def stub(self) -> tuple[int, ...]:
        """The cards still to come, in order: hidden from every view."""
        return self.deck[self.top :]

    @property
    def next_street(self) -> Street:
        return self.game.streets[self.street + 1]

    @property
    def mended(self) -> bool:
        """Whether the floor has repaired anything in this hand."""
        return self.mends.mended

    @property
    def version(self) -> int:
        """How many events made this state."""
        return len(self.log)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Hand):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in FIELDS)

    __hash__ = None  # type: ignore[assignment]


LISTS: Final = (
    "stacks", "bets", "paid", "acted_at", "hole", "up", "tabled", "boards", "log",
)  # fmt: skip
PLAIN: Final = tuple(name for name in FIELDS if name not in LISTS)


def copy(hand: Hand) -> Hand:
    """An independent state: what happens to one is not seen by the other."""
    other = Hand(hand.setup)
    for name in PLAIN:
        setattr(other, name, getattr(hand, name))
    for name in LISTS:
        setattr(other, name, list(getattr(hand, name)))
    other.names = hand.names
    return other


def pot_total(hand: Hand) -> int:
    """All chips in the middle, bets of this round included."""
    return sum(hand.paid) + hand.dead


def lies_open(hand: Hand, seat: int) -> bool:
    """Whether everybody sees the whole hand: of one shown in part the rest stays hidden."""
    return bool(hand.shown >> seat & 1) and UNKNOWN not in hand.tabled[seat]


@cache
def seats_in(mask: int) -> tuple[int, ...]:
    """The seats of a mask, lowest first."""
    return tuple(seat for seat in range(mask.bit_length()) if mask >> seat & 1)


@cache
def clockwise(mask: int, after: int) -> tuple[int, ...]:
    """The seats of a mask, clockwise, starting left of a seat."""
    low = mask & ((1 << (after + 1)) - 1)
    return seats_in(mask ^ low) + seats_in(low)


def mask_of(seats: Iterable[int]) -> int:
    """The mask of some seats."""
    mask = 0
    for seat in seats:
        mask |= 1 << seat
    return mask


def next_seat(mask: int, after: int) -> int:
    """The first seat of a mask to the left of a seat, -1 if the mask is empty."""
    ahead = mask >> (after + 1)
    if ahead:
        return after + (ahead & -ahead).bit_length()
    return (mask & -mask).bit_length() - 1
