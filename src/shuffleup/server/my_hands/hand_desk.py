"""``HandDesk``: what somebody may ask about hands: their own, and those that were shared by a link.

Whoever was not dealt in does not learn that there is such a hand.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from datetime import UTC, datetime
from typing import Final

from msgspec import Struct

from shuffleup.cards.hand_proof import HandProof
from shuffleup.hand.view import SPECTATOR
from shuffleup.law.rulebook import Rulebook, cite
from shuffleup.log.protocol import Log
from shuffleup.server.fair.fair_dealer import FairError, deck_of_hand, void_decks
from shuffleup.server.fair.hand_proofs import hand_proof
from shuffleup.server.my_hands.hand_index import HandIndex
from shuffleup.server.my_hands.hand_rows import (
    HandRow,
    HandRows,
    HandsSum,
    HandWanted,
    PlayedBy,
    SharedHand,
)
from shuffleup.server.my_hands.seen_hands import (
    CardsInList,
    SeenHand,
    cards_in_list,
    exported,
    fold,
    part_of,
    seen_hand,
)
from shuffleup.table.apply import table_events
from shuffleup.table.rulings import AnyTableEvent
from shuffleup.table.viewing.viewers import Player, Spectator, Viewer

Books = Callable[[str], Rulebook | None]
NameBook = Callable[[Iterable[str]], dict[str, str]]
Decks = Callable[[str, str], str]
LONGEST_HAND: Final = 400  # events that are read to find somebody's cards


def no_decks(place: str, table: str) -> str:
    return ""


class FoundHand(Struct, frozen=True):
    """A hand of the index as its viewer saw it."""

    row: HandRow
    seen: SeenHand
    names: dict[str, str]
    titles: dict[str, str]  # of the clauses behind its events


class MyHand(Struct, frozen=True):
    """A hand in somebody's list, with their own cards and the board."""

    row: HandRow
    by: PlayedBy
    cards: CardsInList


class MyHands(Struct, frozen=True):
    """A part of somebody's list, and what all of it comes to."""

    hands: list[MyHand]
    sums: list[HandsSum]


class HandDesk:
    """Answers in the index's own thread."""

    def __init__(
        self, index: HandIndex, log: Log, books: Books, names: NameBook, decks: Decks = no_decks
    ) -> None:
        """``decks`` names the stream of a table's decks."""
        self.index, self.log, self.books, self.names = index, log, books, names
        self.decks = decks

    async def mine(self, who: str, wanted: HandWanted) -> MyHands:
        """Somebody's hands, each with the cards they held themselves; the sums with the first."""

        def find(rows: HandRows) -> MyHands:
            found = rows.mine(who, wanted)
            held = self.held(found)
            hands = [MyHand(row, by, held[row.id]) for row, by in found]
            return MyHands(hands, [] if wanted.before else rows.sums(who, wanted))

        return await self.index.ask(find)

    async def hand(self, who: str, id: str) -> FoundHand | None:
        """A hand somebody played, as they saw it."""

        def find(rows: HandRows) -> FoundHand | None:
            row = rows.hand(id)
            if row is None or not dealt_in(row, who):
                return None
            return self.read(row, Player(who))

        return await self.index.ask(find)

    async def share(self, who: str, id: str, eyes: str, at: int) -> str | None:
        """A link to a hand of one's own; None where there is none, "" where one has too many."""

        def make(rows: HandRows) -> str | None:
            row = rows.hand(id)
            if row is None or not dealt_in(row, who):
                return None
            return rows.share(id, who, eyes, at)

        return await self.index.ask(make)

    async def revoke(self, who: str, id: str) -> int:
        return await self.index.ask(lambda rows: rows.revoke(id, who))

    async def shared(self, token: str) -> tuple[FoundHand, SharedHand] | None:
        """What a link shows."""

        def find(rows: HandRows) -> tuple[FoundHand, SharedHand] | None:
            link = rows.shared(token)
            row = rows.hand(link.hand) if link is not None else None
            if link is None or row is None:
                return None
            viewer: Viewer = Player(link.by) if link.eyes == "mine" else Spectator()
            return self.read(row, viewer), link

        return await self.index.ask(find)

    async def proof(self, who: str, id: str) -> HandProof | None:
        """The proof of the shuffle of a hand somebody played, for their own eyes."""

        def find(rows: HandRows) -> HandProof | None:
            row = rows.hand(id)
            return self.proved(row, who) if row is not None and dealt_in(row, who) else None

        return await self.index.ask(find)

    async def shared_proof(self, token: str) -> HandProof | None:
        """The same for whoever has a link, with the eyes of the link."""

        def find(rows: HandRows) -> HandProof | None:
            link = rows.shared(token)
            row = rows.hand(link.hand) if link is not None else None
            if link is None or row is None:
                return None
            return self.proved(row, link.by if link.eyes == "mine" else "")

        return await self.index.ask(find)

    # ---- reading -----------------------------------------------------------------------------

    def events_of(self, row: HandRow) -> list[AnyTableEvent]:
        """The events of a table from its opening to the end of a hand."""
        return self.part_of_stream(row.stream, row.opened, row.upto)

    def part_of_stream(self, stream: str, after: int, upto: int) -> list[AnyTableEvent]:
        read: list[object] = []
        for part in self.log.stream(after, stream):
            read += part
            if len(read) >= upto - after:
                break
        return table_events(read[: upto - after])

    def held(self, hands: list[tuple[HandRow, PlayedBy]]) -> dict[str, CardsInList]:
        """The cards a player held last in each of some hands; none where a hand is too long to be
        found at once. Hands that follow one another at a table are read together."""
        found: dict[str, CardsInList] = {}
        together: list[tuple[HandRow, PlayedBy]] = []
        for row, by in sorted(hands, key=lambda one: (one[0].stream, one[0].upto)):
            last = together[-1][0] if together else row
            if last.stream != row.stream or first_of(row) > last.upto:
                found.update(self.held_at(together))
                together = []
            together.append((row, by))
        return found | self.held_at(together)

    def held_at(self, hands: list[tuple[HandRow, PlayedBy]]) -> dict[str, CardsInList]:
        """The same of hands of one table, in order."""
        if not hands:
            return {}
        (row, _), (last, _) = hands[0], hands[-1]
        events = self.part_of_stream(row.stream, first_of(row), last.upto)
        return {row.id: cards_in_list(events, row.number, by.seat) for row, by in hands}

    def proved(self, row: HandRow, who: str) -> HandProof | None:
        """The proof of a hand, None where it was not dealt from a promised deck."""
        stream = self.decks(row.place, row.table)
        if not stream or stream not in self.log.versions:
            return None
        records = self.log.read(0, stream)
        deck = deck_of_hand(records, row.number)
        if deck is None:
            return None
        seat = next((one.seat for one in row.played if one.player == who), SPECTATOR)
        events = self.events_of(row)
        hand = fold(events[: part_of(events, row.number).upto]).last
        if hand is None:
            return None
        try:
            table = f"{row.place} {row.table}"
            return hand_proof(hand, deck, seat, table=table, void=void_decks(records))
        except FairError:
            return None  # a table of that number before: its decks are another's

    def read(self, row: HandRow, viewer: Viewer) -> FoundHand:
        """A hand from the log; in the index's own thread, for it may take a while."""
        names = self.names(one.player for one in row.played)
        titles: dict[str, str] = {}

        def clauses(book: str, grounds: Sequence[str], game: str, betting: str) -> list[str]:
            law = self.books(book.partition(" ")[0])
            if law is None or not grounds:
                return []
            found = cite(law, tuple(grounds), game, betting)
            titles.update((rule.id, rule.title) for rule in found)
            ids = [rule.id for rule in found]
            return sorted(ids, key=lambda clause: clause.startswith("common/"))

        seen = seen_hand(self.events_of(row), row.number, viewer, clauses, names)
        return FoundHand(row, seen, names, titles)


def first_of(row: HandRow) -> int:
    """After which version a hand is looked for."""
    return max(row.opened, row.upto - LONGEST_HAND)


def dealt_in(row: HandRow, who: str) -> bool:
    return any(one.player == who for one in row.played)


def export_of(found: FoundHand, form: str) -> str:
    """A hand for other programs; ValueError where the form cannot tell it."""
    row = found.row
    when = datetime.fromtimestamp(row.at / 1000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
    title = f"{row.place} {row.table}".replace("'", "")
    return exported(found.seen, form, title, row.number, when if row.at else "")
