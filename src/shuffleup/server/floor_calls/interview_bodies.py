"""What is said over HTTP in an interview about a table: the kinds, the questions, the ruling."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct

MOST_FACTS: Final = 30
PlaceText = Annotated[str, Meta(min_length=1, max_length=80)]
TableText = Annotated[str, Meta(min_length=1, max_length=80)]
KindText = Annotated[str, Meta(min_length=1, max_length=60)]
FactName = Annotated[str, Meta(max_length=40)]
FactText = Annotated[str, Meta(max_length=200)]


class KindShown(Struct, frozen=True):
    """Something that can have happened at a table as it stands.

    touches  what one would point at: "card", "seat", "board", "stack", "button", "table"
    seat     the question that is answered by pointing at a seat, "" if none is
    nth      whether it asks for the card by its place in the hand
    """

    name: str
    family: str
    what: str
    touches: tuple[str, ...]
    seat: str
    nth: bool


class AnswerShown(Struct, frozen=True):
    """One answer of a closed question, and how people say it."""

    value: str
    label: str


class QuestionShown(Struct, frozen=True):
    """A question on which the ruling turns.

    kind     "seat", "chips", "count", "card", "cards", "yes or no", "one of",
             "chips by denomination", "actions" or "seats"
    answers  of a closed question
    seats    that can be meant, where it asks for seats
    usual    what is taken when nothing is said, in words; "" where it has to be answered
    taken    the same as an answer, "" where that is none
    """

    name: str
    kind: str
    question: str
    answers: tuple[AnswerShown, ...]
    seats: tuple[int, ...]
    usual: str
    taken: str


class ClauseBehind(Struct, frozen=True):
    """A clause behind a ruling, in words."""

    id: str
    title: str
    says: str


class OptionShown(Struct, frozen=True):
    """What the floor may choose, with the clauses behind it."""

    name: str
    says: str
    clauses: tuple[str, ...]


class RulingShown(Struct, frozen=True):
    """The ruling of the book in force, in words.

    sentence   as one says it
    why        what the book answers to the questions behind it
    options    where it is left to the floor
    usual      the option that holds unless the floor says otherwise
    authority  the role that alone may choose, "" where anyone of the floor may
    notes      what follows beside the hand
    """

    sentence: str
    why: tuple[str, ...]
    clauses: tuple[ClauseBehind, ...]
    options: tuple[OptionShown, ...]
    usual: str
    authority: str
    notes: tuple[str, ...]


class ElsewhereShown(Struct, frozen=True):
    """What another book rules or lets the floor choose, and this one does not."""

    book: str
    says: str
    clauses: tuple[str, ...]


class InterviewAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """What happened at a table, as far as it was told: facts by name, as text."""

    place: PlaceText
    table: TableText
    kind: KindText
    facts: Annotated[dict[FactName, FactText], Meta(max_length=MOST_FACTS)] = {}
    elsewhere: bool = False  # what other books say is told too


class InterviewStep(Struct, frozen=True):
    """Where an interview stands.

    version    of the table: what is reported names it as seen
    refused    why what was told cannot be, "" if it can
    questions  that matter now: one the ruling cannot do without, else those with a usual answer
    ruling     None while something is missing
    elsewhere  what is not in this book and in another
    """

    version: int
    refused: str
    questions: tuple[QuestionShown, ...]
    ruling: RulingShown | None
    elsewhere: tuple[ElsewhereShown, ...] = ()


class ActShown(Struct, frozen=True):
    """Something that was done at the desk and can be undone by its number.

    kind   the name of the command, ``CallNext``; ``what`` is the same as people write it
    table  where it was at one
    staff  whether somebody who works here did it: neither a player nor the house by itself
    at     when, 0 where nobody knows
    """

    number: int
    what: str
    player: str
    by: str
    role: str
    why: str
    kind: str = ""
    table: str = ""
    staff: bool = True
    at: int = 0


class ActsShown(Struct, frozen=True):
    """The last acts that the asker may undo, the last first; ``names`` of the ids in them."""

    acts: tuple[ActShown, ...]
    names: dict[str, str]
