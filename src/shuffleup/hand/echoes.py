"""What somebody sent, fit for a sentence: never longer than a line, and never an error itself."""

from __future__ import annotations

import re
from collections.abc import Sequence

from shuffleup.hand.chip_amounts import amount


def said(value: object, dollar: int = 1) -> str:
    """What someone sent, fit for a sentence, whatever it was; so many chips as money, where a
    dollar is several."""
    if type(value) is int:
        return amount(value, dollar) if abs(value) < 10**30 else "an enormous number"
    if value is None or isinstance(value, bool):
        return {None: "nothing", True: "yes", False: "no"}[value]
    try:
        text = listed(value, dollar) if isinstance(value, list | tuple) else repr(value)
    except Exception:
        text = type(value).__name__
    return short(text)


def listed(value: Sequence[object], dollar: int) -> str:
    """A short list of what is none itself; any other as it is written."""
    if len(value) > 12 or any(type(one) in (list, tuple) for one in value):
        return repr(value)
    return ", ".join(said(one, dollar) for one in value) or "none"


def short(text: str, most: int = 40) -> str:
    """As much of a text as goes into a sentence."""
    return text if len(text) <= most else text[: most - 3] + "..."


SEAT = re.compile(r"\bseat (\d{1,2})\b")


def by_name(says: str, names: Sequence[str]) -> str:
    """A sentence that speaks of seats, with the players' names where they have names."""

    def called(found: re.Match[str]) -> str:
        at = int(found[1]) - 1
        return (names[at] if 0 <= at < len(names) else "") or found[0]

    return SEAT.sub(called, says) if names else says


def seat_said(seat: object) -> str:
    """A seat as people count them, from 1."""
    return said(seat + 1) if isinstance(seat, int) and type(seat) is int else said(seat)
