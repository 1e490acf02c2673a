"""Tables of several games, for the tests of the environments."""

from __future__ import annotations

import random

import numpy as np

from shuffleup.games import Opening, Structure, game
from shuffleup.hand import Stakes, limit, no_limit
from shuffleup.lane import lane_game
from shuffleup.lane.environments import VectorTables
from shuffleup.law import DEFAULT

GAMES = ["holdem", "omaha-eight", "stud", "razz", "five-card-draw", "triple-draw", "badugi",
         "crazy-pineapple", "short-deck"]  # fmt: skip
RULES = DEFAULT.but(run_it_maximum=2)


def stakes_of(name: str) -> Stakes:
    sheet = game(name)
    if sheet.opening is Opening.BRING_IN:
        return Stakes(Structure.LIMIT, 4, 8, ante=1, bring_in=1)
    if Structure.NO_LIMIT in sheet.structures:
        return no_limit(1, 2)
    return limit(2, 4)


def tables_of(name: str, count: int = 3, seats: int = 3, stacks: int = 60) -> VectorTables:
    return VectorTables(lane_game(name, stakes_of(name), RULES), count, seats, stacks)


def any_choice(mask: np.ndarray, dice: random.Random) -> int:
    return int(dice.choice(np.flatnonzero(mask)))
