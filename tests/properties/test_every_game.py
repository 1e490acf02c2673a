"""What holds in every game, structure, number of players, stack and house: whatever happens."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.properties.choices import allowed, attempts, lawful
from tests.properties.tables import GAMES, IDS, random_hand

from shuffleup.games import Sheet, Structure
from shuffleup.hand import Hand, act, apply, copy, judge, options, pot_total, proceed, replay
from shuffleup.hand.words.hand_transcript import run, write

every_game = pytest.mark.parametrize(("sheet", "structure"), GAMES, ids=IDS)
seeds = st.integers(min_value=0, max_value=2**32)
MOST_DECISIONS = 3000


def play_out(hand: Hand, chance: random.Random) -> Hand:
    proceed(hand)
    for _ in range(MOST_DECISIONS):
        if hand.over:
            return hand
        refusal = act(hand, lawful(hand, chance)).refusal
        assert refusal is None, refusal
    raise AssertionError("the hand does not end")


def cards_everywhere(hand: Hand) -> list[int]:
    """Each card once for every place it lies in."""
    places = [hand.stub, hand.burns, hand.muck, *hand.hole, hand.boards[0]]
    places += [board[hand.split_at :] for board in hand.boards[1:]]
    return sorted(card for place in places for card in place)


def chips_everywhere(hand: Hand) -> int:
    return sum(hand.stacks) + pot_total(hand) + hand.carried


@every_game
@given(seed=seeds)
def test_chips_and_cards_are_conserved_after_every_event(
    sheet: Sheet, structure: Structure, seed: int
) -> None:
    played = play_out(random_hand(sheet, structure, seed), random.Random(seed))
    setup = played.setup
    chips = sum(setup.stacks) + setup.carried
    hand = Hand(setup)
    assert sum(played.stacks) + played.carried == chips
    for number, event in enumerate(played.log[1:]):
        apply(hand, event)
        assert chips_everywhere(hand) == chips, (number, event)
        assert min(hand.stacks) >= 0, (number, event)
        assert min(hand.paid) >= 0, (number, event)
        assert cards_everywhere(hand) == sorted(sheet.cards), (number, event)
    assert pot_total(hand) == 0


@every_game
@given(seed=seeds)
def test_a_log_replays_to_its_state_and_a_copy_stands_alone(
    sheet: Sheet, structure: Structure, seed: int
) -> None:
    hand = random_hand(sheet, structure, seed)
    chance = random.Random(seed)
    proceed(hand)
    while not hand.over:
        before = copy(hand)
        log = list(hand.log)
        act(hand, lawful(hand, chance))
        assert before != hand
        assert before.log == log
        assert replay(log) == before
    assert replay(hand.log) == hand


@every_game
@given(seed=seeds)
def test_options_are_exactly_what_judge_accepts_and_a_refusal_changes_nothing(
    sheet: Sheet, structure: Structure, seed: int
) -> None:
    hand = random_hand(sheet, structure, seed)
    chance = random.Random(seed)
    proceed(hand)
    while not hand.over:
        may = options(hand)
        assert may is not None
        before = copy(hand)
        for command in attempts(hand, chance):
            ruling = judge(hand, command)
            assert ruling.ok == allowed(may, hand, command), (command, may, ruling)
            if ruling.refusal is not None:
                assert ruling.refusal.says
                assert bool(ruling.refusal.grounds) != ruling.refusal.reason.malformed
        assert hand == before
        act(hand, lawful(hand, chance))
    for command in attempts(hand, chance):
        assert not judge(hand, command).ok


@every_game
@given(seed=seeds)
def test_a_transcript_of_a_hand_runs_to_the_same_hand(
    sheet: Sheet, structure: Structure, seed: int
) -> None:
    hand = play_out(random_hand(sheet, structure, seed), random.Random(seed))
    text = write(hand)
    again = run(text).hand
    assert again == hand
    assert write(again) == text


@every_game
def test_the_same_seed_gives_the_same_log(sheet: Sheet, structure: Structure) -> None:
    logs = [play_out(random_hand(sheet, structure, 11), random.Random(3)).log for _ in range(2)]
    assert logs[0] == logs[1]
