"""Where a house's cards come from: a fair deck for every table, promised before it is dealt.

``next_hand`` gives the command that deals, the records that go into the same batch, and what to do
when it is done; nothing has changed before that. ``roots`` is what everybody at a table is shown:
the root of the deck in play and of the one that waits.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from msgspec import Struct

from shuffleup.cards import STANDARD, shuffled
from shuffleup.log.protocol import Log
from shuffleup.room.keeping.kept_streams import TABLES, stream_of
from shuffleup.server.fair.fair_dealer import FairDealer, FairError, fresh_seed
from shuffleup.server.fair.fair_records import (
    DeckDealt,
    DeckPromised,
    DeckVoid,
    FairRecord,
    fair_stream,
)
from shuffleup.table.commands import Draw, NextHand
from shuffleup.table.state import Table

Where = tuple[str, str]
Keeps = Callable[[str, list[object]], object]  # records go into a stream of the log
NOTHING_YET: Final = ("", "")
LATEST: Final = 60  # records: a few decks, with what players handed in for them
DECKS_READ: Final = 3  # the one in play, the one that waits, and the whole of both


class Dealing(Struct, frozen=True):
    """A hand that is to be dealt: the command, what is kept beside it; ``told`` before it is done,
    since the frames of the deal are made meanwhile and show its root, and ``done`` after it,
    whether it was or not."""

    command: NextHand
    beside: Mapping[str, list[object]]
    told: Callable[[], None]
    done: Callable[[bool], None]


class KnownDecks(Struct, frozen=True):
    """The decks of tables, as they were when their streams had come so far."""

    versions: Mapping[str, int]
    dealers: dict[Where, FairDealer]
    shown: dict[Where, tuple[str, str]]


NO_DECKS: Final = KnownDecks({}, {}, {})


class HouseShuffler:
    """The fair decks of all tables, kept in the log of the house."""

    def __init__(self, log: Log, keep: Keeps = lambda stream, records: None) -> None:
        """``keep``: how records come into the log that go with no hand."""
        self.log, self.keep = log, keep
        self.line = ""  # in the names of decks, after a restore: of a line that nobody has seen
        self.dealers: dict[Where, FairDealer] = {}
        self.shown: dict[Where, tuple[str, str]] = {}
        self.known = NO_DECKS

    def forget(self) -> None:
        """What was not kept has not happened: the log is asked again."""
        self.dealers.clear()
        self.shown.clear()
        self.known = NO_DECKS

    def forget_place(self, place: str) -> None:
        """A place is closed, and deals no more."""
        for where in [one for one in self.dealers if one[0] == place]:
            del self.dealers[where]
            self.shown.pop(where, None)

    def stream(self, place: str, number: str) -> str:
        """The stream of a table's decks: the house's, since a place is the fold of its own."""
        return fair_stream(f"{place}/{stream_of(number).removeprefix(TABLES)}")

    def dealer(self, place: str, number: str) -> FairDealer:
        where = (place, number)
        if where not in self.dealers:
            stream, known = self.stream(place, number), self.known
            before = known.versions.get(stream, 0) if where in known.dealers else 0
            records = self.records(stream, before)
            new = FairDealer("")
            self.dealers[where] = known.dealers.pop(where, new)
            self.dealers[where].table = "/".join(filter(None, (place, "table", number, self.line)))
            self.shown[where] = known.shown.get(where, NOTHING_YET) if before else NOTHING_YET
            self.hear(where, records)
        return self.dealers[where]

    def records(self, stream: str, before: int) -> list[object]:
        """What is kept of a table's decks after a version, as far as it still matters: the last
        decks. A table has thousands, and they are read while others wait."""
        version = self.log.versions.get(stream, 0)
        if not version:
            return []
        after = max(before, version - LATEST)
        found = self.log.read(after, stream)
        whole = after == before or sum(isinstance(one, DeckPromised) for one in found) >= DECKS_READ
        return found if whole else self.log.read(before, stream)

    def hear(self, where: Where, records: list[object]) -> None:
        """These records are kept."""
        self.dealers[where].hear(records)
        self.tell(where, records)

    def tell(self, where: Where, records: list[object]) -> None:
        """The roots that are shown from now on."""
        now, then = self.shown.get(where, NOTHING_YET)
        for record in records:
            if isinstance(record, DeckPromised):
                then = record.root
            elif isinstance(record, DeckDealt):
                now = then
            elif isinstance(record, DeckVoid):
                now, then = "", ""
        self.shown[where] = (now, then)

    def next_hand(self, place: str, number: str, table: Table) -> Dealing:
        """The next hand of a table, from the deck that was promised for it."""
        where, dealer = (place, number), self.dealer(place, number)
        deal = dealer.next_deck(table.game.cards, table.hands + 1)
        records: list[object] = list[FairRecord | object](deal.records)
        beside = {self.stream(place, number): records}
        before = self.shown[where]

        def done(kept: bool) -> None:
            if kept:
                self.dealer(*where).hear(records)
            else:
                self.shown[where] = before

        return Dealing(NextHand(deck=deal.deck), beside, lambda: self.tell(where, records), done)

    def void(self, where: Where, table: Table, why: str) -> dict[str, list[object]]:
        """The decks that are out at a table are told as void; the records of it, and of a new deck.
        They are heard when they are read again."""
        told = self.dealer(*where).void(table.game.cards, why, in_play=table.hand is not None)
        return {self.stream(*where): list(told)} if told else {}

    def hand_in(self, where: Where, player: str, words: str) -> str:
        """A player's words for the deck that waits are kept; or why not. The same words once more
        are those that were lost on the way."""
        dealer = self.dealer(*where)
        if dealer.words.get(player) == words:
            return ""
        try:
            records = dealer.hand_in(player, words)
        except FairError as error:
            return str(error)
        self.keep(self.stream(*where), list(records))
        dealer.hear(records)
        return ""

    def draw(self, seats: list[int]) -> Draw:
        """Cards drawn for the button."""
        cards = shuffled(STANDARD, fresh_seed())
        return Draw(tuple(seats), cards[: len(seats)])

    def roots(self, place: str, number: str) -> tuple[str, str]:
        """The root of the deck in play and of the deck that waits, "" where there is none."""
        self.dealer(place, number)
        return self.shown[place, number]

    def decks(self, tables: Iterable[Where]) -> KnownDecks:
        """The decks of these tables as they are, for another process to go on with."""
        dealers = {where: self.dealer(*where) for where in tables}
        return KnownDecks(self.log.versions, dealers, dict(self.shown))
