"""Hands dealt from fair decks, for the tests of proofs."""

from __future__ import annotations

import json
import random
from hashlib import sha256
from typing import Any

import msgspec
from tests.properties.choices import lawful
from tests.properties.tables import GAMES, IDS, random_hand

from shuffleup.cards.hand_proof import HandProof, ProofError, check_proof, proof_in
from shuffleup.games import Sheet, Structure
from shuffleup.hand import Hand, act, proceed, replay
from shuffleup.hand import events as e
from shuffleup.hand.start import start
from shuffleup.server.fair import verify_hand
from shuffleup.server.fair.fair_dealer import FairDealer, KeptDeck, deck_of_hand

TABLE = "room/table/3"
NO_WORDS: dict[str, str] = {}
WORDS = {"pbbbbbbbbbb": "my words", "paaaaaaaaaa": "hers: é♠|="}
HOLDEM = GAMES[IDS.index("holdem-no-limit")]


def dealer_of(seed: int) -> FairDealer:
    """A dealer whose chance is that of a test, and never the same twice."""
    dice = random.Random(seed)
    return FairDealer(TABLE, seed=lambda: sha256(b"%d" % dice.getrandbits(64)).digest())


def fair_deal(
    cards: tuple[int, ...], seed: int, words: dict[str, str] = NO_WORDS
) -> tuple[tuple[int, ...], KeptDeck]:
    """A deck as it is dealt as hand 17, and what is kept of it."""
    dealer, records = dealer_of(seed), list[object]()

    def write(new: tuple[object, ...]) -> None:
        records.extend(new)
        dealer.hear(new)

    write(dealer.promise(cards))
    for player, said in words.items():
        write(dealer.hand_in(player, said))
    deal = dealer.next_deck(cards, 17)
    write(deal.records)
    kept = deck_of_hand(records, 17)
    assert kept is not None
    return deal.deck, kept


def fair_hand(
    sheet: Sheet, structure: Structure, seed: int, words: dict[str, str] = NO_WORDS
) -> tuple[Hand, KeptDeck]:
    """A hand dealt fairly and played at random, and the deck that is kept of it."""
    deck, kept = fair_deal(sheet.cards, seed, words)
    hand = start(random_hand(sheet, structure, seed).setup, deck)
    dice = random.Random(seed)
    proceed(hand)
    while not hand.over:
        act(hand, lawful(hand, dice))
    return hand, kept


def dealt_from(hand: Hand, deck: tuple[int, ...]) -> Hand:
    """The same hand as it would have gone with a deck, card for card in the place of its own."""
    first = next(event.deck for event in hand.log if isinstance(event, e.Shuffled))
    other = dict(zip(first, deck, strict=True))

    def change(event: Any) -> Any:
        new: dict[str, Any] = {
            name: tuple(other.get(card, card) for card in getattr(event, name))
            for name in ("cards", "deck", "stub")
            if hasattr(event, name)
        }
        if isinstance(event, e.Burned):
            new["card"] = other[event.card]
        return msgspec.structs.replace(event, **new) if new else event

    return replay([change(event) for event in hand.log])


def in_plain(proof: HandProof) -> dict[str, Any]:
    plain: dict[str, Any] = json.loads(msgspec.json.encode(proof))
    return plain


def shown_hand(words: dict[str, str] = WORDS) -> tuple[Hand, KeptDeck]:
    """A hand of hold'em that came to a showdown."""
    for seed in range(200):
        hand, kept = fair_hand(*HOLDEM, seed, words)
        if len([one for one in hand.log if isinstance(one, e.Shown)]) > 1:
            return hand, kept
    raise AssertionError("no hand was shown")


def refusal(plain: Any, root: str = "") -> tuple[str, str]:
    """What either verifier says to a proof; empty where it is accepted."""
    said = []
    for check in (
        lambda: check_proof(proof_in(plain), root),
        lambda: verify_hand.verify(plain, root),
    ):
        try:
            check()
            said.append("")
        except (ProofError, verify_hand.BadProofError) as error:
            said.append(str(error))
    return said[0], said[1]
