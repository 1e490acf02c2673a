"""``BracketRound``: which round of a bracket is played, and by whom."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

BYE: Final = ""


class BracketRound(Struct, frozen=True, gc=False):
    """The players of a round in the order of the bracket, two and two; ``BYE`` is nobody."""

    number: int = 0  # 0: nothing is drawn yet
    line: tuple[str, ...] = ()
