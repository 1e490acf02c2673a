"""The proof of a hand: what was promised before the deal, and the cards that were shown since.

``HandProof`` is a ``hand.json``: for one viewer, with the cards that viewer has seen and no other.
``check_proof(proof)`` says what it proves, or raises ``ProofError`` with the reason it proves
nothing. Whoever wants to trust none of this has ``verify_hand.py``, which is the same written
again with the standard library alone.
"""

from __future__ import annotations

import msgspec
from msgspec import Struct

from shuffleup.cards.card import CARD
from shuffleup.cards.deck import DECKS
from shuffleup.cards.fair_cards import card_digest, dealing_order, root_of

FORMAT = "shuffleup hand proof 1"
UNSEEN = "??"


class ProofError(ValueError):
    """A proof that proves nothing, and why."""


class PromisedDeck(Struct, frozen=True, forbid_unknown_fields=True):
    """What was published before the deal: the root, and the digests it stands for."""

    id: str
    cards: str  # standard, joker or short
    root: str
    digests: tuple[str, ...]


class PlaceInDeck(Struct, frozen=True, forbid_unknown_fields=True):
    """A card that left the deck: to whom, from which place of the dealing order (0 is the top), and
    which it was, ``??`` if this viewer has not seen it."""

    to: str  # seat 3, board, board 2, burn; of cards shown without being dealt: shown
    place: int
    card: str = UNSEEN


class OpenedCard(Struct, frozen=True, forbid_unknown_fields=True):
    """A position of the promised deck, its card and the salt that proves it."""

    position: int
    card: str
    salt: str


class VoidDeck(Struct, frozen=True, forbid_unknown_fields=True):
    """A deck that was promised at the table and is dealt no more, and why."""

    id: str
    root: str
    why: str


class HandProof(Struct, frozen=True, forbid_unknown_fields=True):
    """One hand as one viewer may prove it."""

    format: str
    game: str
    table: str
    hand: int
    viewer: str  # everybody, or seat 3
    deck: PromisedDeck
    words: dict[str, str]  # of players, by their ids
    dealt: tuple[PlaceInDeck, ...]  # every card, in the order it left the deck
    shown: tuple[PlaceInDeck, ...]  # cards of the stub that were shown all the same
    opened: tuple[OpenedCard, ...]
    not_covered: int = 0  # cards dealt after the deck was no longer in its first order
    why_not: str = ""
    void: tuple[VoidDeck, ...] = ()  # decks of the table that are dealt no more


class Proved(Struct, frozen=True):
    """What a proof has proved."""

    root: str
    dealt: int  # cards that came off the top one after the other
    proved: int  # cards shown to be the ones promised
    not_covered: int
    words: int  # players whose words were mixed in


def proof_in(told: object) -> HandProof:
    """The proof in what a ``hand.json`` says; ProofError if it is none."""
    try:
        proof = msgspec.convert(told, HandProof)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise ProofError(f"not the proof of a hand: {error}") from error
    if proof.format != FORMAT:
        raise ProofError(f"not the proof of a hand: its format is not {FORMAT!r}")
    return proof


def check_proof(proof: HandProof, root: str = "") -> Proved:
    """What a proof proves. ``root`` is the one that was seen before the deal, where it is told."""
    check_void(proof, root)
    check_deck(proof.deck, root)
    order = dealing_order(proof.deck.root, proof.words, len(proof.deck.digests))
    cards = opened_cards(proof)
    for expected, given in enumerate(proof.dealt):
        if given.place != expected:
            says = f"place {given.place} follows where place {expected} was on top"
            raise ProofError(f"the cards did not come off the top one by one: {says}")
    for given in proof.shown:
        if not len(proof.dealt) <= given.place < len(order):
            raise ProofError(f"place {given.place} is no place of a card still in the deck")
    for given in (*proof.dealt, *proof.shown):
        check_given(given, order[given.place] if given.place < len(order) else -1, cards)
    if cards:
        raise ProofError(f"position {min(cards)} is opened, and no card from there was shown")
    return Proved(
        proof.deck.root, len(proof.dealt), len(proof.opened), proof.not_covered, len(proof.words)
    )


def check_void(proof: HandProof, root: str) -> None:
    """Was the root that was seen told as void since? Then it proves nothing of this hand."""
    why = next((one.why for one in proof.void if root and one.root == root), None)
    if why is not None and root != proof.deck.root:
        says = f"the root you were shown is of a deck that is void ({why[:200]})"
        raise ProofError(f"{says}: this hand was dealt from another, later one")


def check_deck(deck: PromisedDeck, root: str) -> None:
    """Is the promise whole, and the one that was published?"""
    if deck.cards not in DECKS:
        raise ProofError(f"there is no deck called {deck.cards[:20]!r}")
    size = len(DECKS[deck.cards])
    if len(deck.digests) != size:
        raise ProofError(f"{size} cards need {size} digests, and here are {len(deck.digests)}")
    if root_of(deck.id, deck.digests) != deck.root:
        raise ProofError("the root is not that of the digests: a promise was changed")
    if root and root != deck.root:
        raise ProofError("the root is not the one you were shown before the deal")


def opened_cards(proof: HandProof) -> dict[int, str]:
    """The opened positions and their cards, each found to be the one that was promised."""
    cards: dict[int, str] = {}
    of_deck = DECKS[proof.deck.cards]
    for one in proof.opened:
        card = CARD.get(one.card, -1)
        if not 0 <= one.position < len(of_deck) or one.position in cards:
            raise ProofError(f"position {one.position} is opened twice, or is none of this deck")
        if card not in of_deck:
            raise ProofError(f"{one.card[:20]!r} is no card of the {proof.deck.cards} deck")
        if one.card in cards.values():
            raise ProofError(f"{one.card} is there twice")
        promised = proof.deck.digests[one.position]
        if card_digest(proof.deck.id, one.position, card, one.salt) != promised:
            raise ProofError(f"position {one.position}: {one.card} is not what was promised")
        cards[one.position] = one.card
    return cards


def check_given(given: PlaceInDeck, position: int, cards: dict[int, str]) -> None:
    """A card that was shown is the one opened at its position; each is asked for once."""
    if position < 0:
        raise ProofError(f"place {given.place}: the deck has no such place")
    opened = cards.pop(position, UNSEEN)
    if given.card == opened:
        return
    if opened == UNSEEN:
        raise ProofError(f"place {given.place}: {given.card[:20]} was shown, and nothing opens it")
    raise ProofError(f"place {given.place}: {given.card[:20]} was shown, and {opened} was promised")
