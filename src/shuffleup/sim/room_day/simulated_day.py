"""``simulate_day(rules, digest, plan)``: a whole day, and what came of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec import Struct

from shuffleup.law import Rules
from shuffleup.room.absence.absence_events import LeftGame
from shuffleup.room.cage.cage_events import DropCounted, Entered
from shuffleup.room.events import AtTable
from shuffleup.room.lists.list_events import LeftList, NameCalled
from shuffleup.room.must_move.feed_events import ToldToMove
from shuffleup.room.openings.opening_events import TableStood
from shuffleup.sim.room_day import away_from_tables, on_the_floor
from shuffleup.sim.room_day.at_the_cage import LAST_HANDS, closes_the_day, opens_the_room
from shuffleup.sim.room_day.at_the_desk import calls_in, comes_in, goes_home, was_called
from shuffleup.sim.room_day.day_plan import DayPlan
from shuffleup.sim.room_day.running_day import Heard, Keep, RoomDay, look_around
from shuffleup.table.events import Left, LockedUp, Seated

Watch = Callable[[RoomDay], None]


class DayReport(Struct, frozen=True):
    """What a day came to."""

    book: str
    visits: int
    tables: int
    hands: int
    seconds: float
    balanced: bool
    refusals: int


def simulate_day(
    rules: Rules,
    digest: str,
    plan: DayPlan,
    watch: Watch | None = None,
    keep: Keep | None = None,
    clock: Callable[[], float] = lambda: 0.0,
) -> tuple[DayReport, RoomDay]:
    """The day of a plan under a book; ``watch`` is shown it once a simulated minute, ``keep`` is
    given every event, and ``clock`` tells how long it takes."""
    started = clock()
    day = RoomDay(rules, digest, plan, HEARD, keep)
    begins(day)
    day.run(watch or (lambda day: None))
    ends(day)
    report = DayReport(
        plan.book,
        day.counts["visits"],
        len(day.room.tables),
        sum(day.hands.values()),
        round(clock() - started, 2),
        not day.audit.faults,
        sum(day.refused.values()),
    )
    return report, day


def begins(day: RoomDay) -> None:
    """The room opens, and everybody who will come is on the agenda."""
    opens_the_room(day)
    for who in day.people.values():
        if who.called_in:
            day.later(who.called_in - day.starts, calls_in, who)
        day.later(who.comes - day.starts, comes_in, who)
    day.later(0, on_the_floor.goes_round)
    day.later(0, look_around)
    day.later(away_from_tables.PUSH, away_from_tables.dealers_change)
    day.later(away_from_tables.PUSH, away_from_tables.picks_up)
    day.later(day.ends - day.starts - LAST_HANDS, last_hands)


def last_hands(day: RoomDay) -> None:
    """The tables close one after the other, and people go home."""
    day.closing = True
    for number in tuple(day.room.stands):
        if not day.room.spreads[number].closed:
            on_the_floor.closes(day, number)
    for who in day.people.values():
        goes_home(day, who)


def ends(day: RoomDay) -> None:
    closes_the_day(day)
    day.audit.look(day.room)


# ---- who hears of what -----------------------------------------------------------------------


def takes_seat(day: RoomDay, told: AtTable) -> None:
    assert isinstance(told.event, Seated)
    day.seats[told.event.player] = told.table
    day.at[told.table, told.event.seat] = told.event.player


def keeps_seat(day: RoomDay, told: AtTable) -> None:
    assert isinstance(told.event, LockedUp)
    day.at[told.table, told.event.seat] = told.event.player


def leaves_seat(day: RoomDay, told: AtTable) -> None:
    assert isinstance(told.event, Left)
    player = day.at.pop((told.table, told.event.seat))
    if day.seats.get(player) == told.table:
        del day.seats[player]
        on_the_floor.has_no_seat(day, player)


def entered(day: RoomDay, event: Entered) -> None:
    day.audit.enter(event)


def counted(day: RoomDay, event: DropCounted) -> None:
    day.audit.drop(event)
    taken = sum(amount for _, amount in event.purses)
    day.sums["drop", day.room.stands[event.table].listing] += taken


def stood(day: RoomDay, event: TableStood) -> None:
    day.audit.opened(event.table)
    day.sums["opened", event.listing] += 1


def off_the_list(day: RoomDay, event: LeftList) -> None:
    if event.seated:
        day.sums["given", event.listing] += 1


HEARD: Final[Heard] = {
    Entered: (entered,),
    DropCounted: (counted,),
    TableStood: (stood,),
    Seated: (takes_seat, away_from_tables.sat_down),
    LockedUp: (keeps_seat,),
    Left: (leaves_seat,),
    NameCalled: (was_called,),
    LeftList: (off_the_list,),
    ToldToMove: (on_the_floor.was_told,),
    LeftGame: (away_from_tables.left_game,),
}
