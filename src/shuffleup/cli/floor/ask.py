"""``shuffleup floor ask``: this happened, what now? From a file, or as an interview."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from shuffleup.cli.books import open_book
from shuffleup.cli.floor.interview import interview
from shuffleup.cli.floor.showing import answer_data, print_answer, print_answers, print_kinds
from shuffleup.cli.options import Json
from shuffleup.cli.output import UsageError, print_json
from shuffleup.cli.run import read_text
from shuffleup.floor import KINDS, FactError
from shuffleup.floor.asking import Situation, compare
from shuffleup.floor.scenes import SCENES, scene
from shuffleup.law.loading import BOOKS
from shuffleup.law.notation import NotationError

KEYS = ("book", "kind", "game", "hand", "facts")


def ask_command(
    file: Path | None = None,
    *,
    book: str = "",
    all_books: bool = False,
    hand: Path | None = None,
    kind: str = "",
    list_kinds: Annotated[bool, Parameter(name="--list")] = False,
    log: Path | None = None,
    by: str = "",
    as_json: Json = False,
) -> int:
    """Ask for a ruling: what happened, and what the book says; with no FILE it asks you back.

    FILE holds a question as JSON: {"book", "kind", "game", "hand", "facts"}; the hand is a
    transcript, the facts are those `floor ask --list` names.

    Parameters
    ----------
    file
        A question as JSON.
    book
        The rulebook to rule by: pechanga, mohegan, rpl, …, or a house's file.
    all_books
        Every book's ruling side by side, and on which points they differ.
    hand
        A transcript of the hand so far.
    kind
        What happened, by its name, where you know it.
    list_kinds
        The closed list of things that can happen, with the facts a ruling may need.
    log
        A file in which rulings are kept; earlier ones that went another way are shown.
    by
        Who rules; kept with the ruling.
    """
    if list_kinds:
        print_kinds(as_json)
        return 0
    if file is None:
        if as_json:
            raise UsageError("--json needs a FILE with the question, or --list")
        return interview(book, all_books, read_text(hand) if hand else "", kind, log, by)
    return answer_file(file, book, all_books, as_json)


def answer_file(file: Path, book: str, all_books: bool, as_json: bool) -> int:
    """Put the question of a file to one book, or to all of them."""
    question = read_question(file)
    books = BOOKS if all_books else (book or str(question.get("book") or ""),)
    if not books[0]:
        raise UsageError(f"{file}: names no book; say which with --book, or --all-books")
    try:
        answers, differences = compare(situation_of(question), [open_book(name) for name in books])
    except (FactError, NotationError) as error:
        raise UsageError(f"{file}: {error}") from error
    if not all_books:
        print_json(answer_data(answers[0])) if as_json else print_answer(answers[0])
    elif as_json:
        rows = [{"book": answer.book, **answer_data(answer)} for answer in answers]
        points = [{"point": d.point, "values": d.values} for d in differences]
        print_json({"answers": rows, "differences": points})
    else:
        print_answers(answers, differences)
    return 0


def read_question(file: Path) -> dict[str, Any]:
    try:
        question = json.loads(read_text(file))
    except json.JSONDecodeError as error:
        raise UsageError(f"{file}: is not JSON: {error}") from error
    if not isinstance(question, dict):
        raise UsageError(f"{file}: a question is an object with {', '.join(KEYS)}")
    for key in question:
        if key not in KEYS:
            raise UsageError(f"{file}: {key!r} is no part of a question: {', '.join(KEYS)}")
    if question.get("kind") not in KINDS:
        said = question.get("kind")
        raise UsageError(f"{file}: {said!r} is no kind; `floor ask --list` names them")
    if not isinstance(question.get("facts", {}), dict):
        raise UsageError(f"{file}: facts are an object of names and answers")
    return question


def situation_of(question: dict[str, Any]) -> Situation:
    """The question as a situation; without a hand, one before the flop of the game it names."""
    hand = question.get("hand") or scene(SCENES[0], question.get("game") or "holdem")
    facts = {
        name: value if isinstance(value, str) else as_text(value)
        for name, value in question.get("facts", {}).items()
    }
    return Situation(question["kind"], hand, facts)


def as_text(value: Any) -> str:
    """An answer given as a JSON number, truth value or list, as one would type it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return " ".join(str(part) for part in value)
    return str(value)
