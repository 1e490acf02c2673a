"""What was done in an event and by whom (``ActNoted``), and that it was taken back or done again
(``ActTakenBack``).

``ActNoted`` stands after the events it tells of: so many of them came of one command, what followed
from it by itself included. Its number is the version of the event with it. ``ActTakenBack`` carries
every record as it is put; money goes back by an entry of the ledger beside it, and what concerns a
table that stands by events of the table.
"""

from __future__ import annotations

from msgspec import Struct

from shuffleup.floor.senders import Role
from shuffleup.tournament.bracket.bracket_records import BracketRound
from shuffleup.tournament.endings.end_records import Finish, PrizeBook
from shuffleup.tournament.entries.entry_record import BrokeEntrant, Entrant
from shuffleup.tournament.event_clock.clock_record import EventClock
from shuffleup.tournament.event_clock.round_record import HandRounds
from shuffleup.tournament.event_conduct.penalty_record import PenaltyLeft
from shuffleup.tournament.event_seats.seat_records_of_event import EventSeating, SeatCard
from shuffleup.tournament.event_terms.level_record import Level
from shuffleup.tournament.event_terms.terms_of_event import EventTerms
from shuffleup.tournament.flights.flight_records import Bag


class ActNoted(Struct, frozen=True, gc=False):
    """Somebody did something, in which role, called what; ``events`` came of it."""

    by: str
    role: Role
    command: str  # its kind
    what: str  # "bust of Ann"
    events: int


class ActTakenBack(Struct, frozen=True, omit_defaults=True):
    """The act of this number, called so, is undone (``again``: an undoing is, so that it is done
    again): each record as it is now, None where there is none."""

    act: int
    what: str
    why: str = ""
    again: bool = False
    tables: tuple[tuple[str, int], ...] = ()  # as put aside at that version; 0: it goes aside
    broke: tuple[tuple[str, BrokeEntrant | None], ...] = ()
    entrants: tuple[tuple[str, Entrant | None], ...] = ()
    heads: tuple[tuple[str, int | None], ...] = ()
    open_seats: tuple[tuple[str, tuple[int, ...] | None], ...] = ()
    penalties: tuple[tuple[str, PenaltyLeft | None], ...] = ()
    seat_cards: tuple[tuple[str, SeatCard | None], ...] = ()
    announced: tuple[int, ...] | None = None
    bags: tuple[Bag, ...] | None = None
    bracket: BracketRound | None = None
    cancelled: bool | None = None
    chips: tuple[int, ...] | None = None
    clock: EventClock | None = None
    closed: bool | None = None
    finishes: tuple[Finish, ...] | None = None
    flights: tuple[str, ...] | None = None
    issued: int | None = None
    levels: tuple[Level, ...] | None = None
    over: bool | None = None
    played_before: int | None = None
    prizes: PrizeBook | None = None
    rounds: tuple[HandRounds, ...] | None = None  # the one, or none
    seating: EventSeating | None = None
    terms: EventTerms | None = None
    order: tuple[tuple[str, tuple[str, ...]], ...] = ()  # names in order, where it is another


UndoActEvent = ActNoted | ActTakenBack
