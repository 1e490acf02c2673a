"""Shuffles that are not fair, of the kinds people write, many decks at a time: for each step of
Fisher and Yates one number, too many of them, too few, or not of the right chance."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import numpy.typing as npt
from tests.cards.deck_statistics import Decks, N

Dice = np.random.Generator
Picks = npt.NDArray[np.int64]


def swapped(size: int, steps: list[tuple[int, Picks]]) -> Decks:
    """New decks with a card of each, at a position, swapped with one picked, step by step."""
    decks = np.tile(np.arange(N, dtype=np.uint8), (size, 1))
    rows = np.arange(size)
    for last, picks in steps:
        held = decks[:, last].copy()
        decks[:, last] = decks[rows, picks]
        decks[rows, picks] = held
    return decks


def fair(size: int, dice: Dice) -> Decks:
    """The shuffle all the others get wrong."""
    return swapped(size, [(last, dice.integers(0, last + 1, size)) for last in range(N - 1, 0, -1)])


def any_position(size: int, dice: Dice) -> Decks:
    """Every card swapped with any other: 52⁵² ways, which 52! does not divide."""
    return swapped(size, [(last, dice.integers(0, N, size)) for last in range(N - 1, 0, -1)])


def off_by_one(size: int, dice: Dice) -> Decks:
    """A card never stays where it is: only orders of one cycle."""
    return swapped(size, [(last, dice.integers(0, last, size)) for last in range(N - 1, 0, -1)])


def modulo(size: int, dice: Dice) -> Decks:
    """A byte, modulo the cards that are left: the low ones come more often."""
    return swapped(
        size, [(last, dice.integers(0, 256, size) % (last + 1)) for last in range(N - 1, 0, -1)]
    )


def cut_short(size: int, dice: Dice) -> Decks:
    """The last rounds are left out."""
    return swapped(size, [(last, dice.integers(0, last + 1, size)) for last in range(N - 1, 4, -1)])


def one_round_short(size: int, dice: Dice) -> Decks:
    """The last round is left out: two cards are never swapped."""
    return swapped(size, [(last, dice.integers(0, last + 1, size)) for last in range(N - 1, 1, -1)])


def small_seed(size: int, dice: Dice) -> Decks:
    """A generator with a seed of 16 bits: each deck is fair, and there are 65,536."""
    known = fair(1 << 16, np.random.default_rng(1))
    return known[dice.integers(0, 1 << 16, size)]


def seven_riffles(size: int, dice: Dice) -> Decks:
    """Cut and riffled as at a table, seven times: well mixed for a table, and not fair."""
    keys = dice.integers(0, 1 << 7, (size, N))  # an inverse riffle sorts by one bit; these by seven
    decks = np.argsort(keys, axis=1, kind="stable")
    return np.argsort(decks, axis=1).astype(np.uint8)


# Each with what must give it away.
BAD: dict[Callable[[int, Dice], Decks], tuple[str, ...]] = {
    any_position: ("card at position", "neighbours"),
    off_by_one: ("card at position", "cycles", "parity"),
    modulo: ("card at position",),
    cut_short: ("card at position", "neighbours", "cycles"),
    one_round_short: ("card at position",),
    small_seed: ("decks twice",),
    seven_riffles: ("neighbours", "rising sequences"),
}
