"""What the hand itself gives to the house: rake in the text and the object, a field in PHH."""

from __future__ import annotations

import json

import pytest
from tests.histories.test_telling import play

from shuffleup.games import Structure
from shuffleup.hand import Drop, Fold, Hand, RaiseTo, Stakes, new_hand
from shuffleup.histories import parse_phh, replay_history
from shuffleup.histories.export import ExportedDeal, writes, writes_ohh, writes_phh


def raked(drop: Drop) -> Hand:
    """1,000 chips in the pot, a hundred to the dollar, won by Ann on the flop."""
    stakes = Stakes(Structure.NO_LIMIT, 200, 200, (100, 200), dollar=100)
    hand = new_hand("holdem", stakes, (5000, 5000), seed=1, drop=drop)
    hand = play(hand, RaiseTo(1, 500), RaiseTo(0, 1000), Fold(1))
    assert hand.over
    return hand


def text_of(fee: Drop, drop: int = 0) -> str:
    return writes(ExportedDeal(raked(fee), ("Ann", "Bob"), drop=drop, currency="$"))


def test_a_drop_and_its_promotion_are_rake() -> None:
    told = text_of(Drop(amount=300, promotion=100))
    assert "Uncalled bet ($5) returned to Ann\nAnn collected $6 from pot\n" in told
    assert "Total pot $10 | Rake $4\n" in told


def test_a_drop_after_the_hand_comes_on_top() -> None:
    assert "Ann collected $5.50 from pot\n" in text_of(Drop(amount=300, promotion=100), drop=50)
    assert "Total pot $10 | Rake $4.50\n" in text_of(Drop(amount=300, promotion=100), drop=50)


def test_a_collection_blind_is_an_ante_that_the_rake_takes() -> None:
    told = text_of(Drop(blind=50))
    assert "Bob: posts the ante $0.50\nBob: posts small blind $1\n" in told
    assert "Total pot $10.50 | Rake $0.50\n" in told


def test_a_pot_that_went_to_the_house_whole_is_still_told() -> None:
    told = text_of(Drop(rake=100))
    assert "Total pot $10 | Rake $10\n" in told
    assert "Seat 1: Ann (big blind) collected ($0)\n" in told
    (pot,) = json.loads(writes_ohh(ExportedDeal(raked(Drop(rake=100)))))["ohh"]["pots"]
    assert pot == {"number": 0, "amount": 10, "rake": 10, "player_wins": []}


def test_chips_for_promotions_are_a_jackpot_in_open_hand_histories() -> None:
    (pot,) = json.loads(writes_ohh(ExportedDeal(raked(Drop(amount=300, promotion=100)))))["ohh"][
        "pots"
    ]
    assert [pot[name] for name in ("amount", "rake", "jackpot")] == [10, 3, 1]
    assert pot["player_wins"] == [{"player_id": 0, "win_amount": 6}]


def test_a_collection_blind_is_dead_and_then_rake_in_open_hand_histories() -> None:
    told = json.loads(writes_ohh(ExportedDeal(raked(Drop(blind=50)))))["ohh"]
    first = told["rounds"][0]["actions"][0]
    assert (first["player_id"], first["action"], first["amount"]) == (1, "Post Dead", 0.5)
    assert (told["pots"][0]["amount"], told["pots"][0]["rake"]) == (10.5, 0.5)


@pytest.mark.parametrize(
    ("drop", "said"),
    [
        (Drop(amount=350, promotion=100), "drop 3.50, promotion 1"),
        (Drop(rake=10, cap=50, no_flop_no_drop=True), "rake 10, cap 0.50, no-flop-no-drop"),
        (Drop(blind=50), "collection-blind 0.50"),
    ],
)
def test_phh_has_the_fee_in_a_field_of_its_own_and_replays_with_it(drop: Drop, said: str) -> None:
    hand = raked(drop)
    text = writes_phh(ExportedDeal(hand, currency="$"))
    assert f"_fee = '{said}'\n" in text
    history = parse_phh(text)
    again = replay_history(history)
    assert again.hand is not None
    assert (again.hand.setup.drop, again.hand.dropped) == (drop, hand.dropped)
    assert again.final_stacks == tuple(hand.stacks[seat - 1] for seat in history.seats)


@pytest.mark.parametrize("fee", ["'lots'", "7", "'drop three'", "'drop 0.001'"])
def test_a_fee_nobody_can_read_is_an_error_of_the_record(fee: str) -> None:
    text = writes_phh(ExportedDeal(raked(Drop(amount=300)))).replace("'drop 3'", fee)
    assert replay_history(parse_phh(text)).error.startswith("_fee:")
