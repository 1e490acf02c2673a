"""Who may raise again: random hands of every game under every book against a model of its own.

The heavy run is ``python -m bench.differential --against raise-rights``.
"""

from __future__ import annotations

import sys
from collections import Counter

import pytest
from tests.differential.against_raise_rights import book_of, play
from tests.differential.deals import random_deal
from tests.differential.variants import VARIANTS

from shuffleup.hand import betting
from shuffleup.law.loading import BOOKS

pytestmark = pytest.mark.slow
HANDS = 60  # of each variant
APPLY = sys.modules["shuffleup.hand.apply"]  # `shuffleup.hand.apply` is its function


def test_who_may_raise_and_from_how_much_is_what_the_model_says() -> None:
    seeds = [(v, f"{v.name}/test/{number}") for v in VARIANTS for number in range(HANDS)]
    found = [
        f"{book_of(seed)}, {seed}: {what}"
        for variant, seed in seeds
        for what in play(random_deal(variant, seed)).unexplained
    ]
    assert found == []
    assert min(Counter(book_of(seed) for _, seed in seeds)[book] for book in BOOKS) > HANDS


def found_within(hands: int) -> bool:
    return any(
        play(random_deal(variant, f"{variant.name}/planted/{number}")).unexplained
        for number in range(hands)
        for variant in VARIANTS
    )


def test_planted_what_another_player_faces_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    """A counted all-in reopens the betting for everybody."""
    assert not found_within(5)
    monkeypatch.setattr(APPLY, "not_reopened", lambda hand, to: 0)
    assert found_within(300)


def test_planted_short_all_ins_that_never_add_up_show(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(betting, "reopened", lambda hand, seat: False)
    assert found_within(300)


def test_a_planted_completion_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(APPLY, "may_complete", lambda hand: True)
    assert found_within(300)
