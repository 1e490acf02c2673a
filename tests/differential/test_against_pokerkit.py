"""Our engine against PokerKit: the same cards and actions, the same answers.

What may differ is written in DIFFERENCES.md and modelled in explained.py; anything else fails.
The heavy run is ``python -m bench.differential``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from tests.differential import explained, spiel_explained
from tests.differential.against_pokerkit import play
from tests.differential.deals import random_deal
from tests.differential.outcome import Outcome
from tests.differential.variants import VARIANTS, Variant

from shuffleup.hand import shares
from shuffleup.law import Rules
from shuffleup.law.points.hand.odd_chips import TwoWay
from shuffleup.law.points.hand.stud import BoardTie, BringInCard, LowCardAllIn, OpenPair

pytestmark = pytest.mark.slow
HANDS = 72  # of each variant, 21 of them: about 1,500
BY_NAME = {variant.name: variant for variant in VARIANTS}
NAMES = {
    *explained.RAISE_QUIRKS, *explained.AWARD_QUIRKS,
    explained.COVERED_ASKED, explained.COVERING_POSTER, explained.BRING_IN_DECLINED,
}  # fmt: skip

House = Callable[[Rules], Rules]


def outcomes(variant: Variant, hands: int, seed: str, house: House = lambda r: r) -> list[Outcome]:
    return [
        play(random_deal(variant, f"{variant.name}/{seed}/{number}"), house)
        for number in range(hands)
    ]


def unexplained(results: list[Outcome]) -> list[str]:
    return [f"{one.deal.seed}: {what}" for one in results for what in one.unexplained]


@pytest.mark.parametrize("name", BY_NAME)
def test_a_random_hand_goes_as_it_goes_in_pokerkit(name: str) -> None:
    results = outcomes(BY_NAME[name], HANDS, "test")
    assert unexplained(results) == []
    assert sum(bool(one.set_aside) for one in results) < HANDS / 2


def test_every_difference_is_written_down() -> None:
    text = Path(__file__).with_name("DIFFERENCES.md").read_text(encoding="utf-8")
    written = [line.removeprefix("## ") for line in text.splitlines() if line.startswith("## ")]
    assert sorted(name for name in written if "-" in name and " " not in name) == sorted(
        NAMES | spiel_explained.NAMES
    )


PLANTED: dict[str, tuple[str, House]] = {
    "one raise less in limit": (
        "limit holdem",
        lambda r: r.but(limit_raise_cap=r.raises.limit_raise_cap - 1),
    ),
    "the big blind counts as a bet": (
        "limit holdem",
        lambda r: r.but(big_blind_is_opening_bet=True),
    ),
    "a short blind does not lower the bet": (
        "no-limit holdem",
        lambda r: r.but(short_blind_lowers_bring_in=False),
    ),
    "half a raise reopens no-limit": (
        "no-limit holdem",
        lambda r: r.but(short_all_in_reopens_big_bet=Fraction(1, 2)),
    ),
    "half a bet reopens limit": (
        "limit holdem",
        lambda r: r.but(short_all_in_reopens_limit=Fraction(1, 2)),
    ),
    "a checker is barred": (
        "no-limit holdem",
        lambda r: r.but(short_all_in_bars_checker=True),
    ),
    "no option for the big blind": (
        "pot-limit omaha",
        lambda r: r.but(big_blind_option=False),
    ),
    "the high card brings it in": (
        "limit stud",
        lambda r: r.but(stud_bring_in=BringInCard.HIGHEST_CARD_BY_SUIT),
    ),
    "tied boards by suit": (
        "limit stud",
        lambda r: r.but(stud_board_tie=BoardTie.BY_SUIT),
    ),
    "the next lowest card opens for an all-in": (
        "limit stud-eight",
        lambda r: r.but(stud_low_card_all_in=LowCardAllIn.NEXT_LOWEST_CARD),
    ),
    "an open pair doubles the bet": (
        "limit stud",
        lambda r: r.but(stud_open_pair_option=OpenPair.ANY_PLAYER),
    ),
    "two-way hands split evenly": (
        "limit holdem-eight",
        lambda r: r.but(identical_two_way_hands=TwoWay.SPLIT_EVENLY),
    ),
}


@pytest.mark.parametrize("what", PLANTED)
def test_a_planted_rule_shows(what: str) -> None:
    name, house = PLANTED[what]
    assert found_within(BY_NAME[name], 1500, house)


def found_within(variant: Variant, hands: int, house: House = lambda r: r) -> bool:
    return any(
        play(random_deal(variant, f"{variant.name}/planted/{number}"), house).unexplained
        for number in range(hands)
    )


def test_a_planted_odd_chip_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    right = shares.odd_chip_order

    def wrong(hand: Any, seats: list[int], way: int) -> list[int]:
        return right(hand, seats, way)[::-1]

    monkeypatch.setattr(shares, "odd_chip_order", wrong)
    assert found_within(BY_NAME["limit holdem-eight"], 1500)


def test_the_explained_ones_are_seldom() -> None:
    """Most hands are the same in every respect, so the comparison is not explained away."""
    results = [o for variant in VARIANTS[:3] for o in outcomes(variant, 100, "seldom")]
    names: Counter[str] = Counter(name for one in results for name in one.explained)
    assert sum(bool(one.explained) for one in results) < len(results) / 5, names
