"""Cases run, clauses proved, the law counted."""

from __future__ import annotations

import msgspec
from rich.table import Table

from shuffleup.cases import Count, coverage, prove, run_case
from shuffleup.cases.coverage import SHOWN, clauses
from shuffleup.cases.files import read_cases
from shuffleup.cases.runner import Result
from shuffleup.cli.options import Json
from shuffleup.cli.output import UsageError, people, print_json
from shuffleup.law.loading import LawError
from shuffleup.law.rule import Case, Rule
from shuffleup.law.rulebook import Rulebook, resolve


def chosen(book: str, layer: str, area: str = "") -> list[tuple[Rulebook, Rule]]:
    return [
        (under, rule)
        for name, under, rule in clauses()
        if book in ("", name, under.name)
        and layer in ("", rule.layer.value)
        and area in ("", rule.area)
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
            (rule.file, under, rule, case)
            for under, rule in chosen(book, layer)
            for case in rule.cases
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

    Parameters
    ----------
    book
        Only this book.
    layer
        Only clauses of this layer.
    """
    proofs = [prove(rule, under) for under, rule in chosen(book, layer) if rule.running]
    unproved = [proof for proof in proofs if not proof.proved]
    if as_json:
        print_json([{**msgspec.to_builtins(p), "proved": p.proved} for p in proofs])
        return 1 if unproved else 0
    for proof in unproved:
        print(proof.rule)
        for failing in proof.failing:
            print(f"    does not pass: {failing}")
        for entry in proof.entries:
            if not entry.proved:
                print(f"    {entry.name} = {entry.without}: {entry.says}")
    print(f"{len(proofs)} running clauses, {len(proofs) - len(unproved)} proved")
    return 1 if unproved else 0


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
            table.add_row(f"{heading} {name}", *cells(count))
    table.add_section()
    table.add_row("total", *cells(found.total), style="bold")
    people().print(table)
    return 0


def cells(count: Count) -> list[str]:
    return [f"{getattr(count, name):,}" for name in SHOWN]
