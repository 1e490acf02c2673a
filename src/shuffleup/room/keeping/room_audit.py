"""Auditing a room's log: everything in it is done again, and what must always hold is looked at.

``audit_room(log)`` yields the faults (``log_audit``). After every line the ledger adds up to
nothing, each table has on it what its account says, and nobody sits in two seats.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence

from msgspec.structs import replace

from shuffleup.floor.senders import FLOOR, Role, Sender
from shuffleup.hand.events import Shuffled
from shuffleup.law.named_law import book_named
from shuffleup.log.protocol import Batch, Log
from shuffleup.room.act import act
from shuffleup.room.adoption.book_commands import AdoptBook
from shuffleup.room.adoption.book_events import BookAdopted
from shuffleup.room.cage.ledger import balance, is_money, of_table
from shuffleup.room.cage.on_tables import on_table
from shuffleup.room.commands import AtTheTable, RoomCommand, TellTime
from shuffleup.room.events import AnyRoomEvent, AtTable
from shuffleup.room.keeping.deeds import Deed
from shuffleup.room.keeping.log_audit import LogAuditor, LogFault
from shuffleup.room.keeping.room_log import STREAMS, after, read_room
from shuffleup.room.openings.opening_events import RoomOpened, TimeStood, TimeTold
from shuffleup.room.proceed import time_stood
from shuffleup.room.state import Room
from shuffleup.room.undo.undo_events import Undone
from shuffleup.room.words.book_words import adopted_in
from shuffleup.room.words.event_words import told
from shuffleup.room.words.said_at_desk import UNREADABLE, meant
from shuffleup.table.blinds.account import Standing
from shuffleup.table.commands import NextHand
from shuffleup.table.state import taken_seats

RoomFault = LogFault


def audit_room(log: Log, *, judged: Callable[[int], bool] = lambda _: True) -> Iterator[RoomFault]:
    """The faults of a log. ``judged`` says of a line whether it is put to the judge again: what
    another engine wrote is believed."""
    return RoomAuditor(log).faults(judged)


class RoomAuditor(LogAuditor[Room, AnyRoomEvent]):
    """How a room's log is done again."""

    streams = STREAMS

    def after(self, state: Room | None, batch: Batch, number: int) -> Room:
        return after(state, batch, number)

    def whole(self, lines: int) -> Room:
        return read_room(self.log, whole=True, lines=lines)

    def is_undoing(self, event: AnyRoomEvent) -> bool:
        return isinstance(event, Undone)

    def is_opening(self, event: AnyRoomEvent) -> bool:
        return isinstance(event, RoomOpened)

    def pass_time(self, state: Room, events: Sequence[AnyRoomEvent]) -> None:
        for one in events:
            if isinstance(one, TimeStood):
                time_stood(state, one.since, one.until)
        act(state, TellTime(time_in(state, events)), FLOOR)

    def said_again(self, state: Room, deed: Deed, events: Sequence[AnyRoomEvent]) -> str:
        by = Sender(deed.by, Role(deed.role))
        book = adopted_unknown(deed.words, events)
        try:
            wanted = meant(state, deed.words, by) if book is None else [(book, by)]
        except UNREADABLE as error:
            return str(error)
        for command, by in wanted:
            refusal = act(state, with_deck(command, events), by).refusal
            if refusal is not None:
                return refusal.says
        return ""

    def in_words(self, state: Room, event: AnyRoomEvent) -> str:
        if isinstance(event, AtTable):
            return f"at table {event.table}, {event.event}"[:300]
        return (told(event, state.zone) or str(event))[:300]

    def wrong_in(self, state: Room) -> str:
        return wrong_in(state)


def adopted_unknown(words: str, events: Sequence[AnyRoomEvent]) -> AdoptBook | None:
    """A house's own book, which the sentence names and the log alone has; None for any other."""
    for one in events:
        if isinstance(one, BookAdopted) and adopted_in(words) == one.rulebook:
            return AdoptBook(one.rules, one.rulebook) if book_named(one.rulebook) is None else None
    return None


def time_in(room: Room, events: Sequence[AnyRoomEvent]) -> int:
    """What time was told before it was done."""
    return max((one.now for one in events if isinstance(one, TimeTold)), default=room.now)


def with_deck(command: RoomCommand, events: Sequence[AnyRoomEvent]) -> RoomCommand:
    """A deal with the deck as it was shuffled: chance is what the log alone knows."""
    if not isinstance(command, AtTheTable) or not isinstance(command.command, NextHand):
        return command
    told = (one.event for one in events if isinstance(one, AtTable))
    deck = next((one.deck for one in told if isinstance(one, Shuffled)), None)
    return replace(command, command=replace(command.command, seed=None, deck=deck))


# ---- what always holds -----------------------------------------------------------------------


def wrong_in(room: Room) -> str:
    """What does not hold in a room; nothing where all of it does."""
    return unbalanced(room) or uncounted(room) or seated_twice(room)


def unbalanced(room: Room) -> str:
    for money, what in ((False, "chips"), (True, "money")):
        total = sum(held for one, held in room.accounts.items() if is_money(one) is money)
        if total:
            return f"the ledger does not balance: {abs(total):,} of {what} too {much(total)}"
    return ""


def much(total: int) -> str:
    return "much" if total > 0 else "little"


def uncounted(room: Room) -> str:
    for number in room.tables:
        account, there = balance(room, of_table(number)), on_table(room, number)
        if account != there:
            return f"{there:,} is on table {number}, and its account says {account:,}"
    return ""


def seated_twice(room: Room) -> str:
    seats = Counter(
        seat.player
        for table in room.tables.values()
        for _, seat in taken_seats(table)
        if seat.account.standing is not Standing.LOCKED
    )
    return next((f"{who} sits in {count} seats" for who, count in seats.items() if count > 1), "")
