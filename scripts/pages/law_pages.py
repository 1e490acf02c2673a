"""How the law is accounted for, as pages: ``coverage_page()`` counts, ``clauses_page()`` lists all.

``make pages`` writes them anew, with the page of the points; a test keeps files and books the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from scripts.pages.rules_page import rules_page
from shuffleup.cases.clauses import Clause, clauses
from shuffleup.cases.coverage import SHOWN, coverage, figures, is_open, is_posted
from shuffleup.cases.prove import proof
from shuffleup.cli.markdown import markdown_table
from shuffleup.law.loading import shelf

HEAD = """\
# How the law is accounted for

Every clause of the four books, counted: see [the law](law.md) for what the words mean. This page is
made from the books by `make pages`; a test keeps it true. Every single
clause, with its layer and how it is accounted for, stands in [the clauses](clauses.md).
"""
CLAUSES_HEAD = """\
# Every clause, its layer, and how it is accounted for

The layer is the package that runs a clause. *Proved*: a case of its own turns red without it.
*Same as*: a repeat of another clause of its book. Made by `make pages`.
"""
CELLS = ("clauses", "running", "posted", "open")


def coverage_page() -> str:
    """The page, in Markdown."""
    found = coverage()
    parts = [HEAD]
    for heading, counts in (("book", found.books), ("layer", found.layers), ("area", found.areas)):
        rows = [[name, *figures(count)] for name, count in counts.items()]
        rows.append(["**total**", *figures(found.total)])
        shown = [name.replace("_", " ") for name in SHOWN]
        parts += [f"\n## By {heading}\n\n", markdown_table([heading, *shown], rows)]
    parts += [f"\n## Layer by book\n\nEach cell: {' / '.join(CELLS)}.\n\n"]
    parts += [markdown_table(["layer", *found.books], layers_by_book(found.layers, found.books))]
    parts += ["\n## Posted\n\nWhat software cannot run, and why.\n\n"]
    rows = list(posted())
    parts += [
        markdown_table(["clause", "title", "why it is not run"], rows) if rows else "None yet.\n"
    ]
    parts += ["\n## Owed\n\nA part of a clause that a layer yet to be built has to run.\n\n"]
    parts += [markdown_table(["clause", "layer", "what is owed"], owed())]
    parts += ["\n## Classed otherwise\n\nClauses of another sort than they are listed as.\n\n"]
    parts += [markdown_table(["clause", "title", "listed as", "taken as"], reclassed())]
    return "".join(parts)


def owed() -> Iterator[list[str]]:
    for clause in clauses():
        for layer, part in clause.rule.owes.items():
            yield [clause.rule.id, layer, part]


def reclassed() -> Iterator[list[str]]:
    """Clauses whose treatment is not the one the list of clauses gives them."""
    lines = (shelf() / "ids.txt").read_text("utf-8").splitlines()
    listed = {id: kind for id, kind, *_ in map(str.split, lines)}
    for clause in clauses():
        rule = clause.rule
        if rule.treatment.value != listed[rule.id]:
            yield [rule.id, rule.title, listed[rule.id], rule.treatment.value]


def clauses_page() -> str:
    """Every clause by book and chapter, in Markdown."""
    chapters: dict[tuple[str, str], list[list[str]]] = {}
    for clause in clauses():
        rule = clause.rule
        chapter = chapters.setdefault((clause.under.name, rule.file), [])
        chapter.append([rule.id, rule.title, rule.area, rule.layer.value, accounted(clause)])
    parts = [CLAUSES_HEAD]
    for (book, file), rows in chapters.items():
        parts += [f"\n## {book}: {file.rpartition('/')[2]}\n\n"]
        parts += [markdown_table(["clause", "title", "area", "layer", "accounted for"], rows)]
    return "".join(parts)


def accounted(clause: Clause) -> str:
    """In a word or two, how a clause is accounted for."""
    rule = clause.rule
    if rule.running:
        return "proved" if proof(clause).proved else "running"
    if is_open(rule):
        return "**open**"
    if rule.same_as:
        return f"same as {rule.same_as}"
    return "posted" if is_posted(rule) else rule.treatment.value


def layers_by_book(layers: Iterable[str], books: Iterable[str]) -> Iterator[list[str]]:
    books = list(books)
    for layer in layers:
        counts = [coverage(book=book, layer=layer).total for book in books]
        yield [layer, *[" / ".join(figures(count, CELLS)) for count in counts]]


def posted() -> Iterator[list[str]]:
    for clause in clauses():
        rule = clause.rule
        if is_posted(rule):
            yield [rule.id, rule.title, " ".join(rule.why_not_run.split())]


PAGES = {"coverage.md": coverage_page, "clauses.md": clauses_page, "rules.md": rules_page}
