"""The shuffle: fair, repeatable, and the same on every machine."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shuffleup.cards import DECKS, STANDARD, Seed, seed_bytes, show, shuffled

seeds = st.one_of(st.integers(), st.text(), st.binary())


@given(seeds, st.sampled_from(sorted(DECKS)))
def test_a_shuffled_deck_has_the_same_cards_and_the_same_seed_the_same_order(
    seed: Seed, deck: str
) -> None:
    order = shuffled(DECKS[deck], seed)
    assert sorted(order) == sorted(DECKS[deck])
    assert shuffled(DECKS[deck], seed) == order


def test_every_order_of_three_cards_is_about_equally_likely() -> None:
    counts = Counter(shuffled((0, 1, 2), seed) for seed in range(12_000))
    assert set(counts) == set(permutations((0, 1, 2)))
    # Chi-squared with 5 degrees of freedom: over 20.5 happens once in a thousand.
    assert sum((count - 2000) ** 2 / 2000 for count in counts.values()) < 20.5


def test_every_card_is_about_equally_likely_to_be_dealt_first_and_last() -> None:
    orders = [shuffled(STANDARD, seed) for seed in range(5200)]
    for place in (0, 51):
        counts = Counter(order[place] for order in orders)
        # Chi-squared with 51 degrees of freedom: over 87.97 happens once in a thousand.
        assert sum((counts[card] - 100) ** 2 / 100 for card in STANDARD) < 87.97


# Worked out by a separate program that reads the SHA-256 stream bit by bit.
KNOWN: dict[Seed, str] = {
    0: (
        "3h3cKcKd7h2h5d8dJc6d6cTd5h8hJh7sJdThQcAcAs7cAhTcKs2c"
        "3d4h4d8cJsTs8s4s9d9c9sKh6sQd2d3sQs7d6hAd5s2s5c4cQh9h"
    ),
    "shuffle up and deal": (
        "5sJdTd2dAhQdTcAc9c5cTh3c4d4cJcJsKc6c7h9hJhKs3d6dKdQs"
        "6h2cQh8sTs5h7cQcKh2s8d7d6sAd3s9s3h4s7s8h5d8c2h9d4hAs"
    ),
    b"\x00\xff": (
        "5h7h4h6dKs8c9cJdQc7s2sKdQs5s9d5d4dKh2d3c8h6hAhQh9h5c"
        "AcAdTc9sKcJs7d4s8d3s2hAsTd6c3hQd7c4c6s8s2cTsTh3dJhJc"
    ),
}


@pytest.mark.parametrize("seed", KNOWN)
def test_the_order_of_a_seed_never_changes_between_versions(seed: Seed) -> None:
    assert show(shuffled(STANDARD, seed)) == KNOWN[seed]


def test_seeds_of_different_kinds_are_different_seeds() -> None:
    assert len({seed_bytes(7), seed_bytes("7"), seed_bytes(b"7")}) == 3
    assert len({shuffled(STANDARD, seed) for seed in (7, "7", b"7")}) == 3


def test_one_card_or_none_is_already_shuffled() -> None:
    assert shuffled((), 1) == ()
    assert shuffled((5,), 1) == (5,)
