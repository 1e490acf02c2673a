"""The messages of the wire about the floor: it is called, and a ruling waits for others."""

from __future__ import annotations

from msgspec import Struct


class CallFor(Struct, frozen=True, tag="call", tag_field="t", forbid_unknown_fields=True):
    """Call somebody to a table where I sit: the floor, or the clock on whoever is to act. Whoever
    works on the floor answers a call with ``what`` "answer"; a dealer ends a call of their own. A
    ruling that waits is agreed to or objected to by those who are in it; whoever works on the floor
    and is not in it rules so, or not.

    key    of my own, as in ``Do``
    place  where the table is
    table  its number
    what   "floor", "clock", "answer", "agree" or "object"
    about  what it is about, or what was decided, in a sentence; to "agree": one of the choices, ""
           for the usual one
    """

    key: str
    place: str
    table: str
    what: str
    about: str = ""


class RulingAwaited(Struct, frozen=True):
    """A ruling that waits: somebody who is in the hand does not rule on it alone.

    report    what is told to have happened, with its facts
    says      what the book rules on it
    clauses   behind that
    options   the choices the book leaves: the name of each, and what it means
    people    who is in it, by id: by their agreement it is done
    agreed    those who have agreed, the one who wants it among them
    objected  those who object
    silence   whether it is done unless somebody objects
    proven    whether the book is followed when the time is over; else play goes on as it lies
    left      milliseconds until then
    of        so many
    """

    report: str
    says: str
    clauses: list[str]
    options: list[tuple[str, str]]
    people: list[str]
    agreed: list[str]
    objected: list[str]
    silence: bool
    proven: bool
    left: int
    of: int


class FloorCase(Struct, frozen=True):
    """The floor was called to a table, or a ruling waits there.

    by      who called, by id
    about   what it is about
    at      when, in milliseconds
    name    who called, as they are called: a dealer sits nowhere
    ruling  what waits to be ruled; None where the floor was only called
    """

    by: str
    about: str
    at: int
    name: str = ""
    ruling: RulingAwaited | None = None
