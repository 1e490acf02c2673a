"""``shuffleup table chart LOG --to stacks.svg``: every player's stack, hand by hand."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from shuffleup.cli.amounts import amount
from shuffleup.cli.charts.drawing import GREY, INKS, Drawing, Label, Stroke, as_svg
from shuffleup.cli.charts.png import as_png
from shuffleup.cli.long_runs import check_can_be_written
from shuffleup.cli.output import UsageError, say
from shuffleup.cli.table.player_report import counted_up
from shuffleup.cli.table.winnings import Winnings

WIDTH, HEIGHT = 1000, 600
LEFT, RIGHT, TOP, BOTTOM = 90, 150, 30, 50
BETWEEN_NAMES = 15  # pixels
AWAY = 3  # hands; who misses more was not there
NICE = (1, 2, 5)
SUFFIXES = (".svg", ".png")


def chart_command(
    log: Path,
    /,
    *,
    to: Annotated[Path, Parameter(help="The file to write: its name ends in .svg or .png.")],
) -> int:
    """Draw the stacks of all players, hand by hand.

    Parameters
    ----------
    log
        A log that `table run --log` or `play --log` has kept.
    """
    if to.suffix.lower() not in SUFFIXES:
        raise UsageError(f"--to: {to.name} ends in neither {' nor '.join(SUFFIXES)}")
    check_can_be_written("--to", to)
    won, dollar = counted_up(log, None)
    drawing = drawn(won, dollar)
    if to.suffix.lower() == ".svg":
        to.write_text(as_svg(drawing), "utf-8")
    else:
        to.write_bytes(as_png(drawing))
    say(f"{to}: the stacks of {len(won.stacks)} players over {last_hand(won):,} hands")
    return 0


def last_hand(won: Winnings) -> int:
    return max(told[-1][0] for told in won.stacks.values())


def drawn(won: Winnings, dollar: int) -> Drawing:
    """The hands go to the right, the chips upward; names stand where their lines end."""
    hands = max(1, last_hand(won))
    most = max(stack for told in won.stacks.values() for _, stack in told)
    across, upward = WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM

    def place(hand: float, stack: float) -> tuple[float, float]:
        x = LEFT + across * hand / hands
        return round(x, 1), round(TOP + upward * (1 - stack / most), 1)

    strokes, labels = [], []
    for chips in marks(most):
        strokes.append(Stroke((place(0, chips), place(hands, chips)), GREY, 1))
        labels.append(Label((LEFT - 8, place(0, chips)[1]), amount(chips, dollar), ends=True))
    for hand in marks(hands):
        labels.append(Label((place(hand, 0)[0] - 8, HEIGHT - BOTTOM + 18), str(hand)))
    labels.append(Label((LEFT, HEIGHT - 12), "stacks after each hand, by hands dealt"))
    ends: list[float] = []
    for name, ink in zip(sorted(won.stacks), INKS * len(won.stacks), strict=False):
        for told in stretches(won.stacks[name]):
            points = tuple([place(*at) for at in thinned(told, across)])
            strokes.append(Stroke(points, ink))
        labels.append(Label((WIDTH - RIGHT + 8, free(points[-1][1], ends)), name[:16], ink))
    return Drawing(WIDTH, HEIGHT, tuple(strokes), tuple(labels))


def stretches(told: list[tuple[int, int]]) -> list[list[tuple[int, int]]]:
    """The stacks of a player in parts, one for each time they were there."""
    parts = [told[:1]]
    for before, after in pairwise(told):
        if after[0] - before[0] > AWAY:
            parts.append([])
        parts[-1].append(after)
    return parts


def free(y: float, taken: list[float]) -> float:
    """The nearest height on the paper at which no other name stands."""
    heights = sorted(range(TOP, HEIGHT - BOTTOM), key=lambda height: abs(height - y))
    for height in heights:
        if all(abs(height - other) >= BETWEEN_NAMES for other in taken):
            taken.append(height)
            return height
    return y


def marks(most: int) -> list[int]:
    """Four to ten round numbers from 0 up to the most."""
    step = 1
    while most / step > 10:
        step = next((n * 10**p for p in range(20) for n in NICE if n * 10**p > step), step * 10)
    return list(range(0, most + 1, step))


def thinned(told: list[tuple[int, int]], most: int) -> list[tuple[int, int]]:
    """No more points than there are pixels; the last one stays."""
    every = max(1, len(told) // most)
    return [*told[:-1:every], told[-1]]
