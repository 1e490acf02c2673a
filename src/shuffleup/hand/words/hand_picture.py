"""A hand to look at, for whoever holds it: a line for ``repr``, lines for ``print``, a notebook's
table. Every card of the players is in it, so it is for the desk; players get a ``view``."""

from __future__ import annotations

import re
from html import escape

from shuffleup.cards import TEXT
from shuffleup.cards.drawn import in_html as cards_in_html
from shuffleup.games import Sheet
from shuffleup.hand.chip_amounts import amount, has_cents
from shuffleup.hand.setup import Stakes
from shuffleup.hand.state import PHASE_NAMES, Hand, pot_total
from shuffleup.hand.words.setup_words import show_stakes


def title(sheet: Sheet, stakes: Stakes) -> str:
    """``No-limit Hold'em 1/2``; what the stakes say beyond the amounts comes after."""
    structure, *rest = show_stakes(stakes).split()
    if stakes.dollar > 1 and has_cents(stakes.dollar):
        rest = in_money(rest, stakes.dollar)
    return f"{structure.capitalize()} {sheet.title} {' '.join(rest)}"


def in_money(words: list[str], dollar: int) -> list[str]:
    """``0.25/0.50`` for ``25/50 dollar 100``."""
    at = words.index("dollar")
    return [re.sub(r"\d+", lambda one: typed(int(one[0]), dollar), word) for word in words[:at]]


def typed(chips: int, dollar: int) -> str:
    """An amount as stakes have it, with no comma in it."""
    return amount(chips, dollar).replace(",", "")


def pot_of(hand: Hand) -> str:
    return f"pot {amount(pot_total(hand), hand.stakes.dollar)}"


def in_a_line(hand: Hand) -> str:
    """``No-limit Hold'em 1/2, flop 2c 7d 9h, pot 12, Cy to bet``."""
    parts = [title(hand.game, hand.stakes), *round_of(hand), pot_of(hand)]
    return ", ".join([*parts, stands(hand)])


def round_of(hand: Hand) -> list[str]:
    if hand.street < 0:
        return ["not begun" if not hand.posted else "before the deal"]
    boards = [" ".join([TEXT[card] for card in board]) for board in hand.boards if board]
    return [" ".join([hand.game.streets[hand.street].name, " / ".join(boards)]).strip()]


def stands(hand: Hand) -> str:
    if hand.over:
        return "over"
    if hand.actor >= 0:
        return f"{hand.who(hand.actor)} to {PHASE_NAMES[hand.phase]}"
    return "proceed(hand) begins it" if not hand.posted else "the dealer to deal"


def in_lines(hand: Hand) -> str:
    """The players one below the other: button, name, stack, bet, cards, what they are."""
    rows = [row_of(hand, seat) for seat in range(hand.n) if hand.setup.stacks[seat]]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = [in_a_line(hand)]
    for mark, who, stack, bet, cards, state in rows:
        cells = (
            mark.ljust(widths[0]), who.ljust(widths[1]), stack.rjust(widths[2]),
            bet.rjust(widths[3]), cards.ljust(widths[4]), state,
        )  # fmt: skip
        lines.append("  ".join(cells).rstrip())
    return "\n".join(lines)


def row_of(hand: Hand, seat: int) -> tuple[str, ...]:
    dollar = hand.stakes.dollar
    return (
        "B" if seat == hand.setup.button else " ",
        hand.who(seat),
        amount(hand.stacks[seat], dollar),
        f"bet {amount(hand.bets[seat], dollar)}" if hand.bets[seat] and not hand.over else "",
        " ".join([TEXT[card] for card in hand.hole[seat]]),
        state_of(hand, seat),
    )


def state_of(hand: Hand, seat: int) -> str:
    if seat == hand.actor:
        return "to act"
    if not hand.live >> seat & 1:
        return "folded"
    return "" if hand.able >> seat & 1 or hand.over else "all-in"


def in_html(hand: Hand) -> str:
    """The same as a table, the cards with their signs and colours."""
    head = escape(", ".join([title(hand.game, hand.stakes), *round_of(hand)[:1]]))
    board = " ".join([cards_in_html(board) for board in hand.boards])
    rows = "".join([html_row(hand, seat) for seat in range(hand.n) if hand.setup.stacks[seat]])
    foot = escape(f"{pot_of(hand)}, {stands(hand)}")
    return f"<b>{head}</b> {board}<table>{rows}</table>{foot}"


def html_row(hand: Hand, seat: int) -> str:
    mark, who, stack, bet, _, state = map(escape, row_of(hand, seat))
    cards = cards_in_html(hand.hole[seat])
    cells = (mark, who, stack, bet, cards, state)
    return f"<tr>{''.join([f'<td>{cell}</td>' for cell in cells])}</tr>"
