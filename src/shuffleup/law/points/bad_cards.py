"""Cards exposed, boxed, dropped, foreign to the deck or missing from it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class BadCards:
    pass
