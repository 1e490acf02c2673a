"""``shuffleup floor rulings``: what the room has ruled, found by words."""

from __future__ import annotations

from pathlib import Path

from msgspec import to_builtins
from msgspec.structs import replace
from rich.table import Table

from shuffleup.cli.log_file import file_log
from shuffleup.cli.output import UsageError, counted, print_json, show_table
from shuffleup.cli.shared_options import Json
from shuffleup.floor.precedents import rulings, search
from shuffleup.floor.ruling_record import Ruled, book_of, report_of, signature
from shuffleup.irregularities import KINDS
from shuffleup.law.loading import SHIPPED
from shuffleup.law.named_law import digest_in
from shuffleup.law.rulebook import cite, digest, rulebook
from shuffleup.log import LogFileError


def rulings_command(log: Path, *words: str, as_json: Json = False) -> int:
    """Rulings that were kept, the latest first; words narrow them down.

    Parameters
    ----------
    log
        The file `floor ask --log` keeps rulings in, or the log of a table.
    words
        Such as string raise, a book, a clause, or a name.
    """
    if not log.exists():
        raise UsageError(f"{log}: there is no such file")
    try:
        kept = rulings(file_log(log))
    except LogFileError as error:
        raise UsageError(str(error)) from error
    found = search([cited(one) for one in kept], *words)
    if as_json:
        print_json([as_object(one) for one in found])
        return 0
    table = Table(show_lines=True)
    for column in ("when", "book", "what", "ruling", "clauses", "by"):
        table.add_column(column)
    for one in found:
        table.add_row(*row(one))
    show_table(counted(len(found), "ruling"), table)
    return 0


def cited(one: Ruled) -> Ruled:
    """A table knows its grounds alone: the clauses are those of its book, if we have that text."""
    if one.clauses or not one.grounds or book_of(one) not in SHIPPED:
        return one
    book = rulebook(book_of(one))
    if digest(book) != digest_in(one.book):
        return one
    found = cite(book, one.grounds, one.game, one.structure)
    return replace(one, clauses=tuple(rule.id for rule in found))


def row(one: Ruled) -> tuple[str, ...]:
    ruled = f"{one.chosen}: {one.why or one.says}" if one.chosen else one.says
    hand = f"hand {one.hand}" if one.hand else ""
    table = f"table {one.table}" if one.table.isdecimal() else one.table
    when = "\n".join(part for part in (one.when, table, hand) if part)
    facts, who = report_of(one).partition(": ")[2], ", ".join(one.people)
    what = "\n".join(part for part in (one.kind, facts, who) if part)
    return when, book_of(one), what, ruled, "\n".join(one.clauses), signature(one)


def as_object(one: Ruled) -> dict[str, object]:
    """A ruling for scripts: the book by its name, and its text by the digest."""
    return {
        **to_builtins(one, enc_hook=str),
        "what": KINDS[one.kind].what if one.kind in KINDS else "",
        "facts": dict(one.facts),
        "book": book_of(one),
        "digest": one.book,
    }
