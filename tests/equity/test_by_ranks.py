"""Boards counted by their ranks: as every board looked at would be, and without the compiler."""

from __future__ import annotations

import random
import sys

import pytest

from shuffleup.cards import STANDARD
from shuffleup.equity import by_ranks, equity, odds, plain_odds
from shuffleup.equity.odds_tally import OddsTally
from shuffleup.equity.spot import hole_size, matchups, read_spot
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


@pytest.mark.parametrize(
    "name", ["omaha", "omaha-eight", "omaha-5", "omaha-6-eight", "holdem-eight", "pineapple"]
)
@pytest.mark.parametrize("seed", range(4))
def test_every_board_of_omaha_and_of_the_split_games_is_counted_too(name: str, seed: int) -> None:
    sheet, players, shared = game(name), 2 + seed % 2, 2 + seed % 3
    size = hole_size(sheet)
    cards = random.Random(seed).sample(STANDARD, size * players + shared)
    if seed % 2:
        cards.sort(key=lambda card: card & 3)
    hands = [tuple(cards[size * at : size * (at + 1)]) for at in range(players)]
    spot = read_spot(sheet, hands, cards[size * players :])
    counted, plain = OddsTally(players, spot.split), OddsTally(players, spot.split)
    by_ranks.run_out(spot, hands, 3, counted)
    plain_odds.run_out(spot, hands, 3, plain)
    assert sums(counted) == sums(plain)


def test_suits_that_are_alike_are_counted_as_often_as_there_are() -> None:
    """Two and two suits alike, which random cards hardly ever are."""
    hands = ["AsAh", "KcKd"]
    spot = read_spot(game("holdem"), hands, "7c7d")
    counted, plain = OddsTally(2, split=False), OddsTally(2, split=False)
    held = next(matchups(spot))[0]
    by_ranks.run_out(spot, held, 1, counted)
    plain_odds.run_out(spot, held, 1, plain)
    assert sums(counted) == sums(plain)


def test_omaha_hands_that_are_all_known_are_exact_without_being_asked() -> None:
    answer = equity("omaha", ["AsAhKsKh", "QcQdJcJd"])
    assert answer.exact
    assert answer.deals == 1_086_008
    assert sum(share.equity for share in answer.shares) == 1
