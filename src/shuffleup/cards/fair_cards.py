"""Cards that can be checked: a deck that follows from a secret, and a promise for each of its cards
that is given before the deal.

``fair_deck(deck_id, cards, secret)`` is the order the house has fixed, with a digest for each
position; its ``root``, published before anybody has done anything, binds the house to all of them.
``opening`` proves one card and says nothing about any other: each salt comes from the secret by a
keyed hash of its own, and the secret is never shown.

Players may then hand in words of their own. ``dealing_order(root, words, size)`` is the order in
which the promised positions are dealt: a further shuffle that follows from public things alone, so
everybody can repeat it, and that the house could not know when it fixed the deck. Without any words
the positions are dealt as they lie.

Everything is text under SHA-256, parts divided by ``|``, so that one line in a shell can check it:

    digest of a card   shuffleup-card|deck id|position|card|salt in hexadecimal digits
    root               shuffleup-deck|deck id|digest|digest|…
    order              shuffleup-order|root|player=digest of the words|…, by the players' ids

Nothing here has chance of its own: the secret arrives as an argument.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256
from hmac import digest as keyed_digest

from msgspec import Struct

from shuffleup.cards.card import TEXT
from shuffleup.cards.deck import DECKS, shuffled

SECRET_SIZE = 32  # bytes: 256 bits from the operating system
LONGEST_WORDS = 64  # characters a player may hand in


class FairDeck(Struct, frozen=True):
    """A deck the house has fixed: all of it is hidden but the digests and their root."""

    deck_id: str
    order: tuple[int, ...]
    salts: tuple[str, ...]
    digests: tuple[str, ...]
    root: str

    def __repr__(self) -> str:
        return f"<FairDeck {self.deck_id} {self.root}>"  # no card of it, wherever it is printed


def fair_deck(deck_id: str, cards: Sequence[int], secret: bytes) -> FairDeck:
    """The deck of a secret of 32 bytes: its order, its salts, its digests. Same secret, same deck;
    another name of the deck, another order."""
    if len(secret) != SECRET_SIZE:
        raise ValueError(f"the secret of a deck has {SECRET_SIZE} bytes, not {len(secret)}")
    order = shuffled(cards, derived(secret, f"order|{deck_id}"))
    salts = tuple(derived(secret, f"salt|{deck_id}|{at}").hex() for at in range(len(order)))
    digests = tuple(card_digest(deck_id, at, card, salts[at]) for at, card in enumerate(order))
    return FairDeck(deck_id, order, salts, digests, root_of(deck_id, digests))


def derived(secret: bytes, use: str) -> bytes:
    """32 bytes that tell nothing about the secret, nor about those of another use."""
    return keyed_digest(secret, f"shuffleup fair deck|{use}".encode(), "sha256")


def text_digest(*parts: str) -> str:
    return sha256("|".join(parts).encode()).hexdigest()


def card_digest(deck_id: str, position: int, card: int, salt: str) -> str:
    """The promise that a card lies at a position."""
    return text_digest("shuffleup-card", deck_id, str(position), TEXT[card], salt)


def root_of(deck_id: str, digests: Sequence[str]) -> str:
    return text_digest("shuffleup-deck", deck_id, *digests)


def opening(deck: FairDeck, position: int) -> tuple[int, str]:
    """The card at a position, and the salt that proves it."""
    return deck.order[position], deck.salts[position]


def dealing_order(root: str, words: Mapping[str, str], size: int) -> tuple[int, ...]:
    """The positions in the order they are dealt; as they lie where nobody handed in any words."""
    if not words:
        return tuple(range(size))
    told = [f"{player}={text_digest(said)}" for player, said in sorted(words.items())]
    return shuffled(range(size), text_digest("shuffleup-order", root, *told))


def dealt_deck(deck: FairDeck, words: Mapping[str, str]) -> tuple[int, ...]:
    """The cards as they are dealt, the top one first."""
    return tuple(deck.order[at] for at in dealing_order(deck.root, words, len(deck.order)))


def name_of_deck(cards: Sequence[int]) -> str:
    """The name of the cards a game is played with: ``standard``, ``joker`` or ``short``."""
    found = next((name for name, deck in DECKS.items() if deck == tuple(cards)), None)
    if found is None:
        raise ValueError(f"no deck has just these {len(cards)} cards")
    return found


def bad_words(words: str) -> str:
    """Why a player cannot hand in these words; empty if they can."""
    if not 1 <= len(words) <= LONGEST_WORDS:
        return f"hand in 1 to {LONGEST_WORDS} characters"
    return "" if words.isprintable() else "only characters that can be printed"
