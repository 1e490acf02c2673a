"""``shuffleup league import``: a whole spreadsheet of results, all of it or nothing."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from msgspec.structs import replace

from shuffleup.cli.league.entering.season_entries import NewMembers, joining
from shuffleup.cli.league.season_desk import ORGANISER, By, DeskDone, SeasonDesk, refused
from shuffleup.cli.league.season_files import SeasonFile
from shuffleup.cli.output import UsageError, counted, people, print_json, print_line
from shuffleup.cli.shared_options import Json
from shuffleup.law.ruling import Reason, Refusal
from shuffleup.league.commands import SeasonCommand
from shuffleup.league.importing.csv_results import CsvError, ReadResult, read_results
from shuffleup.league.members.member_commands import AddMember
from shuffleup.league.results.result_commands import RecordResult
from shuffleup.outside_text import OutsideError, file_text


def import_command(
    season: SeasonFile,
    file: Annotated[Path, Parameter(name="CSV", help="A row for each player of each event.")],
    /,
    *,
    new_members: NewMembers = False,
    by: By = ORGANISER,
    as_json: Json = False,
) -> int:
    """Import results from a CSV file with the columns event, day, place and player.

    There may also be venue, prize, bounties, rebuys, entrants, buyin, pool and kind. Nothing of a
    file with a mistake in it is taken; the mistake is told with its line.
    """
    desk = SeasonDesk(season)
    try:
        read = read_results(file_text(file))
    except OutsideError as error:
        raise UsageError(f"{file} {error}") from error
    except CsvError as error:
        raise UsageError(f"{file}, {error}") from error
    joined = joining(desk.season, *(one.result for one in read)) if new_members else []
    commands: list[SeasonCommand] = [
        *joined,
        *(RecordResult(one.event, one.result) for one in read),
    ]
    done = desk.do(commands, f"import {counted(len(read), 'event')} from {file.name}", by)
    if done.refusal is not None:
        where = f"{file}, {place_in(read, joined, done)}"
        refusal = done.refusal
        if refusal.reason is Reason.NOBODY_OF_THAT_NAME:
            says = f"{refusal.says}; with --new-members all who are named join"
            refusal = replace(refusal, says=says)
        return refused(desk, refusal, where, as_json=as_json)
    return tell(desk, read, done, [one.player for one in joined], as_json)


def place_in(read: list[ReadResult], joined: list[AddMember], done: DeskDone) -> str:
    """Where in the file it is what was refused: somebody who was to join, or an event."""
    assert done.refusal is not None
    if done.at >= len(joined):
        return line_of(done.refusal, read[done.at - len(joined)])
    name = joined[done.at].player
    return f"line {min(one.lines[name] for one in read if name in one.lines)}"


def line_of(refusal: Refusal, read: ReadResult) -> str:
    """The line a refusal is about: that of whoever it names, else the first of the event."""
    winners = read.result.winners
    if len(winners) > 1 and refusal.reason.code == "not-played-out":
        return f"line {max(read.lines[name] for name in winners)}, event {read.event}"
    named = [
        name for name in read.lines if re.search(rf"(?<!\w){re.escape(name)}(?!\w)", refusal.says)
    ]
    line = read.lines[max(named, key=len)] if named else read.line  # Ann is within Ann Ash
    return f"line {line}, event {read.event}"


def tell(
    desk: SeasonDesk, read: list[ReadResult], done: DeskDone, joined: list[str], as_json: bool
) -> int:
    players = {name for one in read for name in one.lines}
    rows = sum(len(one.lines) for one in read)
    if as_json:
        print_json({
            "ok": True, "events": [one.event for one in read], "rows": rows,
            "players": len(players), "joined": joined, "clauses": desk.clause_ids(done.grounds),
        })  # fmt: skip
        return 0
    said = (
        f"{counted(len(read), 'event')}, {counted(rows, 'row')}, {counted(len(players), 'player')}"
    )
    console = people()
    print_line(console, f"{said}: imported.")
    if joined:  # a name that was mistyped is seen here
        print_line(console, f"New members: {', '.join(joined)}.")
    return 0
