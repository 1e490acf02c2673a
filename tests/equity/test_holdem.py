"""Hold'em equities: exact ones by brute force and symmetry, sampled ones by their error."""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from fractions import Fraction

import pytest
from tests.equity.slow_equity import slow_equities

from shuffleup.cards import parse
from shuffleup.equity import Equity, batch_high, equity
from shuffleup.equity.batch import kernel
from shuffleup.games import game
from shuffleup.strength import high

HALF = Fraction(1, 2)
with_kernel = pytest.mark.skipif(
    kernel() is None, reason="numba is not installed: all boards before the flop take too long"
)


@pytest.fixture
def no_numba(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """As if numba were not installed."""
    monkeypatch.setitem(sys.modules, "numba", None)
    for module in ("kernel", "compiled", "fast"):
        monkeypatch.delitem(sys.modules, f"shuffleup.equity.{module}", raising=False)
        monkeypatch.delattr(f"shuffleup.equity.{module}", raising=False)
    kernel.cache_clear()
    assert kernel() is None
    yield
    kernel.cache_clear()


def equities(answer: Equity) -> list[Fraction | float]:
    return [share.equity for share in answer.shares]


@pytest.mark.parametrize(
    ("hands", "board"),
    [
        (["AsAh", "KsKh"], "2s7d9h3c"),
        (["AsKs", "QsJs", "2c2d"], "Ts9s2h4d"),
        (["AcKd", "AdKc"], "Th9s2h4d"),
        (["8c8d", "AhKh", "7s6s", "QcQd"], "9s5h2c8h"),
        (["AcKd", "QdQc"], "Th9s2h4dTd"),
    ],
)
def test_the_last_card_falls_as_often_as_brute_force_says(hands: list[str], board: str) -> None:
    cards, shared = [parse(hand) for hand in hands], parse(board)
    needs = [*[0] * len(hands), 5 - len(shared)]
    answer = equity("holdem", hands, board)
    assert equities(answer) == slow_equities(game("holdem"), cards, needs, shared, [])
    assert answer.exact


def test_a_flop_runs_out_990_ways() -> None:
    answer = equity("holdem", ["AsAh", "KsKh"], "2s7d9h")
    wins = ties = 0
    stub = [card for card in range(52) if card not in parse("AsAhKsKh2s7d9h")]
    for turn in stub:
        for river in (card for card in stub if card < turn):
            board = [*parse("2s7d9h"), turn, river]
            mine, theirs = high([*parse("AsAh"), *board]), high([*parse("KsKh"), *board])
            wins, ties = wins + (mine > theirs), ties + (mine == theirs)
    assert answer.deals == 990
    assert (answer.shares[0].win, answer.shares[0].tie) == (
        Fraction(wins, 990), Fraction(ties, 990),
    )  # fmt: skip


@with_kernel
def test_aces_against_kings_is_every_board_there_is() -> None:
    answer = equity("holdem", ["AsAh", "KsKh"])
    assert answer.exact
    assert answer.deals == 1_712_304
    assert sum(equities(answer)) == 1
    assert answer.shares[0].win + answer.shares[0].tie + answer.shares[1].win == 1


@with_kernel
def test_the_kernel_counts_boards_as_the_values_say() -> None:
    """All flops' last two cards of one hand pair, valued one by one."""
    np = pytest.importorskip("numpy")
    hands, known = [parse("7h6h"), parse("AdKc")], parse("7h6hAdKc")
    stub = [card for card in range(52) if card not in known]
    boards = [[a, b, c, 5, 9] for a in stub for b in stub for c in stub if a < b < c]
    boards = [board for board in boards if len(set(board)) == 5]
    one, two = (batch_high(np.array([[*hand, *b] for b in boards], np.uint8)) for hand in hands)
    answer = equity("holdem", hands, [5, 9], exact=True)
    assert answer.deals == len(boards)
    assert answer.shares[0].win == Fraction(int((one > two).sum()), len(boards))
    assert answer.shares[0].tie == Fraction(int((one == two).sum()), len(boards))


@with_kernel
def test_hands_alike_but_for_suits_share_the_pot_evenly() -> None:
    assert equities(equity("holdem", ["AsAh", "AdAc"])) == [HALF, HALF]
    assert equities(equity("holdem", ["AKs", "AKs"])) == [HALF, HALF]


@with_kernel
def test_a_range_is_the_average_of_its_hands() -> None:
    board = "2c7d9h"
    single = [equity("holdem", [hand, "KsQs"], board) for hand in ("AsAh", "AdAc", "JsJh")]
    parts = [answer.shares[0].equity for answer in single]
    ranged = equity("holdem", ["AsAh, AdAc, JsJh@0.25", "KsQs"], board)
    assert ranged.shares[0].equity == (parts[0] + parts[1] + parts[2] / 4) / Fraction(9, 4)


def test_hands_of_a_range_that_hold_a_known_card_are_left_out() -> None:
    board = "2c7d9h5s"
    aces = equity("holdem", ["AA", "AsKs"], board)
    three = equity("holdem", ["AhAd, AhAc, AdAc", "AsKs"], board)
    assert aces == three
    assert aces.deals == 3 * 44


def test_ranges_that_collide_are_weighed_by_what_can_be_held_together() -> None:
    answer = equity("holdem", ["AsAh, KsKh", "AsKd, QsQh"], "2c7d9h5s")
    pairs = [("AsAh", "QsQh"), ("KsKh", "AsKd"), ("KsKh", "QsQh")]
    single = [equity("holdem", pair, "2c7d9h5s").shares[0].equity for pair in pairs]
    assert answer.shares[0].equity == sum(single) / 3


def test_a_hand_with_a_card_missing_gets_each_card_that_is_left() -> None:
    known, board = parse("AsKd7h"), parse("2c7d9h5sTd")
    rest = [card for card in range(52) if card not in (*known, *board)]
    single = [equity("holdem", [(known[0], card), known[1:]], board) for card in rest]
    mean = sum(answer.shares[0].equity for answer in single) / len(rest)
    assert equity("holdem", ["As??", "Kd7h"], board, exact=True).shares[0].equity == mean


def test_a_dead_card_is_not_dealt() -> None:
    answer = equity("holdem", ["AsAh", "KsKh"], "2c7d9h5s", "KdKc")
    assert equities(answer) == [1, 0]
    assert answer.deals == 42


@pytest.mark.parametrize("hands", [["AsAh", "KsKh"], ["TT+", "55, AhKd@0.5", "8s"]])
def test_random_deals_come_close_to_all_deals(hands: list[str]) -> None:
    board = "2c7d9h3s"
    every = equity("holdem", hands, board, exact=True)
    some = equity("holdem", hands, board, samples=20_000, seed=3)
    assert not some.exact
    for share, truth in zip(some.shares, every.shares, strict=True):
        assert abs(share.equity - truth.equity) < 5 * share.error
        assert 0 < share.error < 0.01


def test_pokerkit_samples_the_same_equity() -> None:
    pokerkit = pytest.importorskip("pokerkit")
    random.seed(1)  # what pokerkit draws from
    hands = ["JsTs", "AdAc", "8h8d"]
    theirs = pokerkit.calculate_equities(
        [pokerkit.parse_range(hand) for hand in hands], (), 2, 5,
        pokerkit.Deck.STANDARD, (pokerkit.StandardHighHand,), sample_count=1500,
    )  # fmt: skip
    ours = equity("holdem", hands, samples=50_000)
    for share, peer in zip(ours.shares, theirs, strict=True):
        error = share.error * (50_000 / 1500) ** 0.5
        assert abs(share.equity - peer) < 5 * error


def test_the_same_seed_gives_the_same_deals() -> None:
    asked = {"samples": 2000, "hands": ["QQ+", "random"]}
    assert equity("holdem", **asked, seed=7) == equity("holdem", **asked, seed=7)
    assert equity("holdem", **asked, seed=7) != equity("holdem", **asked, seed=8)


QUESTIONS = [
    (["AsAh", "KsKh"], "2c7d9h", True),
    (["AsAh", "KK, AKs", "7h6h"], "2c7d9h3s", True),
    (["AsAh", "KK, AKs@0.5", "7h", "random"], "", False),
]


def test_without_numba_the_numbers_are_the_same(request: pytest.FixtureRequest) -> None:
    def answers() -> list[Equity]:
        return [
            equity("holdem", hands, board, exact=exact, samples=None if exact else 3000)
            for hands, board, exact in QUESTIONS
        ]

    fast = answers()
    request.getfixturevalue("no_numba")
    assert answers() == fast
    assert batch_high([[51, 50, 49, 48, 0]]) == [high([51, 50, 49, 48, 0])]


def test_without_numba_a_long_question_is_sampled(no_numba: None) -> None:
    answer = equity("holdem", ["AsAh", "random"])
    assert not answer.exact
    assert abs(answer.shares[0].equity - 0.852037) < 5 * answer.shares[0].error
