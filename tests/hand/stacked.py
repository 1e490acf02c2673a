"""A deck in dealing order that gives each player, and the board, the cards a test names."""

from __future__ import annotations

from collections.abc import Sequence

from shuffleup.cards import UNKNOWN, parse, show
from shuffleup.games import game


def stacked(
    key: str, hands: Sequence[str], board: str = "", then: str = "", burns: str = ""
) -> str:
    """The deck when nobody folds: hands from the left of the button, ``??`` for any card.

    ``then`` names the cards that follow the last street: a second run, or the cards of a draw.
    """
    sheet = game(key)
    held = [list(parse(hand)) for hand in hands]
    table, rest, burned = list(parse(board)), list(parse(then)), list(parse(burns))
    named = {card for pile in (*held, table, rest, burned) for card in pile}
    spare = [card for card in sheet.cards if card not in named]
    deck: list[int] = []

    def lay(pile: list[int]) -> None:
        card = pile.pop(0) if pile else UNKNOWN
        if card != UNKNOWN:
            deck.append(card)
        elif spare:
            deck.append(spare.pop(0))

    for street in sheet.streets:
        if street.burn and not street.draw:
            lay(burned)
        for _ in range(street.down + street.up):
            for hand in held:
                lay(hand)
        for _ in range(street.board):
            lay(table)
    for _ in range(len(rest)):
        lay(rest)
    return show((*deck, *spare))


def whole_deck(first: str) -> str:
    """A standard deck that begins with these cards."""
    cards = parse(first)
    return show((*cards, *(card for card in game("holdem").cards if card not in cards)))
