"""A table to look at, for whoever runs it: a line for ``repr``, lines for ``print``, a notebook's
table. The hand being played is in it with all its cards; players get a ``view``."""

from __future__ import annotations

from html import escape

from shuffleup.hand.words import hand_picture
from shuffleup.table.blinds.in_turn import name_of
from shuffleup.table.by_hand.known_chips import is_uncounted
from shuffleup.table.state import Seat, Table, taken_seats


def in_a_line(table: Table) -> str:
    """``No-limit Hold'em 1/2, 3 of 6 seats taken, 12 hands dealt, a hand is on``."""
    taken = len(taken_seats(table))
    dealt = f"{table.hands:,} hand{'' if table.hands == 1 else 's'} dealt"
    now = "a hand is on" if table.hand is not None else "between hands"
    title = hand_picture.title(table.game, table.stakes)
    return f"{title}, {taken} of {table.n} seats taken, {dealt}, {now}"


def in_lines(table: Table) -> str:
    """Who sits where with how much, and the hand being played."""
    rows = [row_of(table, at, seat) for at, seat in taken_seats(table)]
    lines = [in_a_line(table)]
    if rows:
        wide = max(len(name) for _, name, *_ in rows)
        long = max(len(stack) for *_, stack, _ in rows)
        for place, name, stack, state in rows:
            lines.append(f"{place}  {name.ljust(wide)}  {stack.rjust(long)}  {state}".rstrip())
    if table.hand is not None:
        lines += ["", hand_picture.in_lines(table.hand)]
    return "\n".join(lines)


def row_of(table: Table, at: int, seat: Seat) -> tuple[str, str, str, str]:
    button = "button" if at == table.places.button else ""
    away = "" if seat.presence.here else "away"
    state = ", ".join([word for word in (button, away) if word])
    stack = "?" if is_uncounted(table, at) else f"{seat.stack:,}"
    return f"seat {at + 1}", name_of(seat.player), stack, state


def in_html(table: Table) -> str:
    """The same as a table."""
    rows = "".join(
        [
            f"<tr>{''.join([f'<td>{escape(cell)}</td>' for cell in row_of(table, at, seat)])}</tr>"
            for at, seat in taken_seats(table)
        ]
    )
    hand = "" if table.hand is None else f"<hr>{hand_picture.in_html(table.hand)}"
    return f"<b>{escape(in_a_line(table))}</b><table>{rows}</table>{hand}"
