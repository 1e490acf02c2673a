"""Dealing the rest more than once when the betting is over and someone is all-in."""

from __future__ import annotations

from dataclasses import dataclass

from shuffleup.law.points.point import point


@dataclass(frozen=True, slots=True)
class RunIt:
    run_it_maximum: int = point(
        1, "How many times may the remaining cards be dealt when all-in?", least=1, most=3
    )
    run_it_limit: bool = point(False, "May the remaining cards be dealt twice in limit?")
