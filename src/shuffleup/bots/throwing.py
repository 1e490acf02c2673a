"""The cards a bot throws away: ``throw`` answers any view that is asked for a draw or a discard.

A draw keeps what ``discards.keep`` says; of pineapple's three cards the two stay that are worth
most, in hold'em's own table, before the flop or on it.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from shuffleup.bots.discards import draws_left, keep
from shuffleup.bots.hand_reader import reader
from shuffleup.games import Sheet, game
from shuffleup.hand.view import View

Cards = tuple[int, ...]


def throw(view: View) -> Cards:
    """The cards this hand does better without."""
    assert view.options is not None
    sheet, cards = view.game, view.hands[view.viewer]
    if view.options.discard_least:
        return worst_of(sheet, cards, view.boards[0], view.options.discard_least)
    kept = keep(sheet, cards, draws_left(sheet, view.street))
    return tuple(card for card in cards if card not in kept)[: view.options.discard_most]


def worst_of(sheet: Sheet, cards: Cards, board: Cards, count: int) -> Cards:
    """The cards whose loss leaves the best two behind: as they are worth against good hands."""
    like = reader(game("holdem-eight" if len(sheet.wins) > 1 else "holdem"))

    def left(thrown: Sequence[int]) -> tuple[int, int]:
        rest = tuple(card for card in cards if card not in thrown)
        row = like.look(1 if board else 0, rest, board[:3])
        return row[0] + row[1], sum(rest)

    return max(combinations(cards, count), key=left)
