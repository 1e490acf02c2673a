"""What the room has ruled before: rulings, with who gave them and why, kept in a log.

``keep`` appends one to a log of rulings; ``rulings`` finds them there, or among all that happened
at a table; ``search`` finds by words; ``otherwise`` gives the earlier rulings on the same kind
under the same book that went another way.
"""

from __future__ import annotations

from collections.abc import Iterable

from shuffleup.floor.ruling_record import Ruled, book_of, signature
from shuffleup.log import Log


class UnsignedError(ValueError):
    """A ruling that does not say who gave it, or a choice that does not say why."""


def keep(log: Log, ruling: Ruled) -> int:
    """Append a ruling; whoever chooses signs for it and says why."""
    if not ruling.by.strip():
        raise UnsignedError("a ruling is signed: say who gave it")
    if ruling.chosen and not ruling.why.strip():
        raise UnsignedError(f"{ruling.chosen!r} was a choice: say why")
    return log.append([ruling])


def rulings(log: Log) -> list[Ruled]:
    """Every ruling of a log, whatever else it tells of; a long file is read line by line."""
    told = (events for batch in log.batches() for events in batch.events.values())
    return [record for events in told for record in events if isinstance(record, Ruled)]


def search(found: Iterable[Ruled], *words: str) -> list[Ruled]:
    """Rulings that contain all these words, the latest first."""
    wanted = [word.lower() for word in words]
    hits = [one for one in found if all(word in text_of(one) for word in wanted)]
    return hits[::-1]


def text_of(ruling: Ruled) -> str:
    facts = (part for fact in ruling.facts for part in fact)
    parts = (
        ruling.when, ruling.table, ruling.book, ruling.kind, *facts, ruling.says, *ruling.grounds,
        *ruling.options, *ruling.clauses, signature(ruling), ruling.chosen, ruling.why,
        *ruling.people,
    )  # fmt: skip
    return " ".join(parts).lower()


def otherwise(log: Log, book: str, kind: str, chosen: str) -> list[Ruled]:
    """Earlier choices on the same kind under the same book that differ from this one."""
    return [
        one
        for one in rulings(log)
        if (book_of(one), one.kind) == (book, kind) and one.chosen not in ("", chosen)
    ]
