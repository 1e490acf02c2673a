"""Tabling, disputes and penalties, by name: what the floor carries out."""

from __future__ import annotations

from typing import Final

TABLING: Final[dict[str, str]] = {
    "floor-authority": "Where no clause decides, the floor does, by what is fair.",
    "floor-ruling": "A player keeps to what the floor has ruled.",
}
