"""The table as one sees it: seats around a green felt, for terminals of 100 × 36 and more."""

from __future__ import annotations

from textwrap import wrap

from rich.align import Align
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from shuffleup.cli.play.rows import header
from shuffleup.cli.play.scene import Scene

LEAST_WIDTH, LEAST_HEIGHT = 100, 36
FELT = "on #14532d"
SEAT_WIDTH, SEAT_HEIGHT, EDGES = 28, 5, 4

# Where the others sit, clockwise from the viewer's left: below left, left, above, right, below
# right. By how many they are.
PLACES = {
    1: (0, 0, 1, 0, 0),
    2: (0, 0, 2, 0, 0),
    3: (0, 1, 1, 1, 0),
    4: (0, 1, 2, 1, 0),
    5: (0, 1, 3, 1, 0),
    6: (0, 1, 4, 1, 0),
    7: (1, 1, 3, 1, 1),
    8: (1, 1, 4, 1, 1),
    9: (1, 1, 5, 1, 1),
}


def felt(scene: Scene, width: int) -> RenderableType:
    """Three rows: seats above, seats left and right of the felt, and the viewer below."""
    *others, me = scene.seats()
    below_left, left, above, right, below_right = _take(others)
    across = min(SEAT_WIDTH, width // max(4, len(above)) - 1)
    top = _row([_seat(scene, seat, across, _height(scene, above, across)) for seat in above], width)
    middle = Table.grid(expand=True)
    middle.add_column(width=across)
    middle.add_column(ratio=1)
    middle.add_column(width=across)
    middle.add_row(_aside(scene, left, across), _felt(scene), _aside(scene, right, across))
    below = [*below_left, me, *below_right]
    mine = max(across, scene.cards(me).cell_len + 4)
    bottom = [
        _seat(scene, seat, mine if seat == me else across, _height(scene, below, across))
        for seat in below
    ]
    return Group(header(scene), Text(), top, middle, _row(bottom, width))


def _take(others: list[int]) -> list[list[int]]:
    taken, start = [], 0
    for count in PLACES[len(others)]:
        taken.append(others[start : start + count])
        start += count
    return taken


def _row(seats: list[RenderableType], width: int) -> RenderableType:
    row = Table.grid(padding=(0, 1))
    row.add_row(*seats)
    return Align.center(row, width=width)


def _aside(scene: Scene, seats: list[int], width: int) -> RenderableType:
    if not seats:
        return Text()
    return Align(
        _seat(scene, seats[0], width, _height(scene, seats, width)), vertical="middle", height=7
    )


def _seat(scene: Scene, seat: int, width: int, height: int) -> RenderableType:
    view = scene.view
    acts = seat == view.actor and not view.over
    wins = view.over and bool(scene.story.won[seat])
    border = "bold bright_yellow" if acts else "bold green" if wins else "dim"
    name = Text(scene.names[seat], style="bold" if scene.is_in(seat) else "dim")
    if scene.has_button(seat):
        name.append(" (D)", style="bold cyan")
    chips = Table.grid(expand=True)
    chips.add_column(no_wrap=True)
    chips.add_column(justify="right", no_wrap=True)
    chips.add_row(f"{scene.amount(scene.stack(seat))}", Text(scene.bet(seat), style="cyan"))
    return Panel(
        Group(scene.cards(seat), chips, scene.note(seat)),
        title=name, border_style=border, width=width, height=height,
    )  # fmt: skip


def _height(scene: Scene, seats: list[int], width: int) -> int:
    """Room for what the longest note says, a hand in words; in play one line is enough."""
    notes = [wrap(scene.note(seat).plain, width - EDGES) for seat in seats]
    return SEAT_HEIGHT + max(0, *[len(lines) - 1 for lines in notes])


def _felt(scene: Scene) -> RenderableType:
    """The board in large cards (small ones when it is dealt more than once), and the pot."""
    boards = [board for board in scene.view.boards if board]
    shown: RenderableType = Text()
    if len(boards) == 1:
        shown = scene.faces.large(boards[0])
    elif boards:
        shown = Text("\n").join([scene.faces.row(board) for board in boards])
    pot = Text(scene.pot(), style="bold white", justify="center")
    title = Text(scene.street() if boards and scene.view.phase == "discard" else "", style="white")
    if not boards:
        shown = Text(scene.street(), style="white")
    body = Group(Align.center(shown), Align.center(title), Align.center(pot))
    return Panel(Align.center(body, vertical="middle", height=5), style=FELT, height=7)
