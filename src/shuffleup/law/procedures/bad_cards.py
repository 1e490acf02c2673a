"""Bad cards and boards, by name: what the floor carries out."""

from __future__ import annotations

from typing import Final

BAD_CARDS: Final[dict[str, str]] = {}
