"""A given hand against players of the lane."""

from __future__ import annotations

from typing import Any

import pytest

from shuffleup.cards import parse
from shuffleup.equity import equity
from shuffleup.games import game
from shuffleup.hand import limit, no_limit, pot_limit
from shuffleup.lane import LaneError, lane_game
from shuffleup.lane.given_hands import given_hand
from shuffleup.lane.whole_hands import LaneSession

HOLDEM = lane_game("holdem", no_limit(1, 2))


@pytest.mark.parametrize(
    ("hand", "board", "players"),
    [("AsAh", "", 2), ("7c2d", "", 3), ("AsKs", "Qs7s2d", 2), ("6s6d", "KhQd2c9s", 4)],
)
def test_among_callers_its_share_is_its_equity(hand: str, board: str, players: int) -> None:
    session = LaneSession(HOLDEM, 200, ("caller",) * players)
    found = given_hand(session, parse(hand), parse(board), hands=40_000, seed=1)
    true = float(
        equity("holdem", [hand, *["random"] * (players - 1)], board, samples=100_000)
        .shares[0].equity
    )  # fmt: skip
    assert abs(found.share - true) < 5 * found.share_error + 0.01
    # Everybody puts two chips in, so what is won follows from the share.
    assert found.net == pytest.approx(2 * players * found.share - 2, abs=0.05)
    assert found.shown_down == 1


def test_the_same_goes_for_four_cards_and_for_stud() -> None:
    omaha = LaneSession(lane_game("omaha", pot_limit(1, 2)), 200, ("caller",) * 2)
    found = given_hand(omaha, parse("AsAhKsKh"), hands=20_000, seed=1)
    true = float(equity("omaha", ["AsAhKsKh", "random"], samples=50_000).shares[0].equity)
    assert abs(found.share - true) < 5 * found.share_error + 0.01
    stakes = limit(4, 8, ante=1, bring_in=2)
    stud = LaneSession(lane_game("stud", stakes), 400, ("caller",) * 3)
    found = given_hand(stud, parse("AsAhAd"), hands=20_000, seed=1)
    true = float(equity("stud", ["AsAhAd", "random", "random"], samples=50_000).shares[0].equity)
    assert abs(found.share - true) < 5 * found.share_error + 0.01


def test_against_players_who_fold_a_good_hand_wins_other_amounts_than_against_callers() -> None:
    callers = LaneSession(HOLDEM, 200, ("tight-table", *["caller"] * 2))
    tight = LaneSession(HOLDEM, 200, ("tight-table", *["tight-table"] * 2))
    one = given_hand(callers, parse("AsAh"), hands=20_000, seed=1)
    two = given_hand(tight, parse("AsAh"), hands=20_000, seed=1)
    assert one.net > two.net + 5 * (one.net_error + two.net_error) > 0
    assert one == given_hand(callers, parse("AsAh"), hands=20_000, seed=1)


@pytest.mark.parametrize(
    ("key", "cards", "board", "says"),
    [
        ("holdem", "AsAhAd", "", "deals 2 cards before the betting, not 3"),
        ("holdem", "AsAh", "2c2d2h3c3d3h", "5 cards on the board, not 6"),
        ("holdem", "AsAh", "As", "As is given twice"),
        ("short-deck", "2sAh", "", "2s is not in the deck"),
    ],
)
def test_cards_that_cannot_be_dealt_are_named(key: str, cards: str, board: str, says: str) -> None:
    session = LaneSession(lane_game(game(key), no_limit(1, 2)), 200, ("caller",) * 2)
    with pytest.raises(LaneError, match=says):
        given_hand(session, parse(cards), parse(board), hands=10)
    with pytest.raises(LaneError, match="at least two hands"):
        given_hand(session, parse("AsAh"), hands=1)


@pytest.mark.parametrize("cards", ["AsAh", (99, 1), (-1, 2), (1.0, 2.0), (True, 2), None, 5])
def test_what_is_no_card_is_refused(cards: Any) -> None:
    session = LaneSession(HOLDEM, 200, ("caller",) * 2)
    with pytest.raises(LaneError, match="cards are numbers, as parse gives them, not"):
        given_hand(session, cards, hands=10)
    with pytest.raises(LaneError, match="cards are numbers, as parse gives them, not"):
        given_hand(session, parse("AsAh"), cards, hands=10)


def test_cards_may_come_in_a_list() -> None:
    session = LaneSession(HOLDEM, 200, ("caller",) * 2)
    aces, flop = parse("AsAh"), parse("Ad2c2d")
    in_lists = given_hand(session, list(aces), list(flop), hands=100)
    assert in_lists == given_hand(session, aces, flop, hands=100)


@pytest.mark.parametrize("stacks", [(200, 0, 200), (200, 200, 0), (0, 200, 200)])
def test_a_seat_without_chips_is_refused(stacks: tuple[int, ...]) -> None:
    """It gets no cards, so the given ones would be dealt to somebody else."""
    session = LaneSession(HOLDEM, stacks, ("caller",) * 3)
    with pytest.raises(LaneError, match=f"seat {stacks.index(0) + 1} has no chips"):
        given_hand(session, parse("AsAh"), hands=10)
