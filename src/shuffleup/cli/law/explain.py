"""``shuffleup law explain FILE``: which clauses stand behind each event of a hand, and why.

The hand is run as it is written; its events, and the attempts that were refused, are then told with
their grounds (points and procedures) and the clauses of the book in force.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from msgspec import Struct
from rich.markup import escape
from rich.table import Table

from shuffleup.cli.law.reading import open_book
from shuffleup.cli.law.telling_events import what_happened
from shuffleup.cli.options import Json
from shuffleup.cli.output import UsageError, aside, pages, people, print_json
from shuffleup.cli.run import read_text, split_hands
from shuffleup.floor.transcript import run
from shuffleup.hand.grounds import explained
from shuffleup.hand.transcript import Played
from shuffleup.law.loading import BOOKS, COMMON, HOUSES
from shuffleup.law.notation import NotationError, Statement, parse
from shuffleup.law.page import show
from shuffleup.law.points import points
from shuffleup.law.procedures import PROCEDURES
from shuffleup.law.rule import Rule
from shuffleup.law.rulebook import Rulebook, cite, digest, resolve
from shuffleup.law.rules import DEFAULT, GROUP_OF, Rules


class Line(Struct, frozen=True):
    """One thing that happened, or with ``refused`` one that was not allowed to."""

    event: int  # from 1; of a refusal, the event it came after
    what: str
    grounds: tuple[str, ...]
    refused: str = ""


class Law(Struct, frozen=True):
    """The book that explains a hand, a note on how it was chosen, and the rules to run it by."""

    book: Rulebook
    note: str
    rules: Rules


class Told(Struct, frozen=True):
    """A hand explained: the law, its rules, the rules the hand was played by, what happened."""

    law: Law
    stated: Rules
    played: Rules
    game: str
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
        The book to explain it by; the one it was played by unless you say.
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
        print_table(told)
    else:
        print_in_full(chosen[0], told)
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
    events = [line for line in told.lines if not line.refused]
    if not 1 <= number <= len(events):
        raise UsageError(f"--event: there are events 1 to {len(events)}, and no {number}")
    return events[number - 1]


# ---- the hand and its law --------------------------------------------------------------------


def explain(name: str, text: str, book: str) -> Told:
    """Run a hand and tell all that happened with its grounds; ``book`` may be empty."""
    refusals: list[Line] = []

    def watch(played: Played, statement: Statement) -> None:
        refusal = played.ruling.refusal if played.ruling else None
        if statement.mark == "x" and refusal is not None:
            tried = statement.words.partition(" (")[0]
            refusals.append(Line(len(played.hand.log), tried, refusal.grounds, refusal.says))

    try:
        law = choose_law(text, book)
        played = run(text, law.rules, watch)
    except NotationError as error:
        raise UsageError(f"{name}:{error.line}: {error.why}") from error
    events = [
        Line(number, what_happened(event, played), grounds)
        for number, (event, grounds) in enumerate(explained(played.hand), 1)
    ]
    lines = sorted([*events, *refusals], key=lambda line: line.event)
    return Told(law, resolve(law.book), played.hand.rules, played.hand.game.key, lines)


def choose_law(text: str, name: str) -> Law:
    """The book asked for, the one the hand was played by, or what is common practice.

    A hand that names its book holds the rules it was played by; any other is run by the book's.
    """
    played_by = digest_named(text)
    if name:
        book = open_book(name)
        other = f"; the hand was played by {played_by}" if played_by != digest(book) else ""
        note = f"Explained by {book.layers[-1].title}{other if played_by else ''}."
        return Law(book, note, DEFAULT if played_by else resolve(book))
    common = "explained by common practice; --book names another"
    if not played_by:
        return Law(open_book(COMMON), f"The hand names no book: {common}.", DEFAULT)
    for known in (*BOOKS, *HOUSES):
        book = open_book(known)
        if digest(book) == played_by:
            return Law(book, f"Played by {book.layers[-1].title}, {played_by}.", DEFAULT)
    name = played_by.partition("@")[0]
    if name in (*BOOKS, *HOUSES):
        book = open_book(name)
        note = (
            f"Played by an older text of {book.layers[-1].title}, {played_by}. Explained by"
            " today's; where the hand's own rules were different, it says so."
        )
        return Law(book, note, DEFAULT)
    note = f"No book here is {played_by}, by which the hand was played: {common}."
    return Law(open_book(COMMON), note, DEFAULT)


def digest_named(text: str) -> str:
    words = [s.words.split() for s in parse(text) if not s.mark]
    return next((said[1] for said in words if said[0] == "rulebook" and said[1:]), "")


# ---- clauses and reasons ---------------------------------------------------------------------


def value_of(rules: Rules, field: str) -> Any:
    return getattr(getattr(rules, GROUP_OF[field]), field)


def is_by_the_book(name: str, told: Told) -> bool:
    """Whether the hand was played as the book has it; ``rules:`` lines may have changed a point."""
    field = name.replace("-", "_")
    return field not in GROUP_OF or value_of(told.played, field) == value_of(told.stated, field)


def clauses(line: Line, told: Told) -> tuple[Rule, ...]:
    """The clauses behind a line; not those of a point on which the hand had rules of its own."""
    grounds = tuple(name for name in line.grounds if is_by_the_book(name, told))
    return cite(told.law.book, grounds, told.game)


def why(name: str, told: Told) -> str:
    """A point's question with the value in force, or what a procedure does."""
    field = name.replace("-", "_")
    if field not in GROUP_OF:
        return f"{name}: {PROCEDURES[name]}"
    group = type(getattr(DEFAULT, GROUP_OF[field]))
    question = next(p.metadata["question"] for p in points(group) if p.name == field)
    said = f"{name}: {question} {show(value_of(told.played, field))}"
    if is_by_the_book(name, told):
        return said
    ids = ", ".join(rule.id for rule in cite(told.law.book, (name,)))
    return f"{said} (so in this hand; {ids} has {show(value_of(told.stated, field))})"


def as_data(line: Line, told: Told) -> dict[str, Any]:
    about: dict[str, Any] = {"event": line.event, "what": line.what}
    if line.refused:
        about = {"event": None, "after": line.event, "what": line.what, "refused": line.refused}
    found = [{"id": r.id, "title": r.title, "says": r.says} for r in clauses(line, told)]
    reasons = [why(name, told) for name in line.grounds]
    return {**about, "grounds": list(line.grounds), "clauses": found, "why": reasons}


# ---- for people ------------------------------------------------------------------------------


def print_table(told: Told) -> None:
    table = Table(title=escape(told.law.note), title_justify="left", show_lines=True)
    table.add_column("#", justify="right")
    table.add_column("what happened", overflow="fold")
    table.add_column("clauses", overflow="fold")
    for line in told.lines:
        what = f"{line.what}\nrefused: {line.refused}" if line.refused else line.what
        cited = [f"{rule.id}  {rule.title}" for rule in clauses(line, told)]
        own = [name for name in line.grounds if not is_by_the_book(name, told)]
        cited += [f"{name}: as this hand has it" for name in own]
        number = "x" if line.refused else str(line.event)
        table.add_row(number, escape(what), escape("\n".join(cited)))
    with pages() as console:
        console.print(table)


def print_in_full(line: Line, told: Told) -> None:
    console = people()
    console.print(told.law.note, markup=False)
    console.print(f"{line.event}. {line.what}", style="bold", markup=False)
    for name in line.grounds:
        console.print(f"  · {why(name, told)}", markup=False)
    for rule in clauses(line, told):
        console.print(f"\n[bold cyan]{rule.id}[/]  [bold]{escape(rule.title)}[/]")
        console.print(" ".join(rule.says.split()), markup=False)
