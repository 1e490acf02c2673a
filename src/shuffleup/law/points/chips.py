"""What chips and words meant: declarations, oversized chips, several chips, gestures."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Chips:
    pass
