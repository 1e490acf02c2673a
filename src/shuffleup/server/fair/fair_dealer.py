"""The decks of one table: promised before anybody acts, dealt once, provable for ever.

One deck ahead: whenever a hand is dealt the deck of the next one is fixed and its root published,
so that players have the whole hand to look at it and to hand in words of their own. A
``FairDealer`` holds the deck that waits; like every state here it is the fold of its records.

    dealer = FairDealer("room/table/3", log.read(of=fair_stream("3")))  # a name no other table has
    records = dealer.promise(table.game.cards)          # when a table opens or changes its game
    records = dealer.hand_in("pk3m9…", "my words")      # a player, for the deck that waits
    deal = dealer.next_deck(table.game.cards, table.hands + 1)
    …NextHand(deck=deal.deck)…                          # refused? then forget the deal
    dealer.hear(deal.records)                           # done: in the same batch as the hand

Nothing changes before ``hear``: what was not written did not happen. ``deck_of_hand(records, n)``
finds what ``hand_proofs.hand_proof`` needs of any hand in a stream.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable, Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.cards.deck import DECKS
from shuffleup.cards.fair_cards import (
    SECRET_SIZE,
    FairDeck,
    bad_words,
    dealt_deck,
    fair_deck,
    name_of_deck,
)
from shuffleup.cards.hand_proof import VoidDeck
from shuffleup.server.fair.fair_records import (
    DeckDealt,
    DeckPromised,
    DeckSecret,
    DeckVoid,
    FairRecord,
    WordsHandedIn,
)

MOST_VOID: Final = 50  # decks of one table that are told in a proof: the last


def fresh_seed() -> bytes:
    """256 bits from the operating system."""
    return secrets.token_bytes(SECRET_SIZE)


class FairError(ValueError):
    """Something that cannot be done with a deck, in a sentence for whoever asked."""


class KeptDeck(Struct, frozen=True):
    """A promised deck with its secret and what players have handed in for it."""

    promise: DeckPromised
    secret: str = ""
    words: tuple[tuple[str, str], ...] = ()
    hand: int = 0  # dealt, as this hand
    void: str = ""  # why it is dealt no more

    def __repr__(self) -> str:
        return f"<KeptDeck {self.promise.deck}>"

    def fixed(self) -> FairDeck:
        """The deck itself. FairError if its secret is not that of the promise."""
        cards = DECKS.get(self.promise.cards, ())
        try:
            deck = fair_deck(self.promise.deck, cards, bytes.fromhex(self.secret))
        except ValueError as error:
            raise FairError(f"{self.promise.deck}: {error}") from error
        if deck.root != self.promise.root:
            raise FairError(f"{self.promise.deck}: its secret does not belong to its promise")
        return deck


class FairDeal(Struct, frozen=True):
    """A deck to deal from, top card first, and the records that go into the batch of the hand."""

    deck: tuple[int, ...]
    records: tuple[FairRecord, ...]

    def __repr__(self) -> str:
        return f"<FairDeal of {len(self.deck)} cards>"


class FairDealer:
    """The deck that waits for a table's next hand."""

    def __init__(
        self,
        table: str,
        records: Iterable[object] = (),
        *,
        seed: Callable[[], bytes] = fresh_seed,
    ) -> None:
        self.table, self._seed = table, seed
        self.waiting: KeptDeck | None = None
        self.number = 0  # of decks promised so far
        self.dealt = ""  # the deck of the last hand
        self.hear(records)

    @property
    def promised(self) -> DeckPromised | None:
        """What is published of the deck that waits."""
        return self.waiting.promise if self.waiting else None

    @property
    def words(self) -> dict[str, str]:
        """What players have handed in for it; public, like the promise."""
        return dict(self.waiting.words) if self.waiting else {}

    def hear(self, records: Iterable[object]) -> None:
        """Take in what has been written."""
        for record in records:
            if isinstance(record, DeckPromised):
                self.waiting, self.number = KeptDeck(record), number_of(record.deck)
            elif self.waiting is not None:
                self.waiting = with_record(self.waiting, record)
                if self.waiting.hand:
                    self.dealt = self.waiting.promise.deck
                if self.waiting.hand or self.waiting.void:
                    self.waiting = None

    def promise(self, cards: Sequence[int]) -> tuple[FairRecord, ...]:
        """A promise for a deck of these cards; nothing if one waits. A promise for other cards is
        replaced, with the words handed in for it."""
        return () if self._fits(cards) else self._fixed(cards, self.number + 1)

    def hand_in(self, player: str, words: str) -> tuple[FairRecord, ...]:
        """A player's words for the deck that waits, once: whoever could hand in again and again
        could try out orders. FairError where it cannot be."""
        if self.waiting is None:
            raise FairError("no deck is promised for the next hand yet")
        wrong = bad_words(words)
        if wrong:
            raise FairError(wrong)
        if player in self.words:
            raise FairError("you have handed in words for the next deck already")
        return (WordsHandedIn(self.waiting.promise.deck, player, words),)

    def next_deck(self, cards: Sequence[int], hand: int) -> FairDeal:
        """The deck for a hand of this number at the table, and the promise for the one after it.
        Where no deck of these cards was promised, one is promised now, before the hand."""
        records = self.promise(cards)
        after = FairDealer(self.table, seed=self._seed)
        after.waiting, after.number = self.waiting, self.number
        after.hear(records)
        if after.waiting is None:
            raise FairError("no deck was promised")
        deck = dealt_deck(after.waiting.fixed(), after.words)
        dealt = DeckDealt(after.waiting.promise.deck, hand)
        return FairDeal(deck, (*records, dealt, *self._fixed(cards, after.number + 1)))

    def void(self, cards: Sequence[int], why: str, *, in_play: bool) -> tuple[FairRecord, ...]:
        """The deck that waits, and the one in play, are told as void, and another is promised."""
        known = [self.dealt] if in_play and self.dealt else []
        known += [self.waiting.promise.deck] if self.waiting else []
        if not known:
            return ()
        return (*(DeckVoid(deck, why) for deck in known), *self._fixed(cards, self.number + 1))

    def _fits(self, cards: Sequence[int]) -> bool:
        kept = self.waiting
        return kept is not None and bool(kept.secret) and kept.promise.cards == name_of_deck(cards)

    def _fixed(self, cards: Sequence[int], number: int) -> tuple[FairRecord, ...]:
        secret, deck_id = self._seed(), f"{self.table}/deck/{number}"
        deck = fair_deck(deck_id, cards, secret)
        promise = DeckPromised(deck_id, name_of_deck(cards), deck.root)
        return promise, DeckSecret(deck_id, secret.hex())


def number_of(deck: str) -> int:
    """Which deck of its table it is: a reader may begin with any."""
    return int(deck.rpartition("/")[2])


def with_record(kept: KeptDeck, record: object) -> KeptDeck:
    """A deck after one more record of its stream; one of another deck changes nothing."""
    if not isinstance(record, FairRecord) or record.deck != kept.promise.deck:
        return kept
    if isinstance(record, DeckSecret):
        return replace(kept, secret=record.secret)
    if isinstance(record, WordsHandedIn):
        return replace(kept, words=(*kept.words, (record.player, record.words)))
    if isinstance(record, DeckDealt):
        return replace(kept, hand=record.hand)
    if isinstance(record, DeckVoid):
        return replace(kept, void=record.why)
    return kept


def deck_of_hand(records: Iterable[object], hand: int) -> KeptDeck | None:
    """The deck a hand was dealt from, by its number at the table; None if none is known."""
    kept: KeptDeck | None = None
    found: KeptDeck | None = None
    for record in records:
        if isinstance(record, DeckPromised):
            kept = KeptDeck(record)
        elif kept is not None:
            kept = with_record(kept, record)
            if kept.hand == hand:
                found = kept
    return found


def void_decks(records: Iterable[object]) -> tuple[VoidDeck, ...]:
    """The decks of a table that were promised and are dealt no more: whoever noted the root of one
    is told why no hand has it."""
    roots: dict[str, str] = {}
    found = []
    for record in records:
        if isinstance(record, DeckPromised):
            roots[record.deck] = record.root
        elif isinstance(record, DeckVoid) and record.deck in roots:
            found.append(VoidDeck(record.deck, roots[record.deck], record.why))
    return tuple(found[-MOST_VOID:])
