"""The parts of a season's page: standings, chart, every point explained, the events.

Whatever came from people (names, venues, reasons) is escaped here and nowhere else: ``text``.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from html import escape

from shuffleup.cli.charts.drawing import GREY, TEXT_INK, Drawing
from shuffleup.cli.league.points_shown import in_a_column, ordinal, points_text
from shuffleup.cli.visible import visible
from shuffleup.league.explaining.season_why import WhyLine, WhyStanding
from shuffleup.league.standing.season_table import SeasonStanding

TALLEST = 24  # pixels of a bar
MOST_BARS = 30  # the last events of a long season


def text(said: str) -> str:
    """Anything as text of a page: it can neither end an element nor begin one."""
    return escape(visible(said), quote=True)


def clause_marks(clauses: Iterable[str]) -> str:
    return " ".join(f'<span class="law">{text(one)}</span>' for one in clauses)


# ---- standings -------------------------------------------------------------------------------


def standings_table(
    lines: Sequence[SeasonStanding], events: Sequence[int], tags: dict[str, tuple[str, str]]
) -> str:
    """``tags``: for each player the class of their way to the final, and the words for it."""
    most = max((one.points for line in lines for one in line.results), default=Fraction(1))
    column = in_a_column(line.points for line in lines)
    shown = events[-MOST_BARS:]
    told = "Events" if len(shown) == len(events) else f"Last {MOST_BARS} events"
    rows = "\n".join(
        standings_row(at, line, column[at], bars(line, shown, most), tags.get(line.player))
        for at, line in enumerate(lines)
    )
    head = (
        '<tr><th class="r pos">Place</th><th>Player</th>'
        f'<th class="wide">{told}</th>'
        '<th class="r wide">Played</th><th class="r">Points</th><th>Final</th></tr>'
    )
    return f"<table><thead>{head}</thead><tbody>\n{rows}\n</tbody></table>"


def standings_row(
    at: int, line: SeasonStanding, points: str, drawn: str, way: tuple[str, str] | None
) -> str:
    tag = f'<span class="tag {way[0]}">{text(way[1])}</span>' if way else ""
    return (
        f'<tr><td class="r pos">{line.place}</td><td><a href="#why-{at}">{text(line.player)}</a>'
        f'</td><td class="wide">{drawn}</td><td class="r wide">{line.events}'
        f'</td><td class="r points">{points}</td><td>{tag}</td></tr>'
    )


def bars(line: SeasonStanding, events: Sequence[int], most: Fraction) -> str:
    """A small bar for each event: as high as its points; what does not count is pale."""
    had = {one.event: one for one in line.results}
    drawn, said = [], []
    for event in events:
        one = had.get(event)
        if one is None:
            drawn.append('<i class="out" style="height:2px"></i>')
            said.append("–")
            continue
        high = max(2, round(TALLEST * one.points / most) if most else 0)
        kind = "out" if not one.counted else "won" if one.played.place == 1 else ""
        drawn.append(f'<i class="{kind}" style="height:{high}px"></i>')
        said.append(points_text(one.points))
    return f'<span class="bars" role="img" aria-label="{", ".join(said)}">{"".join(drawn)}</span>'


# ---- every point explained -------------------------------------------------------------------


def explained(at: int, found: WhyStanding, clauses: dict[int, list[str]]) -> str:
    """One player's points: an element that opens."""
    place = f"{ordinal(found.place)}" if found.place else ""
    rows = [why_row(line, clauses.get(line.event, [])) for line in found.lines]
    rows += [
        item("", "given beside" if one.points > 0 else "taken", one.why, one.points)
        for one in found.adjustments
    ]
    rows.append(item("total", "Together", "", found.points))
    return (
        f'<details><summary><b>{text(found.player)}</b><span>{place}</span><span class="sum">'
        f"{points_text(found.points)}</span></summary>"
        f'<ol id="why-{at}">{"".join(rows)}</ol></details>'
    )


def why_row(line: WhyLine, clauses: Sequence[str]) -> str:
    tied = f", shared by {line.played.tied_with + 1}" if line.played.tied_with else ""
    finish = f"Event {line.event}: {ordinal(line.played.place)} of {line.played.entrants}{tied}"
    how = line.worked_out
    if line.note:
        how = f"{how} [{line.note}]" if how else line.note
    if line.corrected:
        how += " (corrected)"
    law = f" {clause_marks(clauses)}" if clauses else ""
    return item("" if line.counted else "off", finish, how, line.points, law)


def item(kind: str, what: str, how: str, points: Fraction, law: str = "") -> str:
    cls = f' class="{kind}"' if kind else ""
    return (
        f'<li{cls}><span>{text(what)}</span><span class="how">{text(how)}{law}</span>'
        f"<span>{points_text(points)}</span></li>"
    )


# ---- the chart -------------------------------------------------------------------------------


def inline_chart(drawing: Drawing, about: str) -> str:
    """A drawing as part of the page, on its ground and in its type."""
    box = f"0 0 {drawing.width} {drawing.height}"
    parts = [f'<svg class="chart" viewBox="{box}" role="img" aria-label="{text(about)}">']
    for stroke in drawing.strokes:
        points = " ".join(f"{x:g},{y:g}" for x, y in stroke.points)
        ink = "var(--line)" if stroke.ink == GREY else stroke.ink
        style = f'fill="none" stroke="{themed(ink)}" stroke-width="{stroke.width}"'
        parts.append(f'<polyline points="{points}" {style}/>')
    for label in drawing.labels:
        anchor = "end" if label.ends else "start"
        ink = "" if label.ink == TEXT_INK else f' style="fill:{themed(label.ink)}"'
        place = f'x="{label.at[0]:g}" y="{label.at[1]:g}" text-anchor="{anchor}"'
        parts.append(f'<text {place} dominant-baseline="middle"{ink}>{text(label.words)}</text>')
    return "\n".join([*parts, "</svg>"])


def themed(ink: str) -> str:
    """Black is the colour of the text, whatever the ground."""
    return "var(--text)" if ink == "#000000" else ink
