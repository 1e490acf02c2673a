"""Kuhn's and Leduc poker dealt and judged by the engine, solved, compared with what is known."""

from __future__ import annotations

import pytest
from tests.hand.small_games import KUHN_VALUE, LEDUC_VALUE, SmallGame, checked


def test_kuhn_poker_is_worth_what_kuhn_found() -> None:
    deals = SmallGame.kuhn().deals(2)
    assert len(deals) == 6
    checked(deals, 2_000, KUHN_VALUE, within=0.002)


def test_leduc_poker_is_worth_what_has_been_published() -> None:
    deals = SmallGame.leduc().deals(3)
    assert len(deals) == 24
    checked(deals, 150, LEDUC_VALUE, within=0.03)


@pytest.mark.parametrize(
    ("ranks", "done", "won"),
    [("KQ", "kk", 1), ("KQ", "krf", -1), ("QK", "rc", -2), ("JQ", "krc", -2)],
)
def test_a_hand_of_kuhns_is_paid_as_the_rules_say(ranks: str, done: str, won: int) -> None:
    hand = SmallGame.kuhn().played(tuple(ranks), tuple(done))
    assert hand.over
    assert hand.stacks[0] - 2 == won
