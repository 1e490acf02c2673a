"""The table as rows, one to a seat: fits 80 columns and 24 lines."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from shuffleup.cli.play.scene import Scene


def rows(scene: Scene) -> RenderableType:
    """Header, seats, board and pot."""
    return Group(header(scene), Rule(style="dim"), seats(scene), Text(), middle(scene))


def header(scene: Scene) -> Table:
    line = Table.grid(expand=True)
    line.add_column(no_wrap=True, overflow="ellipsis")
    line.add_column(justify="right", no_wrap=True, width=15)
    about = Text.assemble((scene.title, "bold"), f"  hand {scene.number}")
    line.add_row(about, Text("? help  q quit", style="dim"))
    return line


def seats(scene: Scene) -> Table:
    """One row each; the columns are as wide as they can ever need to be, so that nothing jumps."""
    view = scene.view
    dollar = view.stakes.dollar
    there = sum(view.stacks) + sum(scene.out.values()) + view.pot
    chips = len(scene.amount(there // dollar * dollar + dollar - 1))  # with its cents
    cards = 3 * scene.sheet.hand_size + (6 if scene.sheet.stud else 0)
    table = Table.grid(padding=(0, 1))
    for width in (1, max(map(len, scene.names)), 3):
        table.add_column(width=width, no_wrap=True)
    for width in (chips, chips + 5):
        table.add_column(width=width, justify="right", no_wrap=True)
    table.add_column(width=cards + 1, no_wrap=True)
    table.add_column(no_wrap=True, overflow="ellipsis")
    for seat in scene.seats():
        table.add_row(*_seat(scene, seat))
    return table


def _seat(scene: Scene, seat: int) -> tuple[Text, ...]:
    view = scene.view
    acts = seat == view.actor and not view.over
    style = "bold bright_yellow" if acts else "" if scene.is_in(seat) else "dim"
    return (
        Text("▶" if acts else " ", style=style),
        Text(scene.names[seat], style=style or ("bold" if seat == scene.me else "")),
        Text("(D)" if scene.has_button(seat) else "", style="bold cyan"),
        Text(f"{scene.amount(scene.stack(seat))}", style=style),
        Text(scene.bet(seat), style="cyan"),
        Text(" ").append_text(scene.cards(seat)),
        scene.note(seat),
    )


def middle(scene: Scene) -> RenderableType:
    """The board, or each board when the rest is dealt more than once, and the pot."""
    boards = [board for board in scene.view.boards if board]
    pot = Text(scene.pot(), style="bold")
    if boards and scene.view.phase == "discard":
        pot.append(f"   {scene.street()}", style="not bold")
    if not boards:
        return Text(f"  {scene.street()}  ").append_text(pot)
    lines = Table.grid(padding=(0, 3))
    for place, board in enumerate(boards):
        shown = Text("  Board  " if len(boards) == 1 else f"  Board {place + 1}  ")
        lines.add_row(shown.append_text(scene.faces.row(board)), pot if not place else Text())
    return lines
