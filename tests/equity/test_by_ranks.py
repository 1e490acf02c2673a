"""Boards counted by their ranks: as every board looked at would be, and without the compiler."""

from __future__ import annotations

import random
import sys

import pytest

from shuffleup.cards import STANDARD
from shuffleup.equity import by_ranks, equity, odds, plain_odds
from shuffleup.equity.odds_tally import OddsTally
from shuffleup.equity.spot import matchups, read_spot
from shuffleup.games import game


@pytest.mark.parametrize("seed", range(12))
def test_every_board_is_counted_as_the_plain_way_counts_it(seed: int) -> None:
    players, shared = 2 + seed % 4, 2 + seed % 3
    cards = random.Random(seed).sample(STANDARD, 2 * players + shared + 2)
    if seed % 2:  # suits that meet often, for flushes are what can go wrong
        cards.sort(key=lambda card: card & 3)
    hands = [tuple(cards[2 * at : 2 * at + 2]) for at in range(players)]
    spot = read_spot(game("holdem"), hands, cards[2 * players : -2], cards[-2:])
    counted, plain = OddsTally(players, split=False), OddsTally(players, split=False)
    by_ranks.run_out(spot, hands, 3, counted)
    plain_odds.run_out(spot, hands, 3, plain)
    assert sums(counted) == sums(plain)


def sums(tally: OddsTally) -> tuple[object, ...]:
    return tally.weight, tally.units, tally.squares, tally.wholes, tally.parts


def test_aces_against_kings_of_the_same_suits_win_as_often_as_is_well_known() -> None:
    answer = equity("holdem", ["AsAh", "KsKh"], exact=True)
    aces, kings = answer.shares
    assert answer.deals == 1_712_304
    assert (aces.win * answer.deals, aces.tie * answer.deals) == (1_410_336, 9_308)
    assert kings.win * answer.deals == 292_660


def test_a_hand_against_a_small_range_needs_no_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(odds, "kernel", lambda: pytest.fail("the kernel was asked for"))
    monkeypatch.delitem(sys.modules, "numba", raising=False)
    answer = equity("holdem", ["AsAh", "KK"])
    assert answer.exact
    assert answer.deals == 6 * 1_712_304
    assert str(answer.shares[0].equity) == "255121/311328"


def test_without_the_compiler_wide_ranges_are_still_exact_when_asked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(odds, "kernel", lambda: None)
    asked = equity("holdem", ["AsKd", "QQ+, 87s"], "2s7s9s", exact=True)
    plain = OddsTally(2, split=False)
    spot = read_spot(game("holdem"), ["AsKd", "QQ+, 87s"], "2s7s9s")
    for held, weight in matchups(spot):
        plain_odds.run_out(spot, held, weight, plain)
    assert asked.shares == plain.shares(exact=True)
