"""Reading the law: one clause, a search, and what the houses say on each point."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from shuffleup.cases import Clause, whole_law
from shuffleup.cases.files import house_clauses
from shuffleup.cases.law_questions.points_compared import (
    BookValue,
    ComparedPoint,
    compared,
    differing,
    flat,
    show,
    text_of,
)
from shuffleup.cases.point_uses import uses_in_the_product
from shuffleup.cli.books import open_book
from shuffleup.cli.law.point_page import point_data, point_lines, refuse_name
from shuffleup.cli.output import (
    UsageError,
    counted,
    pages,
    print_json,
    print_line,
    show_table,
)
from shuffleup.cli.shared_options import Json
from shuffleup.law.loading import BOOKS, HOUSES
from shuffleup.law.rule import LawError, Layer, Rule
from shuffleup.law.rulebook import Rulebook
from shuffleup.law.rules import POINTS


def own_clauses(book: Rulebook) -> list[Clause]:
    """A book's or a house's own clauses, without those of the layers below."""
    try:
        return house_clauses(book)
    except LawError as error:
        raise UsageError(str(error)) from error


def chosen(book: str = "", layer: str = "", area: str = "") -> list[Clause]:
    """Clauses of all that ships or of one book or house, of one layer, of one area."""
    law = whole_law().values()
    found = [clause for clause in law if book in ("", clause.book, clause.under.name)]
    found = found or own_clauses(open_book(book))
    check_layer(layer)
    check_area(area)
    return [
        clause
        for clause in found
        if layer in ("", clause.rule.layer.value) and area in ("", clause.rule.area)
    ]


def check_layer(layer: str) -> None:
    check_name("layer", layer, [known.value for known in Layer])


def check_area(area: str) -> None:
    check_name("area", area, sorted({clause.rule.area for clause in whole_law().values()}))


def check_name(what: str, name: str, known: Collection[str]) -> None:
    """Refuse a name that does not exist; no name at all is fine."""
    if name and name not in known:
        raise UsageError(f"no {what} is called {name!r}; there are {', '.join(known)}")


def as_data(rule: Rule) -> dict[str, object]:
    return {
        "id": rule.id,
        "title": rule.title,
        "says": rule.says,
        "treatment": rule.treatment.value,
        "area": rule.area,
        "layer": rule.layer.value,
        "decides": {p: show(v) for p, v in rule.decides.items()},
        "otherwise": {p: show(v) for p, v in rule.otherwise.items()},
        "by": list(rule.by),
        "owes": rule.owes,
        "same_as": rule.same_as,
        "why_not_run": rule.why_not_run,
        "examples": list(rule.examples),
        "note": rule.note,
        "cases": [{"name": case.name, "play": case.play} for case in rule.cases],
    }


def show_command(*ids: str, book: str = "", as_json: Json = False) -> int:
    """A clause in full, what it says and decides, with its cases; or a point, and who reads it.

    Parameters
    ----------
    ids
        Clauses such as mohegan/stud.4 or common/limit-raise-cap; points such as limit-raise-cap.
    book
        A house's TOML file, to show clauses of its own.
    """
    if not ids:
        raise UsageError("name a clause, such as mohegan/stud.4, or a point, such as check-raise")
    law = dict(whole_law())
    for name in (*HOUSES, book) if book else HOUSES:
        law |= {clause.rule.id: clause for clause in own_clauses(open_book(name))}
    for id in ids:
        if id not in law and id not in POINTS:
            raise refuse_name(id, law)
    used = uses_in_the_product() if any(id in POINTS for id in ids) else None
    points = {id: point_data(POINTS[id], law.values(), used) for id in ids if id in POINTS}
    if as_json:
        print_json([points.get(id) or as_data(law[id].rule) for id in ids])
        return 0
    with pages() as console:
        for id in ids:
            if id in points:
                print_line(console, id, "bold cyan")
                for line in point_lines(points[id]):
                    print_line(console, line)
            else:
                print_clause(console, law[id].rule)
    return 0


def print_clause(console: Console, rule: Rule) -> None:
    print_title(console, rule)
    for line in in_full(rule):
        print_line(console, line, "bold" if line.startswith("  case:") else "")


def print_title(console: Console, rule: Rule) -> None:
    console.print(f"[bold cyan]{rule.id}[/]  [bold]{escape(rule.title)}[/]")


def in_full(rule: Rule) -> Iterator[str]:
    yield flat(rule.says)
    facts = [f"{rule.treatment.value}, {rule.area}, layer {rule.layer.value}"]
    facts += [f"decides {p} = {show(v)}" for p, v in rule.decides.items()]
    facts += [f"could be read as {p} = {show(v)}" for p, v in rule.otherwise.items()]
    facts += [f"carried out by {name}" for name in rule.by]
    facts += [f"owed by the {layer}: {part}" for layer, part in rule.owes.items()]
    facts += [f"says the same as {rule.same_as}"] if rule.same_as else []
    facts += [f"not run: {rule.why_not_run}"] if rule.why_not_run else []
    facts += [f"printed example: {example}" for example in rule.examples]
    facts += [f"note: {rule.note}"] if rule.note else []
    yield from (f"  · {fact}" for fact in facts)
    for case in rule.cases:
        yield f"  case: {case.name}"
        yield from (f"      {line.strip()}" for line in case.play.strip().splitlines())
    yield ""


def search_command(
    *words: str, book: str = "", layer: str = "", area: str = "", as_json: Json = False
) -> int:
    """Clauses that contain all these words.

    Parameters
    ----------
    words
        Such as odd chip. Titles, texts and ids are searched.
    book
        Only this book, or a house's TOML file.
    layer
        Only clauses of this layer.
    area
        Only this area.
    """
    wanted = [word.lower() for word in " ".join(words).split()]
    if not wanted:
        raise UsageError("name some words to look for, such as odd chip")
    found = [
        clause.rule
        for clause in chosen(book, layer, area)
        if all(word in text_of(clause.rule) for word in wanted)
    ]
    if as_json:
        print_json([as_data(rule) for rule in found])
        return 0
    table = Table()
    table.add_column("clause", no_wrap=True)
    table.add_column("title, and what it says")
    for rule in found:
        table.add_row(rule.id, Text.assemble((rule.title, "bold"), "\n", flat(rule.says)))
    show_table(counted(len(found), "clause"), table)
    return 0


# ---- points ----------------------------------------------------------------------------------


def compare_command(*wanted: str, differs: bool = False, as_json: Json = False) -> int:
    """What each house decides: point, question, every book's value and its clause.

    Parameters
    ----------
    wanted
        Points or groups, such as raises or odd-chip-stud-low; all by default.
    differs
        Only points on which the books differ. Where a book is silent, what then applies stands in
        brackets: the clause common/<point> says why.
    """
    rows = compared(opened(BOOKS))
    groups = dict.fromkeys(row["group"] for row in rows)
    known = {*groups, *(row["point"] for row in rows)}
    unknown = [name for name in wanted if name not in known]
    if unknown:
        said, there = ", ".join(unknown), ", ".join(groups)
        raise UsageError(f"no point or group is called {said}; the groups are {there}")
    if wanted:
        rows = [row for row in rows if row["point"] in wanted or row["group"] in wanted]
    if differs:
        rows = differing(rows)
    if as_json:
        print_json(rows)
        return 0
    show_points(counted(len(rows), "point"), rows)
    return 0


def diff_command(one: str, other: str, *, as_json: Json = False) -> int:
    """The points on which two houses differ, with their clauses.

    Parameters
    ----------
    one
        A book, or a house's TOML file.
    other
        Another.
    """
    rows = differing(compared(opened((one, other))))
    if as_json:
        print_json(rows)
        return 0
    show_points(f"{counted(len(rows), 'point')} {'differs' if len(rows) == 1 else 'differ'}", rows)
    return 0


def opened(names: Iterable[str]) -> dict[str, Rulebook]:
    """Books by the names they were asked for by."""
    return {name: open_book(name) for name in names}


def show_points(title: str, rows: list[ComparedPoint]) -> None:
    """A small table for each point: below its question a line for each book."""
    tables = [
        (f"{row['point']}: {row['question']}", [cells(n, v) for n, v in row["books"].items()])
        for row in rows
    ]
    every = [line for _, lines in tables for line in lines]
    books, values = (max((len(line[n]) for line in every), default=0) for n in (0, 1))
    with pages() as console:
        print_line(console, title, "italic")
        for head, lines in tables:
            console.print()
            print_line(console, head, "bold")
            for book, value, clauses in lines:
                print_line(console, f"    {book:<{books}}  {value:<{values}}  {clauses}")


def cells(name: str, value: BookValue) -> tuple[str, str, str]:
    """A book, its value, in brackets where it is silent, and clauses without the book's name."""
    book = Path(name).stem
    if not value["stated"]:
        silent = "not inherited" if value["not_inherited"] else "silent"
        return book, f"({value['value']})", silent
    halves = [id.partition("/") for id in value["clauses"]]
    ids = [end if book.startswith(start) else f"{start}/{end}" for start, _, end in halves]
    return book, value["value"], ", ".join(ids)
