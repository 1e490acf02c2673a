"""``HandIndex``: hears every hand that ends, and makes good what it missed from the log.

Rows are written by one thread of its own, after the hand is on the disk; what was not written when
the house went down is found at the next start, for the index knows how far it has followed each
table. Hands are read and explained in that thread too, a few at a time and never in the event loop.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Final, TypeVar

import structlog

from shuffleup.hand.events import Shown
from shuffleup.hand.words.setup_words import show_stakes
from shuffleup.log.protocol import Batch, Log
from shuffleup.log.under import Under
from shuffleup.room.keeping.kept_streams import TABLES, stream_of
from shuffleup.server.house_places.poker_house import PlaceChange, PokerHouse
from shuffleup.server.my_hands.hand_rows import HandRow, HandRows, PlayedBy
from shuffleup.server.private_files import private_file
from shuffleup.table import events as e
from shuffleup.table.apply import apply, drain, opened, table_events
from shuffleup.table.rulings import AnyTableEvent
from shuffleup.table.state import Table
from shuffleup.table.viewing.rail import version_of

T = TypeVar("T")
FILE: Final = "hands.db"
MOST_WAITING: Final = 32  # who ask for a hand at once
AT_ONCE: Final = 200  # hands of the log that are put in together


class BusyError(RuntimeError):
    """Too many ask for hands at the moment."""


class HandIndex:
    """The index of a house."""

    def __init__(self, house: PokerHouse, folder: Path | None) -> None:
        self.house = house
        self.rows = HandRows(private_file(folder / FILE) if folder else None)
        self.work = ThreadPoolExecutor(1, "my-hands")
        self.waiting = 0
        house.heard.append(self.hear)

    def start(self) -> None:
        """Whatever the log has and the index has not is put in, beside everything else."""
        self.work.submit(noted, self.catch_up)

    def close(self) -> None:
        self.work.shutdown(wait=True, cancel_futures=True)
        self.rows.close()

    async def ask(self, do: Callable[[HandRows], T]) -> T:
        """Something that is read from the index or the log, in the thread that does that."""
        if self.waiting >= MOST_WAITING:
            raise BusyError
        self.waiting += 1
        try:
            return await asyncio.wrap_future(self.work.submit(do, self.rows))
        finally:
            self.waiting -= 1

    def forget(self, who: str) -> None:
        """No link of somebody who has left shows a hand with their eyes any more."""
        with suppress(RuntimeError):  # the house is closing
            self.work.submit(noted, lambda: self.rows.forget(who))

    # ---- what is heard -----------------------------------------------------------------------

    def hear(self, change: PlaceChange) -> None:
        place = self.house.places.get(change.place)
        for number, events in change.tables.items():
            table = place.tables.get(number) if place is not None else None
            if table is None or not any(isinstance(one, e.HandEnded) for one in events):
                continue
            stream = f"{change.place}/{stream_of(number)}"
            version = self.house.versions.get(stream, 0)
            begins = version - version_of(table)
            row = row_of(change.place, number, stream, table, begins, version, self.house.now())
            if row is not None:
                self.keep_later(change.kept, row, version)

    def keep_later(self, kept: Future[dict[str, int]], row: HandRow, version: int) -> None:
        def when_kept(done: Future[dict[str, int]]) -> None:
            if done.cancelled() or done.exception() is not None:
                return
            try:
                self.work.submit(noted, lambda: self.rows.put([row], {row.stream: version}))
            except RuntimeError:
                return  # the house is closing: it is made good at the next start

        kept.add_done_callback(when_kept)

    # ---- what was missed ---------------------------------------------------------------------

    def catch_up(self) -> None:
        known = self.rows.followed()
        behind = {
            stream: version
            for stream, version in self.house.log.versions.items()
            if f"/{TABLES}" in stream and known.get(stream, 0) < version
        }
        for place in {stream.partition(f"/{TABLES}")[0] for stream in behind}:
            found: list[HandRow] = []
            for row in hands_in(self.house.log, place, behind, known):
                found.append(row)
                if len(found) >= AT_ONCE:
                    self.rows.put(found, {})
                    found.clear()
            mine = {one: at for one, at in behind.items() if one.startswith(f"{place}/{TABLES}")}
            self.rows.put(found, mine)


def noted(do: Callable[[], object]) -> None:
    """A fault in the index harms nobody's game; it is noted by its kind."""
    try:
        do()
    except Exception as error:
        structlog.get_logger().error("the index of hands", kind=type(error).__name__)


def hands_in(
    log: Log, place: str, behind: dict[str, int], known: dict[str, int]
) -> Iterator[HandRow]:
    """The hands of a place that the index does not have, read from the log."""
    tables: dict[str, tuple[Table, int]] = {}  # by stream, and the version at which it opened
    versions: dict[str, int] = {}
    for batch in Under(log, place).batches():
        for short, events in batch.events.items():
            stream = f"{place}/{short}"
            if stream not in behind or not short.startswith(TABLES):
                continue
            for event in table_events(events):
                version = versions.get(stream, 0)
                versions[stream] = version + 1
                if isinstance(event, e.TableOpened):
                    tables[stream] = (opened(event), version)
                    continue
                table, began = tables[stream]
                apply(table, event)
                drain(table)
                fresh = version + 1 > known.get(stream, 0)
                row = ended_row(place, short, stream, table, began, version + 1, batch, event)
                if fresh and row is not None:
                    yield row


def ended_row(
    place: str,
    short: str,
    stream: str,
    table: Table,
    began: int,
    version: int,
    batch: Batch,
    event: AnyTableEvent,
) -> HandRow | None:
    if not isinstance(event, e.HandEnded):
        return None
    number = short.removeprefix(TABLES)
    return row_of(place, number, stream, table, began, version, batch.at or 0)


def row_of(
    place: str, number: str, stream: str, table: Table, began: int, upto: int, at: int
) -> HandRow | None:
    """The row of the hand that was played last at a table."""
    hand = table.last
    if hand is None or table.hand is not None:
        return None
    shown = {one.seat for one in hand.log if isinstance(one, Shown)}
    played = tuple(
        PlayedBy(name, seat, hand.stacks[seat] - stack, seat in shown)
        for seat, (name, stack) in enumerate(zip(hand.names, hand.setup.stacks, strict=True))
        if stack and name
    )
    return HandRow(
        hand_id(stream, began, table.hands), place, number, stream, began, upto, table.hands,
        hand.game.key, show_stakes(hand.setup.stakes), at, played,
    )  # fmt: skip


def hand_id(stream: str, began: int, number: int) -> str:
    """The id of a hand: the same whenever it is worked out."""
    said = f"{stream} {began} {number}".encode()
    return "h" + hashlib.blake2b(said, digest_size=10).hexdigest()
