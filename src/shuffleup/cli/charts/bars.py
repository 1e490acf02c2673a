"""Bars: one for each label, as long as what it measures; the longest reaches across."""

from __future__ import annotations

from collections.abc import Sequence

from shuffleup.cli.charts.drawing import GREY, INKS, Drawing, Label, Stroke

WIDTH, LEFT, RIGHT, TOP, BOTTOM = 1000, 220, 90, 60, 30
EACH, THICK = 26, 14  # pixels from bar to bar, and of a bar
MOST = 40  # bars; whoever wants all of them has the table
LONGEST = 26  # letters of a label


def bars(title: str, measured: str, values: Sequence[tuple[str, int]]) -> Drawing:
    """A chart of bars from the top down, in the order given; those after the fortieth are told."""
    shown, more = values[:MOST], len(values) - MOST
    most = max((value for _, value in shown), default=0) or 1
    across = WIDTH - LEFT - RIGHT
    height = TOP + EACH * max(1, len(shown)) + BOTTOM
    left_out = f" (and {more} more)" if more > 0 else ""
    labels = [Label((12, 22), title), Label((LEFT, 46), f"{measured}{left_out}")]
    strokes = [Stroke(((LEFT, TOP - 8), (LEFT, height - BOTTOM)), GREY, 1)]
    for at, (label, value) in enumerate(shown):
        y = TOP + EACH * at + THICK / 2
        end = LEFT + across * max(0, value) / most
        strokes.append(Stroke(((LEFT, y), (round(end, 1), y)), INKS[0], THICK))
        labels.append(Label((LEFT - 8, y + 5), label[:LONGEST], ends=True))
        labels.append(Label((round(end, 1) + THICK + 6, y + 5), f"{value:,}"))
    return Drawing(WIDTH, height, tuple(strokes), tuple(labels))
