"""``director_board(event)``: how an event stands, for the desk, for a wall, for scripts.

Clock, entries, money, tables with everybody's stack as far as it is known, who is out, and what is
due at the tables. It is read off the state and from nothing else, and shows no card.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.games import game
from shuffleup.hand.words.setup_words import show_stakes
from shuffleup.room.cage.ledger import balance
from shuffleup.room.cage.on_tables import chips_of
from shuffleup.room.instants import SECOND
from shuffleup.table.by_hand.known_chips import is_uncounted
from shuffleup.table.state import Table, taken_seats
from shuffleup.tournament.endings.going_out import playing, standings
from shuffleup.tournament.endings.paying_prizes import (
    agreed_amounts,
    awards,
    left_for_winner,
    prizes_as_they_stand,
)
from shuffleup.tournament.entries.entry_record import InEvent
from shuffleup.tournament.entries.registering import registration_open
from shuffleup.tournament.event_clock.changing_levels import break_at
from shuffleup.tournament.event_money import whole_pool
from shuffleup.tournament.event_seats.settling_tables import steps_due
from shuffleup.tournament.event_terms.level_numbers import level_number, levels_in
from shuffleup.tournament.event_terms.level_record import Level
from shuffleup.tournament.state import Tournament


class ClockOnDesk(Struct, frozen=True):
    """The clock as facts: which level, when it ends, or how much is left of it."""

    level: int  # the line of the structure, from 1, breaks included; 0: play has not begun
    levels: int
    number: int  # of the level as people count them, from 1; 0: a break, or play has not begun
    last: int  # the number of the last level
    stakes: str
    runs: bool
    ends: int  # 0: never, or it stands
    seconds: int  # left of the level, now
    next: str
    next_break: int  # 0: none is to come, or the clock stands
    rest: int = 0  # seconds the level still has after a break that was put in; -1: to the end


class SeatOnDesk(Struct, frozen=True):
    """Who sits where; ``chips`` is -1 where nobody has counted them since a hand was played."""

    seat: int  # from 1
    player: str
    chips: int
    away: bool = False


class TableOnDesk(Struct, frozen=True):
    """One table."""

    number: str
    seats: int
    button: int  # from 1; 0: nobody knows
    hands: int
    chips: int  # on the table, whoever has them
    halted: bool
    players: tuple[SeatOnDesk, ...]


class PlaceOnDesk(Struct, frozen=True):
    """Somebody's place, and their prize as far as it is known."""

    place: int
    player: str
    prize: int


class DirectorBoard(Struct, frozen=True):
    """All of it."""

    name: str
    book: str
    now: int
    zone: str
    clock: ClockOnDesk
    registration: bool  # open
    entries: int
    left: int
    chips: int  # in play
    average: int
    pool: int
    fee: int
    prizes: tuple[int, ...]  # what is paid, by place; after a deal first what was agreed on
    paid: int
    waiting: tuple[str, ...]  # entered, without a seat
    tables: tuple[TableOnDesk, ...]
    due: tuple[str, ...]
    places: tuple[PlaceOnDesk, ...]  # the best first
    over: bool
    agreed: int = 0  # of the prizes, the first so many are a deal's and of no place yet
    for_winner: int = 0  # what those who made it still play for


def director_board(event: Tournament) -> DirectorBoard:
    """How the event stands now."""
    left = playing(event)
    waits = (InEvent.WAITS, InEvent.ALTERNATE)
    return DirectorBoard(
        name=event.name,
        book=event.rulebook.partition("@")[0],
        now=event.room.now,
        zone=event.room.zone,
        clock=clock_now(event),
        registration=registration_open(event),
        entries=sum(one.entries for one in event.entrants.values()),
        left=len(left),
        chips=event.issued,
        average=event.issued // max(1, len(left)),
        pool=whole_pool(event),
        fee=balance(event.room, event.account("fee")),
        prizes=prizes_as_they_stand(event),
        paid=sum(one.amount for one in event.prizes.paid),
        waiting=tuple(name for name, one in event.entrants.items() if one.standing in waits),
        tables=tuple(table_now(event, number) for number in event.tables),
        due=tuple(step.says for step in steps_due(event)) if event.clock.begun else (),
        places=places_now(event),
        over=event.over,
        agreed=agreed_amounts(event),
        for_winner=left_for_winner(event),
    )


def clock_now(event: Tournament) -> ClockOnDesk:
    clock, now = event.clock, event.room.now
    ends = clock.goes_on_at or (clock.ends if clock.runs else 0)
    left = max(0, ends - now) if ends else clock.left
    after = event.levels[clock.level + (0 if clock.goes_on_at else 1) :]
    here = event.levels[max(0, clock.level)]
    return ClockOnDesk(
        level=clock.level + 1,
        levels=len(event.levels),
        number=0 if clock.goes_on_at else level_number(event.levels, clock.level),
        last=levels_in(event.levels),
        stakes="break" if clock.goes_on_at else level_in_words(here),
        runs=clock.runs or clock.goes_on_at > 0,
        ends=ends,
        seconds=left // SECOND,
        next=level_in_words(after[0]) if after else "",
        next_break=break_at(event) if clock.begun else 0,
        rest=(clock.left // SECOND or -1) if clock.goes_on_at else 0,
    )


def level_in_words(level: Level) -> str:
    """``100/200 ante 25``, ``break``; the game where it is another one."""
    if level.stakes is None:
        chips = ", ".join(f"{chip:,}" for chip in level.remove)
        gone = f", chips of {chips} leave" if chips else ""
        return f"break of {level.minutes} minutes{gone}"
    plain = replace(level.stakes, chip=1)  # the smallest chip goes without saying
    stakes = " ".join(show_stakes(plain).split()[1:])
    return f"{game(level.game).title} {stakes}" if level.game else stakes


def table_now(event: Tournament, number: str) -> TableOnDesk:
    table = event.tables[number]
    return TableOnDesk(
        number=number,
        seats=table.n,
        button=button_now(table) + 1,
        hands=table.hands,
        chips=chips_of(table),
        halted=number in event.seating.halted,
        players=tuple(
            SeatOnDesk(
                at + 1,
                seat.player,
                -1 if is_uncounted(table, at) else seat.stack + seat.chips.coming,
                not seat.presence.here,
            )
            for at, seat in taken_seats(table)
        ),
    )


def button_now(table: Table) -> int:
    return table.places.button if table.hands else table.button.first


def places_now(event: Tournament) -> tuple[PlaceOnDesk, ...]:
    """Everybody whose place is known, with their prize."""
    known = awards(event) if event.clock.begun else {}
    return tuple(
        PlaceOnDesk(place, player, known.get(player, 0)) for place, player in standings(event)
    )
