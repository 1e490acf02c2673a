"""What a house keeps of its decks, in a stream of its own for each table: ``fair/<table>``.

    DeckPromised   open: the root of a deck, fixed and published before anything else happens
    DeckSecret     sealed (``log.sealing``): what the deck follows from; opened for nobody
    WordsHandedIn  open: a player's words, mixed into the order of the deal
    DeckDealt      open: which deck a hand was dealt from
    DeckVoid       open: a deck is dealt no more, and why

A secret stands right after its promise. The records of a deal go into the batch of the deal, so
that a crash leaves either both or none. The digests of a deck's cards follow from its secret and
are not stored.
"""

from __future__ import annotations

from msgspec import Struct

from shuffleup.log.codec import known
from shuffleup.log.sealing import sealed_where


class DeckPromised(Struct, frozen=True):
    """A deck is fixed: ``cards`` says which cards it has, ``root`` stands for their order."""

    deck: str
    cards: str
    root: str


class DeckSecret(Struct, frozen=True):
    """What a promised deck follows from, in hexadecimal digits."""

    deck: str
    secret: str

    def __repr__(self) -> str:
        return f"DeckSecret(deck={self.deck!r})"  # wherever it is printed, the secret is not


class WordsHandedIn(Struct, frozen=True):
    """A player's words for a promised deck."""

    deck: str
    player: str
    words: str


class DeckDealt(Struct, frozen=True):
    """A hand, by its number at the table, is dealt from a deck. A hand that is void gives its
    number back: then the last deck of a number counts."""

    deck: str
    hand: int


class DeckVoid(Struct, frozen=True):
    """A promised deck is dealt no more, or the hand dealt from it is void: it may be known."""

    deck: str
    why: str


FairRecord = DeckPromised | DeckSecret | WordsHandedIn | DeckDealt | DeckVoid

known("fair", *FairRecord.__args__)
sealed_where(DeckSecret, lambda secret: True)


def fair_stream(table: str) -> str:
    """The stream of a table's decks."""
    return f"fair/{table}"
