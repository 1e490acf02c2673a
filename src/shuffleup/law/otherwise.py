"""What a house could have decided instead: the values around one that a point allows.

Whoever asks *what would be otherwise if this point were decided otherwise* goes through these: all
other members of a closed list, the numbers next to one, the usual parts of a whole.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from fractions import Fraction

from shuffleup.law.points import PointValue
from shuffleup.law.rules import POINTS, check_value

PARTS = (Fraction(0), Fraction(1, 2), Fraction(1))


def nearby(point: str, own: PointValue) -> list[PointValue]:
    """Values around one, as far as the point allows them; all others of a closed list."""
    if isinstance(own, bool):
        return [not own]
    if isinstance(own, Enum):
        return [member for member in type(own) if member is not own]
    step = Fraction(1, 10) if isinstance(own, Fraction) else 1
    return [value for value in (own - step, own + step) if is_allowed(point, value)]


def instead(point: str, own: PointValue) -> list[PointValue]:
    """Those nearby, then values further off: none at all, twice as much, a half, a whole."""
    far: Iterable[PointValue] = ()
    if isinstance(own, Fraction):
        far = PARTS
    elif type(own) is int:
        far = (0, 2 * own)
    further = [value for value in far if value != own and is_allowed(point, value)]
    return list(dict.fromkeys([*nearby(point, own), *further]))


def is_allowed(point: str, value: object) -> bool:
    try:
        check_value(POINTS[point], value)
    except ValueError:
        return False
    return True
