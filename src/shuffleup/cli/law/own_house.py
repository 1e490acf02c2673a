"""A house of one's own: checked, with what it changes, and printed as a whole rulebook."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from pathlib import Path

from shuffleup.cases.law_questions.house_check import HouseCheck, below, check_house
from shuffleup.cases.law_questions.points_compared import flat, show
from shuffleup.cli.books import open_book
from shuffleup.cli.law.law_pages import own_clauses
from shuffleup.cli.long_runs import check_can_be_written
from shuffleup.cli.output import UsageError, counted, print_json, say, show_lines
from shuffleup.cli.shared_options import Json
from shuffleup.law.loading import COMMON
from shuffleup.law.rule import Rule
from shuffleup.law.rulebook import Rulebook, digest


def check_command(file: str, *, as_json: Json = False) -> int:
    """Check a house's rules: what they change, and which cases of the book now read differently.

    Exit code 1 if one of the house's own cases does not hold, or would hold without its rule too.

    Parameters
    ----------
    file
        The house's TOML file, or the name of a book.
    """
    book = open_book(file)
    found = check_house(book, own_clauses(book))
    if as_json:
        print_json(found)
    else:
        rules = counted(len(book.layers[-1].rules), "rule")
        title = f"{book.layers[-1].title}: {rules} on top of {below(book).name}; {digest(book)}"
        show_lines([title, *told(found)])
    return 1 if found["failing"] or found["never_red"] else 0


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
