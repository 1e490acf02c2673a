"""Rates and delays: what is counted, what is waited for, and what is forgotten."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shuffleup.server.identity.throttling import (
    FORGIVEN_AFTER,
    LONGEST_DELAY,
    Delays,
    Rate,
    address_key,
)


@given(st.lists(st.integers(0, 30), min_size=1, max_size=80))
def test_a_rate_never_lets_more_through_than_it_says(gaps: list[int]) -> None:
    rate, now, let = Rate(5, 60, 100), 0, []
    for gap in gaps:
        now += gap
        if rate.take("x", now) == 0:
            let.append(now)
    for begin in let:
        assert sum(begin <= at < begin + 60 for at in let) <= 2 * 5


def test_who_waits_as_long_as_they_are_told_gets_through() -> None:
    rate = Rate(3, 60, 100)
    assert [rate.take("x", 0) for _ in range(3)] == [0, 0, 0]
    seconds = rate.take("x", 0)
    assert seconds == 20
    assert rate.take("x", seconds - 1) > 0
    assert rate.take("x", seconds) == 0
    assert rate.take("other", 0) == 0


def test_delays_double_up_to_the_longest_and_are_forgiven() -> None:
    delays, now, waited = Delays(10), 0, []
    for _ in range(20):
        delays.attempt("x", now)
        waited.append(delays.waits("x", now))
        now += waited[-1]
    assert waited[:8] == [0, 0, 0, 0, 1, 2, 4, 8]
    assert max(waited) == LONGEST_DELAY
    assert delays.waits("x", now + FORGIVEN_AFTER) == 0
    delays.attempt("x", now + FORGIVEN_AFTER)
    assert delays.wrong["x"][0] == 1


def test_a_clock_that_goes_back_locks_nobody_out() -> None:
    delays = Delays(10)
    for _ in range(30):
        delays.attempt("x", 1_000_000)
    assert delays.waits("x", 1_000_000) == LONGEST_DELAY
    rate = Rate(1, 60, 10)
    rate.take("x", 1_000_000)
    assert rate.take("x", 0) <= 60


def test_one_right_attempt_takes_back_itself_alone() -> None:
    delays = Delays(10)
    for _ in range(5):
        delays.attempt("x", 0)
    delays.forgive("x", 1)
    assert delays.wrong["x"][0] == 4
    delays.forgive("x")
    assert "x" not in delays.wrong


@pytest.mark.parametrize(
    ("address", "key"),
    [("10.0.0.1", "10.0.0.1"), ("::ffff:10.0.0.1", "10.0.0.1"), ("nonsense", "unknown"),
     ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"), ("2001:db8:1:2:ffff::1", "2001:db8:1:2::")],
)  # fmt: skip
def test_a_household_counts_as_one(address: str, key: str) -> None:
    assert address_key(address) == key
