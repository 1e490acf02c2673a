"""A season's results from CSV: one row for each player of each event.

``read_results(text)`` gives the events in the order of their numbers. The first row names the
columns; the order of rows and columns does not matter. Whatever is wrong is a ``CsvError`` that
says line and column, and then nothing of the file is taken.
"""

from __future__ import annotations

import csv
from collections.abc import Iterator, Sequence
from difflib import get_close_matches
from typing import Final

from msgspec import Struct

from shuffleup.league.results.result_record import SeasonEventKind, SeasonResult
from shuffleup.outside_text import OutsideError, counted, quoted
from shuffleup.table.edge import is_name

NEEDED: Final = ("event", "day", "place", "player")
OPTIONAL: Final = ("venue", "prize", "bounties", "rebuys", "entrants", "buyin", "pool", "kind")
COLUMNS: Final = (*NEEDED, *OPTIONAL)
OF_THE_EVENT: Final = (
    "day",
    "venue",
    "entrants",
    "buyin",
    "pool",
    "kind",
)  # the same in all its rows
DELIMITERS: Final = ",;\t"
MOST_ROWS: Final = 200_000
KINDS: Final = tuple(one.value for one in SeasonEventKind)


class CsvError(ValueError):
    """What is wrong with a file, and where; ``column`` is the name of one, or nothing."""

    def __init__(self, line: int, column: str, says: str) -> None:
        at = f"line {line}, column {column}" if column else f"line {line}"
        super().__init__(f"{at}: {says}")
        self.line, self.column, self.says = line, column, says


class ResultRow(Struct, frozen=True):
    """One row: what stands in each column, stripped, and on which line it is."""

    line: int
    cells: dict[str, str]

    def text(self, column: str) -> str:
        return self.cells.get(column, "")

    def number(self, column: str, least: int = 0) -> int:
        said = self.text(column)
        if not said and column in OPTIONAL:
            return 0
        try:
            value = counted(said)
        except OutsideError as error:
            raise CsvError(self.line, column, str(error)) from error
        if value < least:
            raise CsvError(self.line, column, f"{value} is less than {least}")
        return value


class ReadResult(Struct, frozen=True):
    """The result of an event, and the lines that tell of it."""

    event: int
    result: SeasonResult
    line: int  # its first
    lines: dict[str, int]  # by player


def read_results(text: str) -> list[ReadResult]:
    """Every event of a file; CsvError where the file is wrong."""
    by_event: dict[int, list[ResultRow]] = {}
    for row in rows_of(text):
        by_event.setdefault(row.number("event", 1), []).append(row)
    if not by_event:
        raise CsvError(2, "", "there is no result under the names of the columns")
    return [result_of(event, rows) for event, rows in sorted(by_event.items())]


# ---- rows ------------------------------------------------------------------------------------


def rows_of(text: str) -> Iterator[ResultRow]:
    """The rows below the head, empty ones left out."""
    lines = text.splitlines()
    if not text.strip():
        raise CsvError(1, "", "the file is empty")
    first = next(at for at, line in enumerate(lines) if line.strip())
    mark = max(DELIMITERS, key=lines[first].count)
    reader = csv.reader(lines[first:], delimiter=mark, strict=True, skipinitialspace=True)
    head: list[str] = []
    try:
        for cells in reader:
            line = first + reader.line_num
            stripped = [cell.strip() for cell in cells]
            if not head:
                head = head_of(stripped, line)
            elif any(stripped):
                yield row_of(head, stripped, line)
            if line > MOST_ROWS:
                raise CsvError(line, "", f"more than {MOST_ROWS:,} lines")
    except csv.Error as error:
        raise CsvError(first + reader.line_num, "", f"is not CSV: {error}") from error


def head_of(cells: Sequence[str], line: int) -> list[str]:
    """The names of the columns, each one we know, none twice, none missing."""
    names = [cell.lower() for cell in cells]
    for at, name in enumerate(names, 1):
        if name not in COLUMNS:
            close = get_close_matches(name[:40], COLUMNS, n=1)
            hint = f"did you mean {close[0]}?" if close else f"there are {', '.join(COLUMNS)}"
            raise CsvError(line, str(at), f"no column is called {quoted(name)}; {hint}")
        if name in names[: at - 1]:
            raise CsvError(line, str(at), f"a second column {name}")
    for name in NEEDED:
        if name not in names:
            raise CsvError(line, "", f"there is no column {name}; needed are {', '.join(NEEDED)}")
    return names


def row_of(head: list[str], cells: Sequence[str], line: int) -> ResultRow:
    if len(cells) != len(head):
        raise CsvError(line, "", f"{len(cells)} cells, and there are {len(head)} columns")
    row = ResultRow(line, dict(zip(head, cells, strict=True)))
    if not is_name(row.text("player")):
        raise CsvError(line, "player", f"{quoted(row.text('player'))} is no name")
    if set(row.text("player")) & set(",="):
        says = f"{quoted(row.text('player'))}: a name with , or = could not be typed in --places"
        raise CsvError(line, "player", says)
    return row


# ---- one event -------------------------------------------------------------------------------


def result_of(event: int, rows: list[ResultRow]) -> ReadResult:
    """The rows of an event, in whichever order, as its result."""
    first = rows[0]
    lines: dict[str, int] = {}
    for row in rows:
        check_same(event, first, row)
        who = row.text("player")
        if who in lines:
            says = f"{who} is in event {event} twice: on line {lines[who]} already"
            raise CsvError(row.line, "player", says)
        lines[who] = row.line
    result = SeasonResult(
        day=first.text("day"),
        venue=first.text("venue"),
        places=places_of(event, rows),
        entrants=first.number("entrants"),
        paid=amounts(rows, "prize"),
        bounties=amounts(rows, "bounties"),
        rebuys=amounts(rows, "rebuys"),
        pool=first.number("pool"),
        kind=kind_of(first),
        buyin=first.number("buyin"),
    )
    return ReadResult(event, result, first.line, lines)


def check_same(event: int, first: ResultRow, row: ResultRow) -> None:
    """What is said of an event is the same in each of its rows."""
    for column in OF_THE_EVENT:
        if row.text(column) != first.text(column):
            says = f"event {event} has {quoted(first.text(column))} on line {first.line}"
            raise CsvError(row.line, column, f"{quoted(row.text(column))}, and {says}")


def places_of(event: int, rows: list[ResultRow]) -> tuple[tuple[str, ...], ...]:
    """Those who share a place in one group; a place that nobody has is a mistake."""
    by_place: dict[int, list[ResultRow]] = {}
    for row in rows:
        by_place.setdefault(row.number("place", 1), []).append(row)
    groups, expected = [], 1
    for place, group in sorted(by_place.items()):
        if place != expected:
            says = f"event {event} has nobody in place {expected}, and {group[0].text('player')}"
            raise CsvError(group[0].line, "place", f"{says} in place {place}")
        groups.append(tuple(sorted(row.text("player") for row in group)))
        expected += len(group)
    return tuple(groups)


def amounts(rows: list[ResultRow], column: str) -> tuple[tuple[str, int], ...]:
    """Who has how much in a column, by their places; nothing is not told."""
    ordered = sorted(rows, key=lambda row: (row.number("place", 1), row.text("player")))
    found = [(row.text("player"), row.number(column)) for row in ordered]
    return tuple((who, amount) for who, amount in found if amount)


def kind_of(row: ResultRow) -> SeasonEventKind:
    said = row.text("kind").lower()
    if said and said not in KINDS:
        raise CsvError(row.line, "kind", f"{quoted(said)} is none of {', '.join(KINDS)}")
    return SeasonEventKind(said) if said else SeasonEventKind.SEASON
