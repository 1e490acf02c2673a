"""Which hands are dead, which come back, and who is protected."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class DeadHands:
    pass
