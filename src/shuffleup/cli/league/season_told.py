"""``shuffleup league show`` and ``check``: a season's log, told line by line, and seen to hold."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter
from msgspec import to_builtins

from shuffleup.cli.league.season_desk import SeasonDesk
from shuffleup.cli.league.season_files import SeasonFile, season_faults
from shuffleup.cli.log_file import file_log
from shuffleup.cli.output import UsageError, counted, people, print_json, show_lines
from shuffleup.cli.shared_options import Json
from shuffleup.law.named_law import book_named, differences
from shuffleup.league.events import SeasonOpened
from shuffleup.league.season_keeping.season_audit import SeasonFault, audit_season
from shuffleup.league.season_keeping.season_log import SEASON, deed_in, events_in
from shuffleup.log import FileLog, LogFileError
from shuffleup.log.protocol import Batch
from shuffleup.room.instants import clock, day_of
from shuffleup.version import __version__


def show_command(
    season: SeasonFile,
    /,
    *,
    last: Annotated[int | None, Parameter(help="Only so many lines from the end.")] = None,
    as_json: Json = False,
) -> int:
    """Tell a season's log: who did what, when, by which clauses."""
    desk = SeasonDesk(season)
    with season_faults(season):
        batches = list(enumerate(desk.keeper.log.batches(), 1))
    shown = batches[-last:] if last else batches
    if as_json:
        for number, batch in shown:
            print_json(line_object(desk, number, batch), indent=None)
        return 0
    show_lines(line_text(desk, batch) for _, batch in shown)
    return 0


def when(desk: SeasonDesk, batch: Batch) -> str:
    zone = desk.season.terms.zone
    return f"{day_of(batch.at, zone)} {clock(batch.at, zone)}" if batch.at is not None else ""


def line_text(desk: SeasonDesk, batch: Batch) -> str:
    """``2026-11-16 20:05  organiser: event 3 of 2026-11-15: Ann, Bob``."""
    deed = deed_in(batch)
    return f"{when(desk, batch)}  {deed.by}: {deed.words}{desk.clauses(deed.grounds)}"


def line_object(desk: SeasonDesk, number: int, batch: Batch) -> dict[str, object]:
    deed = deed_in(batch)
    return {
        "line": number,
        "at": when(desk, batch),
        "by": deed.by,
        "words": deed.words,
        "events": [type(one).__name__ for one in events_in(batch)],
        "clauses": desk.clause_ids(deed.grounds),
    }


# ---- checking --------------------------------------------------------------------------------


def check_command(season: SeasonFile, /, *, as_json: Json = False) -> int:
    """Check a season's log from end to end; exit code 0 when all of it holds, 1 with the first
    fault: the chain, the events, the rules of its book, everything judged again, the points."""
    if not season.is_file():
        raise UsageError(f"{season}: there is no such log")
    try:
        log: FileLog | None = file_log(season, SEASON)
        assert log is not None
        faults, notes = audited(log)
    except LogFileError as error:
        log, faults, notes = None, [SeasonFault(0, str(error))], []
    except OSError as error:
        raise UsageError(f"{season}: {error.strerror}") from error
    if as_json:
        found = [to_builtins(fault) for fault in faults]
        lines = log.head.lines if log is not None else None
        print_json({"ok": not faults, "lines": lines, "faults": found, "notes": notes})
        return 1 if faults else 0
    console = people()
    for fault in faults:
        says = f"line {fault.line}: {fault.says}" if fault.line else fault.says
        console.print(says, style="red", markup=False, soft_wrap=True)
    if log is not None:
        size = f"{counted(log.head.lines, 'line')}, {counted(log.versions[SEASON], 'event')}"
        end = "the first fault is above" if faults else "everything is as it should be"
        console.print(f"{size}: {end}.", markup=False, soft_wrap=True)
    for note in notes:
        console.print(f"not compared: {note}", style="yellow", markup=False, soft_wrap=True)
    return 1 if faults else 0


def audited(log: FileLog) -> tuple[list[SeasonFault], list[str]]:
    """The first thing wrong with a log that can be read, and what could not be compared."""
    if SEASON not in log.versions:
        what = f"it holds {', '.join(log.versions)}" if log.versions else "it is empty"
        raise UsageError(f"{log.path} is no log of a season: {what}")
    eras = log.eras(SEASON)
    same = len(eras) == 1 and eras[0].engine == __version__
    notes = [] if same else ["another engine wrote some of it: that was read and not judged again"]
    faults = [*of_its_book(log, notes), *audit_season(log, judged=same)][:1]
    return faults, notes


def of_its_book(log: FileLog, notes: list[str]) -> list[SeasonFault]:
    """Whether the season's rules are those of the book it names."""
    opened = next((one for one in log.read() if isinstance(one, SeasonOpened)), None)
    if opened is None:
        return [SeasonFault(1, "a season's log begins with a season that opens")]
    book = book_named(opened.rulebook)
    if book is None:
        notes.append(f"there is no book {opened.rulebook} here")
        return []
    wrong = differences(opened.rulebook, opened.rules, book)
    says = f"these are not the rules of {opened.rulebook}: {', '.join(wrong[:5])}"
    return [SeasonFault(1, says)] if wrong else []
