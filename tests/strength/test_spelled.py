"""The rules of hand ranking spelled out rank hands as the fast tables do."""

from __future__ import annotations

from itertools import pairwise

import pytest
from tests.strength.plain_hands import deal

from shuffleup.cards import parse
from shuffleup.strength import ace_to_five, high
from shuffleup.strength.spelled import spelled_high, spelled_low

HANDS = [tuple(cards) for cards in deal(4000, 5, 11)]
RARE = [
    parse(text)
    for text in (
        "AsKsQsJsTs", "KhQhJhTh9h", "5d4d3d2dAd", "AsAhAdAcKs", "2s2h2d2c3s", "AsAhAdKcKs",
        "2s2h2d3c3s", "As9s7s5s3s", "AsKdQhJcTs", "5s4d3h2cAs", "AsAdAhKcQs", "AsAdKhKcQs",
    )
]  # fmt: skip


@pytest.mark.parametrize(("fast", "plain"), [(high, spelled_high), (ace_to_five, spelled_low)])
def test_with_no_rule_left_out_hands_rank_as_in_the_tables(fast, plain) -> None:  # type: ignore[no-untyped-def]
    hands = [*HANDS, *RARE]
    by_table = sorted(hands, key=fast)
    for below, above in pairwise(by_table):
        assert (fast(below) < fast(above)) == (plain(below) < plain(above)), (below, above)
        assert (fast(below) == fast(above)) == (plain(below) == plain(above)), (below, above)


@pytest.mark.parametrize(
    ("rule", "better", "worse"),
    [
        ("royal-flush", "AsKsQsJsTs", "KhQhJhTh9h"),
        ("straight-flush", "6d5d4d3d2d", "AsAhAdAcKs"),
        ("four-of-a-kind", "2s2h2d2c3s", "AsAhAdKcKs"),
        ("full-house", "2s2h2d3c3s", "AsKs7s5s3s"),
        ("flush", "7s5s4s3s2s", "AsKdQhJcTs"),
        ("straight", "6s5d4h3c2s", "AsAdAhKcQs"),
        ("three-of-a-kind", "2s2d2h4c3s", "AsAdKhKcQs"),
        ("two-pair", "3s3d2h2c4s", "AsAdKhQcJs"),
        ("one-pair", "2s2d5h4c3s", "AsKdQhJc9s"),
        ("card-ranks", "AsQdTh8c6s", "KsQdTh8c6s"),
        ("ace-low-straight", "As2d3h4c5s", "AsAdKhQcJs"),
    ],
)
def test_without_its_rule_a_hand_no_longer_wins(rule: str, better: str, worse: str) -> None:
    assert spelled_high(parse(better)) > spelled_high(parse(worse))
    assert spelled_high(parse(better), {rule}) < spelled_high(parse(worse), {rule})


@pytest.mark.parametrize(
    ("rule", "better", "worse"),
    [
        ("low-card-ranks", "As2d3h4c7s", "2s3d4h6c7d"),
        ("low-ignores-straights", "As2d3h4c5s", "As2d3h4c8s"),
    ],
)
def test_without_its_rule_a_low_no_longer_wins(rule: str, better: str, worse: str) -> None:
    assert spelled_low(parse(better)) > spelled_low(parse(worse))
    assert spelled_low(parse(better), {rule}) < spelled_low(parse(worse), {rule})
