"""How wagers are made and mended, by name: what the floor carries out."""

from __future__ import annotations

from typing import Final

WAGERS: Final[dict[str, str]] = {}
