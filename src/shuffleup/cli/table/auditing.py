"""A table's log audited from end to end, with a bar while it takes long: ``audit_of(log)``.

``table check`` tells what it finds; ``table run --resume`` goes on only from a log without a fault.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from msgspec import Struct
from rich.progress import Progress

from shuffleup.cli.output import UsageError, aside
from shuffleup.cli.table.table_log import lines_of
from shuffleup.log import FileLog
from shuffleup.table.audit import Fault
from shuffleup.table.audit_book import BookAudit, audited
from shuffleup.table.events import Began, HandVoided
from shuffleup.table.rulings import AnyTableEvent

BAR_STEP = 100  # lines between two movements of the bar


class AuditOfLog(Struct, frozen=True):
    """What an audit found, how many hands the log tells of, and what could not be compared."""

    faults: tuple[Fault, ...]
    hands: int
    uncompared: tuple[str, ...]


class HandCount:
    """How many hands a log tells of, as it says itself, whatever else is wrong with it."""

    def __init__(self) -> None:
        self.hands = 0

    def heard(self, event: AnyTableEvent) -> AnyTableEvent:
        if isinstance(event, Began | HandVoided):
            self.hands = event.number - isinstance(event, HandVoided)
        return event


def audit_of(log: FileLog, *, first_only: bool = False) -> AuditOfLog:
    """Everything in a log judged again; ``first_only`` stops at the first fault."""
    books, count = BookAudit(log.eras()), HandCount()
    with bar_of(log) as bar:
        faults = audited(map(count.heard, events_of(log, bar)), books)
        found = tuple(islice(faults, 1 if first_only else None))
    return AuditOfLog(found, count.hands, tuple(books.uncompared))


def bar_of(log: FileLog) -> Progress:
    console = aside()
    bar = Progress(console=console, transient=True, disable=not console.is_terminal)
    bar.add_task("replaying", total=log.version)
    return bar


def events_of(log: FileLog, bar: Progress) -> Iterator[AnyTableEvent]:
    """The events of a log; the bar moves with them."""
    passed = 0
    for number, line in enumerate(lines_of(log)):
        if number % BAR_STEP == 0:
            bar.update(bar.task_ids[0], completed=passed)
        yield from line
        passed += len(line)


def refuse_faults(log: FileLog) -> None:
    """Nothing goes on from a log that says what cannot have been."""
    for fault in audit_of(log, first_only=True).faults:
        says = "it does not hold, so nobody can go on from it"
        more = "; its events are at odds with each other, or with the law: `shuffleup table check`"
        raise UsageError(f"{log.path}: {says}: {place_of(fault)}: {fault.says}{more}")


def place_of(fault: Fault) -> str:
    return f"hand {fault.hand}, event {fault.event}"
