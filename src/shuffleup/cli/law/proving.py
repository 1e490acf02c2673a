"""Cases run, clauses proved, the law counted."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from rich.table import Table

from shuffleup.cases import Audit, Clause, Proof, audit, coverage, run_case, whole_law
from shuffleup.cases.coverage import SHOWN, figures
from shuffleup.cases.files import read_cases
from shuffleup.cases.runner import Result, home
from shuffleup.cli.options import Json
from shuffleup.cli.output import UsageError, pages, print_json
from shuffleup.law.loading import LawError
from shuffleup.law.rule import Case, Rule
from shuffleup.law.rulebook import Rulebook, resolve


def chosen(book: str, layer: str) -> list[Clause]:
    """Clauses of every book and of the common layer, of one of them, or of one layer."""
    return [
        clause
        for clause in whole_law().values()
        if book in ("", clause.book, clause.under.name) and layer in ("", clause.rule.layer.value)
    ]


def cases_command(*paths: str, book: str = "", layer: str = "", as_json: Json = False) -> int:
    """Run the cases of the books, or of files of your own; exit code 1 if one does not hold.

    Parameters
    ----------
    paths
        TOML files or folders with cases that name book and rule; the books' own unless you say.
    book
        Only this book.
    layer
        Only clauses of this layer.
    """
    rows = [
        {"rule": rule.id, "case": case.name, "book": under.name, "file": file,
         "result": outcome.result.value, "line": outcome.line, "says": outcome.says}
        for file, under, rule, case in which_cases(paths, book, layer)
        for outcome in (run_case(case, resolve(under)),)
    ]  # fmt: skip
    failed = [row for row in rows if row["result"] != Result.PASSED.value]
    if as_json:
        print_json(rows)
        return 1 if failed else 0
    for row in failed:
        place = f"{row['file']}: {row['rule']}: {row['case']}: line {row['line']}"
        print(f"{row['result']}: {place}: {row['says']}")
    print(f"{len(rows)} cases, {len(rows) - len(failed)} passed, {len(failed)} not")
    return 1 if failed else 0


def which_cases(
    paths: tuple[str, ...], book: str, layer: str
) -> list[tuple[str, Rulebook, Rule, Case]]:
    if not paths:
        return [
            (clause.rule.file, home(case, clause.under), clause.rule, case)
            for clause in chosen(book, layer)
            for case in clause.cases
        ]
    try:
        found = [one for path in paths for one in read_cases(path)]
    except LawError as error:
        raise UsageError(str(error)) from error
    return [
        (one.file, one.book, one.rule, one.case)
        for one in found
        if book in ("", one.book.name) and layer in ("", one.rule.layer.value)
    ]


def prove_command(*, book: str = "", layer: str = "", as_json: Json = False) -> int:
    """Disable each thing a clause claims and see whether one of its cases turns red.

    Also lists cases that never turn red, running clauses without a case, and of the whole law
    the procedures no clause claims and the points no code reads. Exit code 1 if anything is found,
    but for a printed example that never turns red at a clause that another case proves.

    Parameters
    ----------
    book
        Only this book.
    layer
        Only clauses of this layer.
    """
    found = audit(chosen(book, layer))
    code = 0 if found.clean else 1
    if as_json:
        proofs = [{**msgspec.to_builtins(p), "proved": p.proved} for p in found.proofs]
        print_json({**msgspec.to_builtins(found), "proofs": proofs})
        return code
    for proof in found.unproved:
        print_unproved(proof)
    for line in loose_ends(found):
        print(line)
    proved = len(found.proofs) - len(found.unproved)
    print(f"{len(found.proofs)} running clauses, {proved} proved")
    return code


def print_unproved(proof: Proof) -> None:
    print(proof.rule)
    for failing in proof.failing:
        print(f"    does not pass: {failing}")
    for entry in proof.entries:
        if not entry.proved:
            print(f"    {entry.name} = {entry.without}: {entry.says}")


def loose_ends(found: Audit) -> Iterator[str]:
    for case in found.hollow_cases:
        kept = " (kept: a printed example)" if case.kept else ""
        yield f"never red: {case.rule}: {case.case}{kept}"
    for rule in found.without_case:
        yield f"without a case: {rule}"
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
    found = coverage(book, layer, area)
    if as_json:
        print_json(msgspec.to_builtins(found))
        return 0
    table = Table(title="How the law is accounted for", title_justify="left")
    table.add_column("")
    for name in SHOWN:
        table.add_column(name.replace("_", " "), justify="right")
    for heading, counts in (("book", found.books), ("layer", found.layers), ("area", found.areas)):
        table.add_section()
        for name, count in counts.items():
            table.add_row(f"{heading} {name}", *figures(count))
    table.add_section()
    table.add_row("total", *figures(found.total), style="bold")
    with pages() as console:
        console.print(table)
    return 0
