"""``shuffleup floor rulings``: what the room has ruled, found by words."""

from __future__ import annotations

from pathlib import Path

from msgspec import to_builtins
from rich.table import Table

from shuffleup.cli.options import Json
from shuffleup.cli.output import UsageError, counted, print_json, show_table
from shuffleup.floor.precedents import search
from shuffleup.log import FileLog, LogFileError


def rulings_command(log: Path, *words: str, as_json: Json = False) -> int:
    """Rulings that were kept, the latest first; words narrow them down.

    Parameters
    ----------
    log
        The file `floor ask --log` keeps rulings in.
    words
        Such as string raise, a book, a clause, or a name.
    """
    if not log.exists():
        raise UsageError(f"{log}: there is no such file")
    try:
        found = search(FileLog(log, "floor"), *words)
    except LogFileError as error:
        raise UsageError(str(error)) from error
    if as_json:
        print_json([to_builtins(decision) for decision in found])
        return 0
    table = Table(show_lines=True)
    for column in ("when", "book", "what", "ruling", "clauses", "by"):
        table.add_column(column)
    for one in found:
        ruled = f"{one.chosen}: {one.why}" if one.chosen else one.outcome
        what, clauses = f"{one.kind}\n{one.facts}", "\n".join(one.clauses)
        table.add_row(one.at, one.book, what, ruled, clauses, one.by)
    show_table(counted(len(found), "ruling"), table)
    return 0
