"""Every game's equity against brute force on late streets, and the split of high-low pots."""

from __future__ import annotations

from fractions import Fraction

import pytest
from tests.equity.slow_equity import slow_equities

from shuffleup.cards import parse
from shuffleup.equity import Equity, equity
from shuffleup.games import game, names

HALF, QUARTER = Fraction(1, 2), Fraction(1, 4)

# game: hands, board
LATE: dict[str, tuple[list[str], str]] = {
    "holdem-eight": (["As2d", "8c7c", "KhKd"], "3s5d9h"),
    "short-deck": (["AsKs", "9c8c"], "7c6dTh"),
    "pineapple": (["As2d", "8c7c"], "3s5d9h"),
    "pineapple-eight": (["As2d", "8c7c"], "3s5d9hTc"),
    "crazy-pineapple": (["As2d", "8c7c"], "3s5d9hTc"),
    "crazy-pineapple-eight": (["As2d", "8c7c"], "3s5d9hTc"),
    "omaha": (["AsAh7c2d", "KsKhQsQh", "9c8cTd7d"], "3s5s9hTc"),
    "omaha-eight": (["AsAh3c2d", "KsKhQsQh", "Ac2s7d8d"], "4s5s9h"),
    "omaha-5": (["AsAh7c2dJd", "KsKhQsQh4c"], "3s5s9hTc"),
    "omaha-5-eight": (["AsAh7c2d3d", "Ac3hKsQs4c"], "2s5s9hTc"),
    "omaha-6": (["AsAh7c2dJdJh", "KsKhQsQh4c4d"], "3s5s9hTc"),
    "omaha-6-eight": (["AsAh7c2d3dKd", "Ac3hKsQs4c4h"], "2s5s9hTc"),
    "stud": (["AsAh7c2dJd9c", "KsKhQsJs4c4h"], ""),
    "stud-eight": (["As3h7c2dJd9c", "KsKh5s6c4c3d"], ""),
    "stud-high-low": (["As3h7c2dJd9c", "KsKh5s6c4cTd"], ""),
    "razz": (["As3h7c2dJd9c", "KsKh5s6c4cAd"], ""),
}


@pytest.mark.parametrize("key", LATE)
def test_late_streets_agree_with_brute_force(key: str) -> None:
    hands, board = LATE[key]
    sheet, cards, shared = game(key), [parse(hand) for hand in hands], parse(board)
    size = sheet.hand_size - sum(street.discard for street in sheet.streets)
    to_come = sum(street.board for street in sheet.streets) - len(shared)
    needs = [*(size - len(hand) for hand in cards), to_come]
    dead = parse("6h6s")
    answer = equity(key, hands, board, dead)
    assert [share.equity for share in answer.shares] == slow_equities(
        sheet, cards, needs, shared, dead
    )


# game: hands, what each throws away
DRAWS: dict[str, tuple[list[str], list[str]]] = {
    "five-card-draw": (["AsAhKcKd2c", "9c8c7c6c2d"], ["2c", "2d"]),
    "jacks-or-better": (["AsAhKcKd2c", "9c8c7c6c2d"], ["2c", "2d"]),
    "five-card-draw-joker": (["AsAhKcKd2c", "9c8c7c6c2d"], ["2c", "2d"]),
    "jacks-or-better-joker": (["AsAhKcJk2c", "9c8c7c6c2d"], ["2c", "2d"]),
    "lowball": (["As2h3c4dKc", "8c7c6d5dQd"], ["Kc", ""]),
    "deuce-to-seven": (["2s3h4c7dKc", "8c7c5d3dQd"], ["Kc", "Qd"]),
    "triple-draw": (["2s3h4c7dKc", "8c7h5d3dQd"], ["Kc", ""]),
    "badugi": (["As2h3c9d", "4s5d7cKh"], ["9d", "Kh"]),
}


@pytest.mark.parametrize("key", DRAWS)
def test_draws_agree_with_brute_force(key: str) -> None:
    hands, draws = DRAWS[key]
    thrown = [parse(cards) for cards in draws]
    kept = [
        [card for card in parse(hand) if card not in cards]
        for hand, cards in zip(hands, thrown, strict=True)
    ]
    dead = [card for cards in thrown for card in cards]
    needs = [*map(len, thrown), 0]
    answer = equity(key, hands, draws=draws)
    truth = slow_equities(game(key), kept, needs, [], dead)
    assert [share.equity for share in answer.shares] == truth


def test_every_game_is_asked_about() -> None:
    assert set(names()) == {"holdem", *LATE, *DRAWS}


@pytest.mark.parametrize("key", names())
def test_any_game_can_be_sampled_from_nothing(key: str) -> None:
    answer = equity(key, ["random", "", "random"], samples=300)
    assert not answer.exact
    assert sum(share.equity for share in answer.shares) == pytest.approx(1)


def test_a_draw_game_without_draws_is_a_showdown() -> None:
    answer = equity("triple-draw", ["7s5h4c3d2c", "8c6c5c3s2d", "7c5d4h3h2h"])
    assert (answer.deals, answer.exact) == (1, True)
    assert [share.equity for share in answer.shares] == [HALF, 0, HALF]
    assert [share.tie for share in answer.shares] == [1, 0, 1]


# ---- high and low ----------------------------------------------------------------------------


def parts(answer: Equity) -> list[tuple[object, object, object]]:
    return [(share.high, share.low, share.scoop) for share in answer.shares]


def test_a_tied_low_is_quartered() -> None:
    answer = equity("omaha-eight", ["AsKs2h9h", "Ad2dTc9c"], "3s4s8sKdQh")
    assert parts(answer) == [(HALF, QUARTER, 0), (0, QUARTER, 0)]
    assert [share.equity for share in answer.shares] == [Fraction(3, 4), QUARTER]


def test_without_a_low_the_high_hand_takes_it_all() -> None:
    answer = equity("omaha-eight", ["AsKs2h9h", "Ad2dTc9c"], "Js4sTsKdQh")
    assert parts(answer) == [(1, 0, 1), (0, 0, 0)]


def test_three_can_share_a_low() -> None:
    answer = equity("holdem-eight", ["As2c", "Ad2d", "Ah2h", "KsKc"], "3c4d8sKhQh")
    sixth = Fraction(1, 6)
    assert [share.equity for share in answer.shares] == [sixth, sixth, sixth, HALF]


def test_high_and_low_add_up_to_the_equity() -> None:
    answer = equity("stud-eight", ["As3h7c2dJd9c", "KsKh5s6c4c3d"])
    for share in answer.shares:
        assert share.high is not None
        assert share.low is not None
        assert share.high + share.low == share.equity
    assert sum(share.equity for share in answer.shares) == 1
    assert equity("razz", ["As3h7c2dJd9c", "KsKh5s6c4c3d"]).shares[0].high is None
