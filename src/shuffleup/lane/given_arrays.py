"""What the lane is given, checked: ``whole`` for numbers, ``seed_text`` for a seed.

Numpy would take a yes for a 1, turn 2⁶⁴ - 1 into -1 and 1.9 into 1; here nothing is taken for
something else: it is whole numbers that a row of the lane can hold, or a ``LaneError``.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
from numpy.typing import ArrayLike

from shuffleup.cards import Seed
from shuffleup.equity.tables import Longs
from shuffleup.lane.lane_game import LaneError

MOST_WORD = (1 << 63) - 1


def as_array(name: str, given: ArrayLike) -> npt.NDArray[np.generic]:
    """What is given, of whatever kind."""
    try:
        return np.asarray(given)
    except ValueError:  # in numpy's words nobody finds which of several arrays it was
        raise LaneError(f"{name}: rows of different lengths") from None


def whole(name: str, given: ArrayLike, shape: tuple[int, ...]) -> Longs:
    """Whole numbers of this shape, or one or a row of them for all; LaneError if they are not."""
    array = as_array(name, given)
    if array.dtype.kind not in "iu" and array.size:
        raise LaneError(f"{name}: whole numbers, not {array.dtype}")
    if array.dtype.kind == "u" and array.size and int(array.max()) > MOST_WORD:
        raise LaneError(f"{name}: {array.max()} is more than 64 bits hold")
    try:
        return np.array(np.broadcast_to(array, shape), np.int64)
    except ValueError:
        raise LaneError(f"{name}: shape {array.shape} does not fit {shape}") from None


def seed_text(seed: Seed) -> str:
    """A seed as it is written in front of what is drawn from it; numpy's 7 is 7."""
    if isinstance(seed, np.integer):
        seed = int(seed)
    if type(seed) not in (int, str, bytes):
        raise LaneError(f"seed: a whole number, text or bytes, not {type(seed).__name__}")
    try:
        return repr(seed)
    except ValueError:  # Python writes no number of more digits
        raise LaneError("seed: a number of 4300 digits at most") from None
