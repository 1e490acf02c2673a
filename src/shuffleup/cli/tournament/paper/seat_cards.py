"""``shuffleup tournament cards``: a seat card for everybody who has a seat, as text, as a drawing
or as a page to print; each with a QR code that says the same."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter
from msgspec import Struct

from shuffleup.cli.charts.qr import MOST_BYTES
from shuffleup.cli.output import UsageError, counted, print_json, show_lines
from shuffleup.cli.shared_options import Json
from shuffleup.cli.tournament.directing.event_desk import open_event_desk
from shuffleup.cli.tournament.paper.paper_page import (
    lined,
    page,
    qr_svg,
    shown_name,
    suffix_of,
    written_to,
)
from shuffleup.table.state import taken_seats
from shuffleup.tournament.state import Tournament

KINDS: Final = (".txt", ".svg", ".html")
INSIDE: Final = 34  # columns of a card of text
WIDE, HIGH, ACROSS = 340, 216, 2  # of a drawn card, and how many stand side by side


class PrintedCard(Struct, frozen=True):
    """What a seat card says."""

    event: str
    entry: int
    player: str
    table: str
    seat: int  # from 1
    chips: int  # to begin with

    @property
    def code(self) -> str:
        """What its QR code says, in words any telephone shows."""
        where = f"table {self.table} seat {self.seat}"
        says = f"{self.event}: {shown_name(self.player)}, entry {self.entry}, {where}"
        return says if len(says.encode()) <= MOST_BYTES else f"entry {self.entry}, {where}"


def cards_command(
    log: Path,
    /,
    *,
    of: Annotated[list[str] | None, Parameter(help="Only for these players.")] = None,
    table: Annotated[str | None, Parameter(help="Only for this table.")] = None,
    to: Annotated[Path | None, Parameter(help="A file: .html to print, .svg or .txt.")] = None,
    as_json: Json = False,
) -> int:
    """Seat cards: who sits where, with a QR code, to print and hand out.

    Parameters
    ----------
    log
        The log of an event, made by `shuffleup tournament new`.
    """
    cards = cards_of(open_event_desk(log).event, of, table)
    if as_json:
        print_json([{**as_fields(one), "code": one.code} for one in cards])
    elif to is None:
        show_lines(line for one in cards for line in in_text(one))
    else:
        drawn = {".txt": as_text, ".svg": as_drawing, ".html": as_page}[suffix_of(to, KINDS)]
        written_to(to, drawn(cards), counted(len(cards), "seat card"))
    return 0


def as_fields(card: PrintedCard) -> dict[str, object]:
    return {name: getattr(card, name) for name in card.__struct_fields__}


def cards_of(event: Tournament, of: list[str] | None, table: str | None) -> list[PrintedCard]:
    """Everybody's card, table by table and seat by seat; UsageError where there is none."""
    if table is not None and table not in event.tables:
        there = ", ".join(event.tables) or "none: draw the seats first"
        raise UsageError(f"--table: there is no table {table!r}; there are {there}")
    cards = [
        PrintedCard(
            event.name, event.entrants[seat.player].number, seat.player, number, at + 1,
            event.seat_cards[seat.player].chips if seat.player in event.seat_cards else seat.stack,
        )
        for number, one in event.tables.items()
        for at, seat in taken_seats(one)
        if seat.player in event.entrants
    ]  # fmt: skip
    strange = [name for name in of or () if name not in {card.player for card in cards}]
    if strange:
        raise UsageError(f"--of: {strange[0]} has no seat in this event")
    if not cards:
        raise UsageError("nobody has a seat yet: draw the seats first")
    chosen = [card for card in cards if table in (None, card.table)]
    return [card for card in chosen if not of or card.player in of]


# ---- as it is wanted -------------------------------------------------------------------------


def in_text(card: PrintedCard) -> Iterable[str]:
    lines = (
        card.event,
        shown_name(card.player),
        f"TABLE {card.table}   SEAT {card.seat}",
        f"entry {card.entry}, {card.chips:,} in chips",
    )
    yield f"+{'-' * INSIDE}+"
    yield from (f"| {line[: INSIDE - 2]:<{INSIDE - 2}} |" for line in lines)
    yield f"+{'-' * INSIDE}+"


def as_text(cards: list[PrintedCard]) -> str:
    return lined(line for card in cards for line in in_text(card))


def as_page(cards: list[PrintedCard]) -> str:
    body = "\n".join(
        f'<div class="card"><div><div>{escape(card.event)}</div>'
        f'<div class="who">{escape(shown_name(card.player))}</div>'
        f'<div class="seat">Table {escape(card.table)}<br>Seat {card.seat}</div>'
        f"<div>entry {card.entry}, {card.chips:,} in chips</div></div>{qr_svg(card.code)}</div>"
        for card in cards
    )
    return page(f"{cards[0].event}: seat cards", f'<div class="cards">\n{body}\n</div>')


def as_drawing(cards: list[PrintedCard]) -> str:
    """All cards on one sheet, two beside each other."""
    rows = -(-len(cards) // ACROSS)
    size = f'width="{ACROSS * WIDE}" height="{rows * HIGH}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="sans-serif">'
    body = [
        drawn_card(card, at % ACROSS * WIDE, at // ACROSS * HIGH) for at, card in enumerate(cards)
    ]
    return lined([head, *body, "</svg>"])


def drawn_card(card: PrintedCard, x: int, y: int) -> str:
    lines = (
        (30, 14, card.event),
        (62, 22, shown_name(card.player)),
        (112, 34, f"Table {card.table}"),
        (152, 34, f"Seat {card.seat}"),
        (190, 14, f"entry {card.entry}, {card.chips:,} in chips"),
    )
    said = "".join(
        f'<text x="16" y="{top}" font-size="{size}">{escape(words)}</text>'
        for top, size, words in lines
    )
    frame = f'<rect x="4" y="4" width="{WIDE - 8}" height="{HIGH - 8}" fill="#fff" stroke="#000"/>'
    code = qr_svg(card.code, f'x="{WIDE - 136}" y="60" width="120" height="120"')
    return f'<g transform="translate({x} {y})">{frame}{said}{code}</g>'
