"""What each viewer of a table has before them: one frozen struct for each kind of viewer.

``Felt`` is what lies open for everybody at the table; cards are only in the hand's own ``View``.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from shuffleup.hand.dealing import Wanted
from shuffleup.hand.setup import Drop, Post, Stakes
from shuffleup.hand.view import View
from shuffleup.log.codec import known
from shuffleup.table.blinds.button import Button, Places
from shuffleup.table.deal.deal_records import AgreementOffer
from shuffleup.table.events import Ruled
from shuffleup.table.house import House
from shuffleup.table.seats.seat_records import Claims
from shuffleup.table.viewing.chairs import Chair, PlayerAccount, Purses, Tray


class Felt(Struct, frozen=True):
    """What everybody at the table knows; the stakes of a killed hand are in its own view."""

    version: int
    hands: int
    game: str
    stakes: Stakes
    rulebook: str
    house: House
    places: Places
    chairs: tuple[Chair | None, ...]
    open_seats: tuple[int, ...]
    posts: tuple[Post, ...]  # of the hand being played or last played
    straddles: tuple[tuple[int, int], ...]
    legs: tuple[tuple[str, int], ...]
    killer: int
    volunteer: int
    carried: int  # chips in the next pot before it begins
    deck: int
    setup: int
    on_hold: bool
    question: str  # what the floor is deciding, if anything
    offer: AgreementOffer | None  # what one of two players offers the other
    now: int | None  # None while no time was told
    turn_began: int | None


class PlayerView(Struct, frozen=True):
    """For a player: their own cards and options in the hand; between hands the ways in, and in
    words what else they may do now."""

    felt: Felt
    seat: int
    hand: View | None
    last: View | None
    ways: tuple[str, ...]
    may: tuple[str, ...]


class SpectatorView(Struct, frozen=True):
    felt: Felt
    hand: View | None
    last: View | None


class NextDeal(Struct, frozen=True):
    """The hand that comes: where the button is, who gets cards, who posts; or why there is none."""

    places: Places | None = None
    dealt: tuple[int, ...] = ()
    posts: tuple[Post, ...] = ()
    refused: str = ""


class DealerView(Struct, frozen=True):
    """For the dealer: what to deal now, or the hand that comes; the hand itself says whose turn it
    is."""

    felt: Felt
    hand: View | None
    last: View | None
    wanted: Wanted | None
    coming: NextDeal | None
    drop: Drop  # what leaves the pots
    collected: Purses
    deals: str
    cuts: str
    shuffles: str


class FloorView(Struct, frozen=True):
    """For the floor: everybody's account, what is fixed for the coming hands, what there is to
    decide, and what was ruled since the hand began. A card nobody may see is not in here either."""

    felt: Felt
    hand: View | None
    last: View | None
    accounts: tuple[PlayerAccount, ...]
    claims: Claims
    button: Button
    collected: Purses
    question: str
    choices: tuple[tuple[str, str], ...]
    rulings: tuple[Ruled, ...]
    repairs: tuple[Any, ...]  # of the hand; Any, since a reader of a view gets them as plain values


class CageView(Struct, frozen=True):
    """For the cage: chips, and where they are."""

    version: int
    hands: int
    house: House
    trays: tuple[Tray, ...]
    middle: int  # in the pot, kept back by the house, or left for the next pot
    collected: Purses


TableView = PlayerView | SpectatorView | DealerView | FloorView | CageView

known("table", PlayerView, SpectatorView, DealerView, FloorView, CageView)
