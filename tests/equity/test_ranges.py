"""Ranges as people write them, and what is wrong with those that cannot be read."""

from __future__ import annotations

from fractions import Fraction

import pytest

from shuffleup.cards import SHORT, show
from shuffleup.equity import RangeError, parse_range

COUNTS = {
    "AA": 6,
    "AKs": 4,
    "AKo": 12,
    "AK": 16,
    "KA": 16,
    "22+": 78,
    "TT+": 30,
    "AA+": 6,
    "AJo+": 36,
    "A2s+": 48,
    "76s+": 4,
    "22-66": 30,
    "66-22": 30,
    "A2s-A5s": 16,
    "A5s - A2s": 16,
    "76s-T9s": 16,
    "T8o-64o": 60,
    "AsKd": 1,
    "random": 1326,
    "AA, KK": 12,
    "AA KK": 12,
    "AA, AsAh": 6,
    "aks, tt": 10,
    "22+, A2s+, random": 1326,
}


@pytest.mark.parametrize("text", COUNTS)
def test_a_range_has_its_combinations(text: str) -> None:
    combos = [combo for combo, _ in parse_range(text)]
    assert len(set(combos)) == len(combos) == COUNTS[text]
    assert all(one > other for one, other in combos)


def test_the_hands_between_are_those_one_would_name() -> None:
    named = [show(combo) for combo, _ in parse_range("T8s-86s")]
    assert named == ["Ts8s", "Th8h", "Td8d", "Tc8c", "9s7s", "9h7h", "9d7d", "9c7c",
                     "8s6s", "8h6h", "8d6d", "8c6c"]  # fmt: skip


def test_a_weight_goes_with_its_token_and_the_last_one_counts() -> None:
    weights = dict(parse_range("QQ@0.5, AKs, QsQh@.25"))
    assert sorted(weights.values()) == [Fraction(1, 4), *[Fraction(1, 2)] * 5, *[1] * 4]


def test_a_short_deck_has_fewer_hands() -> None:
    assert len(parse_range("random", SHORT)) == 630
    assert len(parse_range("55+", SHORT)) == 54
    with pytest.raises(RangeError, match="'22': has no cards of this deck"):
        parse_range("22", SHORT)


@pytest.mark.parametrize(
    ("text", "token", "why"),
    [
        ("", "", "is empty"),
        ("AA, KX", "KX", "is not one of"),
        ("AAs", "AAs", "a pair is neither"),
        ("QQ@2", "QQ@2", "a weight is above 0 and at most 1"),
        ("QQ@0", "QQ@0", "a weight is above 0"),
        ("QQ@half", "QQ@half", "a weight is"),
        ("AsAs", "AsAs", "the same card twice"),
        ("AsAhAd", "AsAhAd", "two cards, like AsKd"),
        ("A2s-A5o", "A2s-A5o", "both ends"),
        ("A2s-K5s", "A2s-K5s", "the ends share"),
        ("22-AK", "22-AK", "the ends share"),
        ("AsKd+", "AsKd+", "is not one of"),
    ],
)
def test_an_unreadable_range_names_the_token_and_why(text: str, token: str, why: str) -> None:
    with pytest.raises(RangeError, match=why) as caught:
        parse_range(text)
    assert caught.value.token == token
