"""What has happened at a table: facts, in the past tense, each a small frozen struct.

A hand's own events stand between ``Began`` and ``HandEnded``. Nothing is derived again when a log
is replayed: where button and blinds were, what was owed and what was taken are facts.
"""

from __future__ import annotations

from msgspec import Struct

from shuffleup.floor.ruling_record import Ruled as Ruled
from shuffleup.games import Sheet
from shuffleup.hand.setup import NO_DROP, Drop, Post, Stakes
from shuffleup.law import Rules
from shuffleup.log.codec import known
from shuffleup.log.sealing import sealed_where
from shuffleup.table.blinds.account import Account, EntryChoice, Standing
from shuffleup.table.blinds.button import Places
from shuffleup.table.by_hand.by_hand_events import ChipsCounted, DropReported, HandReported
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
from shuffleup.table.chips.chip_records import Pile
from shuffleup.table.deal.deal_records import AgreementOffer
from shuffleup.table.house import House
from shuffleup.table.seats.put_back_event import PutBack as PutBack


class TableOpened(Struct, frozen=True, omit_defaults=True):
    """A table opens: its game, its law, what the house designates; whether people deal it."""

    game: Sheet
    stakes: Stakes
    seats: int
    rules: Rules
    rulebook: str
    house: House
    by_hand: bool = False


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
    """A player sits down, with what, and where they stand with the blinds."""

    seat: int
    player: str
    amount: int
    account: Account = Account(Standing.NEW)
    paid: int = 0  # of the round of blinds, where it is not the player's first
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


class SeatsReleased(Struct, frozen=True):
    """Seats kept while a button was played off are open again."""

    seats: tuple[int, ...]


class SeatChanged(Struct, frozen=True):
    """A player moves; a newcomer who sat there takes the old seat. Where the mover then stands with
    the blinds follows in a ``Reckoned``."""

    seat: int
    to: int
    same_place: bool = False  # past nobody: button and blinds go along


# ---- coming in, and what is owed -------------------------------------------------------------


class EntryChosen(Struct, frozen=True, gc=False):
    """How a player means to come in; ``waits`` are hands to wait before it."""

    seat: int
    choice: EntryChoice
    waits: int = 0
    beside: bool = False  # between a buyer of the button and the small blind


class Reckoned(Struct, frozen=True, gc=False):
    """Where a player stands with the blinds now."""

    seat: int
    account: Account


class DealtInWrongly(Struct, frozen=True, gc=False):
    """The dealer will deal this player in by mistake."""

    seat: int


# ---- the hand --------------------------------------------------------------------------------


class Straddled(Struct, frozen=True, gc=False):
    """A straddle to this amount."""

    seat: int
    to: int


class Planned(Struct, frozen=True):
    """The places of coming hands are fixed: a bought button, a repair, a merge. If they are
    ``firm``, as after a repair, nobody misses a blind on them."""

    places: tuple[Places, ...]
    firm: bool = True


class Misplaced(Struct, frozen=True):
    """The dealer has the button wrong on the hand that begins; it belonged here."""

    right: Places


class Placed(Struct, frozen=True, gc=False):
    """Button and blinds of the hand that begins."""

    places: Places
    passed: int = 0  # seats a big blind has passed in a new game


class Began(Struct, frozen=True, gc=False, omit_defaults=True):
    """A hand begins: who plays with what, and the forced bets. Its stakes are the table's unless
    they are given; its law is the table's."""

    number: int
    stacks: tuple[int, ...]
    button: int
    posts: tuple[Post, ...]
    paid: tuple[int, ...] = ()  # of the round of blinds, by seat, with this hand; bits
    stakes: Stakes | None = None
    carried: int = 0
    outside: bool = False
    ask_show: bool = False
    unposted: tuple[Post, ...] = ()  # a blind that is due and was not asked for, by mistake
    drop: Drop = NO_DROP  # what the house takes of its pots
    dealt_from: int = 1  # which deck of the setup


class HandEnded(Struct, frozen=True, gc=False):
    """The hand is over and its chips are back in front of the players."""

    number: int


class HandVoided(Struct, frozen=True, gc=False):
    """The hand is taken back: chips, button and blinds are as before it."""

    number: int


class Carried(Struct, frozen=True, gc=False):
    """Forfeited chips that stay in the pot for the next deal."""

    amount: int


class AgreementOffered(Struct, frozen=True, gc=False):
    """One of two players offers the other to chop, or to share the pot."""

    offer: AgreementOffer


# ---- kill ------------------------------------------------------------------------------------


class LegsUp(Struct, frozen=True):
    """Pots won in a row towards a kill, by player."""

    legs: tuple[tuple[str, int], ...]


class KillDue(Struct, frozen=True, gc=False):
    """The seat that must kill the next hand, NOWHERE if none must."""

    seat: int


class KillChosen(Struct, frozen=True, gc=False):
    """A player chooses to kill the next pot."""

    seat: int


class Barred(Struct, frozen=True, gc=False):
    """A player gets no hand until this is paid; 0: it is paid."""

    seat: int
    owed: int


# ---- the house -------------------------------------------------------------------------------


class SetupChanged(Struct, frozen=True, gc=False):
    """New decks (``new``), or only the time from which these are in use."""

    new: bool = True


# ---- the floor -------------------------------------------------------------------------------


class Questioned(Struct, frozen=True):
    """A report that the book leaves to the floor; play stands still. A ``Ruled`` answers it."""

    report: str
    options: tuple[str, ...]


TableEvent = (
    TableOpened | Noted | ButtonStarted | Drawn | Designated | BookChanged | GameChanged
    | ChoiceGiven | TimeSaid | PutOnHold | LetGoOn | Seated | LockedUp | Offered | Left
    | WentAway | CameBack | SatOut | HandAsked | SeatAsked | SeatHeld | SeatsReleased
    | SeatChanged | EntryChosen | Reckoned | DealtInWrongly | Straddled | Planned | Misplaced
    | Placed | Began | HandEnded | HandVoided | Carried | AgreementOffered | LegsUp | KillDue
    | KillChosen | Barred
    | ChipsAdded | ChipsBought | CashChanged | ChipsDelivered | ChipsRemoved | ChipsPassed
    | ColouredUp | Racked | Paid | SetupChanged | Questioned | Ruled
    | HandReported | ChipsCounted | DropReported | PutBack
)  # fmt: skip

# A ruling is the floor's own record, wherever it was given.
known("table", *(kind for kind in TableEvent.__args__ if kind is not Ruled))

# What hides something of what it tells: see ``viewing.stream.told``.
sealed_where(Noted, lambda noted: bool(noted.facts))
sealed_where(Questioned, lambda asked: ":" in asked.report)
