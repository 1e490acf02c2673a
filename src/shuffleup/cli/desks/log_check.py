"""Checking a log from end to end, of a room or of an event: chain, book, everything done again."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from msgspec import Struct, to_builtins

from shuffleup.cli.log_file import file_log
from shuffleup.cli.output import UsageError, counted, people, print_json
from shuffleup.law.named_law import book_named, differences
from shuffleup.log import FileLog, LogFileError
from shuffleup.room.adoption.book_events import BookAdopted
from shuffleup.room.keeping.kept_streams import TABLES
from shuffleup.room.keeping.log_audit import LogFault
from shuffleup.room.openings.opening_events import RoomOpened
from shuffleup.table.audit_book import why_not
from shuffleup.tournament.events import EventOpened
from shuffleup.version import __version__


class LogCheck(Struct, frozen=True):
    """What kind of log it is: its main stream, its name, how it is done again, what opens it."""

    main: str
    what: str
    audit: Callable[..., Iterator[LogFault]]
    opening: type[RoomOpened] | type[EventOpened]


def check_log(path: Path, kind: LogCheck, as_json: bool) -> int:
    """Exit code 0 when all of it holds, 1 with the first fault."""
    if not path.is_file():
        raise UsageError(f"{path}: there is no such log")
    try:
        kept = file_log(path, kind.main)
        faults, notes = audited(kept, kind)
    except LogFileError as error:  # the chain, or a line that is none
        kept, faults, notes = None, [LogFault(0, str(error))], []
    except OSError as error:
        raise UsageError(f"{path}: {error.strerror}") from error
    if as_json:
        print_json(as_object(kept, faults, notes))
    else:
        tell(kept, kind, faults, notes)
    return 1 if faults else 0


def audited(log: FileLog, kind: LogCheck) -> tuple[list[LogFault], list[str]]:
    """The first thing wrong with a log that can be read, and what could not be compared."""
    if next(iter(log.versions), "") != kind.main:
        what = f"it holds {', '.join(log.versions)}" if log.versions else "it is empty"
        raise UsageError(f"{log.path} is no log of a {kind.what}: {what}")
    eras = log.eras(kind.main)
    same = len(eras) == 1 and eras[0].engine == __version__
    wrong, unknown = of_its_book(log, kind, eras[0].engine)
    faults = [*wrong, *kind.audit(log, judged=lambda _: same)][:1]
    notes = [unknown] if unknown else []
    if not same:
        notes.append("another engine wrote some of it: that was read and not judged again")
    return faults, notes


def as_object(log: FileLog | None, faults: list[LogFault], notes: list[str]) -> dict[str, object]:
    read = {} if log is None else {
        "lines": log.head.lines,
        "events": sum(log.versions.values()),
        "head": to_builtins(log.head),
    }  # fmt: skip
    found = [to_builtins(fault) for fault in faults]
    return {"ok": not faults, **read, "faults": found, "notes": notes}


def of_its_book(log: FileLog, kind: LogCheck, engine: str) -> tuple[list[LogFault], str]:
    """Whether its rules are those of the book it names, or why nobody can say."""
    events = log.read()
    laws = [event for event in events if isinstance(event, (kind.opening, BookAdopted))]
    if not laws or not isinstance(laws[0], kind.opening):
        return [LogFault(1, f"a {kind.what}'s log begins with a {kind.what} that opens")], ""
    unknown = ""
    for law in laws:
        why = why_not(law.rulebook, law.rules, engine)
        book = None if why else book_named(law.rulebook)
        wrong = differences(law.rulebook, law.rules, book) if book is not None else []
        if wrong:
            says = f"these are not the rules of {law.rulebook}: {', '.join(wrong[:5])}"
            return [LogFault(1, says)], why
        unknown = unknown or why
    return [], unknown


def tell(log: FileLog | None, kind: LogCheck, faults: list[LogFault], notes: list[str]) -> None:
    console = people()
    for fault in faults:
        says = f"line {fault.line}: {fault.says}" if fault.line else fault.says
        console.print(says, style="red", markup=False, soft_wrap=True)
    if log is not None:
        size = f"{counted(log.head.lines, 'line')}, {counted(sum(log.versions.values()), 'event')}"
        tables = counted(sum(one.startswith(TABLES) for one in log.versions), "table")
        found = "the first fault is above" if faults else "everything is as it should be"
        console.print(
            f"{size} of the {kind.what} and {tables}: {found}.", markup=False, soft_wrap=True
        )
    for note in notes:
        console.print(f"not compared: {note}", style="yellow", markup=False, soft_wrap=True)
