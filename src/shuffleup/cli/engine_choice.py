"""``--engine``: one hand at a time, or the lane, for every command that knows both.

The result is the same to the chip; which of the two is used is said in the report.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from shuffleup.cli.output import UsageError

Engine = Literal["auto", "hand", "lane"]
IN_THE_LANE = "played in the lane"


def takes_the_lane(engine: Engine, is_worth_it: bool, why_not: Callable[[], str]) -> bool:
    """Whether the lane plays: if that is asked for, or it can and is worth it; asked for what it
    cannot, it refuses by name."""
    if engine == "hand" or (engine == "auto" and not is_worth_it):
        return False
    why = why_not()
    if engine == "lane" and why:
        raise UsageError(f"--engine lane: {why}")
    return not why


def engine_name(lane: bool) -> str:
    """The engine that was used, for scripts."""
    return "lane" if lane else "hand"
