"""The drop in every game: no chip is lost after any event."""

from __future__ import annotations

from random import Random

import pytest

from shuffleup.games import Opening, Sheet, games
from shuffleup.hand import (
    Drop,
    Fold,
    Hand,
    act,
    apply,
    new_hand,
    no_limit,
    pot_total,
    proceed,
)
from shuffleup.hand.events import Awarded
from shuffleup.hand.setup import Stakes
from shuffleup.sim.quick import quick
from shuffleup.sim.recount import recount


def stakes_for(sheet: Sheet) -> Stakes:
    stud = sheet.opening is Opening.BRING_IN
    antes = sheet.opening is not Opening.BLINDS
    return Stakes(
        sheet.structures[0], 4, 4 if sheet.structures[0].value != "limit" else 8,
        () if antes else (2, 4), ante=1 if antes else 0, bring_in=2 if stud else 0,
    )  # fmt: skip


FEES = (Drop(3, promotion=1), Drop(rake=10, cap=7, no_flop_no_drop=True), Drop(blind=2))


@pytest.mark.parametrize("sheet", games(), ids=lambda sheet: sheet.key)
def test_no_chip_is_lost_after_any_event_in_any_game(sheet: Sheet) -> None:
    dice = Random(sheet.key)
    dropped = 0
    for seed in range(12):
        drop = FEES[seed % len(FEES)]
        stacks = [dice.randrange(5, 90) for _ in range(4)]
        hand = new_hand(sheet, stakes_for(sheet), stacks, seed=f"{sheet.key}{seed}", drop=drop)
        proceed(hand)
        while not hand.over:
            act(hand, quick(hand, dice.random))
        check_every_event(hand)
        dropped += hand.dropped
    assert dropped


def check_every_event(hand: Hand) -> None:
    again = Hand(hand.setup)
    for event in hand.log[1:]:
        apply(again, event)
        there = sum(again.stacks) + pot_total(again) + again.carried + again.dropped
        assert there == sum(hand.setup.stacks), event
    recount(hand)


def test_the_last_hand_wins_what_is_left_of_a_small_pot() -> None:
    hand = new_hand("holdem", no_limit(1, 2), [50, 50], seed=1, drop=Drop(3))
    proceed(hand)
    act(hand, Fold(hand.actor))
    assert hand.dropped == 2  # the blind that was matched, and no more
    assert not any(isinstance(event, Awarded) for event in hand.log)
    recount(hand)
