"""The grammar of transcripts: lines a floor person can read aloud. It knows no verbs.

A text is statements, one to a line or several with ``;`` between them; ``#`` starts a comment. A
statement may begin with a mark: ``=`` must be true, ``x`` must be refused, ``!`` an irregularity,
``floor:``, ``supervisor:`` or ``director:`` a choice of theirs; then, in brackets, a time. The rest
are words for a layer to read.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from msgspec import Struct

from shuffleup.outside_text import sentence, too_long

DECIDERS = ("floor:", "supervisor:", "director:")
MARKS = ("=", "x", "!", *DECIDERS)
MOST_STATEMENTS = 200_000


class NotationError(ValueError):
    """A transcript that cannot be read or run: the line and why."""

    def __init__(self, line: int, why: str) -> None:
        self.line, self.why = line, sentence(why)
        super().__init__(f"line {line}: {self.why}")


UNREADABLE = (ValueError, IndexError)  # what readers of words raise
PLAIN = "a word or a number is missing or wrong"  # where they have nothing better to say


def at_line(line: int, error: Exception) -> NotationError:
    """The error of a reader with its line; one that Python words for itself is put plainly."""
    if isinstance(error, NotationError):
        return error if error.line else NotationError(line, error.why)
    own = isinstance(error, IndexError) or "to unpack" in str(error)
    return NotationError(line, PLAIN if own else str(error))


@contextmanager
def reading(line: int) -> Iterator[None]:
    """Whatever cannot be read here is an error of this line."""
    try:
        yield
    except UNREADABLE as error:
        raise at_line(line, error) from error


class Statement(Struct, frozen=True):
    """One statement: its mark, its time, its words, and the line it stands on."""

    words: str
    mark: str = ""
    time: str = ""
    line: int = 0


def parse(text: str) -> list[Statement]:
    """The statements of a text, comments and empty lines left out."""
    long, why = too_long(text)
    if long:
        raise NotationError(long, why)
    found = []
    for number, line in enumerate(text.splitlines(), 1):
        for part in line.split("#", 1)[0].split(";"):
            if part.strip():
                found.append(_statement(part.split(), number))
        if len(found) > MOST_STATEMENTS:
            raise NotationError(number, f"more than {MOST_STATEMENTS:,} statements")
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
        if not time.strip():
            raise NotationError(line, "there is no time in the brackets")
    if not words:
        raise NotationError(line, f"nothing follows {mark or 'the time'}")
    return Statement(" ".join(words), mark, time.strip(), line)


def show(statements: Iterable[Statement]) -> str:
    """The text of statements, one to a line; ``parse`` reads it back the same."""
    return "".join(_line(statement) + "\n" for statement in statements)


def _line(statement: Statement) -> str:
    time = f"[{statement.time}]" if statement.time else ""
    return " ".join(part for part in (statement.mark, time, statement.words) if part)
