"""The hands of a session for other people's programs: written from its log, one by one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from shuffleup.cli.output import UsageError
from shuffleup.cli.table.hands import hands_of
from shuffleup.histories.export import FORMATS, Deal, write_session


def check_format(wanted: tuple[str, Path] | None) -> None:
    """A format there is, and a file that can be written, before anything is played."""
    if wanted is None:
        return
    name, path = wanted
    if name not in FORMATS:
        raise UsageError(f"--export: {name!r} is none of {', '.join(FORMATS)}")
    try:
        path.touch()
    except OSError as error:
        raise UsageError(f"--export: {path}: {error.strerror}") from error


def export(lines: Iterable[list[Any]], wanted: tuple[str, Path]) -> tuple[str, ...]:
    """Write the file; the hands its format cannot tell, with the reason, are left out."""
    name, path = wanted
    left_out: list[str] = []

    def refused(deal: Deal, error: ValueError) -> None:
        left_out.append(f"hand {deal.number}: {error}")

    with path.open("w", encoding="utf-8") as file:
        for text in write_session(deals(lines), name, refused=refused):
            file.write(text)
        file.write("\n")
    return tuple(left_out)


def deals(lines: Iterable[list[Any]]) -> Iterator[Deal]:
    for one in hands_of(lines):
        if one.hand.over:
            yield Deal(one.hand, one.names, number=one.number)
