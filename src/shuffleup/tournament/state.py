"""The state of a tournament: its terms, a record for each family of rules, and its tables.

``Tournament`` is a plain private object, changed only by ``tournament.apply``; what it holds
besides tables and the room are frozen records, each owned by one family and changed as a whole.
Several tournaments may be held in one room: people, time and money are the room's.
"""

from __future__ import annotations

from typing import Final

from shuffleup.law import Rules
from shuffleup.room.state import Room
from shuffleup.room.state import copy as copy_room
from shuffleup.table.state import Table
from shuffleup.table.state import copy as copy_table
from shuffleup.tournament.bracket.bracket_records import BracketRound
from shuffleup.tournament.endings.end_records import NO_PRIZES, Finish, PrizeBook
from shuffleup.tournament.entries.entry_record import BrokeEntrant, Entrant
from shuffleup.tournament.event_clock.clock_record import EventClock
from shuffleup.tournament.event_clock.round_record import HandRounds
from shuffleup.tournament.event_conduct.penalty_record import PenaltyLeft
from shuffleup.tournament.event_seats.seat_records_of_event import EventSeating, SeatCard
from shuffleup.tournament.event_terms.level_record import Level
from shuffleup.tournament.event_terms.terms_of_event import EventTerms
from shuffleup.tournament.flights.flight_records import Bag

FIELDS: Final = (
    "announced", "aside", "bags", "bracket", "broke", "cancelled", "chips", "clock", "closed",
    "entrants", "finishes", "flights", "heads", "issued", "levels", "log", "name", "open_seats",
    "over", "past", "penalties", "played_before", "prizes", "room", "rounds", "rulebook", "rules",
    "seat_cards", "seating", "tables", "terms", "version",
)  # fmt: skip


class Tournament:
    """One event. Read it freely; change it only through ``apply`` and ``proceed``."""

    __slots__ = FIELDS

    name: str
    rules: Rules
    rulebook: str  # digest of the book in force
    room: Room  # where it is held
    terms: EventTerms
    levels: tuple[Level, ...]
    clock: EventClock
    entrants: dict[str, Entrant]  # by id, in order of registration
    tables: dict[str, Table]  # that are in play, by number
    aside: dict[tuple[str, int], Table]  # that left play, by number and the version then
    seat_cards: dict[str, SeatCard]  # by player: the seat that is theirs
    open_seats: dict[str, tuple[int, ...]]  # by table: seats that people left, the last one last
    seating: EventSeating
    chips: tuple[int, ...]  # denominations in play; none: nobody told
    announced: tuple[int, ...]  # denominations whose removal was announced
    broke: dict[str, BrokeEntrant]  # those who lost everything and may still buy again
    heads: dict[str, int]  # bounties, by player
    closed: bool  # registration, by hand
    cancelled: bool
    issued: int  # chips that came into play, less those that were taken out
    finishes: tuple[Finish, ...]  # in the order in which people went out
    bracket: BracketRound
    bags: tuple[Bag, ...]  # of a flight that is over
    flights: tuple[str, ...]  # that are part of this event
    played_before: int  # entries of theirs that count, and have no player of their own here
    penalties: dict[str, PenaltyLeft]  # by player, what they have still to miss
    prizes: PrizeBook  # what is to be won and what was paid
    rounds: HandRounds | None  # hand for hand, while it is played
    over: bool
    log: list[object]  # events, which are made of these records: not yet taken away
    past: Tournament | None  # how it was where its log has gaps before: for an undoing alone
    version: int

    def __init__(
        self,
        name: str,
        rules: Rules,
        rulebook: str,
        room: Room,
        terms: EventTerms,
        levels: tuple[Level, ...],
    ) -> None:
        self.name, self.rules, self.rulebook, self.room = name, rules, rulebook, room
        self.terms, self.levels = terms, levels
        self.clock = EventClock()
        self.seat_cards, self.open_seats, self.seating = {}, {}, EventSeating()
        self.entrants, self.tables, self.aside, self.penalties = {}, {}, {}, {}
        self.issued, self.finishes, self.over = 0, (), False
        self.chips, self.announced, self.broke, self.heads = terms.chips, (), {}, {}
        self.closed = self.cancelled = False
        self.prizes, self.rounds = NO_PRIZES, None
        self.bags, self.flights, self.played_before = (), (), 0
        self.bracket = BracketRound()
        self.log, self.past = [], None
        self.version = 0

    def account(self, what: str) -> str:
        """The name of one of its accounts in the room's ledger."""
        return f"event/{self.name}/{what}/cash"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Tournament):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in COMPARED)

    __hash__ = None  # type: ignore[assignment]


COMPARED: Final = tuple(name for name in FIELDS if name not in ("aside", "log", "past"))


def put_aside(event: Tournament, number: str) -> None:
    """A table leaves play; it is kept as it stands, for an undoing."""
    event.aside[number, event.version] = event.tables.pop(number)


def copy(event: Tournament) -> Tournament:
    """An independent state, with a room of its own."""
    other = Tournament.__new__(Tournament)
    for name in FIELDS:
        held = getattr(event, name)
        setattr(other, name, held.copy() if isinstance(held, dict | list) else held)
    other.tables = {number: copy_table(table) for number, table in event.tables.items()}
    other.room = copy_room(event.room)
    return other
