"""A room's transcript run although it states what is not so, like a hand's: see ``lenient``."""

from __future__ import annotations

from shuffleup.cases.citations import without_citations
from shuffleup.cli.law.lenient import Line, attempt
from shuffleup.law.notation import Statement, parse, reading
from shuffleup.law.rules import Rules
from shuffleup.room.judge import judge
from shuffleup.room.reports.happenings import Happening, due_by, told_of
from shuffleup.room.words.room_transcript import RoomScene, holds, opened, spoken


def run_room_leniently(text: str, rules: Rules) -> list[Happening | Line]:
    """What happened, and what its statements came to, in their order."""
    statements = without_citations(parse(text))
    scene, count = opened(statements, rules)
    found: list[Happening | Line] = [Happening(tuple(scene.room.log))]
    for statement in statements[count:]:
        with reading(statement.line):
            if statement.mark not in ("=", "x"):
                found += told_of(scene, statement)
                continue
            found += due_by(scene, statement)
            line = stated(scene, statement)
            found += [line] if line else []
    return found


def stated(scene: RoomScene, statement: Statement) -> Line | None:
    """What a ``=`` or ``x`` line comes to; nothing to tell where a fact is so."""
    at, words = len(scene.room.log), statement.words
    if statement.mark == "=":
        true, so = holds(scene, words)
        return None if true else Line(at, words, mark="=", not_so=so)
    said = words.partition(" (")[0] if words.endswith(")") else words
    wanted, by = spoken(scene.room, said)
    return attempt(at, said, judge(scene.room, wanted, by))
