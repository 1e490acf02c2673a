"""A season explained: each act of its transcript with the clauses that decided it.

All that is behind an act stands in its ruling; a statement that is not so under the book in force
is marked as such, for it may be written for another.
"""

from __future__ import annotations

from collections.abc import Iterator

from shuffleup.cases.citations import without_citations
from shuffleup.cli.law.explained import ToldLine, ToldLines
from shuffleup.cli.law.in_force import UnderLaw, law_for
from shuffleup.cli.law.lenient import Line, attempt
from shuffleup.law.notation import Statement, parse, reading
from shuffleup.law.rulebook import resolve
from shuffleup.law.rules import Rules
from shuffleup.league.judge import judge
from shuffleup.league.words.season_transcript import SeasonScene, holds, opened, run_one, spoken
from shuffleup.room.words.patterns import looking


def explained_season(text: str, book: str) -> ToldLines:
    """The transcript of a season, statement by statement."""
    law = law_for("", book, "season")
    under = UnderLaw(law.book, resolve(law.book), law.rules, "", "", "season")
    lines = [ToldLine(line, under) for line in lines_of_season(text, law.rules)]
    return ToldLines(law.note, lines)


def lines_of_season(text: str, rules: Rules) -> Iterator[Line]:
    """What happened, numbered by its first event, and what is not so."""
    statements = without_citations(parse(text))
    scene, count = opened(statements, rules)
    for statement in statements[count:]:
        with reading(statement.line), looking():
            line = one_line(scene, statement)
        if line is not None:
            yield line


def one_line(scene: SeasonScene, statement: Statement) -> Line | None:
    """What a statement comes to; nothing to tell where a fact is so."""
    at, words = len(scene.season.log), statement.words
    if statement.time:
        scene.told.day = statement.time
    if statement.mark == "=":
        true, so = holds(scene, words)
        return None if true else Line(at, words, mark="=", not_so=so)
    if statement.mark == "x":
        said = words.partition(" (")[0] if words.endswith(")") else words
        wanted, by = spoken(scene.told, said)
        return attempt(at, said, judge(scene.season, wanted, by))
    run_one(scene, statement)
    day = f"[{statement.time}] " if statement.time else ""
    grounds = scene.ruling.grounds if scene.ruling is not None else ()
    return Line(at + 1, f"{day}{words}", grounds)
