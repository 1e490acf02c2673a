"""What chips and words meant, by name: what the floor carries out."""

from __future__ import annotations

from typing import Final

CHIPS: Final[dict[str, str]] = {}
