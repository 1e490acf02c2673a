"""``shuffleup table export LOG … --to ohh``: the hands of logs for other people's programs.

The hands of several logs go into one file, one log after the other; their numbers then begin with
the number of the log, for programs tell hands apart by them.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, TextIO

from cyclopts import Parameter

from shuffleup.cli.long_runs import check_can_be_written
from shuffleup.cli.output import UsageError, aside, counted
from shuffleup.cli.table.hand_times import PACE, HandTimes, read_moment, written
from shuffleup.cli.table.hands import hands_of
from shuffleup.cli.table.table_log import events_at_odds, lines_of, old_log
from shuffleup.cli.together import refuse_beside
from shuffleup.histories.export import FORMATS, ExportedDeal, write_session
from shuffleup.log import FileLog

EACH_LOG = 1_000_000  # hands of one log have numbers of their own up to here


def export_command(
    *logs: Path,
    to: Annotated[str, Parameter(help="ohh, phhs or pokerstars: see docs/histories.md.")],
    file: Annotated[
        Path | None, Parameter(help="The file to write; the screen by default.")
    ] = None,
    hero: Annotated[
        str | None, Parameter(help="Whose own cards are told too (ohh, pokerstars).")
    ] = None,
    began: Annotated[
        str | None,
        Parameter(help="When the first hand was dealt, like 2026-01-31T20:15 (UTC)."),
    ] = None,
    currency: Annotated[str, Parameter(help="A sign such as $; play money without one.")] = "",
) -> int:
    """Write the hands of one or several logs for other people's programs, with dates.

    Hands are dated by the time that was told at the table, else two minutes apart; without --began
    the last hand is as old as its log.

    Parameters
    ----------
    logs
        Logs that `table run --log` or `play --log` have kept.
    """
    if to not in FORMATS:
        raise UsageError(f"--to: {to!r} is not one of {', '.join(FORMATS)}")
    if to == "phhs":
        refuse_beside("--to phhs", "PHH has everybody's cards", hero=hero)
    if not logs:
        raise UsageError("name a log, or several")
    if file is not None:
        check_can_be_written("--file", file)
        if any(file.resolve() == log.resolve() for log in logs):
            raise UsageError(f"--file: {file} is the log; the hands need a file of their own")
    first = read_moment("--began", began)
    kept = [old_log(log) for log in logs]
    times = [HandTimes(lines_of(log), first, log.path) for log in kept]
    left_out: list[str] = []
    count = 0

    def refused(deal: ExportedDeal, error: ValueError) -> None:
        left_out.append(f"{deal.table}, hand {deal.number % EACH_LOG}: {error}")

    with opened(file) as out:
        deals = deals_of(kept, times, currency)
        for text in write_session(deals, to, hero, refused):
            out.write(text)
            count += 1
        out.write("\n" if count else "")
    tell(count, left_out, file, times)
    return 0


@contextmanager
def opened(file: Path | None) -> Iterator[TextIO]:
    if file is None:
        yield sys.stdout
        return
    with file.open("w", encoding="utf-8") as out:
        yield out


def deals_of(
    logs: Sequence[FileLog], times: Sequence[HandTimes], currency: str
) -> Iterator[ExportedDeal]:
    """Every finished hand of every log, dated and numbered."""
    for place, (log, time) in enumerate(zip(logs, times, strict=True), 1):
        before = place * EACH_LOG if len(logs) > 1 else 0
        with events_at_odds(log.path):
            for one in hands_of(lines_of(log), log.eras()):
                if one.hand.over:
                    yield ExportedDeal(
                        one.hand, one.names, table=log.path.stem, number=before + one.number,
                        currency=currency, when=written(time.when(one.number)),
                    )  # fmt: skip


def tell(
    count: int, left_out: Sequence[str], file: Path | None, times: Sequence[HandTimes]
) -> None:
    """What was done and what was not, beside what was written."""
    console = aside()
    place = f" in {file}" if file else ""
    first = min(time.first for time in times)
    said = f"{counted(count, 'hand')}{place}, the first of {first:%Y-%m-%d %H:%M} UTC"
    if not all(time.told for time in times):
        said += f"; no time was told at the table, so {PACE} minutes a hand"
    console.print(said, markup=False, soft_wrap=not console.is_terminal)
    for line in left_out[:20]:
        console.print(f"left out: {line}", markup=False, soft_wrap=not console.is_terminal)
    if len(left_out) > 20:
        console.print(f"left out: {len(left_out) - 20} more", markup=False)
