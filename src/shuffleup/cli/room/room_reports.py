"""``shuffleup room report FILE --kind …``: seats and waits, player hours, drop, fund, rulings.

From the log of a room, or from a transcript; as a table, CSV, JSON or a chart.
"""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter
from rich.markup import escape
from rich.table import Table

from shuffleup.cli.charts.bars import bars
from shuffleup.cli.charts.drawing import as_svg
from shuffleup.cli.charts.png import as_png
from shuffleup.cli.law.explain_room import opening_of
from shuffleup.cli.law.explain_table import is_log
from shuffleup.cli.law.in_force import law_for
from shuffleup.cli.long_runs import check_can_be_written
from shuffleup.cli.output import UsageError, print_json, print_text, say, show_table
from shuffleup.cli.room.room_files import old_log, room_faults
from shuffleup.cli.run_file import read_text
from shuffleup.cli.shared_options import Json
from shuffleup.law.notation import NotationError
from shuffleup.law.rulebook import Rulebook
from shuffleup.room.reports.happenings import Happening, of_log, of_transcript
from shuffleup.room.reports.money_reports import SHIFTS, DropByShift, FundLedger
from shuffleup.room.reports.room_report import OnLooker, RoomReport, followed, in_csv
from shuffleup.room.reports.rulings_report import of_rulings, rulings_of
from shuffleup.room.reports.seats_and_waits import PlayerHours, SeatsAndWaits

ReportKind = Literal["waits", "hours", "drop", "fund", "rulings"]
Kind = Annotated[ReportKind, Parameter(help="Which report.")]
Csv = Annotated[bool, Parameter(name="--csv", help="Print comma-separated values.")]
SUFFIXES = (".svg", ".png")


def report_command(
    file: Path,
    /,
    *,
    kind: Kind = "waits",
    book: str = "",
    shifts: str = "",
    chart: Path | None = None,
    as_csv: Csv = False,
    as_json: Json = False,
) -> int:
    """Report on a room from its log: seats and waits, player hours, drop, the fund, rulings.

    Parameters
    ----------
    file
        The log of a room, or a transcript of one.
    book
        The book a transcript is run by, and rulings are cited from; a log names its own.
    shifts
        When shifts begin, such as 06:00,14:00,22:00.
    chart
        Draw it: a file whose name ends in .svg or .png.
    """
    starts = read_shifts(shifts)
    if chart is not None:
        if chart.suffix.lower() not in SUFFIXES:
            raise UsageError(f"--chart: {chart.name} ends in neither {' nor '.join(SUFFIXES)}")
        check_can_be_written("--chart", chart)
    report = made(file, kind, book, starts)
    if as_csv:
        print_text(in_csv(report))
    elif as_json:
        print_json([dict(zip(report.columns, row, strict=True)) for row in report.rows])
    elif chart is None:
        show(report)
    if chart is not None:
        draw(report, kind, chart)
    return 0


def read_shifts(said: str) -> tuple[int, ...]:
    """``06:00,14:00`` as minutes of the day, in their order."""
    if not said:
        return SHIFTS
    found = [re.fullmatch(r"([01]?\d|2[0-3]):([0-5]\d)", one.strip()) for one in said.split(",")]
    if not all(found):
        raise UsageError(f"--shifts: times of day like 06:00,14:00, not {said[:40]!r}")
    return tuple(sorted({60 * int(one[1]) + int(one[2]) for one in found if one}))


def made(file: Path, kind: ReportKind, book: str, shifts: tuple[int, ...]) -> RoomReport:
    """The report of a file."""
    told, played_by = happenings(file, book)
    if kind == "rulings":
        law = law_for(played_by, book, "room").book

        @cache
        def of_its_day(name: str) -> Rulebook:
            return law if book or not name else law_for(name, "", "room").book

        return of_rulings(rulings_of(told), of_its_day, opening_of(told).zone)
    lookers: dict[str, OnLooker] = {
        "waits": SeatsAndWaits(),
        "hours": PlayerHours(),
        "drop": DropByShift(shifts),
        "fund": FundLedger(),
    }
    looker = lookers[kind]
    with room_faults(file):
        return looker.report(followed(told, [looker]))


def happenings(file: Path, book: str) -> tuple[list[Happening], str]:
    """What happened in a room, and the digest of the book it was kept by, if it names one."""
    if is_log(file):
        with room_faults(file):
            told = list(of_log(old_log(file)))
        return told, opening_of(told).rulebook
    try:
        return list(of_transcript(read_text(file), law_for("", book, "room").rules)), ""
    except NotationError as error:
        raise UsageError(f"{file}:{error.line}: {error.why}") from error


# ---- as it is wanted ---------------------------------------------------------------------------


def show(report: RoomReport) -> None:
    table = Table()
    for at, name in enumerate(report.columns):
        whole = bool(report.rows) and all(isinstance(row[at], int) for row in report.rows)
        table.add_column(name, justify="right" if whole else "left", overflow="fold")
    for row in report.rows:
        table.add_row(*(f"{cell:,}" if isinstance(cell, int) else escape(cell) for cell in row))
    show_table(report.title, table)


def draw(report: RoomReport, kind: ReportKind, to: Path) -> None:
    drawing = bars(report.title, report.bars[1], measured(report, kind))
    if to.suffix.lower() == ".svg":
        to.write_text(as_svg(drawing), "utf-8")
    else:
        to.write_bytes(as_png(drawing))
    say(f"{to}: {report.title}")


def measured(report: RoomReport, kind: ReportKind) -> list[tuple[str, int]]:
    """What the bars of a report show; of rulings, how often each clause was cited."""
    if kind == "rulings":
        cited = Counter(id_ for row in report.rows for id_ in str(row[-1]).split())
        return cited.most_common()
    label, value = (report.columns.index(name) for name in report.bars)
    shift = report.columns[0] == "shift"
    return [
        (f"{row[0]}, table {row[label]}" if shift else str(row[label]), number)
        for row in report.rows
        if isinstance(number := row[value], int)
    ]
