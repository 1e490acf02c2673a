"""``take_up(running)``: a house goes on from its log, or from a copy of it.

A copy that is served again would deal the hand in play and the deck promised after it once more,
card for card, though people have seen them. So before anybody comes in the log is held against the
mark of this machine. Where there is none, where it says more than the log has, or where it is of
another log, this is a restore: hands that are on are void by the book, promised decks are told as
void, new ones are promised, and the house goes on under a new name of its own. What it was copied
from can be open beside it: each has its mark.
"""

from __future__ import annotations

import secrets
from hashlib import blake2b
from typing import TYPE_CHECKING, Final

import structlog

from shuffleup.client.messages import Done
from shuffleup.floor.bad_cards.wrong_deck import DECK_KNOWN
from shuffleup.floor.report import Report
from shuffleup.floor.senders import DEALER
from shuffleup.log.databases.database_log import DatabaseLog
from shuffleup.log.head import Head, LogPoint
from shuffleup.log.protocol import Batch
from shuffleup.server.house_marks.mark_file import HouseMark, MarkFile
from shuffleup.server.house_marks.where_marks_lie import database_told
from shuffleup.server.house_places.poker_house import LONGEST_WRITE, Errand
from shuffleup.server.house_places.register import (
    HOUSE,
    HouseFounded,
    HouseRestored,
    house_named,
)
from shuffleup.table.state import Table

if TYPE_CHECKING:
    from shuffleup.server.running_house import RunningHouse

NO_MARK: Final = "this machine has no mark of it"
BESIDE: Final = "the house it was copied from is open on this machine ({})"
ELSEWHERE: Final = "its database is another cluster, or goes on from a backup"
ANOTHER: Final = "the log is not the one that was written here last"
VOID: Final = "the house goes on from a copy of itself"
TOLD: Final = (
    "The house was restored from a copy. No card that anybody may have seen is dealt again: a hand"
    " that was on is void, every chip is back, and the next deck is a new one."
)


class RestoreError(RuntimeError):
    """A hand that cannot be ended: the house does not open, rather than deal known cards."""


def take_up(running: RunningHouse, *, founded: bool) -> str:
    """Hold the log against the mark; why this is a restore, "" where it is none. ``founded``: the
    house is new, and its log was empty."""
    log, house = running.log, running.house
    folder, database = running.marks, database_told(log)
    new = secrets.token_hex(16)
    if founded:
        house.submit(Batch({HOUSE: [HouseFounded(new)]}, house.now()))
        return begin(running, MarkFile(folder, new, database), "")
    named, why = house_named(log.read(0, HOUSE)), NO_MARK
    if named is not None:
        running.shuffler.line = named.house[:8] if isinstance(named, HouseRestored) else ""
        mark = MarkFile(folder, named.house, database)
        beside, home = mark.hold(home_of(running)), home_of(running)
        if beside and not (database and beside.endswith(home)):
            why = BESIDE.format(beside)
        else:  # of one database only one server has the turn, and nobody is told without it
            why = why_restored(log, mark.read(), database)
        if not why:
            return begin(running, mark, "")
        mark.close()
    running.shuffler.line = new[:8]
    void_what_was_seen(running)
    before = named.house if named is not None else ""
    house.submit(Batch({HOUSE: [HouseRestored(new, before, why)]}, house.now()))
    return begin(running, MarkFile(folder, new, database), why)


def why_restored(log: DatabaseLog, mark: HouseMark | None, database: str) -> str:
    """Why the log is not the one that people were told of here; "" if it is."""
    if mark is None:
        return NO_MARK
    if mark.database != database:
        return ELSEWHERE
    short = mark.lines - log.head.lines
    if short > 0:
        return f"people were told {short:,} batches more than its log has"
    return "" if log.has(LogPoint(Head(mark.lines, mark.digest), {})) else ANOTHER


def begin(running: RunningHouse, mark: MarkFile, why: str) -> str:
    """All that was done is on the disk, and from now on the mark goes along with the log."""
    running.house.last_submitted.result(LONGEST_WRITE)
    if mark.holder is None:
        mark.hold(home_of(running))
    mark.begin(running.log.head)
    running.marked.mark = mark
    if why:
        structlog.get_logger().warning("restored", why=why, batches=running.log.head.lines)
    return why


def home_of(running: RunningHouse) -> str:
    """Where its log is, as it may be told to whoever serves a copy: no password of a database."""
    database = running.settings.database
    if not database:
        return str(running.settings.folder.resolve())
    return f"a database, {blake2b(database.encode(), digest_size=8).hexdigest()}"


# ---- what was seen ---------------------------------------------------------------------------


def void_what_was_seen(running: RunningHouse) -> None:
    """At every table that the house deals: the hand by the book, the decks by their records."""
    for place in running.house.places.values():
        for number, table in list(place.tables.items()):
            if not table.by_hand:
                void_at(running, (place.id, number), table)
    running.shuffler.forget()


def void_at(running: RunningHouse, where: tuple[str, str], table: Table) -> None:
    house, beside = running.house, running.shuffler.void(where, table, VOID)
    if table.hand is not None and not table.hand.over:
        errand = Errand(where[0], DEALER, Report(DECK_KNOWN), table=where[1], beside=beside)
        outcome = house.perform(errand)
        if not isinstance(outcome.reply, Done):
            raise RestoreError(f"the hand at table {where[1]}: {outcome.reply.says}")
    else:
        for stream, records in beside.items():
            house.write_beside(stream, records)
    running.chat.tell(where, running.settings.house_name, TOLD, house.now())
