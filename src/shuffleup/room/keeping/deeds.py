"""What a room's log keeps besides events: who did it in which words, and the order of things.

Neither is applied: a room is the fold of its events alone.
"""

from __future__ import annotations

import re

from msgspec import Struct

from shuffleup.log.codec import known
from shuffleup.log.sealing import sealed_where

# A report, a card as the notation has it (7h, AsKs, Jk), or one in words.
MAY_NAME_CARDS = re.compile(
    r"!|\b(?:(?:10|[2-9TJQKA])[cdhs♣♦♥♠]|Jk)+(?![a-z])|\b(?:clubs?|diamonds?|hearts?|spades?|joker)\b",
    re.IGNORECASE,
)


class Deed(Struct, frozen=True):
    """Somebody did something: who, in which role, in which words, by which points of the law.

    Nobody (``by`` is empty) where it happened by itself when its time had come."""

    by: str
    role: str
    words: str
    grounds: tuple[str, ...] = ()


class Meanwhile(Struct, frozen=True, gc=False):
    """Here, in the order of things, come so many events from a table's own stream."""

    table: str
    count: int


known("room", Deed, Meanwhile)


def may_name_cards(deed: Deed) -> bool:
    return MAY_NAME_CARDS.search(deed.words) is not None


sealed_where(Deed, may_name_cards)
