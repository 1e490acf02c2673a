"""The hand dealt last (``DealtHand``), the decks, the clock, and how all was ``Before`` the hand.

No card is in any of them: a table that is dealt by hand has them too.
"""

from __future__ import annotations

from enum import Enum

from msgspec import Struct

from shuffleup.hand.setup import Post
from shuffleup.table.blinds.account import Account
from shuffleup.table.blinds.button import NOWHERE, Button, Places
from shuffleup.table.house import Stage
from shuffleup.table.kill.kill_record import Kill
from shuffleup.table.mix.mix_record import Mix


class Agreement(Enum):
    """What two players can agree on; the value is how one says it."""

    CHOP = "chop"
    SPLIT_POT = "split the pot"


class AgreementOffer(Struct, frozen=True, gc=False):
    """One player's consent, which waits for the other's. Whatever happens in the hand withdraws
    it: it stands while the hand has as many events as ``at``."""

    agreement: Agreement
    seat: int
    other: int
    at: int


class DealtHand(Struct, frozen=True, gc=False):
    """The hand being played, or played last: who is in it, and for what."""

    posts: tuple[Post, ...] = ()  # the forced bets
    dealt: int = 0  # seats
    absent: int = 0  # of these, seats whose players were away
    offer: AgreementOffer | None = None  # the last one made in it


class Decks(Struct, frozen=True, gc=False):
    """The decks in use."""

    setup: int = 1  # which setup
    since: int = 0  # since when, in minutes
    deck: int = 0  # which deck of it
    uncounted: bool = False  # a card left the table: it is counted before it is dealt again


class Clock(Struct, frozen=True, gc=False):
    """The time as told from outside, in minutes."""

    now: int = 0
    turn_at: int = NOWHERE  # when the turn began; NOWHERE while no time was told
    moved: int = 0  # events of the hand when the time was last told
    charged_at: int = NOWHERE  # when time was last collected, NOWHERE for never


class Stood(Struct, frozen=True, gc=False):
    """Where a player stood before a hand, known by when they sat down."""

    since: int
    account: Account
    paid: int
    player: str = ""


class Before(Struct, frozen=True, gc=False):
    """What a hand changes at its table, as it was before: a hand that is void goes back to it."""

    places: Places = Places()
    button: Button = Button()
    deal: DealtHand = DealtHand()
    decks: Decks = Decks()
    carried: int = 0
    kill: Kill = Kill()
    seats: tuple[Stood | None, ...] = ()
    mix: Mix = Mix()
    stage: Stage | None = None  # of a mix: the game that was played, and for how long
    held: int = 0  # of the chips that the house keeps, those of earlier hands
