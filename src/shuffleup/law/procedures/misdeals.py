"""Misdeals, by name: what the floor carries out."""

from __future__ import annotations

from typing import Final

MISDEALS: Final[dict[str, str]] = {}
