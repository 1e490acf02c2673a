"""The grammar of transcripts: lines a floor person can read aloud. It knows no verbs.

A text is statements, one to a line or several with ``;`` between them; ``#`` starts a comment. A
statement may begin with a mark: ``=`` must be true, ``x`` must be refused, ``!`` an irregularity,
``floor:``, ``supervisor:`` or ``director:`` a choice of theirs; then, in brackets, a time. The rest
are words for a layer to read.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

DECIDERS = ("floor:", "supervisor:", "director:")
MARKS = ("=", "x", "!", *DECIDERS)


class NotationError(ValueError):
    """A transcript that cannot be read or run: the line and why."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__(f"line {line}: {why}")
        self.line, self.why = line, why


class Statement(Struct, frozen=True):
    """One statement: its mark, its time, its words, and the line it stands on."""

    words: str
    mark: str = ""
    time: str = ""
    line: int = 0


def parse(text: str) -> list[Statement]:
    """The statements of a text, comments and empty lines left out."""
    found = []
    for number, line in enumerate(text.splitlines(), 1):
        for part in line.split("#", 1)[0].split(";"):
            if part.strip():
                found.append(_statement(part.split(), number))
    return found


def _statement(words: list[str], line: int) -> Statement:
    mark = time = ""
    if words[0] in MARKS:
        mark, words = words[0], words[1:]
    if words and words[0].startswith("["):
        whole = " ".join(words)
        if "]" not in whole:
            raise NotationError(line, "a time in brackets has no closing bracket")
        time, _, rest = whole[1:].partition("]")
        words = rest.split()
    if not words:
        raise NotationError(line, f"nothing follows {mark or 'the time'}")
    return Statement(" ".join(words), mark, time.strip(), line)


def show(statements: Iterable[Statement]) -> str:
    """The text of statements, one to a line; ``parse`` reads it back the same."""
    return "".join(_line(statement) + "\n" for statement in statements)


def _line(statement: Statement) -> str:
    time = f"[{statement.time}]" if statement.time else ""
    return " ".join(part for part in (statement.mark, time, statement.words) if part)
