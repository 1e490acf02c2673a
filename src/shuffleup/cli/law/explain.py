"""``shuffleup law explain FILE``: which clauses stand behind each event of a hand, and why.

The hand is run as it is written; its events, and the attempts that were refused, are then told with
their grounds (points and procedures) and the clauses of the book in force. A statement
that is not true under that book is marked as such: the hand may be written for another.
"""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct
from rich.table import Table

from shuffleup.cli.books import open_book
from shuffleup.cli.law.law_pages import flat, print_title, show
from shuffleup.cli.law.lenient import Line, run_leniently
from shuffleup.cli.law.telling_events import what_happened
from shuffleup.cli.output import UsageError, aside, pages, print_json, print_line, show_table
from shuffleup.cli.run_file import read_text, split_hands
from shuffleup.cli.shared_options import Json
from shuffleup.hand.grounds.event_grounds import explained
from shuffleup.law.loading import BOOKS, COMMON, HOUSES
from shuffleup.law.notation import NotationError, parse
from shuffleup.law.procedures import PROCEDURES
from shuffleup.law.rule import Rule
from shuffleup.law.rulebook import Rulebook, cite, digest, resolve
from shuffleup.law.rules import DEFAULT, POINTS, Rules
from shuffleup.table.words.table_transcript import speaks_of_a_table


class LawInForce(Struct, frozen=True):
    """The book that explains a hand, a note on how it was chosen, and the rules to run it by."""

    book: Rulebook
    note: str
    rules: Rules


class Told(Struct, frozen=True):
    """A hand explained: the law, its rules, the rules the hand was played by, what happened."""

    law: LawInForce
    stated: Rules
    played: Rules
    game: str
    structure: str
    lines: list[Line]


def explain_command(
    file: Path,
    *,
    book: str = "",
    hand: int | None = None,
    event: int | None = None,
    as_json: Json = False,
) -> int:
    """Which clause decided each event of a hand, and why.

    Parameters
    ----------
    file
        A transcript, as `shuffleup run` reads it: one written by hand or one that `play` saved.
    book
        The book to explain it by; by default the one it was played by.
    hand
        Which hand, where the file has several.
    event
        Only this event, by its number, with its clauses in full.
    """
    told = explain(str(file), one_hand(file, hand), book)
    chosen = told.lines if event is None else [one_event(told, event)]
    if as_json:
        aside().print(told.law.note, markup=False, soft_wrap=True)
        print_json([as_data(line, told) for line in chosen])
    elif event is None:
        show_hand(told)
    else:
        show_event(chosen[0], told)
    return 0


def one_hand(file: Path, number: int | None) -> str:
    hands = split_hands(read_text(file))
    if not hands:
        raise UsageError(f"{file}: there is no hand in it")
    if number is None and len(hands) > 1:
        raise UsageError(f"{file}: there are {len(hands)} hands in it; say which with --hand")
    if number is not None and not 1 <= number <= len(hands):
        raise UsageError(f"--hand: there are hands 1 to {len(hands)}, and no {number}")
    return hands[(number or 1) - 1]


def one_event(told: Told, number: int) -> Line:
    events = [line for line in told.lines if line.happened]
    if not 1 <= number <= len(events):
        raise UsageError(f"--event: there are events 1 to {len(events)}, and no {number}")
    return events[number - 1]


# ---- the hand and its law --------------------------------------------------------------------


def explain(name: str, text: str, book: str) -> Told:
    """Run a hand and tell all that happened with its grounds; ``book`` may be empty."""
    try:
        if speaks_of_a_table(parse(text)):
            raise UsageError(f"{name}: this is the transcript of a table; explain takes one hand")
        law = choose_law(text, book)
        played, stated = run_leniently(text, law.rules)
    except NotationError as error:
        where = f"{name}:{error.line}: {error.why.rstrip('.')}"
        if error.why.startswith("Refused:"):
            where += "; so under this book the hand cannot go on as it is written"
        raise UsageError(where) from error
    events = [
        Line(number, what_happened(event, played), grounds)
        for number, (event, grounds) in enumerate(explained(played.hand), 1)
    ]
    lines = sorted([*events, *stated], key=lambda line: line.event)
    hand = played.hand
    structure = hand.structure.value
    return Told(law, resolve(law.book), hand.rules, hand.game.key, structure, lines)


def choose_law(text: str, name: str) -> LawInForce:
    """The book asked for, the one the hand was played by, or what is common practice.

    A hand that names its book holds the rules it was played by; any other is run by the book's.
    """
    played_by = digest_named(text)
    if name:
        book = open_book(name)
        other = f"; the hand was played by {played_by}" if played_by != digest(book) else ""
        note = f"Explained by {book.layers[-1].title}{other if played_by else ''}."
        return LawInForce(book, note, DEFAULT if played_by else resolve(book))
    common = "explained by common practice; --book names another"
    if not played_by:
        return LawInForce(open_book(COMMON), f"The hand names no book: {common}.", DEFAULT)
    for known in (*BOOKS, *HOUSES):
        book = open_book(known)
        if digest(book) == played_by:
            return LawInForce(book, f"Played by {book.layers[-1].title}, {played_by}.", DEFAULT)
    name = played_by.partition("@")[0]
    if name in (*BOOKS, *HOUSES):
        book = open_book(name)
        note = (
            f"Played by an older text of {book.layers[-1].title}, {played_by}. Explained by"
            " today's; where the hand's own rules were different, it says so."
        )
        return LawInForce(book, note, DEFAULT)
    note = f"No book here is {played_by}, by which the hand was played: {common}."
    return LawInForce(open_book(COMMON), note, DEFAULT)


def digest_named(text: str) -> str:
    words = [s.words.split() for s in parse(text) if not s.mark]
    return next((said[1] for said in words if said[0] == "rulebook" and said[1:]), "")


# ---- clauses and reasons ---------------------------------------------------------------------


def is_by_the_book(name: str, told: Told) -> bool:
    """Whether the hand was played as the book has it; ``rules:`` lines may have changed a point."""
    point = POINTS.get(name)
    return point is None or told.played.decided(point) == told.stated.decided(point)


def clauses(line: Line, told: Told) -> tuple[Rule, ...]:
    """The clauses behind a line; not those of a point on which the hand had rules of its own."""
    grounds = tuple(name for name in line.grounds if is_by_the_book(name, told))
    return cite(told.law.book, grounds, told.game, told.structure)


def why(name: str, told: Told) -> str:
    """A point's question with the value in force, or what a procedure does."""
    point = POINTS.get(name)
    if point is None:
        return f"{name}: {PROCEDURES[name]}"
    said = f"{point}: {point.question} {show(told.played.decided(point))}"
    if is_by_the_book(name, told):
        return said
    ids = ", ".join(rule.id for rule in cite(told.law.book, (name,), told.game, told.structure))
    return f"{said} (so in this hand; {ids} has {show(told.stated.decided(point))})"


def as_data(line: Line, told: Told) -> dict[str, object]:
    about: dict[str, object] = {"event": line.event, "what": line.what}
    if not line.happened:
        about = {"event": None, "after": line.event, "what": line.what}
        about |= {"refused": line.refused} if line.refused else {"not_so": line.not_so}
    found = [{"id": r.id, "title": r.title, "says": r.says} for r in clauses(line, told)]
    reasons = [why(name, told) for name in line.grounds]
    return {**about, "grounds": list(line.grounds), "clauses": found, "why": reasons}


# ---- for people ------------------------------------------------------------------------------


def show_hand(told: Told) -> None:
    table = Table("#", "what happened", "clauses", show_lines=True)
    for line in told.lines:
        cited = [f"{rule.id}  {rule.title}" for rule in clauses(line, told)]
        own = [name for name in line.grounds if not is_by_the_book(name, told)]
        cited += [f"{name}: as this hand has it" for name in own]
        number = str(line.event) if line.happened else line.mark
        table.add_row(number, in_words(line, told.law.book), "\n".join(cited))
    show_table(told.law.note, table)


def in_words(line: Line, book: Rulebook) -> str:
    if line.refused:
        return f"{line.what}\nrefused: {line.refused}"
    if line.mark == "x":
        return f"{line.what}\nrefused in the transcript; not under {book.name}"
    if line.mark == "=":
        return f"{line.what}\nso in the transcript; not under {book.name}: {line.not_so}"
    return line.what


def show_event(line: Line, told: Told) -> None:
    with pages() as console:
        print_line(console, told.law.note)
        print_line(console, f"{line.event}. {line.what}", "bold")
        for name in line.grounds:
            print_line(console, f"  · {why(name, told)}")
        for rule in clauses(line, told):
            console.print()
            print_title(console, rule)
            print_line(console, flat(rule.says))
