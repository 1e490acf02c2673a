"""Turns, folds and the clock, by name: what the floor carries out."""

from __future__ import annotations

from typing import Final

TURNS: Final[dict[str, str]] = {}
