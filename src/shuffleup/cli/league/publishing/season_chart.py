"""``shuffleup league chart``: everybody's points, event after event, as SVG or PNG."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from shuffleup.cli.charts.drawing import GREY, INKS, Drawing, Label, Stroke, as_svg
from shuffleup.cli.charts.png import as_png
from shuffleup.cli.league.points_shown import points_text
from shuffleup.cli.league.season_desk import SeasonDesk
from shuffleup.cli.league.season_files import SeasonFile, formula_faults
from shuffleup.cli.league.season_reasons import known_player
from shuffleup.cli.long_runs import check_can_be_written
from shuffleup.cli.output import UsageError, counted, say
from shuffleup.cli.table.stack_chart import (
    BOTTOM,
    HEIGHT,
    LEFT,
    SUFFIXES,
    TOP,
    WIDTH,
    free,
    marks,
)
from shuffleup.league.explaining.season_course import SeasonCourse, course
from shuffleup.league.standing.season_table import standings
from shuffleup.league.state import Season

MOST_LINES = 12  # that can be told apart
RIGHT = 190


def chart_command(
    season: SeasonFile,
    /,
    *,
    to: Annotated[Path, Parameter(help="The file to write: its name ends in .svg or .png.")],
    player: Annotated[
        list[str] | None, Parameter(help="Only this player; may repeat. Else the first twelve.")
    ] = None,
) -> int:
    """Draw the season: points after each event, a line for each player."""
    if to.suffix.lower() not in SUFFIXES:
        raise UsageError(f"--to: {to.name} ends in neither {' nor '.join(SUFFIXES)}")
    check_can_be_written("--to", to)
    desk = SeasonDesk(season)
    for one in player or ():
        known_player(desk.season, one)
    with formula_faults():
        drawing, many = season_drawing(desk.season, player)
    if to.suffix.lower() == ".svg":
        to.write_text(as_svg(drawing), "utf-8")
    else:
        to.write_bytes(as_png(drawing))
    events = counted(len(course(desk.season, []).events), "event")
    say(f"{to}: the points of {counted(many, 'player')} over {events}")
    return 0


def season_drawing(season: Season, players: list[str] | None = None) -> tuple[Drawing, int]:
    """The chart, and how many players are in it."""
    whole = course(season, standings(season))
    if not whole.events:
        raise UsageError("no event has counted yet, so there is nothing to draw")
    names = [name for name in whole.points if players is None or name in players][:MOST_LINES]
    return drawn(whole, names), len(names)


def drawn(whole: SeasonCourse, names: list[str]) -> Drawing:
    """Events go to the right, points upward; names stand where their lines end."""
    most = max((points for name in names for points in whole.points[name]), default=Fraction(1))
    most, steps = max(most, Fraction(1)), len(whole.events)
    across, upward = WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM

    def place(step: int, points: Fraction | int) -> tuple[float, float]:
        x = LEFT + across * step / steps
        y = TOP + upward * (1 - float(max(points, 0) / most))
        return round(x, 1), round(y, 1)

    strokes, labels = [], []
    for points in marks(int(most)):
        strokes.append(Stroke((place(0, points), place(steps, points)), GREY, 1))
        labels.append(Label((LEFT - 8, place(0, points)[1]), f"{points:,}", ends=True))
    every = -(-steps // 20)
    for step in range(every, steps + 1, every):
        number = str(whole.events[step - 1])
        labels.append(Label((place(step, 0)[0] - 4, HEIGHT - BOTTOM + 18), number))
    labels.append(Label((LEFT, HEIGHT - 12), "points after each event"))
    ends: list[float] = []
    for name, ink in zip(names, INKS, strict=False):
        had = whole.points[name]
        line = (place(0, 0), *(place(step, one) for step, one in enumerate(had, 1)))
        strokes.append(Stroke(line, ink))
        said = f"{name[:14]} {points_text(had[-1])}"
        labels.append(Label((WIDTH - RIGHT + 8, free(line[-1][1], ends)), said, ink))
    return Drawing(WIDTH, HEIGHT, tuple(strokes), tuple(labels))
