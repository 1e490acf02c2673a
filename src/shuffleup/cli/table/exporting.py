"""The hands of a session for other people's programs: written from its log, one by one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from shuffleup.cli.long_runs import check_can_be_written
from shuffleup.cli.output import UsageError
from shuffleup.cli.table.hands import hands_of
from shuffleup.histories.export import FORMATS, ExportedDeal, write_session
from shuffleup.log import Era
from shuffleup.table.rulings import AnyTableEvent


def check_export(wanted: tuple[str, Path] | None, log: Path | None) -> None:
    """Check, before the first hand is dealt, that the format exists, and that the file can be
    written and is not the log."""
    if wanted is None:
        return
    name, path = wanted
    if name not in FORMATS:
        raise UsageError(f"--export: {name!r} is not one of {', '.join(FORMATS)}")
    if log is not None and path.resolve() == log.resolve():
        raise UsageError(f"--export: {path} is the log; the hands need a file of their own")
    check_can_be_written("--export", path)


def export(
    lines: Iterable[list[AnyTableEvent]], wanted: tuple[str, Path], eras: tuple[Era, ...] = ()
) -> tuple[str, ...]:
    """Write the file; the hands its format cannot tell, with the reason, are left out."""
    name, path = wanted
    left_out: list[str] = []

    def refused(deal: ExportedDeal, error: ValueError) -> None:
        left_out.append(f"hand {deal.number}: {error}")

    try:
        with path.open("w", encoding="utf-8") as file:
            for text in write_session(deals(lines, eras), name, refused=refused):
                file.write(text)
            file.write("\n")
    except OSError as error:
        says = f"{error.strerror}; not all hands are in it"
        raise UsageError(f"--export: {path}: {says}") from error
    return tuple(left_out)


def deals(
    lines: Iterable[list[AnyTableEvent]], eras: tuple[Era, ...] = ()
) -> Iterator[ExportedDeal]:
    for one in hands_of(lines, eras):
        if one.hand.over:
            yield ExportedDeal(one.hand, one.names, number=one.number)
