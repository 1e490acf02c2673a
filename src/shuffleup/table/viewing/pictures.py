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
from shuffleup.table.mix.mix_sign import MixSign
from shuffleup.table.seats.seat_records import Claims
from shuffleup.table.viewing.chairs import Chair, PlayerAccount, Purses, Tray


class Felt(Struct, frozen=True):
    """What everybody at the table knows; the stakes of a killed hand are in its own view.

    version     events of the table so far
    hands       hands begun
    game        key of the game being played
    stakes      structure, bets, blinds, ante, bring-in
    rulebook    digest of the book in force
    house       what the house designates: buy-in, drop, kill, rotation …
    places      where button and blinds are
    chairs      each seat's player, stack and presence; None for an empty one
    open_seats  seats nobody sits in or has a claim on
    posts       forced wagers of the hand being played or last played
    straddles   (seat, amount) each, for the coming hand
    legs        (name, wins in a row) towards a kill
    killer      the seat that must kill, -1 for none
    volunteer   the seat that offered to kill, -1 for none
    carried     chips in the next pot before it begins
    deck        which deck of it is dealt
    setup       which setup of cards is in use, from 1
    on_hold     whether the table waits for the others, hand for hand
    question    what the floor is deciding, "" if nothing
    offer       what one of two players offers the other, None if nothing
    now         the time as told, in minutes; None while none was
    turn_began  when the player to act was asked, None while no time was told
    mix         of a mix of games: what it is called and what comes, None where one is played
    """

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
    mix: MixSign | None = None


class PlayerView(Struct, frozen=True):
    """For a player: their own cards and options in the hand; the ways in for who has no cards.

    felt  what everybody knows
    seat  where they sit, -1 if they do not
    hand  the hand being played as they see it, None between hands
    last  the hand before, as they saw it
    ways  how they may come in: post, wait, buy the button …
    may   in words, what else they may do now
    """

    felt: Felt
    seat: int
    hand: View | None
    last: View | None
    ways: tuple[str, ...]
    may: tuple[str, ...]


class SpectatorView(Struct, frozen=True):
    """For the rail, as late as the house says.

    felt  what everybody knows
    hand  the hand being played as a spectator sees it, None between hands
    last  the hand before
    """

    felt: Felt
    hand: View | None
    last: View | None


class NextDeal(Struct, frozen=True):
    """The hand that comes, or why there is none.

    places   where button and blinds will be, None if there is no hand
    dealt    the seats that get cards
    posts    forced wagers that are due
    refused  why no hand can be dealt, "" if one can
    asks_button  whether only the place of the first button has to be said, where people deal
    """

    places: Places | None = None
    dealt: tuple[int, ...] = ()
    posts: tuple[Post, ...] = ()
    refused: str = ""
    asks_button: bool = False


class DealerView(Struct, frozen=True):
    """For the dealer: what to deal now, or the hand that comes; the hand says whose turn it is.

    felt       what everybody knows
    hand       the hand being played, None between hands
    last       the hand before
    wanted     the cards a dealer with real cards has to give next, None if none
    coming     the hand that comes, None while one is on
    drop       what leaves the pots
    collected  what the house has taken, by purse
    deals      who deals
    cuts       who cuts
    shuffles   who shuffles
    """

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
    """For the floor: accounts, what is to be decided and what was ruled. A card nobody may see is
    not in here either.

    felt       what everybody knows
    hand       the hand being played, None between hands
    last       the hand before
    accounts   where each player stands with the blinds and their chips
    claims     who holds, wants or was offered which seat
    button     what is fixed for the coming hands
    collected  what the house has taken, by purse
    question   the report that waits for a decision, "" if none
    choices    (name, what it means) of each lawful decision
    rulings    what was ruled since the hand began
    repairs    what was mended in the hand
    coming     the hand that comes where people deal, None where the house does
    """

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
    coming: NextDeal | None = None


class CageView(Struct, frozen=True):
    """For the cage: chips, and where they are.

    version    events of the table so far
    hands      hands begun
    house      what the house designates
    trays      each player's chips: in front, behind, on their way
    middle     in the pot, kept back by the house, or left for the next pot
    collected  what the house has taken, by purse
    adrift     dealt by hand: in front of players, and nobody knows of whom
    """

    version: int
    hands: int
    house: House
    trays: tuple[Tray, ...]
    middle: int  # in the pot, kept back by the house, or left for the next pot
    collected: Purses
    adrift: int


TableView = PlayerView | SpectatorView | DealerView | FloorView | CageView

known("table", PlayerView, SpectatorView, DealerView, FloorView, CageView)
