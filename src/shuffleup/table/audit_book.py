"""Whether the rules in a log are those of the book it names: ``BookAudit``; ``audited`` finds all
faults of a log, these among them.

A digest names a book's text, and the log beside it the rules that came of it. Where we have that
text, and the same engine wrote the log, the rules must be the same, but for the points the line
says were decided otherwise. Where we do not, that is said too, and not passed over: then nobody
here knows what the rules should be.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from shuffleup.law import DEFAULT, Rules
from shuffleup.law.named_law import book_named, differences, digest_in
from shuffleup.log import Era, engine_at
from shuffleup.table.audit import Fault, audit
from shuffleup.table.events import Began, BookChanged, HandReported, HandVoided, TableOpened
from shuffleup.table.rulings import AnyTableEvent
from shuffleup.version import __version__

MOST_NAMED = 5  # points that are said to be wrong


class BookAudit:
    """A log going by. ``faults`` are rules that are not their book's, ``uncompared`` says which
    could not be compared and why."""

    def __init__(self, eras: tuple[Era, ...]) -> None:
        self.eras, self.number, self.hand = eras, 0, 0
        self.faults: list[Fault] = []
        self.uncompared: list[str] = []

    def heard(self, event: AnyTableEvent) -> AnyTableEvent:
        if isinstance(event, TableOpened | BookChanged):
            self.compare(event.rulebook, event.rules)
        elif isinstance(event, Began | HandReported):
            self.hand = event.number
        elif isinstance(event, HandVoided):
            self.hand = event.number - 1
        self.number += 1
        return event

    def compare(self, name: str, rules: Rules) -> None:
        engine = engine_at(self.eras, self.number)
        why = why_not(name, rules, engine)
        if why and why not in self.uncompared:
            self.uncompared.append(why)
        book = None if why else book_named(name)
        wrong = differences(name, rules, book) if book else []
        if wrong:
            more = f" and {len(wrong) - MOST_NAMED} more" if len(wrong) > MOST_NAMED else ""
            says = f"these are not the rules of {name}: {', '.join(wrong[:MOST_NAMED])}{more}"
            self.faults.append(Fault(self.hand, self.number + 1, says))


def why_not(name: str, rules: Rules, engine: str) -> str:
    """Why rules cannot be compared with their book; nothing if they can."""
    if not name:
        return "" if rules == DEFAULT else "no book is named: its rules are as the log has them"
    if book_named(name) is None:
        said = digest_in(name)
        return f"the book {said} is not known here: its rules could not be compared with it"
    if engine != __version__:
        return f"engine {engine} made its rules of {name}: this one, {__version__}, cannot compare"
    return ""


def audited(events: Iterable[AnyTableEvent], books: BookAudit) -> Iterator[Fault]:
    """All faults of a log: what the audit of its events finds, and the books beside it."""
    told = 0
    for fault in audit(map(books.heard, events)):
        yield from books.faults[told:]
        told = len(books.faults)
        yield fault
    yield from books.faults[told:]
