"""``shuffleup floor ask``: this happened, what now? From a file, or as an interview."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from msgspec import to_builtins

from shuffleup.cases.law_questions.finding import found_by, meant
from shuffleup.cases.law_questions.games_said import game_called
from shuffleup.cli.books import open_book
from shuffleup.cli.floor.interview import Interview, interview
from shuffleup.cli.floor.ruling_log import Keeping
from shuffleup.cli.floor.ruling_page import answer_data, print_answer, print_answers, print_kinds
from shuffleup.cli.output import UsageError, print_json
from shuffleup.cli.run_file import read_text
from shuffleup.cli.shared_options import Json as AsJson
from shuffleup.cli.together import refuse_beside
from shuffleup.floor.asking.doubts import taken_as_usual
from shuffleup.floor.asking.possible import scene_for
from shuffleup.floor.asking.situations import Answer, Difference, Situation, compare
from shuffleup.floor.facts import FactError
from shuffleup.irregularities import KINDS
from shuffleup.law.loading import BOOKS
from shuffleup.law.notation import NotationError, parse
from shuffleup.log.codec import Json

KEYS = ("book", "kind", "game", "hand", "facts")
PLACE = ("hand", "game", "seats", "play")  # options that say where it happened
KEPT = ("log", "by", "table", "hand_number", "people")  # and what is written down with a ruling
By = Annotated[str, Parameter(help="Who rules; kept with the ruling.")]
TableName = Annotated[str, Parameter(help="Which table it was; kept with the ruling.")]
HandNumber = Annotated[int, Parameter(help="Which hand at that table; kept with the ruling.")]
People = Annotated[str, Parameter(help='Whom it concerned, "Tom, Jim"; kept with the ruling.')]
Question = dict[str, Json]  # an object as it was read; ``fault`` says what is wrong with it


def ask_command(
    *words: str,
    book: str = "",
    all_books: bool = False,
    hand: Path | None = None,
    kind: str = "",
    game: str = "",
    seats: str = "",
    play: str = "",
    list_kinds: Annotated[bool, Parameter(name="--list")] = False,
    log: Path | None = None,
    by: By = "",
    table: TableName = "",
    hand_number: HandNumber = 0,
    people: People = "",
    as_json: AsJson = False,
) -> int:
    """Ask for a ruling: what happened, and what the book says; it asks you for what it needs.

    A FILE holds a question as JSON: {"book", "kind", "game", "hand", "facts"}; the hand is a
    transcript of it, or of the table; the facts are those `floor ask --list` names.

    Parameters
    ----------
    words
        What happened, in a few words: burned and turned early; or a FILE with a question as JSON.
    book
        The rulebook to rule by: pechanga, mohegan, rpl, …, or a house's file.
    all_books
        Every book's ruling side by side, and on which points they differ.
    hand
        A transcript of the hand so far, of the table or of the room.
    kind
        What happened, by its name or in a few words: "string bet", "winning hand mucked".
    game
        The game and its stakes: "omaha 5/10", "holdem limit 4/8", "holdem no-limit 5/10 ante 1".
    seats
        Who sits there: "Tom 300, Jim 250, Lou 800; button Jim"; four players by default.
    play
        The hand in a line: "Bob bets 40 into 65", "on the turn Bob bets 40, Cy raises to 120".
    list_kinds
        The closed list of things that can happen, with the facts a ruling may need.
    log
        A file in which rulings are kept; earlier ones that went another way are shown.
    """
    place = dict(zip(PLACE, (hand, game, seats, play), strict=True))
    kept = dict(zip(KEPT, (log, by, table, hand_number, people), strict=True))
    said = {"book": book, "all_books": all_books, "kind": kind, **place, **kept}
    file = question_file(words)
    refuse_unheard(file, words, said, list_kinds)
    if list_kinds:
        print_kinds(as_json)
        return 0
    if file is None:
        if as_json:
            raise UsageError("--json needs a FILE with the question, or --list")
        what, text = kind or " ".join(words), read_text(hand) if hand else ""
        keeping = kept_with(log, by, table, hand_number, people)
        return interview(Interview(book, all_books, what, text, game, seats, play, keeping))
    return answer_file(file, book, all_books, as_json)


def question_file(words: tuple[str, ...]) -> Path | None:
    """The file a question is in; none if the words say what happened."""
    if len(words) != 1:
        return None
    file = Path(words[0])
    return file if file.suffix or file.exists() or len(file.parts) > 1 else None


def refuse_unheard(
    file: Path | None, words: tuple[str, ...], said: Mapping[str, object], lists: bool
) -> None:
    """Options that the rest of the question leaves no room for."""

    def only(names: tuple[str, ...]) -> dict[str, object]:
        return {name: said[name] for name in names}

    if lists:
        refuse_beside("--list", "it lists every kind and asks nothing", **said)
    if file is not None:
        refuse_beside("a FILE", "the file tells what happened", kind=said["kind"], **only(PLACE))
        refuse_beside("a FILE", "only a ruling of an interview is kept", **only(KEPT))
    elif said["kind"] and words:
        raise UsageError(f"say what happened once: --kind, or {' '.join(words)!r}")
    elif said["hand"]:
        refuse_beside("--hand", "the transcript tells it already", **only(PLACE[1:]))
    if said["all_books"] and said["log"]:
        raise UsageError("--log keeps the ruling of one book; name it with --book")
    if said["all_books"]:
        refuse_beside("--all-books", "they rule all of them", book=said["book"])


def kept_with(
    log: Path | None, by: str, table: str, hand_number: int, concerned: str
) -> Keeping | None:
    """What is written down with a ruling that is kept; nothing without a log."""
    if log is None:
        if by or table or hand_number or concerned:
            raise UsageError(
                "--by, --table, --hand-number and --people are kept in a log: name --log"
            )
        return None
    if hand_number < 0:
        raise UsageError("--hand-number: hands are counted from 1")
    names = tuple(name.strip() for name in concerned.split(",") if name.strip())
    return Keeping(log, by, table, hand_number, names)


def answer_file(file: Path, book: str, all_books: bool, as_json: bool) -> int:
    """Put the question of a file to one book, or to all of them; 1 if it is refused."""
    question = read_question(file)
    books = BOOKS if all_books else (book or text_in(question, "book"),)
    if not books[0]:
        raise UsageError(f"{file}: names no book; say which with --book, or --all-books")
    try:
        situation, law = situation_of(question), [open_book(name) for name in books]
        answers, differences = compare(situation, law)
        usual = [] if as_json else [taken_as_usual(situation, one) for one in law]
    except (FactError, NotationError) as error:
        raise UsageError(f"{file}: {error}") from error
    if all_books:
        show_all(answers, differences, usual, as_json)
    else:
        print_json(answer_data(answers[0])) if as_json else print_answer(answers[0], *usual)
    return int(all(answer.ruling.impossible for answer in answers))


def show_all(
    answers: list[Answer], differences: list[Difference], usual: list[list[str]], as_json: bool
) -> None:
    if not as_json:
        print_answers(answers, differences, usual)
        return
    rows = [{"book": answer.book, **answer_data(answer)} for answer in answers]
    print_json(
        {"answers": rows, "differences": [to_builtins(one, enc_hook=str) for one in differences]}
    )


def read_question(file: Path) -> Question:
    return parse_question(read_text(file), file)


def parse_question(text: str, file: Path) -> Question:
    """The question of a file's text."""
    try:
        question: Json = json.loads(text)
    except (json.JSONDecodeError, RecursionError) as error:
        raise UsageError(f"{file}: is not JSON: {error}") from error
    except ValueError as error:
        raise UsageError(f"{file}: is not JSON that can be read: a number is too long") from error
    if not isinstance(question, dict):
        raise UsageError(f"{file}: a question is an object with {', '.join(KEYS)}")
    why = fault(question)
    if why:
        raise UsageError(f"{file}: {why}")
    return question


def fault(question: Question) -> str:
    """Why an object is not a question; empty if it is one."""
    for key, value in question.items():
        if key not in KEYS:
            return f"{key!r} is no part of a question: {', '.join(KEYS)}"
        if key != "facts" and not isinstance(value, str):
            return f"{key} is text, not {json.dumps(value)[:40]}"
    kind = text_in(question, "kind")
    if kind not in KINDS:
        near = [one.name for one in (found_by(kind) or found_by(meant(kind)))[:5]]
        perhaps = f"did you mean {', '.join(near)}? " if near else ""
        return f"{kind!r} is not a kind; {perhaps}`floor ask --list` names them"
    if not isinstance(question.get("facts", {}), dict):
        return "facts are an object of names and answers"
    return game_fault(text_in(question, "game"), text_in(question, "hand"))


def text_in(question: Question, key: str) -> str:
    """What a question says there; nothing where it leaves it out."""
    said = question.get(key)
    return said if isinstance(said, str) else ""


def game_fault(said: str, hand: str) -> str:
    """Why a game cannot be meant: it does not exist, or is not the hand's."""
    sheet = game_called(said) if said else None
    if said and sheet is None:
        return f"{said!r} is no game"
    try:
        first = next((one.words.split()[0] for one in parse(hand)), "")
    except NotationError:
        return ""  # said when it is run
    if sheet is not None and first not in ("", "room:", sheet.key):
        return f"game is {said}, but the hand is one of {first}"
    return ""


def situation_of(question: Question) -> Situation:
    """The question as a situation; without a transcript, the first scene of the game it names in
    which that can happen."""
    kind, hand, told = text_in(question, "kind"), text_in(question, "hand"), question.get("facts")
    if not hand.strip():
        sheet = game_called(text_in(question, "game") or "holdem")
        assert sheet is not None
        hand = scene_for(kind, sheet)
    facts = told if isinstance(told, dict) else {}
    return Situation(kind, hand, {name: as_text(value) for name, value in facts.items()})


def as_text(value: Json) -> str:
    """An answer given as JSON text, number, truth value or list, as one would type it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return " ".join(str(part) for part in value)
    return str(value)
