"""Who may report what: ``answered(kind, by, by_hand)`` says what comes of a report of a kind.

Read off what each kind says of itself (``floor.evidence``); the page of docs is made of it, and a
test sends every kind to a small house in each of these ways.
"""

from __future__ import annotations

from enum import Enum

from shuffleup.floor.evidence import KnownFrom
from shuffleup.floor.kinds import STAGED, AnyKind, Need


class Reporter(Enum):
    """Who reports: whether they are in the hand is what counts, whatever they work as."""

    HOST_IN_IT = "host in the hand"
    HOST_OUT_OF_IT = "host out of it"
    DEALER = "dealer"
    FLOOR = "floor"


class WhatComes(Enum):
    """What comes of a report."""

    NEVER = "never"  # the house deals, and its record refutes it
    IF_SHOWN = "if the record shows it"
    SHOWN_WAITS = "waits, if the record shows it"
    WAITS = "waits"  # for somebody who is not in it, for all to agree, or for the book
    UNLESS = "unless somebody objects"
    RULED = "ruled"
    NOT_SEEN = "no hand is seen"  # people deal: a hand that does not count is undone at the desk
    DESK = "at a desk"  # asked of a room, an event or a season


def answered(kind: AnyKind, by: Reporter, *, by_hand: bool = False) -> WhatComes:
    in_it, known = by is Reporter.HOST_IN_IT, kind.known
    if kind.need in STAGED:
        return WhatComes.DESK
    if by_hand and kind.need is Need.HAND:
        return WhatComes.NOT_SEEN
    if by_hand:
        return WhatComes.UNLESS if in_it else WhatComes.RULED
    if known.source is KnownFrom.PEOPLE:
        return WhatComes.WAITS if in_it else WhatComes.RULED
    if known.shows is None:
        return WhatComes.NEVER
    return WhatComes.SHOWN_WAITS if in_it else WhatComes.IF_SHOWN
