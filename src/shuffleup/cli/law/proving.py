"""Cases run, clauses proved, the law counted."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypedDict

import msgspec
from rich.table import Table

from shuffleup.cases import CaseOutcome, LawAudit, Proof, audit, coverage, run_case
from shuffleup.cases.coverage import CLASSES, SHOWN, Coverage, figures
from shuffleup.cases.files import PlacedCase, line_in_file, placed, read_cases
from shuffleup.cases.runner import CaseResult
from shuffleup.cli.law.law_pages import check_area, check_layer, check_name, chosen
from shuffleup.cli.output import (
    UsageError,
    counted,
    people,
    print_json,
    show_lines,
    show_table,
)
from shuffleup.cli.shared_options import Json
from shuffleup.law.loading import BOOKS, COMMON
from shuffleup.law.rule import LawError
from shuffleup.law.rulebook import resolve

FOR_ALL_COLUMNS = 130  # a coverage table with every column is as wide


class CaseRow(TypedDict):
    """A case that was run, and what it came to."""

    rule: str
    case: str
    book: str
    file: str
    result: str
    line: int
    line_of_play: int
    says: str


def cases_command(*paths: str, book: str = "", layer: str = "", as_json: Json = False) -> int:
    """Run the cases of the books, or of files of your own; exit code 1 if one does not hold.

    Parameters
    ----------
    paths
        TOML files or folders: a house with its cases, or cases that name book and rule; the books'
        own by default.
    book
        Only this book, or a house's TOML file.
    layer
        Only clauses of this layer.
    """
    rows = [
        as_row(one, run_case(one.case, resolve(one.book), one.book))
        for one in cases(paths, book, layer)
    ]
    failed = [row for row in rows if row["result"] != CaseResult.PASSED.value]
    if as_json:
        print_json(rows)
        return 1 if failed else 0
    lines = [f"{row['result']}: {place(row)}: {row['case']}: {row['says']}" for row in failed]
    passed = f"{len(rows) - len(failed)} passed, {len(failed)} not"
    show_lines([*lines, f"{counted(len(rows), 'case')}, {passed}"])
    return 1 if failed else 0


def cases(paths: tuple[str, ...], book: str, layer: str) -> list[PlacedCase]:
    if not paths:
        return [one for c in chosen(book, layer) for one in placed(c, c.rule.file)]
    try:
        found = [one for path in paths for one in read_cases(path)]
    except LawError as error:
        raise UsageError(str(error)) from error
    check_name("book", book, sorted({one.book.name for one in found}))
    check_layer(layer)
    return [
        one for one in found if book in ("", one.book.name) and layer in ("", one.rule.layer.value)
    ]


def as_row(one: PlacedCase, outcome: CaseOutcome) -> CaseRow:
    return {
        "rule": one.rule.id,
        "case": one.case.name,
        "book": one.book.name,
        "file": one.file,
        "result": outcome.result.value,
        "line": line_in_file(one, outcome.line) if outcome.line else 0,
        "line_of_play": outcome.line,
        "says": outcome.says,
    }


def place(row: CaseRow) -> str:
    """Where a case went wrong: a line of the file if it can be told, else one of the play."""
    if row["line"]:
        return f"{row['file']}:{row['line']}: {row['rule']}"
    of_play = f" (line {row['line_of_play']} of the play)" if row["line_of_play"] else ""
    return f"{row['file']}: {row['rule']}{of_play}"


def prove_command(*, book: str = "", layer: str = "", as_json: Json = False) -> int:
    """Disable each thing a clause claims and see whether one of its cases turns red.

    Also lists cases that never turn red, clauses that are not cited where they decide, running
    clauses without a case, and of the whole law the procedures no clause claims and the points no
    code reads. Exit code 1 if anything is found, except a printed example that never turns red
    where another case proves the clause.

    Parameters
    ----------
    book
        Only this book, or the rules of a house's own: its TOML file.
    layer
        Only clauses of this layer.
    """
    found = audit(chosen(book, layer))
    if book not in ("", *BOOKS, COMMON):  # a house answers for its own rules alone
        found = msgspec.structs.replace(found, unclaimed_procedures=(), unread_points=())
    code = 0 if found.clean else 1
    if as_json:
        proofs = [{**msgspec.to_builtins(p), "proved": p.proved} for p in found.proofs]
        print_json({**msgspec.to_builtins(found), "proofs": proofs})
        return code
    unproved = [line for proof in found.unproved for line in what_is_missing(proof)]
    proved = sum(proof.proved for proof in found.proofs)
    total = f"{counted(len(found.proofs), 'running clause')}, {proved} proved"
    show_lines([*unproved, *say_loose_ends(found), total])
    return code


def what_is_missing(proof: Proof) -> Iterator[str]:
    yield proof.rule
    for failing in proof.failing:
        yield f"    does not pass: {failing}"
    for entry in proof.entries:
        if not entry.proved:
            yield f"    {entry.name} = {entry.without.removesuffix('/1')}: {entry.says}"


def say_loose_ends(found: LawAudit) -> Iterator[str]:
    for case in found.hollow_cases:
        kept = " (kept: a printed example)" if case.kept else ""
        yield f"never red: {case.rule}: {case.case}{kept}"
    for rule in found.uncited:
        yield f"not cited where it decides: {rule}"
    for rule in found.without_case:
        yield f"without a case: {rule}"
    for rule in found.misclassed:
        yield f"real law passed off as something else: {rule}"
    for rule in found.invented_examples:
        yield f"more examples than are printed: {rule}"
    for name in found.unclaimed_procedures:
        yield f"claimed by no clause: procedure {name}"
    if found.unread_points is None:
        yield "points nobody reads: cannot be told here, the source code is not installed"
    for name in found.unread_points or ():
        yield f"read by no code: point {name}"


def coverage_command(
    *, book: str = "", layer: str = "", area: str = "", as_json: Json = False
) -> int:
    """How every clause is accounted for, and how many are proved.

    Parameters
    ----------
    book
        Only this book.
    layer
        Only clauses of this layer.
    area
        Only this area.
    """
    check_name("book", book, BOOKS)
    check_layer(layer)
    check_area(area)
    found = coverage(book, layer, area)
    if as_json:
        print_json(msgspec.to_builtins(found))
        return 0
    show_coverage(found)
    return 0


def show_coverage(found: Coverage) -> None:
    """All columns where they fit; on a narrow screen those of what runs, and what is left."""
    width = people().width
    narrow = people().is_terminal and width < FOR_ALL_COLUMNS
    shown = [name for name in SHOWN if not (narrow and name in CLASSES)]
    table = Table(padding=(0, 1 if width >= 100 else 0))
    table.add_column("", no_wrap=True)
    for name in shown:
        table.add_column(name.replace("_", "\n"), justify="right", no_wrap=True)
    for heading, counts in (("book", found.books), ("layer", found.layers), ("area", found.areas)):
        table.add_row(heading, style="bold")
        for name, count in counts.items():
            table.add_row(f" {name}", *figures(count, shown))
        table.add_section()
    table.add_row("total", *figures(found.total, shown), style="bold")
    show_table("How the law is accounted for", table)
