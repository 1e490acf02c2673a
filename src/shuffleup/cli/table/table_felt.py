"""A table on the screen: seats above and below a green felt, who has the button, who owes what.

It shows what a spectator sees: no card that was not turned up.
"""

from __future__ import annotations

from rich.align import Align
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from shuffleup.cards import UNKNOWN
from shuffleup.cli.amounts import amount
from shuffleup.cli.describe import table_title
from shuffleup.cli.faces import Faces
from shuffleup.games import Opening
from shuffleup.hand import Hand
from shuffleup.hand.view import SPECTATOR, View, view
from shuffleup.table.blinds.account import EntryChoice, Standing
from shuffleup.table.state import Seat, Table

FELT = "on #14532d"
SEAT_HEIGHT = 5
LEAST_WIDTH = 60


def felt(table: Table, faces: Faces, width: int, below: list[str], title: str) -> RenderableType:
    """The whole picture: a title, the seats around the board, and what has happened."""
    hand = table.hand or table.last
    seen = view(hand, SPECTATOR, hand.version) if hand else None
    half = (table.n + 1) // 2
    across = max(12, min(22, width // half))
    top = [seat(table, at, seen, faces, across) for at in range(half)]
    bottom = [seat(table, at, seen, faces, across) for at in reversed(range(half, table.n))]
    lines = [Text(line, no_wrap=True, overflow="ellipsis", style="dim") for line in below]
    return Group(
        Text(title, style="bold", no_wrap=True, overflow="ellipsis"),
        row(top, width),
        middle(table, hand, seen, faces),
        row(bottom, width),
        *lines,
    )


def row(seats: list[RenderableType], width: int) -> RenderableType:
    grid = Grid.grid()
    grid.add_row(*seats)
    return Align.center(grid, width=width)


def middle(table: Table, hand: Hand | None, seen: View | None, faces: Faces) -> RenderableType:
    stakes = table.hand.stakes if table.hand is not None else table.stakes  # a kill raises them
    title = Text(table_title(table.game, stakes), style="white")
    if hand is None or seen is None:
        return Panel(Align.center(title), style=FELT, height=5)
    boards = [faces.row(board) for board in seen.boards if board]
    shown = Text("   ").join(boards) if boards else Text(seen.street_name or "the deal")
    pot = Text(f"Pot {amount(seen.pot, stakes.dollar)}" if seen.pot else "", style="bold white")
    return Panel(
        Group(Align.center(title), Align.center(shown), Align.center(pot)), style=FELT, height=5
    )


def seat(table: Table, at: int, seen: View | None, faces: Faces, width: int) -> RenderableType:
    """One seat: name and button, cards and chips, and what keeps the player out if anything."""
    player = table.seats[at]
    if player is None:
        empty = Text(f"seat {at + 1}", style="dim", justify="center")
        return Panel(empty, border_style="dim", width=width, height=SEAT_HEIGHT)
    acts = table.hand is not None and seen is not None and at == seen.actor
    name = Text(player.player, style="bold" if player.presence.here else "dim")
    if at == table.places.button and table.game.opening is not Opening.BRING_IN:
        name.append(" (D)", style="bold cyan")
    body = Group(cards(at, seen, faces, width - 4), chips(table, at, player, seen), note(player))
    border = "bold bright_yellow" if acts else "dim"
    return Panel(body, title=name, border_style=border, width=width, height=SEAT_HEIGHT)


def cards(at: int, seen: View | None, faces: Faces, room: int) -> Text:
    """A hand, without gaps between the cards where there are too many."""
    if seen is None or at not in seen.live:
        return Text()
    shown = faces.row(seen.hands[at])
    if shown.cell_len > room:
        shown = Text().join([faces.card(card) for card in seen.hands[at]])
    up = [faces.card(card) for card in seen.hands[at] if card != UNKNOWN]
    if shown.cell_len > room and up:  # on a narrow screen only what is face up
        shown = Text().join(up)
    shown.no_wrap = True
    return shown


def chips(table: Table, at: int, player: Seat, seen: View | None) -> Text:
    """The stack, and the bet of the round."""
    dollar = table.stakes.dollar
    playing = table.hand is not None and seen is not None and table.hand.setup.stacks[at]
    if not playing or seen is None:
        return Text(amount(player.stack, dollar))
    line = Text(amount(seen.stacks[at], dollar), no_wrap=True)
    if seen.bets[at]:
        line.append(f"  {amount(seen.bets[at], dollar)}", style="cyan")
    return line


def note(player: Seat) -> Text:
    """Why somebody gets no hand, or what is owed."""
    return Text(standing(player), style="yellow", no_wrap=True, overflow="ellipsis")


def standing(player: Seat) -> str:
    if not player.presence.here:
        return "away, owes" if player.account.owes else "away"
    if player.presence.sits_out:
        return "sits out"
    if player.account.owes:
        return "owes a blind"
    if player.account.standing is Standing.IN:
        return "no chips" if player.chips.busted else ""
    waits = (
        player.account.standing
        if player.account.entry is EntryChoice.WAIT
        else player.account.entry
    )
    return str(waits.value)
