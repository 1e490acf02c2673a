"""Prizes add up to the pool for every field and every rule; stacks are worth what every order of
finish says."""

from __future__ import annotations

import os
from fractions import Fraction
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shuffleup.tournament.endings.chip_values import (
    BITS,
    by_first_principles,
    chip_chop,
    fair_values,
    stack_values,
    to_units,
)
from shuffleup.tournament.endings.prize_list import PrizeTerms, prize_fault, prize_list, shared
from shuffleup.tournament.words.terms_words import read_terms

RULES = (
    PrizeTerms(),
    PrizeTerms(unit=5),
    PrizeTerms(one_in=10, first=2500, least=20),
    PrizeTerms(places=3, unit=10),
    PrizeTerms(shares=(5000, 3000, 2000)),
    PrizeTerms(amounts=(500, 300, 100)),
    PrizeTerms(amounts=(10_000, 5_000), unit=25),
    PrizeTerms(shares=(4001, 2999, 1500, 1000, 500), unit=7),
    PrizeTerms(one_in=4, first=5000, unit=3, least=60),
    PrizeTerms(places=9, first=1500),
    PrizeTerms(seat=530),
)
ALL = range(1, 10_001)
FIELDS = ALL if "EVENT_MODEL" in os.environ else [*range(1, 300), *range(300, 10_001, 197), 10_000]


@pytest.mark.parametrize("terms", RULES)
def test_prizes_add_up_to_the_pool_for_every_field(terms: PrizeTerms) -> None:
    for entries in FIELDS:
        pool = entries * 53
        prizes = prize_list(terms, pool, entries)
        assert sum(prizes) == pool
        assert 1 <= len(prizes) <= entries
        assert list(prizes) == sorted(prizes, reverse=True)
        assert prizes[-1] >= 0


def test_nobody_who_is_paid_gets_less_than_the_least() -> None:
    for entries in range(1, 300):
        prizes = prize_list(PrizeTerms(one_in=6, least=80), entries * 50, entries)
        assert len(prizes) == 1 or min(prizes) >= 80


@pytest.mark.parametrize(
    ("terms", "why"),
    [
        (PrizeTerms(shares=(6000, 5000)), "110"),
        (PrizeTerms(shares=(3000, 7000)), "lower place"),
        (PrizeTerms(amounts=(-1,)), "less than nothing"),
        (PrizeTerms(first=10_000), "everything"),
        (PrizeTerms(unit=0), "unit"),
    ],
)
def test_prizes_that_make_no_sense_are_refused(terms: PrizeTerms, why: str) -> None:
    assert why in prize_fault(terms)


def test_those_who_share_a_place_share_its_prizes() -> None:
    places = [(1, "Ann"), (2, "Bob"), (2, "Cy"), (4, "Dan")]
    assert shared((100, 60, 31, 9), places) == {"Ann": 100, "Bob": 46, "Cy": 45, "Dan": 9}


def test_a_known_table_of_three() -> None:
    # 50 and 30 and 20 % of the chips for prizes of 70 and 30: by hand
    first = Fraction(1, 2)
    second = Fraction(3, 10) * Fraction(5, 7) + Fraction(2, 10) * Fraction(5, 8)
    worth = 70 * first + 30 * second
    assert by_first_principles((500, 300, 200), (70, 30))[0] == worth


@given(
    st.lists(st.integers(1, 10**6), min_size=2, max_size=6),
    st.lists(st.integers(0, 10**9), min_size=1, max_size=6),
)
def test_stacks_are_worth_what_every_order_of_finish_says(
    stacks: list[int], prizes: list[int]
) -> None:
    wanted = by_first_principles(tuple(stacks), tuple(prizes))
    found = fair_values(tuple(stacks), tuple(prizes[: len(stacks)]))
    for value, exact in zip(found, wanted, strict=True):
        assert abs(Fraction(value, 1 << BITS) - exact) < Fraction(1, 10**9)
    units = stack_values(tuple(stacks), tuple(prizes)).values
    assert sum(units) == sum(prizes[: len(stacks)])
    assert all(abs(unit - exact) < 1 for unit, exact in zip(units, wanted, strict=True))


def one_by_one(stacks: tuple[int, ...], prizes: tuple[int, ...]) -> list[Fraction]:
    """Expectations by whoever is first, and then by what is left to the others."""
    if not prizes or not stacks:
        return [Fraction(0)] * len(stacks)
    worth = [Fraction(0)] * len(stacks)
    for first, stack in enumerate(stacks):
        chance = Fraction(stack, sum(stacks))
        worth[first] += chance * prizes[0]
        others = [at for at in range(len(stacks)) if at != first]
        below = one_by_one(tuple(stacks[at] for at in others), prizes[1:])
        for at, value in zip(others, below, strict=True):
            worth[at] += chance * value
    return worth


@pytest.mark.parametrize(("players", "paid"), [(2, 2), (5, 5), (7, 3), (12, 2), (20, 2)])
def test_stacks_are_worth_what_a_sum_by_hand_says_to_the_unit(players: int, paid: int) -> None:
    dice = Random(players)
    stacks = tuple(dice.randint(1, 500_000) for _ in range(players))
    prizes = tuple(sorted((dice.randint(0, 10**7) for _ in range(paid)), reverse=True))
    told = stack_values(stacks, prizes)
    assert told.error == 0
    assert sum(told.values) == sum(prizes)
    for value, exact in zip(told.values, one_by_one(stacks, prizes), strict=True):
        assert abs(value - exact) < 1


def test_a_sample_is_as_near_as_it_says() -> None:
    stacks = tuple(1000 + 37 * at for at in range(24))
    prizes = (5000, 3000, 2000, 1000)
    told = stack_values(stacks, prizes, seed=5)
    assert sum(told.values) == sum(prizes)
    summed = to_units(fair_values(stacks, prizes), sum(prizes))  # 24 are few for four prizes
    off = [abs(one - other) for one, other in zip(told.values, summed, strict=True)]
    assert 0 < max(off) <= 2 * told.error
    assert told.error < 30


@given(
    st.lists(st.integers(1, 10**6), min_size=2, max_size=12),
    st.lists(st.integers(0, 10**6), min_size=1, max_size=12),
)
def test_a_chop_by_chips_adds_up(stacks: list[int], prizes: list[int]) -> None:
    paid = chip_chop(tuple(stacks), tuple(prizes))
    assert sum(paid) == sum(prizes[: len(stacks)])
    assert min(paid) >= 0


def test_a_chop_by_chips_gives_everybody_the_least_prize_first() -> None:
    # 50 left for the third, 150 to play for, in the ratio of the chips
    assert chip_chop((600, 300, 100), (150, 100, 50)) == (140, 95, 65)


def test_a_bounty_is_a_word_of_its_own_beside_the_price() -> None:
    terms, _ = read_terms("holdem, stack 5000, price 50+10, bounty 25")
    assert (terms.price.prize, terms.price.fee, terms.price.bounty) == (50, 10, 25)


def test_the_first_prize_and_the_share_of_entries_are_chosen_in_words() -> None:
    terms, _ = read_terms("holdem, stack 5000, one-in 4, first 40")
    assert terms.prizes == PrizeTerms(one_in=4, first=4000)
    prizes = prize_list(terms.prizes, 1000, 12)
    assert prizes == (401, 360, 239)  # what rounding leaves over is the first place's
