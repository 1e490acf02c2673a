"""``HandIn``: the message by which a player has a say in the order of a deck that is fixed."""

from __future__ import annotations

from msgspec import Struct


class HandIn(Struct, frozen=True, tag="words", tag_field="t", forbid_unknown_fields=True):
    """Words of mine for the next deck of a table where I sit, once a deck: they decide with those
    of others in which order the promised deck is dealt.

    key    of my own, as in ``Do``
    place  where the table is
    table  its number
    words  1 to 64 characters; everybody sees them in the proof of the hand
    """

    key: str
    place: str
    table: str
    words: str
