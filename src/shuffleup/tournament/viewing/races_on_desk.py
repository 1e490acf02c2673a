"""Small chips that leave: who has odd ones, how many larger chips they make, and what came of a
race that was held."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from shuffleup.floor.senders import Role, staff
from shuffleup.law.points.tournament.chip_races import OddSmallChips
from shuffleup.table.by_hand.known_chips import is_uncounted
from shuffleup.table.state import taken_seats
from shuffleup.tournament.event_chips.colouring_up import RACE_GROUNDS, is_scheduled, next_chip
from shuffleup.tournament.event_chips.race_commands import RaceOff
from shuffleup.tournament.event_chips.race_events import ChipsRaced, RaceEntry
from shuffleup.tournament.event_chips.racing_chips import chips_to_win, odd_chips
from shuffleup.tournament.judge import judge
from shuffleup.tournament.state import Tournament
from shuffleup.tournament.viewing.event_diary import EventDiary
from shuffleup.tournament.viewing.event_for_player import Cite

DIRECTOR: Final = staff(Role.DIRECTOR)


class RaceSeat(Struct, frozen=True):
    """One player before the race.

    chips   in front, -1 where they have to be counted
    odd     value of the small chips that make up no larger one
    cards   one for each of them
    kept    has nothing else, and is not raced out of the event
    """

    seat: int
    player: str
    chips: int
    odd: int
    cards: int
    kept: bool


class RaceTable(Struct, frozen=True):
    """One table; ``to_win`` larger chips are raced for there."""

    table: str
    seats: tuple[RaceSeat, ...]
    odd: int
    to_win: int


class RaceOnDesk(Struct, frozen=True):
    """The smallest chip and what is to become of it.

    raced      cards decide; else odd chips are rounded
    first      the seat at which the cards begin, from 1
    most       chips that one player can win
    level      of the levels with breaks counted, in which it leaves; 0: none has it leave
    due        it is to leave by now
    announced  the director has said that it will
    may        the race could be held now; else ``why`` not
    clauses    behind the race, or behind the refusal
    """

    chip: int
    into: int
    raced: bool
    first: int
    most: int
    level: int
    due: bool
    announced: bool
    may: bool
    why: str
    clauses: tuple[str, ...]
    tables: tuple[RaceTable, ...]


class RacedTable(Struct, frozen=True):
    """A race that was held at one table."""

    at: int
    act: int
    table: str
    chip: int
    into: int
    entries: tuple[RaceEntry, ...]


def race_now(event: Tournament, cite: Cite) -> RaceOnDesk | None:
    """The race that comes next; None where there is no smaller chip to take away."""
    if not event.clock.begun or len(event.chips) < 2:
        return None
    chip = min(event.chips)
    law, into = event.rules.chip_races, next_chip(event, chip)
    raced_off = law.method is OddSmallChips.RACE
    refusal = judge(event, RaceOff(chip, 0), DIRECTOR).refusal
    grounds = refusal.grounds if refusal is not None else RACE_GROUNDS
    return RaceOnDesk(
        chip=chip,
        into=into,
        raced=raced_off,
        first=law.start_seat,
        most=law.maximum,
        level=next((at for at, one in enumerate(event.levels, 1) if chip in one.remove), 0),
        due=is_scheduled(event, chip),
        announced=chip in event.announced,
        may=refusal is None,
        why=refusal.says if refusal is not None else "",
        clauses=tuple(cite(grounds)),
        tables=tuple(race_table(event, number, chip, into) for number in event.tables),
    )


def race_table(event: Tournament, number: str, chip: int, into: int) -> RaceTable:
    table, rules = event.tables[number], event.rules
    odd = {name: value for name, value, _ in odd_chips(table, into, 0)}
    seats = tuple(
        RaceSeat(
            at + 1, seat.player, -1 if is_uncounted(table, at) else seat.stack,
            value := odd.get(seat.player, 0), max(1, value // chip) if value else 0,
            bool(value) and value == seat.stack and rules.chip_races.protected,
        )
        for at, seat in taken_seats(table)
    )  # fmt: skip
    total = sum(odd.values())
    return RaceTable(number, seats, total, chips_to_win(rules, total, into))


def raced(diary: EventDiary) -> tuple[RacedTable, ...]:
    """The races that were held, the last first."""
    found = [(one, one.told) for one in reversed(diary.standing())]
    return tuple(
        RacedTable(one.at, one.act, told.table, told.chip, told.into, told.entries)
        for one, told in found
        if isinstance(told, ChipsRaced)
    )
