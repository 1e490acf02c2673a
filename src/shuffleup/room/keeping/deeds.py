"""What a room's log keeps besides events: who did it in which words, and the order of things.

Neither is applied: a room is the fold of its events alone.
"""

from __future__ import annotations

import re

from msgspec import Struct

from shuffleup.log.codec import known
from shuffleup.log.sealing import sealed_where

# A report, a card as the notation has it (7h, AsKs, Jk), one in words, or a command as a record in
# which there is room for cards, for what they follow from, or for what somebody reported.
MAY_NAME_CARDS = re.compile(
    r"!|\b(?:(?:10|[2-9TJQKA])[cdhs♣♦♥♠]|Jk)+(?![a-z])"
    r"|\b(?:clubs?|diamonds?|hearts?|spades?|joker)\b"
    r'|"(?:cards?|deck|stub|seed|chance|facts|report|words)":',
    re.IGNORECASE,
)
ONE_DIGIT = re.compile(r"(?<![\d])\d(?![\dcdhs♣♦♥♠])")  # a card below ten, as a number


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


def spare(deed: Deed) -> int:
    """How much longer the words would be if every card in them had two digits."""
    return len(ONE_DIGIT.findall(deed.words))


sealed_where(Deed, may_name_cards, spare)
