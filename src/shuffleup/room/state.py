"""The state of a room: a record for each family of rules, and the tables.

``Room`` is a plain private object, changed only by ``room.apply``; what it holds besides tables are
frozen records, each owned by one family and changed as a whole. Instants are whole milliseconds.
"""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct

from shuffleup.law import Rules
from shuffleup.room.absence.absence_records import Absence, Departure
from shuffleup.room.breaking.break_records import BrokenGame
from shuffleup.room.lists.list_records import Listing
from shuffleup.room.must_move.feed_records import Feed
from shuffleup.room.openings.opening_records import Spread
from shuffleup.room.people.person_record import BarRecord, Person, WarningRecord
from shuffleup.room.promotions.promotion_records import Prize, Promotion, Session, Ticket
from shuffleup.room.seat_claims.claim_records import SeatClaims, Transfer
from shuffleup.room.staff.staff_records import Down, StaffMember
from shuffleup.table.state import Table
from shuffleup.table.state import copy as copy_table

FIELDS: Final = (
    "absences", "accounts", "apart", "bad_decks", "banned", "bars", "breaks", "closed", "counted",
    "dealt", "departures", "dollar", "downs", "feeds", "line", "listings", "log", "no_devices",
    "now", "past", "people", "prizes", "promotions", "rulebook", "rules", "seat_claims", "sessions",
    "settled", "spreads", "staff", "stands", "tables", "tickets", "transfers", "version",
    "warnings", "zone",
)  # fmt: skip


class Stand(Struct, frozen=True, gc=False):
    """What the room knows of one of its tables besides the table itself."""

    listing: str  # the game that is played there, by its name on the board
    since: int  # when it opened


class Room:
    """One room. Read it freely; change it only through ``apply`` and ``proceed``."""

    __slots__ = FIELDS

    rules: Rules
    rulebook: str  # digest of the book in force
    zone: str  # the time zone in which the house has its days
    now: int  # the time as told last
    dollar: int  # chips to the dollar as the room opened, 0: as its first game has them
    people: dict[str, Person]  # by id
    bars: dict[str, BarRecord]  # who is refused the room, by id
    banned: dict[tuple[str, str], BarRecord]  # and who a game or the promotions
    warnings: dict[str, tuple[WarningRecord, ...]]  # by id
    apart: dict[tuple[str, str], str]  # who may not play in one game, and why
    listings: dict[str, Listing]  # by name on the board: "1/2", "omaha-4/8"
    stands: dict[str, Stand]  # by number of the table
    tables: dict[str, Table]
    absences: dict[str, Absence]  # by player
    departures: dict[tuple[str, str], Departure]  # by player and game
    feeds: dict[str, Feed]  # must-move games, by name on the board
    breaks: dict[str, BrokenGame]  # by number of the table
    spreads: dict[str, Spread]  # how the game of each table stands
    seat_claims: dict[str, SeatClaims]  # by table: who has a claim on which seat
    transfers: dict[str, tuple[Transfer, ...]]  # by table they want to: in order of signing
    accounts: dict[str, int]  # the ledger's balances
    counted: dict[tuple[str, str], int]  # of what a table collected, by table and purse
    closed: tuple[tuple[int, int, int], ...]  # days: when, chips and money over
    promotions: dict[str, Promotion]  # by name
    prizes: tuple[Prize, ...]  # won and not paid
    tickets: dict[str, Ticket]
    sessions: dict[str, Session]  # time played, by player
    dealt: dict[tuple[str, str], int]  # hands since sitting down, by table and player
    bad_decks: dict[str, int]  # the hand of a table that was played with an incorrect deck
    staff: dict[str, StaffMember]  # the register, by id; empty where none is kept
    line: tuple[str, ...]  # dealers waiting for a table
    downs: dict[str, Down]  # who deals, by number of the table
    settled: dict[str, tuple[object, ...]]  # feeds as they were when nothing was due in them
    no_devices: dict[tuple[str, str], str]  # by table and player, and why
    log: list[Any]  # of AnyRoomEvent, which is made of these records: not yet taken away
    past: Room | None  # how it was where its log has gaps before: for an undoing alone
    version: int

    def __init__(self, rules: Rules, rulebook: str, zone: str, now: int, dollar: int = 0) -> None:
        self.rules, self.rulebook, self.zone, self.now = rules, rulebook, zone, now
        self.dollar = dollar
        self.people, self.listings, self.stands, self.tables = {}, {}, {}, {}
        self.absences, self.departures = {}, {}
        self.feeds, self.breaks = {}, {}
        self.accounts, self.bars, self.apart = {}, {}, {}
        self.spreads, self.seat_claims, self.transfers = {}, {}, {}
        self.counted, self.closed = {}, ()
        self.promotions, self.prizes, self.tickets = {}, (), {}
        self.sessions, self.dealt, self.bad_decks = {}, {}, {}
        self.staff, self.line, self.downs = {}, (), {}
        self.banned, self.warnings = {}, {}
        self.no_devices = {}
        self.settled, self.log, self.past = {}, [], None
        self.version = 0

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Room):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in COMPARED)

    __hash__ = None  # type: ignore[assignment]


COMPARED: Final = tuple(name for name in FIELDS if name not in ("log", "past", "settled"))


def copy(room: Room) -> Room:
    """An independent state: what happens to one is not seen by the other."""
    other = Room.__new__(Room)
    for name in FIELDS:
        held = getattr(room, name)
        setattr(other, name, held.copy() if isinstance(held, dict | list) else held)
    other.tables = {number: copy_table(table) for number, table in room.tables.items()}
    return other
