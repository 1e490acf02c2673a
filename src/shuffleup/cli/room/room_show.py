"""``shuffleup room show``: what was said to a room and what came of it, line by line."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, TypeVar

from cyclopts import Parameter
from msgspec import Struct

from shuffleup.cli.choices import HouseLaw
from shuffleup.cli.desks.log_desk import LogDesk, law_after
from shuffleup.cli.log_file import file_log
from shuffleup.cli.output import UsageError, print_json, show_lines
from shuffleup.cli.room.desk import Desk, open_desk
from shuffleup.cli.room.room_files import room_faults
from shuffleup.cli.room.telling import Part, Teller
from shuffleup.cli.room.why_in_room import deed_of, names
from shuffleup.cli.shared_options import Json
from shuffleup.cli.table.hands import hands_of
from shuffleup.cli.table.show import list_them
from shuffleup.cli.table.table_log import lines_of
from shuffleup.room.instants import clock, day_of
from shuffleup.room.keeping.deeds import Deed
from shuffleup.room.keeping.room_log import in_order, stream_of
from shuffleup.room.keeping.state_keeper import S

E = TypeVar("E")


class ShownLine(Struct, frozen=True):
    """A line of the log: when, who did what, and what happened."""

    number: int
    at: int
    deed: Deed
    part: Part
    law: HouseLaw | None = None  # in force then


def show_command(
    log: Path,
    /,
    *,
    last: Annotated[int | None, Parameter(help="Only so many lines from the end.")] = None,
    of: Annotated[str | None, Parameter(help="Only what concerns this person.")] = None,
    table: Annotated[str | None, Parameter(help="The hands of this table instead.")] = None,
    as_json: Json = False,
) -> int:
    """Tell a room's log: who said what, what came of it, by which clauses.

    Parameters
    ----------
    log
        The log of a room, made by `shuffleup room new`.
    """
    desk = open_desk(log)
    if table is not None:
        return hands_at(log, desk, table, as_json)
    shown = [one for one in lines(desk) if of is None or is_about(one, of)]
    shown = shown[-last:] if last else shown
    if as_json:
        for one in shown:
            print_json(as_object(desk, one), indent=None)
        return 0
    show_lines(line for one in shown for line in in_words(desk, one))
    return 0


def hands_at(log: Path, desk: Desk, table: str, as_json: bool) -> int:
    if table not in desk.room.tables:
        there = ", ".join(desk.room.tables) or "none"
        raise UsageError(f"--table: there is no table {table!r}; there are {there}")
    kept = file_log(log, stream_of(table))
    return list_them(log, hands_of(lines_of(kept), kept.eras()), as_json)


def lines(desk: Desk) -> Iterator[ShownLine]:
    teller, law = Teller(), None
    with room_faults(desk.path):
        for number, batch in enumerate(desk.keeper.log.batches(), 1):
            deed, events = deed_of(batch), list(in_order(batch))
            part = teller.part(events, deed.grounds)
            yield ShownLine(number, teller.now, deed, part, law)
            law = law_after(law, events)


def is_about(line: ShownLine, person: str) -> bool:
    return names(line.deed.words, person) or any(names(says, person) for _, says in line.part.lines)


def in_words(desk: LogDesk[S, E], line: ShownLine) -> Iterator[str]:
    """``12:05  floor Kim: Ann joins 1/2`` and below it what happened."""
    zone, deed = desk.zone, line.deed
    when = f"{day_of(line.at, zone)} {clock(line.at, zone)}"
    role = f"{deed.role} " if deed.role and deed.role != deed.by else ""
    yield f"{when}  {role}{deed.by}: {deed.words}" if deed.by else f"{when}  by itself"
    for number, (_, says) in enumerate(line.part.lines, 1):
        end = number == len(line.part.lines)
        yield f"    {says}{desk.clauses(line.part.grounds, line.law) if end else ''}"


def as_object(desk: LogDesk[S, E], line: ShownLine) -> dict[str, object]:
    zone = desk.zone
    return {
        "line": line.number,
        "at": f"{day_of(line.at, zone)} {clock(line.at, zone)}",
        "by": line.deed.by,
        "role": line.deed.role,
        "words": line.deed.words,
        "says": [says for _, says in line.part.lines],
        "clauses": desk.clause_ids(line.part.grounds, line.law),
    }
