"""What the judges of stud errors read off a hand: the street as it was dealt, and who has acted.

The record deals every street as it should be; a report says what really came. ``street_dealt``
gives the burn and the cards of the street in dealing order, ``tried`` the hand after some events.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from shuffleup.floor.facts import FactError
from shuffleup.floor.substantial import acts_of_round
from shuffleup.hand import Hand, apply
from shuffleup.hand.events import Burned, Dealt, Opened
from shuffleup.hand.repairs.mending import standing
from shuffleup.hand.repairs.primitives import BURNS
from shuffleup.hand.rulings import HandEvent
from shuffleup.hand.state import BETTING, BRINGING_IN, copy


class StreetDealt(Struct, frozen=True):
    """A street as it was dealt: its burn, and each card with the seat it went to, in order."""

    name: str
    up: bool
    burns: tuple[int, ...]
    dealt: tuple[tuple[int, int], ...]  # (seat, card)


def check_betting(hand: Hand) -> None:
    """Stud, and a betting round on."""
    if not hand.game.stud:
        raise FactError("this is not a stud game")
    if hand.actor < 0 or hand.phase not in (BETTING, BRINGING_IN):
        raise FactError("no betting round is on")


def acted(hand: Hand) -> bool:
    """Whether somebody has acted on the round in progress."""
    return bool(acts_of_round(hand))


def last_street(hand: Hand) -> bool:
    return hand.street + 1 == len(hand.game.streets)


def street_dealt(hand: Hand) -> StreetDealt:
    """The street whose betting is on, as the record has it."""
    burns: tuple[int, ...] = ()
    dealt: tuple[tuple[int, int], ...] = ()
    street = StreetDealt("", False, (), ())
    for event in standing(hand):
        if isinstance(event, Burned):
            burns += (event.card,)
        elif isinstance(event, Dealt):
            dealt += tuple((event.seat, card) for card in event.cards)
        elif isinstance(event, Opened):
            of_game = hand.game.streets[event.street]
            street = StreetDealt(of_game.name, bool(of_game.up), burns, dealt)
            burns, dealt = (), ()
    for seat, card in street.dealt:
        if card not in hand.hole[seat]:
            raise FactError("the cards of this street have been moved already")
    return street


def place_of(street: StreetDealt, index: int) -> tuple[int, int]:
    """(where it lies, card) of a card of the street: the burn is number -1."""
    return (BURNS, street.burns[-1]) if index < 0 else street.dealt[index]


def tried(hand: Hand, events: Iterable[HandEvent]) -> Hand:
    """The hand as it would be after these; the hand itself is not touched."""
    trial = copy(hand)
    for event in events:
        apply(trial, event)
    return trial
