"""How a wager is made and mended: motions, string raises, undercalls, wrong sizes."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Wagers:
    pass
