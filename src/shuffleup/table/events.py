"""What has happened at a table: facts, in the past tense, each a small frozen struct.

A hand's own events stand between ``Began`` and ``HandEnded``. Nothing is derived again when a log
is replayed: where button and blinds were, what was owed and what was taken are facts.
"""

from __future__ import annotations

from msgspec import Struct

from shuffleup.games import Sheet
from shuffleup.hand.setup import Post, Stakes
from shuffleup.law import Rules
from shuffleup.log.codec import known
from shuffleup.table.chips.chip_events import (
    CashChanged,
    ChipsAdded,
    ChipsBought,
    ChipsDelivered,
    ChipsPassed,
    ChipsRemoved,
    ColouredUp,
    Paid,
    Racked,
)
from shuffleup.table.house import House
from shuffleup.table.state import Arrival, Pile, Places, Standing, Way


class TableOpened(Struct, frozen=True):
    """A table opens: its game, its law, what the house designates."""

    game: Sheet
    stakes: Stakes
    seats: int
    rules: Rules
    rulebook: str
    house: House


class Noted(Struct, frozen=True):
    """For the record alone; nothing at the table changes. A session of bots notes how it is played
    (``kind`` "session"), so that it can be taken up again."""

    kind: str
    facts: tuple[tuple[str, str], ...] = ()


class ButtonStarted(Struct, frozen=True):
    """Where the first button is, as it was told."""

    seat: int


class Drawn(Struct, frozen=True):
    """Cards were drawn for the button, and who has it."""

    seats: tuple[int, ...]
    cards: tuple[int, ...]
    button: int


class Designated(Struct, frozen=True):
    """The house designates this for the table from now on."""

    house: House


class BookChanged(Struct, frozen=True):
    """Another law from the next hand on; ``rulebook`` names the book and its text."""

    rules: Rules
    rulebook: str


class GameChanged(Struct, frozen=True):
    """Another game or other stakes; ``frozen`` is where button and blinds stay through stud."""

    game: Sheet
    stakes: Stakes
    frozen: Places | None = None
    stage: int = 0


class ChoiceGiven(Struct, frozen=True, gc=False):
    """Dealer's choice: the next game is this player's to call."""

    seat: int


class TimeSaid(Struct, frozen=True, gc=False):
    """Somebody told the time, in minutes."""

    now: int


class PutOnHold(Struct, frozen=True, gc=False):
    """Hand for hand: the table waits for the others before its next hand."""


class LetGoOn(Struct, frozen=True, gc=False):
    """The table may deal again."""


# ---- seats -----------------------------------------------------------------------------------


class Seated(Struct, frozen=True):
    """A player sits down, with what, from where, and how he stands with the blinds."""

    seat: int
    player: str
    amount: int
    arrival: Arrival = Arrival.LIST
    standing: Standing = Standing.NEW
    way: Way = Way.WAIT
    piles: tuple[Pile, ...] = ()
    cash: int = 0  # of the amount, money that does not play


class LockedUp(Struct, frozen=True):
    """A seat is kept for somebody who is not there yet, with chips or without."""

    seat: int
    player: str
    amount: int


class Offered(Struct, frozen=True):
    """The room sends somebody to an open seat."""

    seat: int
    player: str


class Left(Struct, frozen=True, gc=False):
    """A player leaves with all that is in front, bought or on its way."""

    seat: int
    amount: int


class WentAway(Struct, frozen=True, gc=False):
    """A player leaves the table for a while; the chips stay."""

    seat: int


class CameBack(Struct, frozen=True, gc=False):
    """A player is at the table again, and wants hands."""

    seat: int


class SatOut(Struct, frozen=True, gc=False):
    """A player is there and wants no hand until further notice."""

    seat: int


class HandAsked(Struct, frozen=True, gc=False):
    """A player who is away wants to be dealt in."""

    seat: int


class SeatAsked(Struct, frozen=True, gc=False):
    """A player wants that seat when it is open."""

    seat: int
    to: int


class SeatHeld(Struct, frozen=True, gc=False):
    """An open seat is kept for a player who plays off the button."""

    seat: int
    to: int


class SeatChanged(Struct, frozen=True):
    """A player moves; who sat there, a newcomer, takes the old seat. Where the mover then stands
    with the blinds follows in a ``Reckoned``."""

    seat: int
    to: int
    dealt_off: bool = False
    same_place: bool = False  # past nobody: button and blinds go along


# ---- coming in, and what is owed -------------------------------------------------------------


class WayChosen(Struct, frozen=True, gc=False):
    """How a player means to come in; ``waits`` are hands to wait before it."""

    seat: int
    way: Way
    waits: int = 0
    beside: bool = False


class Reckoned(Struct, frozen=True, gc=False):
    """Where a player stands with the blinds now."""

    seat: int
    standing: Standing
    way: Way = Way.WAIT
    owes_big: bool = False
    owes_small: bool = False
    due_small: bool = False
    passes: int = 0
    gone_by: bool = False
    waits: int = 0
    must_post: bool = False
    live_small: bool = False
    buys_next: bool = False
    unposted: bool = False
    missed: int = 0
    near: int = 0


class DealtInWrongly(Struct, frozen=True, gc=False):
    """The dealer will deal this player in by mistake."""

    seat: int


# ---- the hand --------------------------------------------------------------------------------


class Straddled(Struct, frozen=True, gc=False):
    """A straddle to this amount."""

    seat: int
    to: int


class Planned(Struct, frozen=True):
    """The places of coming hands are fixed: a bought button, a repair, a merge. Where ``firm``, and
    a repair is, nobody misses a blind on them."""

    places: tuple[Places, ...]
    firm: bool = True


class Misplaced(Struct, frozen=True):
    """The dealer has the button wrong on the hand that begins; it belonged here."""

    right: Places


class Placed(Struct, frozen=True, gc=False):
    """Button and blinds of the hand that begins."""

    button: int
    small: int
    big: int
    passed: int = 0  # seats a big blind has passed in a new game
    little: tuple[int, ...] = ()  # the seats of still smaller blinds


class Began(Struct, frozen=True):
    """A hand begins: who plays with what, and the forced bets. Its stakes are the table's unless
    they are given; its law is the table's."""

    number: int
    stacks: tuple[int, ...]
    button: int
    posts: tuple[Post, ...]
    stakes: Stakes | None = None
    carried: int = 0
    outside: bool = False
    ask_show: bool = False
    unposted: tuple[Post, ...] = ()  # a blind that is due and was not asked for, by mistake


class HandEnded(Struct, frozen=True, gc=False):
    """The hand is over and its chips are back in front of the players."""

    number: int


class HandVoided(Struct, frozen=True, gc=False):
    """The hand is taken back: chips, button and blinds are as before it."""

    number: int


class Carried(Struct, frozen=True, gc=False):
    """Forfeited chips that stay in the pot for the next deal."""

    amount: int


# ---- kill ------------------------------------------------------------------------------------


class LegsUp(Struct, frozen=True):
    """Pots won in a row towards a kill, by player."""

    legs: tuple[tuple[str, int], ...]


class KillDue(Struct, frozen=True, gc=False):
    """Who must kill the next hand, NOWHERE for nobody."""

    seat: int


class KillChosen(Struct, frozen=True, gc=False):
    """A player kills the next pot of his own will."""

    seat: int


class Barred(Struct, frozen=True, gc=False):
    """No hand until this is paid; 0: it is."""

    seat: int
    owed: int


# ---- the house -------------------------------------------------------------------------------


class SetupChanged(Struct, frozen=True, gc=False):
    """New decks (``new``), or the time since which these are used."""

    new: bool = True


# ---- the floor -------------------------------------------------------------------------------


class Questioned(Struct, frozen=True):
    """A report on the hand that the book leaves to the floor; the hand stands still."""

    report: str
    options: tuple[str, ...]


class Ruled(Struct, frozen=True):
    """How the floor ruled on a report: what it said, on which grounds, and who chose what."""

    report: str
    says: str
    grounds: tuple[str, ...]
    chosen: str = ""
    by: str = ""
    why: str = ""


TableEvent = (
    TableOpened | Noted | ButtonStarted | Drawn | Designated | BookChanged | GameChanged
    | ChoiceGiven | TimeSaid | PutOnHold | LetGoOn | Seated | LockedUp | Offered | Left | WentAway
    | CameBack | SatOut | HandAsked | SeatAsked | SeatHeld | SeatChanged | WayChosen | Reckoned
    | DealtInWrongly | Straddled | Planned | Misplaced | Placed | Began | HandEnded | HandVoided
    | Carried | LegsUp | KillDue | KillChosen | Barred | ChipsAdded | ChipsBought | CashChanged
    | ChipsDelivered | ChipsRemoved | ChipsPassed | ColouredUp | Racked | Paid | SetupChanged
    | Questioned | Ruled
)  # fmt: skip

known("table", *TableEvent.__args__)
