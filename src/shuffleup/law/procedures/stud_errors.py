"""Stud errors and dead hands, by name: what the floor carries out."""

from __future__ import annotations

from typing import Final

STUD_ERRORS: Final[dict[str, str]] = {}
