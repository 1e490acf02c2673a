"""What the room has ruled before: decisions with who and why, kept in a log and found again.

``Decided`` is one decision. ``keep`` appends it; ``search`` finds by words; ``otherwise`` gives the
earlier decisions on the same kind under the same book that went another way.
"""

from __future__ import annotations

from msgspec import Struct

from shuffleup.log import Log, known


class Decided(Struct, frozen=True):
    """A ruling as it was given: by which book and clauses, what was chosen, by whom and why."""

    at: str  # the time, given from outside
    table: str
    book: str
    kind: str
    facts: str
    outcome: str
    clauses: tuple[str, ...]
    by: str
    chosen: str = ""  # the option, where the book left a choice
    why: str = ""


known("floor", Decided)


class UnsignedError(ValueError):
    """A decision that does not say who made it, or a choice that does not say why."""


def keep(log: Log, decision: Decided) -> int:
    """Append a decision; whoever chooses signs for it and says why."""
    if not decision.by.strip():
        raise UnsignedError("a ruling is signed: say who gave it")
    if decision.chosen and not decision.why.strip():
        raise UnsignedError(f"{decision.chosen!r} was a choice: say why")
    return log.append([decision])


def decisions(log: Log) -> list[Decided]:
    return [record for record in log.read() if isinstance(record, Decided)]


def search(log: Log, *words: str) -> list[Decided]:
    """Decisions that contain all these words, the latest first."""
    wanted = [word.lower() for word in words]
    return [
        decision
        for decision in reversed(decisions(log))
        if all(word in text_of(decision) for word in wanted)
    ]


def text_of(decision: Decided) -> str:
    parts = (
        decision.at, decision.table, decision.book, decision.kind, decision.facts,
        decision.outcome, *decision.clauses, decision.by, decision.chosen, decision.why,
    )  # fmt: skip
    return " ".join(parts).lower()


def otherwise(log: Log, book: str, kind: str, chosen: str) -> list[Decided]:
    """Earlier choices on the same kind under the same book that were others than this one."""
    return [
        decision
        for decision in decisions(log)
        if (decision.book, decision.kind) == (book, kind) and decision.chosen not in ("", chosen)
    ]
