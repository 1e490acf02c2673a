"""Our engine against OpenSpiel: the same hold'em hands, the same answers.

What may differ is written in DIFFERENCES.md and modelled in spiel_explained.py; anything else
fails. OpenSpiel is a peer that ``make peers`` installs: without it these tests are skipped.
The heavy run is ``python -m bench.differential --against openspiel``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

pytest.importorskip(
    "pyspiel", reason="OpenSpiel is not installed (make peers): nothing is compared with it"
)

from tests.differential import against_openspiel as against
from tests.differential import explained as x
from tests.differential import spiel_explained as sx
from tests.differential.outcome import Outcome
from tests.differential.spiel_deals import HOLDEM, random_deal

from shuffleup.hand import shares
from shuffleup.law import Rules
from shuffleup.law.points.hand.betting import MinimumBet
from shuffleup.law.points.hand.raises import CapLifted

pytestmark = pytest.mark.slow
HANDS = 250
BY_NAME = {variant.name: variant for variant in HOLDEM}

House = Callable[[Rules], Rules]


def hand(seed: str, house: House = lambda rules: rules) -> Outcome:
    return against.play(random_deal(BY_NAME[seed.partition("/")[0]], seed), house)


@pytest.mark.parametrize("name", BY_NAME)
def test_a_random_hand_goes_as_it_goes_in_openspiel(name: str) -> None:
    results = [hand(f"{name}/test/{number}") for number in range(HANDS)]
    assert [f"{one.deal.seed}: {what}" for one in results for what in one.unexplained] == []
    assert {len(one.deal.order) for one in results} == set(range(2, 11))
    without_chips = {sx.NO_CHIPS}
    assert sum(bool(set(one.explained) - without_chips) for one in results) < HANDS / 3


PLANTED: dict[str, tuple[str, House]] = {
    "one raise less in limit": (
        "limit holdem",
        lambda r: r.but(limit_raise_cap=r.raises.limit_raise_cap - 1),
    ),
    "the cap is lifted heads-up": (
        "limit holdem",
        lambda r: r.but(limit_cap_lifted_when=CapLifted.POT_HEADS_UP_BEFORE_CAP),
    ),
    "a short all-in is completed in limit": (
        "limit holdem",
        lambda r: r.but(limit_short_all_in_may_be_completed=True),
    ),
    "a short all-in is completed in no-limit": (
        "no-limit holdem",
        lambda r: r.but(big_bet_short_all_in_may_be_completed=True),
    ),
    "short all-ins do not add up": (
        "no-limit holdem",
        lambda r: r.but(short_all_ins_add_up=False),
    ),
    "a checker is barred": (
        "no-limit holdem",
        lambda r: r.but(short_all_in_bars_checker=True),
    ),
    "no option for the big blind": (
        "no-limit holdem",
        lambda r: r.but(big_blind_option=False),
    ),
    "any chip is enough for a bet": (
        "no-limit holdem",
        lambda r: r.but(minimum_bet_big_bet=MinimumBet.ANY),
    ),
}


def found_within(name: str, hands: int, house: House = lambda rules: rules) -> bool:
    return any(hand(f"{name}/planted/{number}", house).unexplained for number in range(hands))


@pytest.mark.parametrize("what", PLANTED)
def test_a_planted_rule_shows(what: str) -> None:
    assert found_within(PLANTED[what][0], 3000, PLANTED[what][1])


def test_a_planted_odd_chip_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    right = shares.odd_chip_order

    def wrong(hand: Any, seats: list[int], way: int) -> list[int]:
        return right(hand, seats, way)[::-1]

    monkeypatch.setattr(shares, "odd_chip_order", wrong)
    assert found_within("no-limit holdem", 1500)


# A hand for every name, in which nothing else differs.
ALONE = {
    sx.NEVER_CLOSED: "limit holdem/alone/3459",
    sx.LEAST_RAISE: "no-limit holdem/alone/1391",
    sx.NOBODY_CALLS: "no-limit holdem/alone/1270",
    sx.NO_CHIPS: "limit holdem/alone/1081",
    sx.FULL_ROUND: "limit holdem/alone/515",
    sx.ODD_CHIPS: "limit holdem/alone/2384",
    x.CAP_COUNTS_SHORT: "limit holdem/alone/1224",
    x.COVERED_ASKED: "limit holdem/alone/1062",
}


@pytest.mark.parametrize("name", sorted(sx.NAMES))
def test_without_its_name_a_difference_is_unexplained(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert set(hand(ALONE[name]).explained) == {name}
    for quirks in ("RAISE_QUIRKS", "AWARD_QUIRKS"):
        left = tuple(quirk for quirk in getattr(sx, quirks) if quirk != name)
        monkeypatch.setattr(sx, quirks, left)
    if name == x.COVERED_ASKED:
        monkeypatch.setattr(against.Table, "pass_covered_player", lambda table: None)
    assert hand(ALONE[name]).unexplained
