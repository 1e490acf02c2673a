"""The proof of a hand for one viewer: ``hand_proof(hand, deck, viewer)``, made from the hand's own
log and the deck it was dealt from.

It opens a card only where the viewer has seen just that card leave the deck, or lie in somebody's
hand since: the events come through ``hand.view.seen``, like everything that goes out. From the
first moment the deck is no longer in its first order (a reshuffle, a repair of the stub, a new
deal) cards are counted and not covered; what was withdrawn does not stand in the proof. A card that
came back by a reshuffle is never opened by where it lay first: that would tell who had it then.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from shuffleup.cards import TEXT, UNKNOWN
from shuffleup.cards.fair_cards import dealing_order, opening
from shuffleup.cards.hand_proof import (
    FORMAT,
    HandProof,
    OpenedCard,
    PlaceInDeck,
    PromisedDeck,
    VoidDeck,
)
from shuffleup.hand import events as e
from shuffleup.hand.repairs import primitives as r
from shuffleup.hand.repairs.mending import standing
from shuffleup.hand.state import Hand
from shuffleup.hand.view import SPECTATOR, seen
from shuffleup.server.fair.fair_dealer import FairError, KeptDeck

STUB = (r.STUB_TOP, r.STUB_BOTTOM)
RESHUFFLED = "the deck was shuffled again"
REDEALT = "the hand was dealt anew from another deck"
REPAIRED = "the floor put the stub in another order"


class Walk(Struct):
    """How the cards of a hand left the deck, for one viewer."""

    viewer: int
    deck: tuple[int, ...]  # as it was dealt
    places: list[tuple[str, int]] = []  # to whom, and the card, place by place
    known: set[int] = set()  # places whose card the viewer has seen
    shown: set[int] = set()  # places of the stub whose card was shown all the same
    held: dict[int, dict[int, int]] = {}  # by seat: cards and the places they came from
    why_not: str = ""
    not_covered: int = 0


def hand_proof(
    hand: Hand,
    kept: KeptDeck,
    viewer: int = SPECTATOR,
    *,
    table: str = "",
    game: str = "",
    void: tuple[VoidDeck, ...] = (),
) -> HandProof:
    """The proof of a hand, over or not, for a seat or for everybody. FairError if the hand was not
    dealt from that deck."""
    fixed = kept.fixed()
    order = dealing_order(fixed.root, dict(kept.words), len(fixed.order))
    walk = walked(standing(hand), tuple(fixed.order[at] for at in order), viewer)
    opened = sorted(order[place] for place in walk.known)
    return HandProof(
        FORMAT,
        game or hand.game.key,
        table,
        kept.hand,
        "everybody" if viewer < 0 else f"seat {viewer + 1}",
        PromisedDeck(fixed.deck_id, kept.promise.cards, fixed.root, fixed.digests),
        dict(kept.words),
        tuple(given(walk, place, to) for place, (to, _) in enumerate(walk.places)),
        tuple(given(walk, place, "shown") for place in sorted(walk.shown)),
        tuple(proved(opening(fixed, at), at) for at in opened),
        walk.not_covered,
        walk.why_not,
        void,
    )


def given(walk: Walk, place: int, to: str) -> PlaceInDeck:
    card = walk.deck[place] if place in walk.known else UNKNOWN
    return PlaceInDeck(to, place, TEXT[card])


def proved(opened: tuple[int, str], position: int) -> OpenedCard:
    card, salt = opened
    return OpenedCard(position, TEXT[card], salt)


# ---- how the cards went ----------------------------------------------------------------------


def walked(events: Sequence[e.Event], deck: tuple[int, ...], viewer: int) -> Walk:
    walk = Walk(viewer, deck)
    for event in events:
        step(walk, event)
    return walk


def step(walk: Walk, event: e.Event) -> None:
    """What one event tells: of a card that left the deck, or of one the viewer sees."""
    told = seen(event, walk.viewer)
    match event:
        case e.Shuffled() if event.deck != walk.deck:
            raise FairError("this hand was not dealt from that deck")
        case e.Dealt():
            leave(walk, f"seat {event.seat + 1}", event.cards, event == told, event.seat)
        case e.Burned():
            leave(walk, "burn", (event.card,), event == told)
        case e.Boarded():
            leave(walk, f"board {event.run + 1}" if event.run else "board", event.cards, True)
        case e.Discarded():
            put_down(walk, event.seat, event.cards)
        case e.Shown():
            look(walk, event.seat, event.cards)
        case r.Exposed() if event == told:
            look(walk, event.seat, event.cards)
        case e.Hunted() if not walk.why_not:
            look_at_stub(walk, event.cards)
        case r.Moved():
            move(walk, event, event == told)
        case e.Reshuffled():
            walk.why_not = walk.why_not or RESHUFFLED
        case r.Restacked():
            walk.why_not = walk.why_not or REPAIRED
        case r.Redealt():
            walk.why_not = walk.why_not or REDEALT
        case _:
            pass


def leave(walk: Walk, to: str, cards: tuple[int, ...], is_seen: bool, seat: int = -1) -> None:
    """Cards come off the top of the deck."""
    for card in cards:
        place = len(walk.places)
        if walk.why_not:
            walk.not_covered += 1
            continue
        if walk.deck[place] != card:
            raise FairError(f"{to} got another card than the next of the deck")
        walk.places.append((to, card))
        walk.shown.discard(place)
        if seat >= 0:
            walk.held.setdefault(seat, {})[card] = place
        if is_seen:
            walk.known.add(place)


def put_down(walk: Walk, seat: int, cards: tuple[int, ...]) -> None:
    for card in cards:
        walk.held.get(seat, {}).pop(card, None)


def look(walk: Walk, seat: int, cards: tuple[int, ...]) -> None:
    """The viewer sees cards of a hand, or (seat -1) of the stub, the burns or the muck."""
    if seat >= 0:
        held = walk.held.get(seat, {})
        walk.known.update(held[card] for card in cards if card in held)
    elif not walk.why_not:
        look_at_stub(walk, cards)


def look_at_stub(walk: Walk, cards: tuple[int, ...]) -> None:
    """Cards seen where they lie; a deck in its first order has each of them once."""
    for card in cards:
        if card == UNKNOWN:
            continue
        place = walk.deck.index(card)
        walk.known.add(place)
        if place >= len(walk.places):
            walk.shown.add(place)


def move(walk: Walk, event: r.Moved, is_seen: bool) -> None:
    """A repair takes cards elsewhere. Out of the stub or back into it ends the first order. Which
    card went from hand to hand is told to those alone who saw it go."""
    source, target = walk.held.get(event.source, {}), event.target
    if is_seen and event.source >= 0:
        look(walk, event.source, event.cards)
    elif is_seen and not walk.why_not:
        look_at_stub(walk, event.cards)
    for card in event.cards:
        place = source.pop(card, None)
        if place is not None and target >= 0 and is_seen:
            walk.held.setdefault(target, {})[card] = place
    if event.source in STUB or target in STUB:
        walk.why_not = walk.why_not or REPAIRED
