"""A house of one's own: checked, with what it changes, and printed as a whole rulebook."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import NotRequired, TypedDict

from shuffleup.cases import Clause, run_case
from shuffleup.cases.loose_ends import never_red
from shuffleup.cases.runner import CaseResult, home
from shuffleup.cli.books import open_book
from shuffleup.cli.law.law_pages import flat, own_clauses, show
from shuffleup.cli.law.remarks import remarks
from shuffleup.cli.long_runs import check_can_be_written
from shuffleup.cli.output import UsageError, counted, print_json, say, show_lines
from shuffleup.cli.shared_options import Json
from shuffleup.law.loading import COMMON
from shuffleup.law.rule import Rule
from shuffleup.law.rulebook import Rulebook, digest, resolve
from shuffleup.law.rules import POINTS


class ChangedPoint(TypedDict):
    """A point that a house decides otherwise than the book below it, or does not inherit."""

    point: str
    was: str
    now: str
    clause: str
    inherited: bool


class RemarkOnRule(TypedDict):
    """Something about a rule that its author may not have meant."""

    rule: str
    says: str


class CaseFound(TypedDict):
    """A case of which there is something to say."""

    rule: str
    case: str
    result: NotRequired[str]
    says: NotRequired[str]


class HouseCheck(TypedDict):
    """All that was found of a house."""

    house: str
    digest: str
    changes: list[ChangedPoint]
    remarks: list[RemarkOnRule]
    failing: list[CaseFound]
    never_red: list[CaseFound]
    reads_differently: list[CaseFound]


def check_command(file: str, *, as_json: Json = False) -> int:
    """Check a house's rules: what they change, and which cases of the book now read differently.

    Exit code 1 if one of the house's own cases does not hold, or would hold without its rule too.

    Parameters
    ----------
    file
        The house's TOML file, or the name of a book.
    """
    book = open_book(file)
    clauses = own_clauses(book)
    failing = failing_cases(clauses)
    failed = {case["case"] for case in failing}
    found: HouseCheck = {
        "house": book.name,
        "digest": digest(book),
        "changes": changed_points(book),
        "remarks": [{"rule": rule, "says": says} for rule, says in remarks(book)],
        "failing": failing,
        "never_red": [
            {"rule": one.rule, "case": one.case}
            for clause in clauses
            for one in never_red(clause)
            if not one.kept and one.case not in failed
        ],
        "reads_differently": differing_cases(book),
    }
    if as_json:
        print_json(found)
    else:
        rules = counted(len(book.layers[-1].rules), "rule")
        title = f"{book.layers[-1].title}: {rules} on top of {below(book).name}; {digest(book)}"
        show_lines([title, *told(found)])
    return 1 if failing or found["never_red"] else 0


def told(found: HouseCheck) -> Iterator[str]:
    for change in found["changes"]:
        by = change["clause"] if change["inherited"] else f"not inherited: {change['clause']}"
        yield f"  {change['point']}: {change['was']} -> {change['now']}  ({by})"
    for remark in found["remarks"]:
        yield f"  look again: {remark['rule']}: {remark['says']}"
    for case in found["reads_differently"]:
        yield f"  reads differently: {case['rule']}: {case['case']}: {case['says']}"
    for case in found["failing"]:
        yield f"  FAILS: {case['rule']}: {case['case']}: {case['says']}"
    for case in found["never_red"]:
        yield f"  SHOWS NOTHING: {case['rule']}: {case['case']}: it holds without the rule too"


def below(book: Rulebook) -> Rulebook:
    return Rulebook(book.layers[-2].name, book.layers[:-1]) if len(book.layers) > 1 else book


def changed_points(book: Rulebook) -> list[ChangedPoint]:
    """What a house decides otherwise than the book below, and what it does not inherit."""
    top, parent = book.layers[-1], below(book)
    changes: list[ChangedPoint] = []
    for point in POINTS:
        was, now = parent.deciding(point), book.deciding(point)
        dropped = point in top.not_inherited and point not in top.deciding
        if was and now and (dropped or was[0].decides[point] != now[0].decides[point]):
            changes.append(
                {
                    "point": point,
                    "was": show(was[0].decides[point]),
                    "now": show(now[0].decides[point]),
                    "clause": now[0].id,
                    "inherited": not dropped,
                }
            )
    return changes


def failing_cases(clauses: list[Clause]) -> list[CaseFound]:
    return [
        {"rule": clause.rule.id, "case": case.name, "result": ran.result.value, "says": ran.says}
        for clause in clauses
        for case in clause.cases
        if (ran := run_case(case, resolve(home(case, clause.under)))).result
        is not CaseResult.PASSED
    ]


def differing_cases(book: Rulebook) -> list[CaseFound]:
    """Cases of the book below that pass there and not in this house; not those of other books."""
    before, after = resolve(below(book)), resolve(book)
    cases = [(rule, case) for rule in below(book).layers[-1].rules for case in rule.cases]
    return [
        {"rule": rule.id, "case": case.name, "says": ran.says}
        for rule, case in cases
        if not case.book
        and (ran := run_case(case, after)).result is not CaseResult.PASSED
        and run_case(case, before).result is CaseResult.PASSED
    ]


# ---- printing --------------------------------------------------------------------------------


def print_command(house: str, *, html: bool = False, to: Path | None = None) -> int:
    """A whole rulebook to read: every chapter, with the house's own changes marked.

    Parameters
    ----------
    house
        A book, or a house's TOML file.
    html
        A web page instead of Markdown.
    to
        A file to write; the screen by default.
    """
    if to is not None:
        check_can_be_written("--to", to)
    book = open_book(house)
    lines = as_markdown(book)
    text = as_html(lines) if html else "\n".join(lines) + "\n"
    if to is None:
        show_lines(text.splitlines())
        return 0
    try:
        to.write_text(text, "utf-8")
    except OSError as error:
        raise UsageError(f"{to} cannot be written: {error.strerror}") from error
    say(f"{to}: {counted(len(lines), 'line')}")
    return 0


def as_markdown(book: Rulebook) -> list[str]:
    top = book.layers[-1]
    lines = [f"# {top.title}", "", top.about, ""]
    for layer in reversed(book.layers):
        for chapter in layer.chapters if layer.name != COMMON else ():
            lines += [f"## {chapter.title}" + ("" if layer is top else f" ({layer.title})"), ""]
            for rule in chapter.rules:
                lines += clause_lines(rule, book)
    return lines


def clause_lines(rule: Rule, book: Rulebook) -> list[str]:
    marks = [mark for point in rule.decides for mark in changed_mark(rule, point, book)]
    return [f"**{rule.id} {rule.title}.** {flat(rule.says)}", *marks, ""]


def changed_mark(rule: Rule, point: str, book: Rulebook) -> Iterator[str]:
    """A note under a clause that does not decide its point in this book, because another does."""
    now = book.deciding(point)[0]
    if now.id.startswith(f"{COMMON}/"):
        applies = f"common practice applies, {show(now.decides[point])}"
        yield f"*Not inherited here: {point}; {applies}.*"
    elif now.decides[point] != rule.decides[point]:
        yield f"*Changed here: {point}, see {now.id}.*"


def as_html(lines: list[str]) -> str:
    """The same page for a browser: headings, paragraphs, nothing to load."""
    body = []
    for line in lines:
        text = escape(line)
        if line.startswith("# "):
            body.append(f"<h1>{text[2:]}</h1>")
        elif line.startswith("## "):
            body.append(f"<h2>{text[3:]}</h2>")
        elif line.startswith(("*Changed", "*Not inherited")):
            body.append(f"<p class='changed'>{text.strip('*')}</p>")
        elif line:
            start, _, rest = text.removeprefix("**").partition("**")
            body.append(f"<p><b>{start}</b>{rest}</p>" if rest else f"<p>{text}</p>")
    style = "body{max-width:46em;margin:2em auto;font:1em/1.5 serif}.changed{background:#ffd}"
    head = f"<!doctype html><meta charset='utf-8'><title>{escape(lines[0][2:])}</title>"
    return f"{head}<style>{style}</style>\n" + "\n".join(body) + "\n"
