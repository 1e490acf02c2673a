"""Equity with the compiled kernel: ``run_out`` all boards, ``sample`` random deals.

For high hands of the standard deck in which any cards of hand and board may play. ``run_out`` wants
hands that have all their cards; ``sample`` draws the same deals as ``plain_odds.sample`` for the
same seed.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import ArrayLike

from shuffleup.cards import Seed
from shuffleup.equity import kernel
from shuffleup.equity.all_boards import count_boards
from shuffleup.equity.dice import first_state
from shuffleup.equity.odds_tally import OddsTally
from shuffleup.equity.plain_odds import Holes, Progress
from shuffleup.equity.spot import Spot
from shuffleup.equity.tables import NO_CARD, Longs, tables

STEP = 1 << 18
BOARD = 5  # cards of a whole board


def run_out(spot: Spot, holes: Holes, weight: int, tally: OddsTally) -> None:
    """Every board for these hands, each counted ``weight`` times."""
    ties = count_boards(
        tables(spot.showdown_size),
        tables(BOARD),
        _longs(holes),
        _longs(spot.board),
        _longs(spot.deck),
        spot.board_to_come,
    )
    tally.add_ties(ties.tolist(), weight)


def sample(spot: Spot, count: int, seed: Seed, tally: OddsTally, progress: Progress | None) -> None:
    """That many random deals."""
    draw, ties = _draw(spot), _no_ties(spot)
    dice = np.array([first_state(seed)], np.uint64)
    for done in range(0, count, STEP):
        if progress:
            progress(done, count)
        kernel.sample(tables(spot.showdown_size), draw, min(STEP, count - done), dice, ties)
    tally.add_ties(ties.tolist())


def _draw(spot: Spot) -> kernel.RandomDeal:
    choices = [cards for seat in spot.seats for cards, _ in seat.choices]
    width = max(1, *map(len, choices))
    sizes = [len(seat.choices) for seat in spot.seats]
    weights = [np.cumsum([weight for _, weight in seat.choices]) for seat in spot.seats]
    to_come = [*(seat.to_come for seat in spot.seats), spot.board_to_come]
    return kernel.RandomDeal(
        choices=_longs([[*cards, *[NO_CARD] * (width - len(cards))] for cards in choices]),
        first=_longs(np.cumsum([0, *sizes])),
        upto=_longs(np.concatenate(weights)),
        to_come=_longs(to_come),
        board=_longs(spot.board),
        deck=_longs(spot.deck),
    )


def _no_ties(spot: Spot) -> Longs:
    players = len(spot.seats)
    return np.zeros((players, players + 1), np.int64)


def _longs(numbers: ArrayLike) -> Longs:
    return np.array(numbers, np.int64)
