"""Ranges of two-card hands: ``parse_range("TT+, AJs+, KQo, A2s-A5s, AsKd, QQ@0.5")``.

    QQ         a pair, six ways             TT+        tens and every higher pair
    AK         sixteen ways                 AJo+       AJo, AQo, AKo: the side card rises
    AKs AKo    suited, offsuit              22-66      pairs between, either end first
    AsKd       two cards                    A2s-A5s    side cards between
    random     any two cards                76s-T9s    connectors (or gaps) between
    QQ@0.5     half of the time

Tokens are separated by commas or blanks; a later token overrides an earlier one.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from fractions import Fraction
from itertools import combinations

from shuffleup.cards import RANKS, STANDARD, parse
from shuffleup.outside_text import quoted

Combo = tuple[int, int]
"""Two cards, the higher first."""
Shape = tuple[int, int, str]
"""Two ranks, the higher first, and ``s``, ``o`` or nothing."""

_SHAPE = re.compile(r"([2-9TJQKA])([2-9TJQKA])([SO]?)")
_WEIGHT = re.compile(r"[01]|[01]?\.[0-9]{1,4}")
LONGEST_RANGE = 10_000


class RangeError(ValueError):
    """A range that cannot be read: says the token and why."""

    def __init__(self, token: str, why: str) -> None:
        super().__init__(f"range: {quoted(token)}: {why}")
        self.token, self.why = token, why


def parse_range(text: str, deck: Collection[int] = STANDARD) -> list[tuple[Combo, Fraction]]:
    """The combinations of a range with their weights, in the order of the cards."""
    if len(text) > LONGEST_RANGE:
        raise RangeError(text, f"a range has at most {LONGEST_RANGE:,} characters")
    tokens = re.sub(r"\s*-\s*", "-", text).replace(",", " ").replace(";", " ").split()
    if not tokens:
        raise RangeError(text, "is empty; any two cards are written random")
    weights: dict[Combo, Fraction] = {}
    for token in tokens:
        name, at, weight_text = token.partition("@")
        weight = _weight(token, weight_text) if at else Fraction(1)
        combos = [c for c in _combos(token, name) if c[0] in deck and c[1] in deck]
        if not combos:
            raise RangeError(token, "has no cards of this deck")
        weights.update(dict.fromkeys(combos, weight))
    return sorted(weights.items(), reverse=True)


def _weight(token: str, text: str) -> Fraction:
    if not _WEIGHT.fullmatch(text) or not 0 < Fraction(text) <= 1:
        raise RangeError(token, "a weight is above 0 and at most 1, with up to four decimals")
    return Fraction(text)


def _combos(token: str, name: str) -> list[Combo]:
    if name.lower() == "random":
        return [(high, low) for low, high in combinations(STANDARD, 2)]
    cards = _two_cards(token, name)
    if cards:
        return [cards]
    return [combo for shape in _shapes(token, name) for combo in _combos_of(shape)]


def _two_cards(token: str, name: str) -> Combo | None:
    """The cards of ``AsKd``; None for a hand named by its ranks."""
    try:
        cards = parse(name)
    except ValueError:
        return None
    if len(cards) != 2 or not all(card < 52 for card in cards):
        raise RangeError(token, "a hand of a range is two cards, like AsKd")
    if cards[0] == cards[1]:
        raise RangeError(token, "is the same card twice")
    return max(cards), min(cards)


def _shapes(token: str, name: str) -> list[Shape]:
    if "-" in name:
        return _between(token, *name.split("-", 1))
    if not name.endswith("+"):
        return [_shape(token, name)]
    top, side, suits = _shape(token, name[:-1])
    if top == side:
        return [(rank, rank, "") for rank in range(top, len(RANKS))]
    return [(top, rank, suits) for rank in range(side, top)]


def _between(token: str, one: str, other: str) -> list[Shape]:
    (top, side, suits), (top_2, side_2, suits_2) = _shape(token, one), _shape(token, other)
    if suits != suits_2:
        raise RangeError(token, "both ends are suited, or both offsuit, or neither says")
    steps = range(abs(side_2 - side) + 1)
    low = min(side, side_2)
    if top - side == top_2 - side_2:
        return [(low + top - side + step, low + step, suits) for step in steps]
    if top == top_2 and side < top and side_2 < top:
        return [(top, low + step, suits) for step in steps]
    raise RangeError(token, "the ends share the higher card (A2s-A5s) or the gap (22-66, 76s-T9s)")


def _shape(token: str, name: str) -> Shape:
    found = _SHAPE.fullmatch(name.upper())
    if not found:
        raise RangeError(token, "is not one of AA, AK, AKs, AKo, TT+, AJs+, 22-66, AsKd, random")
    one, other, suits = found.groups()
    if one == other and suits:
        raise RangeError(token, "a pair is neither suited nor offsuit")
    top, side = sorted((RANKS.index(one), RANKS.index(other)), reverse=True)
    return top, side, suits.lower()


def _combos_of(shape: Shape) -> list[Combo]:
    top, side, suits = shape
    tops, sides = ([rank * 4 + suit for suit in range(4)] for rank in (top, side))
    if top == side:
        return [(high, low) for low, high in combinations(tops, 2)]
    every = [(a, b) for a in tops for b in sides]
    return [(a, b) for a, b in every if not suits or (a & 3 == b & 3) == (suits == "s")]
