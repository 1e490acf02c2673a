"""How each card of a hand came to it: at which event, and which way up it lies.

``held_cards(hand, seat)`` goes through what stands of the log, so it also tells of cards that
nobody has named; it is in step with ``hand.hole[seat]``, card for card.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.floor.substantial import ACTIONS
from shuffleup.hand import Hand
from shuffleup.hand.events import Dealt, Discarded, Event
from shuffleup.hand.repairs.mending import standing
from shuffleup.hand.repairs.primitives import Moved, Turned


class HeldCard(Struct, frozen=True):
    """A card of a hand: which, whether it lies face up, and after how many events it came."""

    card: int
    up: bool
    at: int


def held_cards(hand: Hand, seat: int) -> list[HeldCard]:
    """The cards of a seat in the order in which they came."""
    held: list[HeldCard] = []
    for at, event in enumerate(standing(hand)):
        if isinstance(event, Dealt | Discarded | Moved | Turned):
            held = after(held, seat, event, at)
    assert tuple(one.card for one in held) == hand.hole[seat], held
    return held


def after(
    held: list[HeldCard], seat: int, event: Dealt | Discarded | Moved | Turned, at: int
) -> list[HeldCard]:
    if isinstance(event, Moved):
        left = without(held, event.cards) if event.source == seat else held
        return came(left, event, at) if event.target == seat else left
    if event.seat != seat:
        return held
    if isinstance(event, Dealt):
        return came(held, event, at)
    return turned(held, event) if isinstance(event, Turned) else without(held, event.cards)


def came(held: list[HeldCard], event: Dealt | Moved, at: int) -> list[HeldCard]:
    return [*held, *(HeldCard(card, event.up, at) for card in event.cards)]


def without(held: list[HeldCard], gone: tuple[int, ...]) -> list[HeldCard]:
    """Each of these once, the first of several that nobody can tell apart."""
    left = list(held)
    for card in gone:
        found = [one for one in left if one.card == card]
        if found:
            left.remove(found[0])
    return left


def turned(held: list[HeldCard], event: Turned) -> list[HeldCard]:
    left = list(held)
    for card in event.cards:
        for index, one in enumerate(left):
            if one.card == card and one.up != event.up:
                left[index] = replace(one, up=event.up)
                break
    return left


def acted_since(hand: Hand, seat: int, at: int) -> bool:
    """Whether the player has acted since that event; a forced bet is an action, a blind is none."""
    return any(acts(event, seat) for event in standing(hand)[at:])


def acts(event: Event, seat: int) -> bool:
    return isinstance(event, ACTIONS) and event.seat == seat
