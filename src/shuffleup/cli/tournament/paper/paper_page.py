"""Pages to be printed: names as people write them, tables and cards in plain HTML."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from pathlib import Path
from typing import Final

from shuffleup.cli.charts.qr import qr_code
from shuffleup.cli.long_runs import check_can_be_written
from shuffleup.cli.output import UsageError, people, print_line
from shuffleup.room.reports.room_report import Cell, RoomReport

STYLE: Final = """
body { font-family: sans-serif; margin: 10mm; }
table { border-collapse: collapse; } th, td { border: 1px solid #999; padding: 2mm 4mm; }
td.number { text-align: right; }
.cards { display: flex; flex-wrap: wrap; gap: 4mm; }
.card { border: 1px solid #000; width: 85mm; height: 54mm; padding: 4mm; box-sizing: border-box;
        display: flex; justify-content: space-between; break-inside: avoid; }
.card .seat { font-size: 9mm; font-weight: bold; } .card .who { font-size: 6mm; }
.card svg { width: 30mm; height: 30mm; }
@media print { body { margin: 0; } }
"""
BORDER: Final = 4  # light squares around a QR code


def shown_name(player: str) -> str:
    """``Ann Lee``, who is ``Ann_Lee`` in the log: there a name is one word."""
    return player.replace("_", " ")


def name_in_log(shown: str) -> str:
    return "_".join(shown.split())


def page(title: str, body: str) -> str:
    """A page of its own, that needs nothing from anywhere."""
    head = f'<meta charset="utf-8"><title>{escape(title)}</title><style>{STYLE}</style>'
    return f"<!DOCTYPE html>\n<html><head>{head}</head>\n<body>\n{body}\n</body></html>\n"


def table_page(report: RoomReport) -> str:
    """A report as a page."""
    head = "".join(f"<th>{escape(name)}</th>" for name in report.columns)
    rows = "\n".join(f"<tr>{''.join(map(cell, row))}</tr>" for row in report.rows)
    title = escape(report.title)
    return page(report.title, f"<h1>{title}</h1>\n<table><tr>{head}</tr>\n{rows}</table>")


def cell(value: Cell) -> str:
    if isinstance(value, int):
        return f'<td class="number">{value:,}</td>'
    return f"<td>{escape(value)}</td>"


def qr_svg(text: str, size: str = "") -> str:
    """A QR code as a drawing of dark squares."""
    squares = qr_code(text)
    n = len(squares) + 2 * BORDER
    dark = "".join(
        f"M{x + BORDER} {y + BORDER}h1v1h-1z"
        for y, row in enumerate(squares)
        for x, square in enumerate(row)
        if square
    )
    box = f'viewBox="0 0 {n} {n}" {size}'.strip()
    paper = f'<rect width="{n}" height="{n}" fill="#fff"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {box}>{paper}<path d="{dark}"/></svg>'


def written_to(to: Path, text: str, what: str) -> None:
    """A file, and a word of it; UsageError where it cannot be written."""
    check_can_be_written("--to", to)
    to.write_text(text, "utf-8")
    print_line(people(), f"{to}: {what}")


def suffix_of(to: Path, known: Sequence[str]) -> str:
    """How a file's name ends, of the ways that are known."""
    found = to.suffix.lower()
    if found not in known:
        raise UsageError(f"--to: {to.name} ends in none of {', '.join(known)}")
    return found


def lined(lines: Iterable[str]) -> str:
    return "".join(f"{line}\n" for line in lines)
