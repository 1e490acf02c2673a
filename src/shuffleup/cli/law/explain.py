"""``shuffleup law explain FILE``: which clauses stand behind each event, and why.

A hand, a table, a room, an event or a season is run as it is written, a log is replayed; the
events, the floor's rulings and the attempts that were refused are then told with their grounds
(points and procedures) and the clauses of the book in force. A statement that is not true under
that book is marked as such: it may be written for another.
"""

from __future__ import annotations

from pathlib import Path

from rich.table import Table

from shuffleup.cases.law_questions.points_compared import flat
from shuffleup.cli.law.explain_event import explained_event, explained_event_log, is_event_log
from shuffleup.cli.law.explain_hand import explained_hand, one_hand
from shuffleup.cli.law.explain_room import explained_room, explained_room_log, is_room_log
from shuffleup.cli.law.explain_season import explained_season
from shuffleup.cli.law.explain_table import explained_log, explained_table, is_log
from shuffleup.cli.law.explained import ToldLine, ToldLines
from shuffleup.cli.law.in_force import clauses, is_by_the_book, why
from shuffleup.cli.law.law_pages import print_title
from shuffleup.cli.output import UsageError, aside, pages, print_json, print_line, show_table
from shuffleup.cli.run_file import read_text
from shuffleup.cli.shared_options import Json
from shuffleup.law.notation import NotationError, parse
from shuffleup.league.words.season_transcript import speaks_of_a_season
from shuffleup.room.words.room_transcript import speaks_of_a_room
from shuffleup.table.words.table_transcript import speaks_of_a_table
from shuffleup.tournament.words.event_transcript import speaks_of_an_event


def explain_command(
    file: Path,
    *,
    book: str = "",
    hand: int | None = None,
    event: int | None = None,
    as_json: Json = False,
) -> int:
    """Which clause decided each event of a hand, a table, a room or a tournament, and why.

    Parameters
    ----------
    file
        A transcript, as `shuffleup run` reads it, of a hand, a table, a room or an event: one
        written by hand or one that `play` saved; or the log of a table, as `table run` keeps it,
        of a room or of an event.
    book
        The book to explain it by; by default the one it was played by.
    hand
        Which hand, where the file has several; at a table, with what came before it.
    event
        Only this event, by its number, with its clauses in full.
    """
    told = explain(file, book, hand)
    chosen = told.lines if event is None else one_event(told, event)
    if as_json:
        aside().print(told.note, markup=False, soft_wrap=True)
        print_json([as_data(line) for line in chosen])
    elif event is None:
        show_all(told)
    else:
        show_event(told.note, chosen)
    return 0


def explain(file: Path, book: str, hand: int | None) -> ToldLines:
    """All that happened, with its grounds; ``book`` may be empty."""
    if is_log(file):
        of_event = is_event_log(file)
        if not of_event and not is_room_log(file):
            return explained_log(file, book, hand)
        without_hands(hand)
        return explained_event_log(file, book) if of_event else explained_room_log(file, book)
    text, what = read_text(file), "hand"
    try:
        if speaks_of_an_event(parse(text)):
            what = "event"
            without_hands(hand)
            return explained_event(text, book)
        if speaks_of_a_season(parse(text)):
            what = "season"
            without_hands(hand)
            return explained_season(text, book)
        if speaks_of_a_room(parse(text)):
            what = "room"
            without_hands(hand)
            return explained_room(text, book)
        if speaks_of_a_table(parse(text)):
            what = "table"
            return explained_table(text, book, hand)
        return explained_hand(one_hand(file, text, hand), book)
    except NotationError as error:
        where = f"{file}:{error.line}: {error.why.rstrip('.')}"
        if error.why.startswith("Refused:"):
            where += f"; so under this book the {what} cannot go on as it is written"
        raise UsageError(where) from error


def without_hands(hand: int | None) -> None:
    if hand is not None:
        says = "--hand: a room or an event is explained as a whole; --event shows one act of it"
        raise UsageError(says)


def one_event(told: ToldLines, number: int) -> list[ToldLine]:
    """The event of that number; of a hand that begins also what is said of single players."""
    found = [one for one in told.lines if one.line.happened and one.line.event == number]
    if not found:
        numbers = [one.line.event for one in told.lines if one.line.happened]
        ends = f"{numbers[0]} to {numbers[-1]}" if numbers else "none"
        raise UsageError(f"--event: there are events {ends}, and no {number}")
    return found


def as_data(told: ToldLine) -> dict[str, object]:
    line, under = told.line, told.under
    about: dict[str, object] = {"event": line.event, "what": line.what}
    if not line.happened:
        about = {"event": None, "after": line.event, "what": line.what}
        came_to = {"ruled": line.ruled, "refused": line.refused, "not_so": line.not_so}
        about |= {name: text for name, text in came_to.items() if text}
    found = [{"id": r.id, "title": r.title, "says": r.says} for r in clauses(line.grounds, under)]
    reasons = [why(name, under) for name in line.grounds]
    return {**about, "grounds": list(line.grounds), "clauses": found, "why": reasons}


# ---- for people ------------------------------------------------------------------------------


def show_all(told: ToldLines) -> None:
    table = Table("#", "what happened", show_lines=True)
    table.add_column("clauses", overflow="fold")  # the id of a clause is never cut
    for one in told.lines:
        line, under = one.line, one.under
        cited = [f"{rule.id}  {rule.title}" for rule in clauses(line.grounds, under)]
        own = [name for name in line.grounds if not is_by_the_book(name, under)]
        cited += [f"{name}: as this {under.what} has it" for name in own]
        number = str(line.event) if line.happened else line.mark
        table.add_row(number, in_words(one), "\n".join(cited))
    show_table(told.note, table)


def in_words(told: ToldLine) -> str:
    line, book = told.line, told.under.book.name
    if line.ruled:
        return f"{line.what.removeprefix('! ')}\nruled: {line.ruled}"
    if line.refused:
        return f"{line.what}\nrefused: {line.refused}"
    if line.mark == "x":
        return f"{line.what}\nrefused in the transcript; not under {book}"
    if line.mark == "=":
        return f"{line.what}\nso in the transcript; not under {book}: {line.not_so}"
    return line.what


def show_event(note: str, lines: list[ToldLine]) -> None:
    with pages() as console:
        print_line(console, note)
        for place, one in enumerate(lines):
            console.print() if place else None
            print_line(console, f"{one.line.event}. {one.line.what}", "bold")
            for name in one.line.grounds:
                print_line(console, f"  · {why(name, one.under)}")
            for rule in clauses(one.line.grounds, one.under):
                console.print()
                print_title(console, rule)
                print_line(console, flat(rule.says))
