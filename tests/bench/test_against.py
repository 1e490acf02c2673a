"""Two commits side by side: what the interval holds, and when a row is worse."""

from __future__ import annotations

from itertools import product

import pytest
from bench.against import compared, places_cut


@pytest.mark.parametrize("count", [9, 10, 11, 12, 13])
def test_the_interval_misses_the_median_in_at_most_five_of_a_hundred_runs(count: int) -> None:
    """Every way in which ratios may lie above and below the true median, counted."""
    ways = [sum(above) for above in product((0, 1), repeat=count)]
    cut = places_cut(count)

    def missed(lost: int) -> float:
        return sum(not lost < above < count - lost for above in ways) / len(ways)

    assert missed(cut) <= 0.05 < missed(cut + 1)


def test_of_nine_rounds_the_best_and_the_worst_are_left_out() -> None:
    new = [{"row": 0.80 + rank / 100} for rank in (4, 1, 9, 2, 7, 3, 8, 5, 6)]
    (row,) = compared([{"row": 1.0}] * 9, new)
    assert (row.low, row.middle, row.high) == pytest.approx((0.82, 0.85, 0.88))


def test_a_row_is_worse_if_its_interval_does_not_reach_ninety_five_hundredths() -> None:
    old = [{"slow": 100.0, "noisy": 100.0}] * 9
    new = [
        {"slow": 90.0, "noisy": noise}
        for noise in (80.0, 99.0, 82.0, 98.0, 81.0, 83.0, 97.0, 84.0, 99.0)
    ]
    assert [row.worse for row in compared(old, new)] == [True, False]


def test_rounds_are_compared_pair_by_pair() -> None:
    old = [{"row": float(speed)} for speed in range(100, 109)]
    new = [{"row": 2.0 * speed} for speed in range(100, 109)]
    (row,) = compared(old, new)
    assert (row.low, row.high) == (2.0, 2.0)


def test_a_row_that_one_of_them_lacks_is_not_compared() -> None:
    assert compared([{"old": 1.0}] * 9, [{"new": 1.0}] * 9) == []
