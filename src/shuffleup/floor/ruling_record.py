"""The record of a ruling: one struct wherever somebody rules.

A table writes it as an event, ``floor ask --log`` keeps it, ``floor.precedents`` finds it in either
log. ``grounds`` name points and procedures; whoever has the book at hand adds the ``clauses``.
"""

from __future__ import annotations

from msgspec import Struct

from shuffleup.floor.report_words import in_words
from shuffleup.floor.senders import Role
from shuffleup.log import known
from shuffleup.log.sealing import sealed_where


class Ruled(Struct, frozen=True):
    """How the floor ruled on a report: what it said, on which grounds, and who chose what."""

    kind: str
    facts: tuple[tuple[str, str], ...]  # as they were told, by name
    says: str
    grounds: tuple[str, ...]
    options: tuple[str, ...] = ()  # what the book left to choose between
    chosen: str = ""  # one of them
    by: str = ""  # the id of whoever reported it, or chose
    why: str = ""
    book: str = ""  # the book in force and its text: rpl@5f0ae3ccf2d5567b
    clauses: tuple[str, ...] = ()  # of that book, where it was at hand
    when: str = ""  # the time, given from outside
    table: str = ""
    hand: int = 0  # its number at the table
    game: str = ""  # by its key: a clause may speak of some games alone
    role: Role | None = None  # of whoever ruled, where it was told
    structure: str = ""  # of the betting: a clause may speak of some alone
    people: tuple[str, ...] = ()  # whom it concerns, by name, where the facts do not say


known("floor", Ruled)
sealed_where(Ruled, lambda ruled: bool(ruled.facts))  # they may name cards only somebody saw


def signature(ruled: Ruled) -> str:
    """Who ruled, for people to read: ``Dana, supervisor``; the role alone if no more is known."""
    role = ruled.role.value if ruled.role else ""
    return ruled.by if role in ("", ruled.by) else f"{ruled.by}, {role}"


def report_of(ruled: Ruled) -> str:
    """What was ruled on, as one line."""
    return in_words(ruled.kind, ruled.facts)


def book_of(ruled: Ruled) -> str:
    """The book by its name alone."""
    return ruled.book.partition("@")[0]
