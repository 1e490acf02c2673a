"""Tests that depend on a point of the law, and how we know that they do.

``play`` runs a transcript under house rules (``play(text, "limit-raise-cap 4")``); ``@decides``
says which points a test is about; ``pinned`` makes every ``play`` use one value of a point,
whatever the test asked for, so that a test that truly depends on it fails.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from shuffleup.floor.floor_transcript import run
from shuffleup.hand.words.hand_transcript import Played

Test = Callable[[], None]
DECIDED: dict[str, dict[str, Test]] = {}  # point -> the tests about it, by their full names
_pins: list[str] = []


def decides(*points: str) -> Callable[[Test], Test]:
    """Mark a test without arguments whose outcome these points decide."""

    def mark(test: Test) -> Test:
        for point in points:
            DECIDED.setdefault(point, {})[f"{test.__module__}.{test.__qualname__}"] = test
        return test

    return mark


def play(text: str, *rules: str, deck: str = "") -> Played:
    """Run a transcript under these rules, such as ``limit-raise-cap 4``, and with this deck."""
    lines = [text, *(f"rules: {rule}" for rule in (*rules, *_pins))]
    return run("\n".join([*lines, f"deck {deck}"] if deck else lines))


@contextmanager
def pinned(point: str, value: str) -> Iterator[None]:
    """Within this, a point has one value in every ``play``."""
    _pins.append(f"{point} {value}")
    try:
        yield
    finally:
        _pins.pop()
