"""Primitive repairs: the few things that can be done to a hand when something went wrong.

Each is a fact like any other event, frozen, in the log; ``repairs.mending`` applies them. The floor
judges what happened and composes these; it has no state of its own. Chips and cards are conserved
by every one of them.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

# Places a card can be besides a player's hand, which is its seat.
BOARD: Final = -1
BURNS: Final = -2
MUCK: Final = -3
STUB_TOP: Final = -4
STUB_BOTTOM: Final = -5
ASIDE: Final = -6  # taken out of the hand: a card that counts as a scrap of paper
EVERYONE: Final = -1
UNTIL: Final = ("round", "betting", "award")  # what a deferred report can wait for


class Moved(Struct, frozen=True, gc=False):
    """Cards taken from one place to another; with ``up`` everyone sees them, and at a seat they are
    among its up-cards."""

    cards: tuple[int, ...]
    source: int
    target: int
    up: bool = False


class Restacked(Struct, frozen=True, gc=False):
    """The stub in a new order, by chance or because the rules say which card comes next."""

    stub: tuple[int, ...]


class BurnWaived(Struct, frozen=True, gc=False):
    """No card is burned before this street: its burn was made, or the repair used it up."""

    street: str


class Turned(Struct, frozen=True, gc=False):
    """Cards of a hand that now lie the other way: up-cards, which decide who acts, or down."""

    seat: int
    cards: tuple[int, ...]
    up: bool


class Faced(Struct, frozen=True, gc=False):
    """On this street these seats (a mask) get their card face up, or down, against the game."""

    street: str
    seats: int
    up: bool


class Exposed(Struct, frozen=True, gc=False):
    """Cards that were seen and stay where they are; seat -1 for the deck, the burns or the muck.

    ``to`` is a mask of the seats that saw them: EVERYONE, or 0 for the floor alone.
    """

    seat: int
    cards: tuple[int, ...]
    to: int = EVERYONE


class Rewound(Struct, frozen=True, gc=False):
    """What was done since does not stand: the hand is as it was after that many events, at a moment
    when somebody had to act."""

    to: int


class Killed(Struct, frozen=True, gc=False):
    """A hand that can no longer win; its chips stay in the pot."""

    seat: int


class Revived(Struct, frozen=True, gc=False):
    """A hand given up or killed by mistake plays on."""

    seat: int


class TurnGiven(Struct, frozen=True, gc=False):
    """The action is on this seat, and everyone in ``owing`` has still to answer. With ``may_fold``
    it may fold where the game would force a bet."""

    seat: int
    owing: int = 0
    may_fold: bool = False


class Bound(Struct, frozen=True, gc=False):
    """A seat is held to what it did out of turn, while the bet stays what it was.

    With ``by_call`` a call in between sets it free too. When somebody in between has bet, it may do
    what is named in ``no_more`` (the bet is within its own ``to``) or ``more``, all if none is.
    """

    seat: int
    action: str  # fold, check, call or raise
    to: int
    bet: int
    by_call: bool = False
    no_more: tuple[str, ...] = ()
    more: tuple[str, ...] = ()
    grounds: tuple[str, ...] = ()  # of the ruling that says so


class Released(Struct, frozen=True, gc=False):
    """What the seat did out of turn no longer binds it."""

    seat: int


class Limited(Struct, frozen=True, gc=False):
    """A seat that may only do these (fold, check, call, raise) until it has acted, or for the whole
    round; with ``to`` a raise is to that amount. Nothing named lifts the limit."""

    seat: int
    may: tuple[str, ...]
    to: int = 0
    all_round: bool = False
    grounds: tuple[str, ...] = ()  # of the ruling that says so: whatever it bars is refused by them


class AllInDeclared(Struct, frozen=True, gc=False):
    """All-in with chips behind: in for the pot as it stands, asked nothing more."""

    seat: int


class BettingClosed(Struct, frozen=True, gc=False):
    """No more betting in this hand: the cards are dealt out and shown."""


class Deferred(Struct, frozen=True, gc=False):
    """A report that is ruled on later: its kind and facts, the street it was told on, and what has
    to be over first, see ``UNTIL``. Nothing to wait for: it is taken up now."""

    kind: str
    facts: tuple[tuple[str, str], ...]  # as they were told, seats by number
    street: int
    until: str = ""
    by: str = ""  # the id of whoever told it, and in which role, where a table knows
    role: str = ""


class Forfeited(Struct, frozen=True, gc=False):
    """Chips of a stack, or of a bet, that belong to the pot and count towards nobody's bet."""

    seat: int
    amount: int


class Refunded(Struct, frozen=True, gc=False):
    """Chips of the pot back to a stack: an ante of a dead hand, a bet that ought not to stand."""

    seat: int
    amount: int


class Held(Struct, frozen=True, gc=False):
    """Chips of a stack kept by the house until a dispute is decided; below 0 they come back."""

    seat: int
    amount: int


class Brought(Struct, frozen=True, gc=False):
    """Chips or cash from outside the hand that play in it after all."""

    seat: int
    amount: int


class Redealt(Struct, frozen=True, gc=False):
    """A misdeal: every chip back, the same button, posts and players, and a new deck."""

    deck: tuple[int, ...]


class Voided(Struct, frozen=True, gc=False):
    """The hand does not count: all chips go back to whoever put them in, but for what is withheld
    from a seat, which goes to the next pot."""

    withheld: tuple[tuple[int, int], ...] = ()


class Corrected(Struct, frozen=True, gc=False):
    """Chips pushed to the wrong player, taken from one stack to the other."""

    source: int
    target: int
    amount: int


Repair = (
    Moved
    | Restacked
    | BurnWaived
    | Turned
    | Faced
    | Exposed
    | Rewound
    | Killed
    | Revived
    | TurnGiven
    | Bound
    | Released
    | Limited
    | AllInDeclared
    | BettingClosed
    | Deferred
    | Forfeited
    | Refunded
    | Held
    | Brought
    | Redealt
    | Voided
    | Corrected
)
