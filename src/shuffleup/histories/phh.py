"""Reading PHH: ``read_file(path)``; of texts, ``parse_phh`` reads one hand, ``parse_phhs`` many.

A file of many hands is read hand by hand: what is wrong with one is reported in its place in the
list, as the ``PhhError`` it is, and the others are read all the same.
"""

from __future__ import annotations

import re
from pathlib import Path

from shuffleup.histories.history import History, PhhError
from shuffleup.histories.plain_values import Table, loads
from shuffleup.histories.read_history import history_from
from shuffleup.outside_text import OutsideError, file_text

SUFFIXES = (".phh", ".phhs")
HEADER_LINE = re.compile(r"(?m)^[ \t]*\[[^\[\]\n]+\][ \t]*(?:#.*)?$")


def read_file(path: str | Path) -> list[History | PhhError]:
    """The hands of a ``.phh`` or ``.phhs`` file, or what is wrong with each."""
    path = Path(path)
    try:
        text = file_text(path)
    except OutsideError as error:
        return [PhhError(str(error), str(path))]
    return parse_phhs(text, str(path))


def parse_phh(text: str, source: str = "") -> History:
    """The one hand of a ``.phh`` text."""
    hands = parse_phhs(text, source)
    if len(hands) != 1:
        raise PhhError(f"holds {len(hands)} hands, not one", source)
    if isinstance(hands[0], PhhError):
        raise hands[0]
    return hands[0]


def parse_phhs(text: str, source: str = "") -> list[History | PhhError]:
    """All hands of a text: one table each, or fields without a table for a single hand."""
    text = text.replace("\r\n", "\n")
    try:
        tables = loads(text)
    except ValueError as error:
        return _each_by_itself(text, source, error)
    hands = [table for table in tables.values() if type(table) is dict]
    if "variant" in tables or not hands:
        return [read_table(tables, source, 1)]
    return [read_table(table, source, number) for number, table in enumerate(hands, 1)]


def read_table(table: Table, source: str, number: int) -> History | PhhError:
    try:
        return history_from(table, source, number)
    except PhhError as error:
        return error


def _each_by_itself(text: str, source: str, error: ValueError) -> list[History | PhhError]:
    """A text that is not TOML as a whole: cut at the table headers, so that the rest is read."""
    starts = [header.start() for header in HEADER_LINE.finditer(text)]
    if len(starts) < 2:
        return [_not_toml(error, source, 1)]
    hands: list[History | PhhError] = []
    for number, (start, end) in enumerate(zip(starts, [*starts[1:], len(text)], strict=True), 1):
        try:
            # Empty lines before it keep the line numbers of the file.
            (table,) = loads("\n" * text.count("\n", 0, start) + text[start:end]).values()
            assert isinstance(table, dict)  # it has a header
            hands.append(read_table(table, source, number))
        except ValueError as mistake:
            hands.append(_not_toml(mistake, source, number))
    return hands


def _not_toml(error: ValueError, source: str, number: int) -> PhhError:
    return PhhError(str(error), source, number)
