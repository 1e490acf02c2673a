"""``otherwise_dealt(table)``: the same table with every card that nobody has seen dealt otherwise.

Whoever asks what would be ruled is answered about such a table. All that everybody knows is as it
is; where the other cards lie was decided by a seed that is no secret. So no answer can depend on
where they really lie, whatever a judge looks at: a hand in the muck that would have won, the card
on top of the deck.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from msgspec.structs import replace

from shuffleup.cards import UNKNOWN
from shuffleup.hand import Hand
from shuffleup.hand.apply import replay
from shuffleup.hand.events import Event
from shuffleup.hand.view import SPECTATOR, seen
from shuffleup.table.state import Table, copy

ROWS: Final = ("deck", "cards", "stub")  # the fields of events that hold cards
ONE: Final = "card"


def otherwise_dealt(table: Table, seed: int) -> Table:
    other = copy(table)
    if table.hand is not None:
        other.hand = dealt_by(table.hand, seed)
    if table.last is not None:
        other.last = dealt_by(table.last, seed)
    return other


def dealt_by(hand: Hand, seed: int) -> Hand:
    """The hand with its unseen cards in places that a seed decides."""
    if hand.setup.outside:  # dealt by people: what is not told is not known here
        return hand
    known = {card for event in hand.log for card in cards_of(seen(event, SPECTATOR))}
    lying = dict.fromkeys(card for event in hand.log for card in cards_of(event))
    unseen = [card for card in lying if card not in known and card != UNKNOWN]
    new = Random(seed).sample(sorted(unseen), len(unseen))
    other = dict(zip(unseen, new, strict=True))  # by the places in which they lie
    told = replay([changed(event, other) for event in hand.log])
    told.names = hand.names
    return told


def cards_of(event: Event) -> Iterator[int]:
    for name in ROWS:
        yield from getattr(event, name, ())
    if hasattr(event, ONE):
        yield event.card


def changed(event: Event, other: dict[int, int]) -> Event:
    new: dict[str, object] = {
        name: tuple([other.get(card, card) for card in getattr(event, name)])
        for name in ROWS
        if getattr(event, name, ())
    }
    if hasattr(event, ONE):
        new[ONE] = other.get(event.card, event.card)
    return replace(event, **new) if new else event
