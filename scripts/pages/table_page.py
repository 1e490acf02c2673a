"""The events of a table, as the last part of its page: each with its fields, read off the code.

``make pages`` writes them anew below their mark; a test keeps page and code the same.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterable, Iterator
from enum import Enum

from shuffleup.cli.markdown import markdown_table
from shuffleup.games import Structure
from shuffleup.hand.setup import Drop, Forced, Post, Stakes
from shuffleup.table.blinds.account import Account, Arrival, EntryChoice, Standing
from shuffleup.table.blinds.button import Places
from shuffleup.table.chips.chip_records import Pile
from shuffleup.table.events import TableEvent
from shuffleup.table.house import House, Stage

MARK = "<!-- what follows is made by: make pages -->"
INSIDE = """\
What stands in their fields: the [sheet](games.md) of a game, the [rules](rules.md) by group and
point, and these.
"""
RECORDS = (House, Stage, Stakes, Post, Drop, Places, Account, Pile)
WORDS = (Structure, Forced, Arrival, Standing, EntryChoice)
FIELD = re.compile(r"    (\w+): ([^=#]+?)(?: = ([^#]+?))?(?:  # (.+))?")


def with_events(page: str) -> str:
    """The page with the table of events below its mark."""
    head, mark, _ = page.partition(MARK)
    if not mark:
        raise ValueError(f"the page lacks its mark: {MARK}")
    events = markdown_table(["event", "what it says", "fields"], rows(TableEvent.__args__))
    records = markdown_table(["record", "what it is", "fields"], rows(RECORDS))
    values = markdown_table(
        ["word", "values"], [[f"`{word.__name__}`", listed(word)] for word in WORDS]
    )
    return f"{head}{MARK}\n\n{events}\n{INSIDE}\n{records}\n{values}"


def rows(kinds: Iterable[type]) -> list[list[str]]:
    return [
        [f"`{kind.__name__}`", about(kind), "; ".join(fields_of(kind)) or "none"] for kind in kinds
    ]


def listed(word: type[Enum]) -> str:
    return ", ".join(f"`{value.value}`" for value in word)


def about(kind: type) -> str:
    """The event's own words, or its name in words."""
    said = kind.__dict__.get("__doc__") or ""
    if not said:
        return " ".join(re.findall("[A-Z][a-z]*", kind.__name__)).capitalize() + "."
    return " ".join(said.split()).replace("``", "`")


def fields_of(kind: type) -> Iterator[str]:
    """``seat int``, with the value a field has if it is not written, and what is said of it."""
    for line in inspect.getsource(kind).splitlines():
        found = FIELD.fullmatch(line)
        if found:
            name, sort, usual, note = found.groups()
            shown = f"`{name}` {sort}".replace("|", "or")
            shown += f" = {usual}" if usual else ""
            yield f"{shown} ({note})" if note else shown
