"""A table's transcript run although it states what is not so, like a hand's: see ``lenient``."""

from __future__ import annotations

from msgspec import Struct

from shuffleup.cases.citations import without_citations
from shuffleup.cli.law.lenient import Line, attempt
from shuffleup.hand.words.hand_transcript import Cards
from shuffleup.law.notation import Statement, parse, reading
from shuffleup.law.rules import Rules
from shuffleup.table.apply import drain, gather
from shuffleup.table.rulings import AnyTableEvent
from shuffleup.table.state import Table, copy
from shuffleup.table.words.speech import spoken
from shuffleup.table.words.table_transcript import (
    TableScene,
    fact_of,
    judged,
    open_table,
    run_one,
    tell_time,
)


class LenientTable(Struct):
    """A table that was run: its events, and what its statements came to, each with the table as it
    was then."""

    table: Table
    events: list[AnyTableEvent]
    lines: list[tuple[Line, Table]]


def run_table_leniently(text: str, rules: Rules) -> LenientTable:
    """The table, its events, and what its statements came to."""
    table, rest = open_table(without_citations(parse(text)), rules, "")
    scene = TableScene(table, Cards(table.n))
    queue, lines = list(reversed(rest)), list[tuple[Line, Table]]()
    while queue:
        statement = queue.pop()
        with reading(statement.line):
            if statement.mark in ("=", "x"):
                tell_time(scene, statement)
                line = stated(scene, statement)
                lines.extend([(line, copy(table))] if line else [])
            else:
                run_one(scene, statement, queue)
    return LenientTable(table, drain(table), lines)


def stated(scene: TableScene, statement: Statement) -> Line | None:
    """What a ``=`` or ``x`` line comes to; nothing to tell where a fact is so."""
    gather(scene.table)
    at, words = len(scene.table.log), statement.words
    if statement.mark == "=":
        true, so = fact_of(scene, words.split())
        return None if true else Line(at, words, mark="=", not_so=so)
    said = words.partition(" (")[0]
    return attempt(at, said, judged(scene, spoken(scene.table, said)[0]))
