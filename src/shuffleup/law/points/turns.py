"""Action out of turn, players skipped, folds that are not in order."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Turns:
    pass
