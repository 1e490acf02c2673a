"""``shuffleup tournament report``: entries, seats, moves, standings, payouts and money of an event,
as a table, CSV, JSON or a page to print."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Final, Literal

from cyclopts import Parameter

from shuffleup.cli.output import print_json, print_text
from shuffleup.cli.room.room_reports import Csv, show
from shuffleup.cli.shared_options import Json
from shuffleup.cli.tournament.directing.event_desk import EventDesk, open_event_desk
from shuffleup.cli.tournament.directing.event_show import lines_of_log
from shuffleup.cli.tournament.paper.paper_page import (
    shown_name,
    suffix_of,
    table_page,
    written_to,
)
from shuffleup.room.cage.cage_events import Entered
from shuffleup.room.instants import clock
from shuffleup.room.reports.room_report import Cell, RoomReport, in_csv
from shuffleup.tournament.endings.paying_prizes import prizes_of
from shuffleup.tournament.event_log.seat_telling import because
from shuffleup.tournament.event_seats.seat_events import SeatMoved
from shuffleup.tournament.events import InRoom
from shuffleup.tournament.viewing.director_board import director_board, places_now

EventReportKind = Literal["entries", "seats", "moves", "standings", "payouts", "money"]
KINDS: Final = (".html", ".csv")
Rows = tuple[tuple[Cell, ...], ...]


def report_command(
    log: Path,
    /,
    *,
    kind: Annotated[EventReportKind, Parameter(help="Which report.")] = "standings",
    last: Annotated[bool, Parameter(help="Of the moves, only the last ones: to read out.")] = False,
    to: Annotated[Path | None, Parameter(help="A file: .html to print, or .csv.")] = None,
    as_csv: Csv = False,
    as_json: Json = False,
) -> int:
    """Report on an event: entries, seats, moves to read out, standings, payouts, money.

    Parameters
    ----------
    log
        The log of an event, made by `shuffleup tournament new`.
    """
    desk = open_event_desk(log)
    report = moves(desk, last) if kind == "moves" else REPORTS[kind](desk)
    if to is not None:
        text = table_page(report) if suffix_of(to, KINDS) == ".html" else in_csv(report)
        written_to(to, text, report.title)
    elif as_csv:
        print_text(in_csv(report))
    elif as_json:
        print_json([dict(zip(report.columns, row, strict=True)) for row in report.rows])
    else:
        show(report)
    return 0


def report_of(desk: EventDesk, what: str, columns: tuple[str, ...], rows: Rows) -> RoomReport:
    return RoomReport(f"{desk.event.name}: {what}", columns, rows, (columns[0], columns[-1]))


def entries(desk: EventDesk) -> RoomReport:
    columns = ("number", "player", "entries", "re-buys", "add-ons", "paid", "standing")
    rows = tuple(
        (
            one.number, shown_name(name), one.entries, one.rebuys, one.add_ons,
            sum(price.total for price in one.paid), one.standing.value,
        )
        for name, one in desk.event.entrants.items()
    )  # fmt: skip
    return report_of(desk, "entries", columns, rows)


def seats(desk: EventDesk) -> RoomReport:
    """Everybody by name, as they look for their seat."""
    rows = [
        (shown_name(one.player), table.number, one.seat, in_chips(one.chips))
        for table in director_board(desk.event).tables
        for one in table.players
    ]
    return report_of(desk, "seats", ("player", "table", "seat", "chips"), tuple(sorted(rows)))


def in_chips(chips: int) -> str:
    return "not counted" if chips < 0 else f"{chips:,}"


def moves(desk: EventDesk, last: bool) -> RoomReport:
    """Who went from where to where, why, and by which clauses."""
    groups = []
    for line in lines_of_log(desk):
        told = [one for one in line.part.events if isinstance(one, SeatMoved)]
        if told:
            groups.append([moved_row(desk, line.at, one) for one in told])
    rows = [row for group in (groups[-1:] if last else groups) for row in group]
    columns = ("time", "player", "from", "to", "why", "clauses")
    return report_of(desk, "moves", columns, tuple(rows))


def moved_row(desk: EventDesk, at: int, move: SeatMoved) -> tuple[str, ...]:
    return (
        clock(at, desk.zone),
        shown_name(move.player),
        f"table {move.table} seat {move.seat + 1}",
        f"table {move.to} seat {move.to_seat + 1}",
        because(move),
        " ".join(desk.clause_ids(move.grounds)),
    )


def places(desk: EventDesk) -> RoomReport:
    event = desk.event
    by = {out.player: ", ".join(map(shown_name, out.by)) for out in event.finishes}
    rows = tuple(
        (one.place, shown_name(one.player), one.prize, by.get(one.player, ""))
        for one in places_now(event)
    )
    return report_of(desk, "standings", ("place", "player", "prize", "out by"), rows)


def payouts(desk: EventDesk) -> RoomReport:
    """Every prize, whose it is as far as that is known, and what of it was paid."""
    event = desk.event
    paid: dict[str, int] = {}
    for award in event.prizes.paid:
        paid[award.player] = paid.get(award.player, 0) + award.amount
    known = {one.place: one for one in places_now(event) if one.prize}
    count = max([len(prizes_of(event)), *known])
    prizes = [*prizes_of(event), *[0] * count]
    rows = tuple(
        (
            place,
            known[place].prize if place in known else prizes[place - 1],
            shown_name(known[place].player) if place in known else "",
            paid.get(known[place].player, 0) if place in known else 0,
        )
        for place in range(1, count + 1)
    )
    return report_of(desk, "payouts", ("place", "prize", "player", "paid"), rows)


def money(desk: EventDesk) -> RoomReport:
    """Every entry of the ledger, line by line."""
    rows: list[tuple[Cell, ...]] = []
    for line in lines_of_log(desk):
        for one in line.part.events:
            if isinstance(one, InRoom) and isinstance(one.event, Entered):
                told = one.event
                rows += [
                    (clock(line.at, desk.zone), told.why, shown_name(told.player), account, amount)
                    for account, amount in told.lines
                ]
    return report_of(desk, "money", ("time", "why", "player", "account", "amount"), tuple(rows))


REPORTS: Final[dict[str, Callable[[EventDesk], RoomReport]]] = {
    "entries": entries,
    "seats": seats,
    "standings": places,
    "payouts": payouts,
    "money": money,
}
