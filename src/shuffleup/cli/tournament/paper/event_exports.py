"""``shuffleup tournament export`` and ``import``: players and results as CSV, the structure and the
whole log as JSON."""

from __future__ import annotations

import csv
import json
from pathlib import Path
from typing import Annotated, Final, Literal

from cyclopts import Parameter

from shuffleup.cli.desks.desk_answers import printed
from shuffleup.cli.output import UsageError, counted, people, print_line, print_text
from shuffleup.cli.room.desk_options import AS_DIRECTOR, DirectorOptions, sender_of
from shuffleup.cli.room.desk_time import time_for
from shuffleup.cli.tournament.directing.event_desk import EventDesk, open_event_desk
from shuffleup.cli.tournament.directing.event_files import FAMILY, event_faults, new_event_log
from shuffleup.cli.tournament.directing.event_show import lines_of_log
from shuffleup.cli.tournament.paper.event_reports import report_of
from shuffleup.cli.tournament.paper.paper_page import name_in_log, shown_name, written_to
from shuffleup.log.codec import CodecError, Json, decode, encode, from_json
from shuffleup.log.protocol import Batch, MemoryLog
from shuffleup.outside_text import OutsideError, file_text, too_long
from shuffleup.room.instants import day_of
from shuffleup.room.keeping.kept_streams import KeptLogError
from shuffleup.room.reports.room_report import RoomReport, in_csv
from shuffleup.table.edge import is_name
from shuffleup.tournament import Tournament
from shuffleup.tournament.endings.going_out import standings
from shuffleup.tournament.endings.paying_prizes import awards, entries_played
from shuffleup.tournament.entries.entry_events import BountyTaken
from shuffleup.tournament.event_log.kept_event import EVENT, read_event
from shuffleup.tournament.event_money import whole_pool
from shuffleup.tournament.event_terms.structure_file import EventStructure, write_structure

Exported = Literal["players", "results", "structure", "log"]
LOG_KIND: Final = "shuffleup event log"
HEADINGS: Final = ("player", "name", "players", "names")
SEPARATORS: Final = ",;\t"


def export_command(
    log: Path,
    what: Annotated[Exported, Parameter(help="players, results (CSV), structure, log (JSON).")],
    /,
    *,
    to: Annotated[Path | None, Parameter(help="A file; else it is printed.")] = None,
    event: Annotated[int, Parameter(help="Results: which event of the season it is.")] = 1,
) -> int:
    """Export players or results as CSV, the structure or the whole log as JSON.

    Results have the columns that `shuffleup league import` reads; a structure is what
    `tournament new --structure` reads, a log what `tournament import` reads.

    Parameters
    ----------
    log
        The log of an event, made by `shuffleup tournament new`.
    """
    desk = open_event_desk(log)
    text = {"players": players, "structure": structure, "log": whole_log}
    made = in_csv(results(desk, event)) if what == "results" else text[what](desk)
    if to is not None:
        written_to(to, made, f"{what} of {desk.event.name}")
    else:
        print_text(made)
    return 0


def import_command(
    log: Path,
    file: Annotated[Path, Parameter(name="FILE", help="Players (.csv) or a whole log (.json).")],
    /,
    *,
    desk: DirectorOptions = AS_DIRECTOR,
) -> int:
    """Import players from CSV, all of them or none; or a whole log from JSON, into a new file.

    Players stand in a column called player or name, or in the first one.

    Parameters
    ----------
    log
        The log of an event; for a whole log a file that does not exist yet.
    """
    text = read_text(file)
    if file.suffix.lower() == ".json":
        return import_log(log, file, text)
    names = players_in(file, text)
    opened = open_event_desk(log)
    now = time_for(desk.at, opened.zone, opened.event.room.now)
    heard = opened.hear_all([f"{name} registers" for name in names], now, sender_of(desk))
    return printed(opened, heard, desk.as_json, FAMILY)


def read_text(file: Path) -> str:
    try:
        return file_text(file)
    except OutsideError as error:
        raise UsageError(f"{file} {error}") from error


# ---- CSV -------------------------------------------------------------------------------------


def players_in(file: Path, text: str) -> list[str]:
    """The names of a file, as a log has them; UsageError with the line of what is no name."""
    line, why = too_long(text)
    if line:
        raise UsageError(f"{file}, line {line}: {why}")
    first = text.partition("\n")[0]
    mark = max(SEPARATORS, key=first.count)
    try:
        rows = list(csv.reader(text.removeprefix("\ufeff").splitlines(), delimiter=mark))
    except csv.Error as error:  # a cell that never ends
        raise UsageError(f"{file} is not CSV: {error}") from error
    head = [cell.strip().lower() for cell in rows[0]] if rows else []
    at = next((head.index(one) for one in HEADINGS if one in head), -1)
    found: dict[str, int] = {}
    for number, row in enumerate(rows, 1):
        said = row[max(0, at)].strip() if len(row) > max(0, at) else ""
        if not said or (number == 1 and at >= 0):
            continue
        name = name_in_log(said)
        if not is_name(name) or "," in name or ":" in name:
            raise UsageError(f"{file}, line {number}: {said!r} is no name")
        if name in found:
            raise UsageError(f"{file}, line {number}: {said} is named twice")
        found[name] = number
    if not found:
        raise UsageError(f"{file}: it names no players")
    return list(found)


def players(desk: EventDesk) -> str:
    columns = ("number", "player", "entries", "paid")
    rows = tuple(
        (one.number, shown_name(name), one.entries, sum(price.total for price in one.paid))
        for name, one in desk.event.entrants.items()
    )
    return in_csv(report_of(desk, "players", columns, rows))


def results(desk: EventDesk, number: int) -> RoomReport:
    """Places and prizes as a season reads them."""
    event = desk.event
    if not event.over:
        raise UsageError("the event is not over: it has no results yet")
    day, given = day_of(event.room.now, desk.zone), awards(event)
    taken = bounties(desk)
    same = (entries_played(event), event.terms.price.total, whole_pool(event))
    rows = tuple(
        (
            number, day, place, shown_name(name), given.get(name, 0), taken.get(name, 0),
            event.entrants[name].rebuys, *same,
        )
        for place, name in standings(event)
    )  # fmt: skip
    columns = (
        "event", "day", "place", "player", "prize", "bounties", "rebuys", "entrants", "buyin",
        "pool",
    )  # fmt: skip
    return report_of(desk, "results", columns, rows)


def bounties(desk: EventDesk) -> dict[str, int]:
    """How many bounties everybody won."""
    found: dict[str, int] = {}
    for line in lines_of_log(desk):
        for one in line.part.events:
            if isinstance(one, BountyTaken) and one.by:
                found[one.by] = found.get(one.by, 0) + 1
    return found


# ---- JSON ------------------------------------------------------------------------------------


def structure(desk: EventDesk) -> str:
    event = desk.event
    return write_structure(EventStructure(event.terms, event.levels, len(event.entrants)))


def whole_log(desk: EventDesk) -> str:
    """Every batch, stream by stream, as it stands in the log."""
    batches = [
        {
            "at": batch.at,
            "events": {
                name: [from_json(encode(one)) for one in told]
                for name, told in batch.events.items()
            },
        }
        for batch in desk.keeper.log.batches()
    ]
    return json.dumps({"kind": LOG_KIND, "batches": batches}, ensure_ascii=False) + "\n"


def import_log(log: Path, file: Path, text: str) -> int:
    """A log that was exported, in a file of its own: read and folded before it is written."""
    batches, event = log_in(file, text)
    kept = new_event_log(log)
    with event_faults(log):
        for batch in batches:
            kept.append_batch(batch)
    print_line(people(), f"{event.name}: {counted(len(batches), 'line')} are in {log} now.")
    return 0


def log_in(file: Path, text: str) -> tuple[list[Batch], Tournament]:
    """The log of a file, and the event it tells of; UsageError if it tells of none."""
    try:
        batches = batches_in(from_json(text.encode()))
        trial = MemoryLog(EVENT)
        for batch in batches:
            trial.append_batch(batch)
        return batches, read_event(trial)
    except (CodecError, KeptLogError, ValueError, TypeError, KeyError) as error:
        raise UsageError(f"{file} holds no log of an event: {error}") from error


def batches_in(held: Json) -> list[Batch]:
    if not isinstance(held, dict) or held.get("kind") != LOG_KIND:
        raise ValueError(f"it does not say that it is a {LOG_KIND}")
    lines = held.get("batches")
    if not isinstance(lines, list) or not lines:
        raise ValueError("it has no lines")
    return [batch_in(line) for line in lines]


def batch_in(line: Json) -> Batch:
    at, events = (line.get("at"), line.get("events")) if isinstance(line, dict) else (None, None)
    if not isinstance(events, dict) or not (at is None or type(at) is int):
        raise ValueError("a line is a time, and events by stream")
    streams = {}
    for name, told in events.items():
        if not isinstance(told, list):
            raise ValueError(f"{name} has no list of events")
        streams[name] = [decode(json.dumps(one, ensure_ascii=False).encode()) for one in told]
    return Batch(streams, at)
