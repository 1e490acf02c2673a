"""``shuffleup room check``: a room's log done again, its ledger, tables and seats looked at."""

from __future__ import annotations

from pathlib import Path

from msgspec import to_builtins

from shuffleup.cli.output import UsageError, counted, people, print_json
from shuffleup.cli.shared_options import Json
from shuffleup.law.named_law import book_named, differences
from shuffleup.log import FileLog, LogFileError
from shuffleup.room.keeping.room_audit import RoomFault, audit_room
from shuffleup.room.keeping.room_log import ROOM
from shuffleup.room.openings.opening_events import RoomOpened
from shuffleup.table.audit_book import why_not
from shuffleup.version import __version__


def check_command(log: Path, /, *, as_json: Json = False) -> int:
    """Check a room's log from end to end; exit code 0 when all of it holds, 1 with the first fault.

    The chain, the events and the rules of the book it names; everything that was said judged again;
    after every line the ledger balanced, each table's chips as its account has them, nobody in two
    seats.

    Parameters
    ----------
    log
        The log of a room, made by `shuffleup room new`.
    """
    if not log.is_file():
        raise UsageError(f"{log}: there is no such log")
    try:
        kept = FileLog(log, ROOM)
        faults, notes = audited(kept)
    except LogFileError as error:  # the chain, or a line that is none
        kept, faults, notes = None, [RoomFault(0, str(error))], []
    except OSError as error:
        raise UsageError(f"{log}: {error.strerror}") from error
    if as_json:
        print_json(as_object(kept, faults, notes))
    else:
        tell(kept, faults, notes)
    return 1 if faults else 0


def audited(log: FileLog) -> tuple[list[RoomFault], list[str]]:
    """The first thing wrong with a log that can be read, and what could not be compared."""
    if ROOM not in log.versions:
        what = f"it holds {', '.join(log.versions)}" if log.versions else "it is empty"
        raise UsageError(f"{log.path} is no log of a room: {what}")
    eras = log.eras(ROOM)
    same = len(eras) == 1 and eras[0].engine == __version__
    wrong, unknown = of_its_book(log, eras[0].engine)
    faults = [*wrong, *audit_room(log, judged=lambda _: same)][:1]
    notes = [unknown] if unknown else []
    if not same:
        notes.append("another engine wrote some of it: that was read and not judged again")
    return faults, notes


def as_object(log: FileLog | None, faults: list[RoomFault], notes: list[str]) -> dict[str, object]:
    read = {} if log is None else {
        "lines": log.head.lines,
        "events": sum(log.versions.values()),
        "head": to_builtins(log.head),
    }  # fmt: skip
    found = [to_builtins(fault) for fault in faults]
    return {"ok": not faults, **read, "faults": found, "notes": notes}


def of_its_book(log: FileLog, engine: str) -> tuple[list[RoomFault], str]:
    """Whether the room's rules are those of the book it names, or why nobody can say."""
    opened = next((event for event in log.read() if isinstance(event, RoomOpened)), None)
    if opened is None:
        return [RoomFault(1, "a room's log begins with a room that opens")], ""
    why = why_not(opened.rulebook, opened.rules, engine)
    book = None if why else book_named(opened.rulebook)
    wrong = differences(opened.rulebook, opened.rules, book) if book is not None else []
    says = f"these are not the rules of {opened.rulebook}: {', '.join(wrong[:5])}"
    return ([RoomFault(1, says)] if wrong else []), why


def tell(log: FileLog | None, faults: list[RoomFault], notes: list[str]) -> None:
    console = people()
    for fault in faults:
        says = f"line {fault.line}: {fault.says}" if fault.line else fault.says
        console.print(says, style="red", markup=False, soft_wrap=True)
    if log is not None:
        size = f"{counted(log.head.lines, 'line')}, {counted(sum(log.versions.values()), 'event')}"
        tables = counted(len(log.versions) - 1, "table")
        found = "the first fault is above" if faults else "everything is as it should be"
        console.print(f"{size} of the room and {tables}: {found}.", markup=False, soft_wrap=True)
    for note in notes:
        console.print(f"not compared: {note}", style="yellow", markup=False, soft_wrap=True)
