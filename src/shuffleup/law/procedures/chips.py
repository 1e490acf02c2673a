"""What chips and words meant, by name: what the floor carries out."""

from __future__ import annotations

from typing import Final

CHIPS: Final[dict[str, str]] = {
    "official-terms": "Reads the plain betting terms as what they say: pot in pot-limit, complete.",
    "exact-call": "Takes chips for exactly the call as a call.",
    "bills-count-like-chips": "Reads several bills put in like chips, where no change was asked.",
}
