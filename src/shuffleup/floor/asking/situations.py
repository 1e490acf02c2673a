""" "This happened: what now?": a situation put to a book, and the answer with its clauses.

``ask(situation, book)`` runs the play so far under that book and reports what happened;
``compare(situation, books)`` puts it to several and says on which points they differ;
what is still to be asked is in ``floor.asking.doubts``. The play so far is in the notation, a
hand's or a table's; the subject of the kind has scenes to start from.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from enum import Enum

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.floor import report_words
from shuffleup.floor.asking.combinations import AnyRuling, Unsaid
from shuffleup.floor.asking.later_turn import LaterTurn, later_turns
from shuffleup.floor.asking.ruling_sentence import as_sentence, ruling_sentence
from shuffleup.floor.asking.subjects import AnyPosition, position, subject_of
from shuffleup.floor.facts import ACTS, SEATS, Answers, FactAnswer, show_answer
from shuffleup.floor.kinds import AnyKind
from shuffleup.law.loading import COMMON
from shuffleup.law.rule import Rule
from shuffleup.law.rulebook import OtherReading, Rulebook, cite, other_readings, resolve
from shuffleup.law.rules import POINTS, show_value

OUT_OF_TURN = "out-of-turn"


class Situation(Struct, frozen=True):
    """What is asked: the kind, the play so far as a transcript, and the facts as text or already
    read."""

    kind: str
    play: str
    facts: Answers = {}
    left_out: tuple[str, ...] = ()  # asked, and it is as it is where nothing is said


class Answer(Struct, frozen=True):
    """What one book says."""

    book: str
    outcome: str
    clauses: tuple[Rule, ...]  # the book's own first, then common practice
    ruling: AnyRuling
    assumed: dict[str, str] = {}  # what nobody said and was taken for granted
    later: tuple[LaterTurn, ...] = ()  # of whoever acted too early, once the turn comes
    readings: tuple[OtherReading, ...] = ()  # what the book can be read to say instead
    sentence: str = ""  # the ruling as one says it
    why: tuple[str, ...] = ()  # what the book answers to the questions behind it

    @property
    def silent(self) -> bool:
        """Whether the book itself says nothing of this, so that common practice answers."""
        return bool(self.clauses) and self.clauses[0].id.startswith(f"{COMMON}/")


def kind_of(situation: Situation) -> AnyKind:
    return report_words.kind_named(situation.kind)


def position_in(situation: Situation, book: Rulebook) -> AnyPosition:
    """Where the play so far leaves things under a book."""
    return position(kind_of(situation), situation.play, resolve(book))


def read_facts(situation: Situation, names: Sequence[str]) -> dict[str, FactAnswer]:
    """The facts of a situation in their types; text is read as it is typed."""
    return report_words.read_facts(kind_of(situation), situation.facts, names)


def unsaid(situation: Situation, at: AnyPosition) -> Unsaid:
    """What nobody has told of a situation, at the place the play has been brought to."""
    facts = read_facts(situation, at.names)
    return Unsaid(kind_of(situation), at.of, facts, situation.left_out)


def put(situation: Situation, at: AnyPosition, more: Answers | None = None) -> AnyRuling:
    """The ruling at the place the play has been brought to, with some more facts."""
    kind = kind_of(situation)
    facts = {**read_facts(situation, at.names), **(more or {}), **at.known}
    return subject_of(kind).ruled(at.of, kind, facts)


def ask(situation: Situation, book: Rulebook) -> Answer:
    """The ruling of one book. FactError or NotationError if the question cannot be put."""
    kind, at = kind_of(situation), position_in(situation, book)
    ruling = named(put(situation, at), at.names)
    subject = subject_of(kind)
    clauses = cite(book, grounds(ruling), subject.game(at.of), subject.structure(at.of))
    own_first = tuple(sorted(clauses, key=lambda rule: rule.id.startswith(f"{COMMON}/")))
    taken = assumed(kind, situation.facts, ruling)
    readings, then = other_readings(book, grounds(ruling)), later(situation, at, ruling)
    said, why = ruling_sentence(ruling, kind), tuple(reasons(book, grounds(ruling)))
    return Answer(book.name, outcome(ruling), own_first, ruling, taken, then, readings, said, why)


def reasons(book: Rulebook, names: Sequence[str]) -> Iterator[str]:
    """The points behind a ruling as questions, with what the book decides: ``May the clock be
    called in limit games? Yes.``"""
    rules = resolve(book)
    for point in [POINTS[name] for name in dict.fromkeys(names) if name in POINTS]:
        yield f"{point.question or point} {as_sentence(plain(rules.decided(point)))}"


def later(situation: Situation, at: AnyPosition, ruling: AnyRuling) -> tuple[LaterTurn, ...]:
    """What is open to a player who acted out of turn when the turn comes."""
    seat = read_facts(situation, at.names).get("seat")
    if situation.kind != OUT_OF_TURN or not isinstance(seat, int):
        return ()
    return later_turns(at.of, seat, ruling)


def game_of(situation: Situation, book: Rulebook) -> str:
    """The game that is played, by its key."""
    return subject_of(kind_of(situation)).game(position_in(situation, book).of)


def told(situation: Situation, book: Rulebook, *, cards: bool = False) -> list[str]:
    """The play so far, in a few lines a person can follow."""
    at = position_in(situation, book)
    return subject_of(kind_of(situation)).told(at, cards=cards)


def named(ruling: AnyRuling, names: Sequence[str]) -> AnyRuling:
    """A ruling that says Bob instead of seat 2."""
    refusal = ruling.refusal
    return replace(
        ruling,
        says=by_name(ruling.says, names),
        notes=tuple(by_name(note, names) for note in ruling.notes),
        options=tuple(replace(one, says=by_name(one.says, names)) for one in ruling.options),
        refusal=replace(refusal, says=by_name(refusal.says, names)) if refusal else None,
    )


def by_name(text: str, names: Sequence[str]) -> str:
    """``seat 2`` as the name of the player who sits there; an empty seat stays a number."""

    def name(number: re.Match[str]) -> str:
        seat = int(number[1]) - 1
        return (names[seat] if seat < len(names) else "") or number[0]

    return re.sub(r"\b[Ss]eat (\d{1,2})\b", name, text)


NOTHING = {SEATS: "nobody", ACTS: "nothing"}  # what an empty default means; other ones say nothing


def assumed(kind: AnyKind, facts: Answers, ruling: AnyRuling) -> dict[str, str]:
    """What the ruling rests on although nobody said it, with what was taken for it."""
    shown = {
        fact.name: show_answer(fact, fact.default, ()) or NOTHING.get(fact.kind, "")
        for fact in kind.facts
        if fact.name in ruling.used and fact.name not in facts and fact.default is not None
    }
    return {name: text for name, text in shown.items() if text}


def grounds(ruling: AnyRuling) -> tuple[str, ...]:
    return ruling.refusal.grounds if ruling.refusal else ruling.grounds


def outcome(ruling: AnyRuling) -> str:
    """The ruling in one line."""
    if ruling.refusal:
        says = ruling.refusal.says
        return f"not possible: {says}" if ruling.refusal.reason.malformed else says
    if ruling.missing:
        return f"it depends on: {', '.join(ruling.missing)}"
    if ruling.options:
        names = ", ".join(option.name for option in ruling.options)
        lead = f"{ruling.says}: " if ruling.says else ""
        return f"{lead}the floor decides: {names}"
    return ruling.says


# ---- several books ---------------------------------------------------------------------------


class Difference(Struct, frozen=True):
    """A point on which the books that were asked part ways, with each book's value in words."""

    point: str
    values: dict[str, str]
    question: str = ""
    silent: tuple[str, ...] = ()  # the books that say nothing on it: common practice answers


def compare(
    situation: Situation, books: Iterable[Rulebook]
) -> tuple[list[Answer], list[Difference]]:
    """Every book's answer, and the points behind them on which the books differ."""
    books = list(books)
    answers = [ask(situation, book) for book in books]
    names = dict.fromkeys(name for answer in answers for name in grounds(answer.ruling))
    found = []
    for point in [POINTS[name] for name in names if name in POINTS]:
        values = {book.name: plain(resolve(book).decided(point)) for book in books}
        if len(set(values.values())) > 1:
            silent = tuple(book.name for book in books if is_silent(book, point))
            found.append(Difference(point, values, point.question, silent))
    return answers, found


def is_silent(book: Rulebook, point: str) -> bool:
    """Whether a book itself says nothing on a point."""
    return all(rule.id.startswith(f"{COMMON}/") for rule in book.deciding(point))


def plain(value: object) -> str:
    """A point's value in words: names of values without their hyphens."""
    return show_value(value).replace("-", " ") if isinstance(value, Enum) else show_value(value)
