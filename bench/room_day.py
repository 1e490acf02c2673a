"""A day of a whole room in processor time, and what is done with a list of 10,000 names.

``python -m bench.room_day`` prints the rows; ``--lists`` only those of the lists. The day is that
of ``shuffleup room simulate --day``: 12 hours, 2,000 visits, 60 tables, every hand dealt, by bots.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from time import process_time
from typing import Any

from shuffleup.floor.senders import Role, player, staff
from shuffleup.hand import no_limit
from shuffleup.law.rulebook import digest, resolve, rulebook
from shuffleup.room import Room, act, new_room
from shuffleup.room.commands import RoomCommand
from shuffleup.room.lists import list_commands as c
from shuffleup.room.lists.list_records import Listing
from shuffleup.room.openings.opening_commands import ListGame, OpenTable
from shuffleup.room.people.people_commands import Arrive
from shuffleup.sim.room_day import DayPlan, simulate_day

BOOK = "mohegan"
NAMES, TIMES = 10_000, 300
GAME, TABLE = "1/2", "1"
MANAGER = staff(Role.MANAGER)
Row = dict[str, Any]


# ---- a day -----------------------------------------------------------------------------------


def day_row(plan: DayPlan) -> Row:
    law = rulebook(plan.book)
    start = process_time()
    report, _ = simulate_day(resolve(law), digest(law), plan)
    spent = process_time() - start
    assert report.balanced
    work = (
        f"a room: {plan.hours} hours, {report.visits:,} visits, {report.tables} tables, "
        f"{report.hands:,} hands dealt"
    )
    return {"work": work, "engine": "shuffleup", "rate": round(spent, 1), "unit": "s"}


# ---- a long list -----------------------------------------------------------------------------


def done(room: Room, command: RoomCommand) -> None:
    refusal = act(room, command, MANAGER).refusal
    assert refusal is None, refusal
    room.log.clear()


def long_list() -> Room:
    """A full table, and everybody else on its list."""
    law = rulebook(BOOK)
    room = new_room(rules=resolve(law), rulebook=digest(law))
    done(room, ListGame(GAME, Listing("holdem", no_limit(1, 2))))
    done(room, OpenTable(TABLE, GAME))
    for seat in range(9):
        done(room, Arrive(f"S{seat}"))
        done(room, c.SeatPlayer(f"S{seat}", TABLE, seat, 200))
    for number in range(NAMES + TIMES):
        done(room, Arrive(f"P{number}"))
        if number < NAMES:
            done(room, c.Join(f"P{number}", GAME))
    return room


def timed(room: Room, command: Callable[[int], RoomCommand], after: Callable[[int], None]) -> float:
    """Microseconds of one command, with what has to be done before the next left out."""
    spent = 0.0
    for number in range(TIMES):
        wanted = command(number)
        start = process_time()
        refusal = act(room, wanted, MANAGER).refusal
        spent += process_time() - start
        assert refusal is None, refusal
        room.log.clear()
        after(number)
    return spent / TIMES * 1e6


def called(room: Room) -> str:
    return room.listings[GAME].calls[-1].player


def list_rows() -> list[Row]:
    """Joining, leaving, calling, rolling to the end and sitting down."""
    room, nothing = long_list(), lambda number: None
    new = [f"P{NAMES + number}" for number in range(TIMES)]
    found = {"join": timed(room, lambda n: c.Join(new[n], GAME), nothing)}
    found["leave it"] = timed(room, lambda n: c.LeaveList(new[n], GAME), nothing)
    done(room, c.LeaveTable("S0", TABLE))
    found["call"] = timed(
        room, lambda n: c.CallNext(GAME), lambda n: done(room, c.NoAnswer(called(room), GAME))
    )

    def to_roll(number: int) -> RoomCommand:
        done(room, c.CallNext(GAME))
        return c.Roll(called(room), GAME)

    def to_sit(number: int) -> RoomCommand:
        done(room, c.CallNext(GAME))
        return c.TakeSeat(called(room), GAME, 200)

    def up(number: int) -> None:
        (seat,) = [one for one in room.tables[TABLE].seats if one and one.player[0] == "P"]
        act(room, c.LeaveTable(seat.player, TABLE), player(seat.player))
        room.log.clear()

    found["roll"] = timed(room, to_roll, nothing)
    found["sit down"] = timed(room, to_sit, up)
    return [
        {
            "work": f"a list of {NAMES:,} names: {what}",
            "engine": "shuffleup",
            "rate": round(microseconds, 1),
            "unit": "µs",
        }
        for what, microseconds in found.items()
    ]


def rows(quick: bool) -> list[Row]:
    plan = DayPlan(BOOK, visits=100, tables=4, hours=3) if quick else DayPlan(BOOK)
    return [*list_rows(), day_row(plan)]


if __name__ == "__main__":
    for row in list_rows() if "--lists" in sys.argv else rows(quick="--quick" in sys.argv):
        print(f"{row['work']}: {row['rate']:,} {row['unit']}")
