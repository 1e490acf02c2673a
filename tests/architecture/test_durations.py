"""What is said of how long tests take."""

from __future__ import annotations

from pathlib import Path

from tests.durations import (
    MOST_QUICK,
    Times,
    name_of,
    read_times,
    slow_ones,
    what_grew,
    write_times,
)

BEFORE: Times = {f"tests.a::test_{number}": (1.0 + number, 1.0) for number in range(20)}


def test_a_test_that_takes_twice_as_long_is_named() -> None:
    grew = {**BEFORE, "tests.a::test_9": (20.0, 1.0)}
    assert what_grew(BEFORE, grew) == ["  20.0 s (10.0 s)  tests.a::test_9"]


def test_a_slower_machine_is_no_growth() -> None:
    slower = {name: (3 * wall, cpu) for name, (wall, cpu) in BEFORE.items()}
    assert what_grew(BEFORE, slower) == []
    assert len(what_grew(BEFORE, {**slower, "tests.a::test_9": (70.0, 1.0)})) == 1


def test_a_test_that_nobody_knew_is_named_if_it_takes_seconds() -> None:
    told = what_grew(
        BEFORE, {**BEFORE, "tests.b::test_new": (5.0, 0.0), "tests.b::test_quick": (0.2, 0.0)}
    )
    assert told == ["   5.0 s (not listed)  tests.b::test_new"]


def test_the_slowest_are_left_out_until_the_rest_is_quick() -> None:
    shares = {"a": 1.5, "b": 0.8, "c": 0.6, "d": 0.1}
    slow = slow_ones({name: (share * MOST_QUICK, 0.0) for name, share in shares.items()})
    assert slow == {"a", "b"}


def test_times_are_read_back_as_they_were_written(tmp_path: Path) -> None:
    write_times(tmp_path / "times.txt", {**BEFORE, "tests.b::test_of_no_time": (0.01, 0.0)})
    assert read_times(tmp_path / "times.txt") == BEFORE


def test_all_parameters_of_a_test_are_one() -> None:
    assert name_of("tests/a/test_b.py::test_c[x::y]") == "tests.a.test_b::test_c"
