"""A house of one's own: checked, with what it changes, and printed as a whole rulebook."""

from __future__ import annotations

from html import escape
from pathlib import Path

from shuffleup.cases import run_case
from shuffleup.cases.runner import Result
from shuffleup.cli.law.reading import open_book
from shuffleup.cli.options import Json
from shuffleup.cli.output import UsageError, print_json
from shuffleup.law.page import show
from shuffleup.law.points import point_name
from shuffleup.law.rule import Rule
from shuffleup.law.rulebook import Rulebook, digest, resolve


def check_command(file: str, *, as_json: Json = False) -> int:
    """Check a house's rules: what they change, and which cases of the book now read differently.

    Parameters
    ----------
    file
        The house's TOML file, or the name of a book.
    """
    book = open_book(file)
    parent = below(book)
    changes = changed_points(book, parent)
    rules = resolve(book)
    own = [
        {"rule": rule.id, "case": case.name, "result": outcome.result.value, "says": outcome.says}
        for rule in book.layers[-1].rules
        for case in rule.cases
        if (outcome := run_case(case, rules)).result is not Result.PASSED
    ]
    other = differing_cases(parent, book)
    if as_json:
        print_json({"house": book.name, "digest": digest(book), "changes": changes,
                    "failing": own, "reads_differently": other})  # fmt: skip
        return 1 if own else 0
    title = book.layers[-1].title
    print(f"{title}: {len(book.layers[-1].rules)} rules on top of {parent.name}; {digest(book)}")
    for change in changes:
        print(f"  {change['point']}: {change['was']} -> {change['now']}  ({change['clause']})")
    for case in other:
        print(f"  reads differently: {case['rule']}: {case['case']}: {case['says']}")
    for case in own:
        print(f"  FAILS: {case['rule']}: {case['case']}: {case['says']}")
    return 1 if own else 0


def changed_points(book: Rulebook, below: Rulebook) -> list[dict[str, str]]:
    changes = []
    for point, rules in book.layers[-1].deciding.items():
        was = below.deciding(point)
        now = rules[0].decides[point]
        if was and was[0].decides[point] != now:
            changes.append(
                {
                    "point": point_name(point),
                    "was": show(was[0].decides[point]),
                    "now": show(now),
                    "clause": rules[0].id,
                }
            )
    return changes


def differing_cases(below: Rulebook, book: Rulebook) -> list[dict[str, str]]:
    """Cases of the book below that pass there and not in this house."""
    before, after = resolve(below), resolve(book)
    found = []
    for rule in below.layers[-1].rules:
        for case in rule.cases:
            outcome = run_case(case, after)
            passed_before = run_case(case, before).result is Result.PASSED
            if passed_before and outcome.result is not Result.PASSED:
                found.append({"rule": rule.id, "case": case.name, "says": outcome.says})
    return found


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
        A file to write; the screen unless you say.
    """
    book = open_book(house)
    lines = as_markdown(book)
    text = as_html(lines) if html else "\n".join(lines) + "\n"
    if to is None:
        print(text, end="")
        return 0
    try:
        to.write_text(text, "utf-8")
    except OSError as error:
        raise UsageError(f"{to} cannot be written: {error.strerror}") from error
    print(f"{to}: {len(lines)} lines")
    return 0


def as_markdown(book: Rulebook) -> list[str]:
    top = book.layers[-1]
    lines = [f"# {top.title}", "", top.about, ""]
    shown = [layer for layer in reversed(book.layers) if layer.name != "common"]
    changed = {c["point"]: c["clause"] for c in changed_points(book, below(book))}
    for layer in shown:
        for chapter in layer.chapters:
            lines += [f"## {chapter.title}" + ("" if layer is top else f" ({layer.title})"), ""]
            for rule in chapter.rules:
                lines += clause_lines(rule, changed if layer is not top else {})
    return lines


def below(book: Rulebook) -> Rulebook:
    return Rulebook(book.layers[-2].name, book.layers[:-1]) if len(book.layers) > 1 else book


def clause_lines(rule: Rule, changed: dict[str, str]) -> list[str]:
    marks = [
        f"*Changed here: {point_name(point)}, see {changed[point_name(point)]}.*"
        for point in rule.decides
        if point_name(point) in changed
    ]
    return [f"**{rule.id} {rule.title}.** {' '.join(rule.says.split())}", *marks, ""]


def as_html(lines: list[str]) -> str:
    """The same page for a browser: headings, paragraphs, nothing to load."""
    body = []
    for line in lines:
        text = escape(line)
        if line.startswith("# "):
            body.append(f"<h1>{text[2:]}</h1>")
        elif line.startswith("## "):
            body.append(f"<h2>{text[3:]}</h2>")
        elif line.startswith("*Changed"):
            body.append(f"<p class='changed'>{text.strip('*')}</p>")
        elif line:
            start, _, rest = text.removeprefix("**").partition("**")
            body.append(f"<p><b>{start}</b>{rest}</p>" if rest else f"<p>{text}</p>")
    style = "body{max-width:46em;margin:2em auto;font:1em/1.5 serif}.changed{background:#ffd}"
    head = f"<!doctype html><meta charset='utf-8'><title>{escape(lines[0][2:])}</title>"
    return f"{head}<style>{style}</style>\n" + "\n".join(body) + "\n"
