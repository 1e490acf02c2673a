"""``shuffleup league page``: the season as one HTML file, to be published anywhere.

It needs nothing beside itself: styles and chart are in it, and there is no script.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from shuffleup.cli.league.points_shown import ordinal
from shuffleup.cli.league.publishing.page_parts import (
    clause_marks,
    explained,
    inline_chart,
    standings_table,
    text,
)
from shuffleup.cli.league.publishing.page_style import STYLE
from shuffleup.cli.league.publishing.season_chart import season_drawing
from shuffleup.cli.league.season_board import played_events, title
from shuffleup.cli.league.season_desk import SeasonDesk
from shuffleup.cli.league.season_files import SeasonFile, formula_faults
from shuffleup.cli.league.season_reasons import formula_words
from shuffleup.cli.league.to_the_final import final_notes, final_tags, honours
from shuffleup.cli.long_runs import check_can_be_written
from shuffleup.cli.output import UsageError, counted, say
from shuffleup.league.explaining.season_why import why
from shuffleup.league.results.result_record import SeasonResult
from shuffleup.league.standing.season_table import SeasonStanding, standings

SUFFIXES = (".html", ".htm")


def page_command(
    season: SeasonFile,
    /,
    *,
    to: Annotated[Path, Parameter(help="The file to write: its name ends in .html.")],
) -> int:
    """Write the season as a page: standings, chart, every player's points explained, the events."""
    if to.suffix.lower() not in SUFFIXES:
        raise UsageError(f"--to: {to.name} does not end in .html")
    check_can_be_written("--to", to)
    desk = SeasonDesk(season)
    with formula_faults():
        page = season_page(desk)
    to.write_text(page, "utf-8")
    say(f"{to}: {counted(len(standings(desk.season)), 'player')}, {len(page):,} characters")
    return 0


def season_page(desk: SeasonDesk) -> str:
    """All of the page."""
    season, lines = desk.season, standings(desk.season)
    name, book = text(season.terms.name), season.rulebook.partition("@")[0]
    by = f", by the book {text(book)}" if book else ""
    after = title(season, len(lines)).removeprefix(f"{season.terms.name}: ")
    won = honours(season)
    honoured = f"<p><b>{text(won)}</b></p>" if won else ""
    parts = [
        f"<header><h1>{name}</h1><p>{text(after)}{by}</p>{honoured}</header>",
        standings_panel(desk, lines),
        chart_panel(desk),
        reasons_panel(desk, lines),
        final_panel(desk),
        events_panel(desk),
        known_panel(desk),
        "<footer>Every point can be traced to its event: made by Shuffle Up from the season's "
        f"log, {counted(season.version, 'event')} long.</footer>",
    ]
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{name}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n"
        + "\n".join(part for part in parts if part)
        + "\n</main>\n</body>\n</html>\n"
    )


def panel(head: str, inside: str) -> str:
    return f'<section class="panel"><h2>{text(head)}</h2>\n{inside}</section>'


def standings_panel(desk: SeasonDesk, lines: list[SeasonStanding]) -> str:
    if not lines:
        return panel("Standings", '<p class="note">No event has been played yet.</p>')
    table = standings_table(lines, played_events(desk.season), final_tags(desk.season))
    notes = " ".join(
        f"{text(says)} {clause_marks(desk.clause_ids(grounds))}"
        for says, grounds in final_notes(desk.season)
    )
    return panel("Standings", f'{table}\n<p class="note">{notes}</p>')


def chart_panel(desk: SeasonDesk) -> str:
    if not played_events(desk.season):
        return ""
    drawing, many = season_drawing(desk.season)
    about = f"Points after each event of the first {many} players"
    return panel("The season", f'<div class="scroll">{inline_chart(drawing, about)}</div>')


def reasons_panel(desk: SeasonDesk, lines: list[SeasonStanding]) -> str:
    parts = [f'<p class="note">Formula: {text(formula_words(desk.season))}.</p>']
    for at, line in enumerate(lines):
        found = why(desk.season, line.player, lines)
        law = {one.event: desk.clause_ids(one.grounds) for one in found.lines if one.grounds}
        parts.append(explained(at, found, law))
    return panel("Every point explained", "\n".join(parts))


def events_panel(desk: SeasonDesk) -> str:
    """Every event with its first places."""
    head = (
        '<tr><th class="r pos">Event</th><th>Day</th><th class="wide">Venue</th>'
        '<th class="r">Played</th><th>First places</th></tr>'
    )
    rows = [event_row(number, one) for number, one in sorted(desk.season.results.items())]
    table = f"<table><thead>{head}</thead><tbody>{''.join(rows)}</tbody></table>"
    return panel("Events", table) if rows else ""


def event_row(number: int, result: SeasonResult) -> str:
    places, at = [], 1
    for group in result.places[:3]:
        places.append(f"{ordinal(at)} {' and '.join(group)}")
        at += len(group)
    return (
        f'<tr><td class="r pos">{number}</td><td>{text(result.day)}</td>'
        f'<td class="wide">{text(result.venue)}</td><td class="r">{result.field}</td>'
        f"<td>{text(', '.join(places))}</td></tr>"
    )


def final_panel(desk: SeasonDesk) -> str:
    """Who sits where in the final, once it is seated."""
    taken = sorted(desk.season.final_seats.values(), key=lambda one: (one.table, one.seat))
    rows = [
        f'<tr><td class="r pos">{one.table}</td><td class="r pos">{one.seat + 1}</td>'
        f"<td>{text(one.player)}</td><td>{text(one.why)}</td></tr>"
        for one in taken
    ]
    head = (
        '<tr><th class="r pos">Table</th><th class="r pos">Seat</th><th>Player</th><th></th></tr>'
    )
    table = f"<table><thead>{head}</thead><tbody>{''.join(rows)}</tbody></table>"
    return panel("The final", table) if rows else ""


def known_panel(desk: SeasonDesk) -> str:
    """What is to come, and what was made known: blinds, payouts."""
    season = desk.season
    said = [
        f"Event {number}: {one.day}{f' at {one.venue}' if one.venue else ''}"
        for number, one in sorted(season.planned.items())
        if number not in season.results
    ]
    said += [f"{what}: {where}" for what, where in season.published.items()]
    lines = "".join(f'<p class="note">{text(one)}</p>' for one in said)
    return panel("Made known", lines) if said else ""
