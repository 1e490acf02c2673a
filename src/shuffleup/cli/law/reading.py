"""Reading the law: one clause, a search, and what the houses say on each point."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from rich.table import Table

from shuffleup.cli.options import Json
from shuffleup.cli.output import UsageError, pages, people, print_json
from shuffleup.law.loading import BOOKS, COMMON, LawError
from shuffleup.law.page import show
from shuffleup.law.points import point_name, points
from shuffleup.law.rule import Rule
from shuffleup.law.rulebook import Rulebook, rulebook
from shuffleup.law.rules import DEFAULT, GROUP_OF, Rules


def open_book(name: str) -> Rulebook:
    try:
        return rulebook(name)
    except LawError as error:
        raise UsageError(str(error)) from error


def everything() -> dict[str, Rule]:
    """Every clause of every book and of the common layer, by id."""
    layers = {layer.name: layer for name in BOOKS for layer in rulebook(name).layers}
    order = (*BOOKS, COMMON)
    return {rule.id: rule for name in order for rule in layers[name].rules}


def as_data(rule: Rule) -> dict[str, Any]:
    return {
        "id": rule.id,
        "title": rule.title,
        "says": rule.says,
        "treatment": rule.treatment.value,
        "area": rule.area,
        "layer": rule.layer.value,
        "decides": {point_name(p): show(v) for p, v in rule.decides.items()},
        "otherwise": {point_name(p): show(v) for p, v in rule.otherwise.items()},
        "by": list(rule.by),
        "same_as": rule.same_as,
        "why_not_run": rule.why_not_run,
        "examples": list(rule.examples),
        "note": rule.note,
        "cases": [{"name": case.name, "play": case.play} for case in rule.cases],
    }


def show_command(*ids: str, as_json: Json = False) -> int:
    """One clause or several in full: what it says, decides, and the cases that show it.

    Parameters
    ----------
    ids
        Such as mohegan/stud.4; common/limit-raise-cap for what applies where a book is silent.
    """
    if not ids:
        raise UsageError("name a clause, such as mohegan/stud.4")
    rules = everything()
    for id in ids:
        if id not in rules:
            raise UsageError(f"no clause is called {id}; try: shuffleup law search {id!r}")
    if as_json:
        print_json([as_data(rules[id]) for id in ids])
        return 0
    for id in ids:
        show_rule(rules[id])
    return 0


def show_rule(rule: Rule) -> None:
    console = people()
    console.print(f"[bold cyan]{rule.id}[/]  [bold]{rule.title}[/]")
    console.print(rule.says)
    facts = [f"{rule.treatment.value}, {rule.area}, layer {rule.layer.value}"]
    facts += [f"decides {point_name(p)} = {show(v)}" for p, v in rule.decides.items()]
    facts += [f"could be read as {point_name(p)} = {show(v)}" for p, v in rule.otherwise.items()]
    facts += [f"carried out by {name}" for name in rule.by]
    facts += [f"says the same as {rule.same_as}"] if rule.same_as else []
    facts += [f"not run: {rule.why_not_run}"] if rule.why_not_run else []
    facts += [f"printed example: {example}" for example in rule.examples]
    facts += [f"note: {rule.note}"] if rule.note else []
    for fact in facts:
        console.print(f"  · {fact}", markup=False)
    for case in rule.cases:
        console.print(f"  case: {case.name}", style="bold", markup=False)
        for line in case.play.strip().splitlines():
            console.print(f"      {line.strip()}", markup=False)
    console.print()


def search_command(
    *words: str, book: str = "", layer: str = "", area: str = "", as_json: Json = False
) -> int:
    """Clauses that contain all these words.

    Parameters
    ----------
    words
        Such as odd chip. Titles, texts and ids are searched.
    book
        Only this book.
    layer
        Only clauses of this layer.
    area
        Only this area.
    """
    wanted = [word.lower() for word in " ".join(words).split()]
    found = [
        rule
        for rule in everything().values()
        if all(word in f"{rule.id} {rule.title} {rule.says}".lower() for word in wanted)
        and rule.id.startswith(f"{book}/" if book else "")
        and layer in ("", rule.layer.value)
        and area in ("", rule.area)
    ]
    if as_json:
        print_json([as_data(rule) for rule in found])
        return 0
    table = Table(title=f"{len(found)} clauses", title_justify="left")
    for name in ("clause", "title", "says"):
        table.add_column(name, overflow="fold")
    for rule in found:
        table.add_row(rule.id, rule.title, " ".join(rule.says.split()))
    with pages() as console:
        console.print(table)
    return 0


# ---- points ----------------------------------------------------------------------------------


def compare_command(*wanted: str, differs: bool = False, as_json: Json = False) -> int:
    """What each house decides: point, question, every book's value and its clause.

    Parameters
    ----------
    wanted
        Points or groups, such as raises or odd-chip-stud-low; all unless you say.
    differs
        Only points on which the books differ. Where a book is silent, what then applies stands in
        brackets: the clause common/<point> says why.
    """
    rows = [row for row in compared(BOOKS) if matches(row, wanted)]
    if wanted and not rows:
        raise UsageError(f"no point or group is called {', '.join(wanted)}")
    if differs:
        rows = [row for row in rows if len({v["value"] for v in row["books"].values()}) > 1]
    if as_json:
        print_json(rows)
        return 0
    show_points(rows, BOOKS, f"{len(rows)} points")
    return 0


def show_points(rows: list[dict[str, Any]], books: tuple[str, ...], title: str) -> None:
    table = Table(title=title, title_justify="left", show_lines=True)
    for name in ("point", "question", *books):
        table.add_column(name, overflow="fold")
    for row in rows:
        table.add_row(row["point"], row["question"], *[cell(row["books"][b]) for b in books])
    with pages() as console:
        console.print(table)


def matches(row: dict[str, Any], wanted: tuple[str, ...]) -> bool:
    return not wanted or row["point"] in wanted or row["group"] in wanted


def cell(value: dict[str, Any]) -> str:
    if not value["stated"]:
        return f"({value['value']})\nsilent"
    clauses = [id.partition("/")[2] for id in value["clauses"]]
    return f"{value['value']}\n{', '.join(clauses)}"


def compared(books: tuple[str, ...]) -> list[dict[str, Any]]:
    """Every declared point with what each book resolves it to, and by which clauses."""
    shelf = {name: open_book(name) for name in books}
    rows = []
    for group in fields(Rules):
        for point in points(type(getattr(DEFAULT, group.name))):
            values = {name: resolved(book, point.name) for name, book in shelf.items()}
            rows.append(
                {
                    "point": point_name(point.name),
                    "group": point_name(group.name),
                    "question": point.metadata["question"],
                    "books": values,
                }
            )
    return rows


def resolved(book: Rulebook, point: str) -> dict[str, Any]:
    rules = book.deciding(point)
    value = rules[0].decides[point] if rules else getattr(getattr(DEFAULT, GROUP_OF[point]), point)
    ids = [rule.id for rule in rules]
    stated = bool(ids) and not ids[0].startswith(f"{COMMON}/")
    return {"value": show(value), "stated": stated, "clauses": ids}


def diff_command(one: str, other: str, *, as_json: Json = False) -> int:
    """The points on which two houses differ, with their clauses.

    Parameters
    ----------
    one
        A book, or a house's TOML file.
    other
        Another.
    """
    books = (one, other)
    rows = [r for r in compared(books) if len({v["value"] for v in r["books"].values()}) > 1]
    if as_json:
        print_json(rows)
        return 0
    show_points(rows, books, f"{len(rows)} points differ")
    return 0
