"""The list of parsers, ``PARSERS``, and how one comes on it: ``parser(name, inputs, *errors)``."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

Errors = tuple[type[BaseException], ...]


@dataclass(frozen=True)
class Parser:
    name: str
    corpus: Callable[[], Sequence[str]]
    read: Callable[[str], list[str]]
    errors: Errors = ()
    lines: bool = False  # its errors name the line
    own_words: bool = True  # its errors are never those of Python

    def fault(self, error: BaseException) -> str:
        """What an error lacks."""
        line = getattr(error, "line", 0)
        return "an error without its line" if self.lines and line < 1 else ""


PARSERS: dict[str, Parser] = {}


def parser(
    name: str,
    inputs: Callable[[], Sequence[str]],
    *errors: type[BaseException],
    lines: bool = False,
    own_words: bool = True,
) -> Callable[[Callable[[str], object]], Callable[[str], object]]:
    """Register a parser; what it gives back counts as an answer unless it is a list of errors."""

    def register(read: Callable[[str], object]) -> Callable[[str], object]:
        def told(text: str) -> list[str]:
            answer = read(text)
            return answer if isinstance(answer, Told) else []

        PARSERS[name] = Parser(name, inputs, told, errors, lines, own_words)
        return read

    return register


class Told(list[str]):
    """Errors that were given back and not raised."""
