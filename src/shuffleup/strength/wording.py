"""Hand values read aloud, as a dealer would: "two pair, kings and fours, nine kicker".

``high_words``, ``short_words``, ``ace_to_five_words``, ``deuce_words`` and ``badugi_words`` each
read one kind of value. Nothing but the value is needed: it holds the ranks.

The invariant: equal values read the same, different values of one kind read differently.
"""

from __future__ import annotations

from shuffleup.cards import RANK_NAMES, RANKS
from shuffleup.strength.scale import (
    ALL_RANKS,
    CATEGORY_SHIFT,
    FIVE,
    FLUSH,
    FULL_HOUSE,
    HIGH_CARD,
    LOW_TOP,
    MAIN_SHIFT,
    PAIR,
    QUADS,
    STRAIGHT,
    STRAIGHT_FLUSH,
    TRIPS,
    TWO_PAIR,
    category,
)

_ACE_LOW_NAMES = (RANK_NAMES[-1], *RANK_NAMES[:-1])
_ACE_LOW_RANKS = RANKS[-1] + RANKS[:-1]
_COUNTS = {PAIR: "pair of", TRIPS: "three", QUADS: "four", FIVE: "five"}
_BADUGI_SIZES = ("", "one-card", "two-card", "three-card")
_SHORT_ORDER = {FLUSH: FULL_HOUSE, FULL_HOUSE: FLUSH}


def high_words(value: int, names: tuple[str, ...] = RANK_NAMES) -> str:
    """A high value in words; ``names`` are the ranks' names from the lowest bit up."""
    kind = category(value)
    main = _named(value >> MAIN_SHIFT & ALL_RANKS, names)
    rest = _named(value & ALL_RANKS, names)
    if kind in _COUNTS:
        return f"{_COUNTS[kind]} {plural(main[0])}{_kickers(rest)}"
    if kind == TWO_PAIR:
        return f"two pair, {plural(main[0])} and {plural(main[1])}{_kickers(rest)}"
    if kind == FULL_HOUSE:
        return f"full house, {plural(main[0])} full of {plural(rest[0])}"
    return _unpaired_words(kind, rest)


def short_words(value: int) -> str:
    """A 36-card value in words: only flush and full house stand in another order."""
    kind = category(value)
    shift = _SHORT_ORDER.get(kind, kind) - kind
    return high_words(value + (shift << CATEGORY_SHIFT))


def ace_to_five_words(value: int) -> str:
    """``8-6-4-3-A low``; a paired low reads like a high hand; 0 is "no low"."""
    if not value:
        return "no low"
    badness = LOW_TOP - value
    if category(badness) == HIGH_CARD:
        return f"{_dashed(badness, _ACE_LOW_RANKS)} low"
    return high_words(badness, _ACE_LOW_NAMES)


def deuce_words(value: int) -> str:
    """``7-5-4-3-2 low``; a pair, a straight or worse reads like the high hand it is."""
    badness = LOW_TOP - value
    if category(badness) == HIGH_CARD:
        return f"{_dashed(badness, RANKS)} low"
    return high_words(badness)


def badugi_words(value: int) -> str:
    """``7-5-4-A badugi``, or ``three-card 6-4-2``."""
    size = value >> MAIN_SHIFT
    ranks = _dashed(ALL_RANKS - (value & ALL_RANKS), _ACE_LOW_RANKS)
    return f"{ranks} badugi" if size == 4 else f"{_BADUGI_SIZES[size]} {ranks}"


def plural(name: str) -> str:
    """``sixes``, ``kings``."""
    return name + ("es" if name.endswith("x") else "s")


def _unpaired_words(kind: int, ranks: list[str]) -> str:
    if kind == STRAIGHT:
        return f"straight, {ranks[0]} high"
    if kind == STRAIGHT_FLUSH:
        return "royal flush" if ranks[0] == "ace" else f"straight flush, {ranks[0]} high"
    if kind == FLUSH:
        return f"flush, {' '.join(ranks)}"
    return f"{ranks[0]} high{', ' if ranks[1:] else ''}{' '.join(ranks[1:])}"


def _kickers(ranks: list[str]) -> str:
    if not ranks:
        return ""
    return f", {' '.join(ranks)} {'kicker' if len(ranks) == 1 else 'kickers'}"


def _named(bits: int, names: tuple[str, ...]) -> list[str]:
    """The ranks' names, highest first."""
    return [names[rank] for rank in range(12, -1, -1) if bits >> rank & 1]


def _dashed(bits: int, ranks: str) -> str:
    return "-".join(ranks[rank] for rank in range(12, -1, -1) if bits >> rank & 1)
