"""What the log of the house keeps of a ruling that waits: asked, agreed or objected to, ended.

``HOW`` is how it can end. A ruling that was carried out stands in the stream of its table as well.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from shuffleup.log.codec import known

RULED: Final = "ruled"  # by somebody who is not in the hand
AGREED: Final = "agreed"  # by all who are in it
UNOPPOSED: Final = "unopposed"  # real cards among friends, and nobody objected
BY_THE_BOOK: Final = "by-the-book"  # the record shows it, or the book has a usual choice
LIES: Final = "as-it-lies"  # nobody could decide it: play goes on
HOW: Final = (RULED, AGREED, UNOPPOSED, BY_THE_BOOK, LIES)


class RulingAsked(Struct, frozen=True):
    """A ruling is wanted by somebody who does not rule alone, or a question has nobody to decide.

    command  what is wanted, as a record; "" for the question that the table has
    people   who is in it: by their agreement it is done
    proven   whether the record of the house bears it out: the book is followed if nobody rules
    silence  whether it is done unless somebody objects
    at       when, in milliseconds
    """

    place: str
    table: str
    by: str
    role: str
    command: str
    people: tuple[str, ...]
    proven: bool
    silence: bool
    at: int


class RulingAnswered(Struct, frozen=True):
    """Somebody in it agrees, to one of the choices where there are some; or objects."""

    place: str
    table: str
    by: str
    agrees: bool
    option: str = ""


class RulingEnded(Struct, frozen=True):
    """It waits no longer: how it ended, by whom where somebody ruled, and what came of it."""

    place: str
    table: str
    how: str
    by: str = ""
    says: str = ""


known("house", RulingAsked, RulingAnswered, RulingEnded)
