"""Steps a second of the vector environment with random choices: ``python -m bench.vector_steps``.

Choices are drawn beside the clock; a step is a choice made, whatever follows from it (hands
that end are paid and the next ones dealt), and what every seat asked next sees, with its menu.
"""

from __future__ import annotations

from time import process_time
from typing import Any

import numpy as np

from shuffleup.games import Structure
from shuffleup.hand import Stakes, no_limit, pot_limit
from shuffleup.lane import LaneGame, lane_game
from shuffleup.lane.environments import VectorTables

TABLES = 256
ROUNDS = 400


def games() -> dict[str, LaneGame]:
    stud = Stakes(Structure.LIMIT, 4, 8, ante=1, bring_in=1)
    draw = Stakes(Structure.LIMIT, 2, 4, blinds=(1, 2))
    return {
        "holdem-nl": lane_game("holdem", no_limit(1, 2)),
        "omaha8-pl": lane_game("omaha-eight", pot_limit(1, 2)),
        "stud-limit": lane_game("stud", stud),
        "triple-draw-limit": lane_game("triple-draw", draw),
    }


def rows(quick: bool) -> list[dict[str, Any]]:  # Any: numbers and words side by side
    return [
        {
            "work": f"vector environment, {name}, six seats, random choices",
            "engine": "shuffleup lane",
            "rate": steps_a_second(game, ROUNDS // 4 if quick else ROUNDS) / 1e6,
            "unit": "million/s",
        }
        for name, game in games().items()
    ]


def steps_a_second(game: LaneGame, rounds: int) -> float:
    """The best tenth of the rounds: the machine is shared."""
    tables = VectorTables(game, TABLES, 6, 200)
    dice = np.random.default_rng(1)
    asked: Any = tables.reset(seed=1)
    spent = []
    for _ in range(rounds):
        choices = (dice.random(asked.mask.shape, np.float32) * asked.mask).argmax(axis=1)
        start = process_time()
        asked = tables.step(choices)
        spent.append(process_time() - start)
    return TABLES / float(np.percentile(spent, 10))


if __name__ == "__main__":
    import sys

    for row in rows(quick="--quick" in sys.argv):
        print(f"{row['work']:62} {row['rate']:8.2f} {row['unit']}")
