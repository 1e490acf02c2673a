"""``HandDesk``: what somebody may ask about hands: their own, and those that were shared by a link.

Whoever was not dealt in does not learn that there is such a hand.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from datetime import UTC, datetime

from msgspec import Struct

from shuffleup.law.rulebook import Rulebook, cite
from shuffleup.log.protocol import Log
from shuffleup.server.my_hands.hand_index import HandIndex
from shuffleup.server.my_hands.hand_rows import HandRow, HandRows, HandWanted, PlayedBy, SharedHand
from shuffleup.server.my_hands.seen_hands import SeenHand, exported, seen_hand
from shuffleup.table.apply import table_events
from shuffleup.table.viewing.viewers import Player, Spectator, Viewer

Books = Callable[[str], Rulebook | None]
NameBook = Callable[[Iterable[str]], dict[str, str]]
EYES = ("mine", "everybody")


class FoundHand(Struct, frozen=True):
    """A hand of the index as its viewer saw it."""

    row: HandRow
    seen: SeenHand
    names: dict[str, str]
    titles: dict[str, str]  # of the clauses behind its events


class HandDesk:
    """Answers in the index's own thread."""

    def __init__(self, index: HandIndex, log: Log, books: Books, names: NameBook) -> None:
        self.index, self.log, self.books, self.names = index, log, books, names

    async def mine(self, who: str, wanted: HandWanted) -> list[tuple[HandRow, PlayedBy]]:
        return await self.index.ask(lambda rows: rows.mine(who, wanted))

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

    # ---- reading -----------------------------------------------------------------------------

    def read(self, row: HandRow, viewer: Viewer) -> FoundHand:
        """A hand from the log; in the index's own thread, for it may take a while."""
        wanted = row.upto - row.opened
        read: list[object] = []
        for part in self.log.stream(row.opened, row.stream):
            read += part
            if len(read) >= wanted:
                break
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

        events = table_events(read[:wanted])
        seen = seen_hand(events, row.number, viewer, clauses, names)
        return FoundHand(row, seen, names, titles)


def dealt_in(row: HandRow, who: str) -> bool:
    return any(one.player == who for one in row.played)


def export_of(found: FoundHand, form: str) -> str:
    """A hand for other programs; ValueError where the form cannot tell it."""
    row = found.row
    when = datetime.fromtimestamp(row.at / 1000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
    title = f"{row.place} {row.table}".replace("'", "")
    return exported(found.seen, form, title, row.number, when if row.at else "")
