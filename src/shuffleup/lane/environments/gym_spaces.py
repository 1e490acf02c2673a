"""The spaces of the doors to Gymnasium and PettingZoo: a row of numbers and a mask; a choice."""

from __future__ import annotations

from typing import cast

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from shuffleup.equity.tables import Longs
from shuffleup.lane.environments.choice_menu import Masks
from shuffleup.lane.environments.vector_tables import VectorTables
from shuffleup.lane.lane_game import MOST_CHIPS

Seen = dict[str, Longs | Masks]
Told = dict[str, object]  # whatever an environment wants to tell
Rows = npt.NDArray[np.generic]  # one entry for each table: rewards, or whether a hand is over
SEEN, MASK = "observation", "action_mask"


def seen_space(tables: VectorTables) -> spaces.Space[Seen]:
    """What one seat sees (``seen_row``), and which choices it has."""
    most = MOST_CHIPS * tables.row.seats
    made = spaces.Dict(
        {
            SEEN: spaces.Box(-1, most, (tables.row.width,), np.int64),
            MASK: spaces.Box(0, 1, (tables.choices,), np.int8),
        }
    )
    return cast(spaces.Space[Seen], made)


def choice_space(tables: VectorTables) -> spaces.Space[int]:
    return cast(spaces.Space[int], spaces.Discrete(tables.choices))
