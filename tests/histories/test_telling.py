"""Our own hands as PHH: whatever is played can be written, read and replayed to the same end."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.histories.playing import random_hand

from shuffleup.games import Structure, game
from shuffleup.hand import (
    Call,
    Check,
    Fold,
    Forced,
    Hand,
    Post,
    RaiseTo,
    RunIt,
    Stakes,
    judge,
    limit,
    new_hand,
    no_limit,
    proceed,
    record,
)
from shuffleup.histories import (
    History,
    PhhError,
    history_of,
    parse_phh,
    parse_phhs,
    replay_history,
    variants,
    write_phh,
    write_phhs,
)
from shuffleup.law import DEFAULT
from shuffleup.law.points.hand.odd_chips import OddChipButton


def play(hand: Hand, *moves: object) -> Hand:
    proceed(hand)
    for move in moves:
        ruling = judge(hand, move)  # type: ignore[arg-type]
        assert ruling.ok, ruling.refusal
        record(hand, *ruling.events)
        proceed(hand)
    return hand


def check_told(hand: Hand) -> None:
    text = write_phh(hand)
    history = parse_phh(text)
    again = replay_history(history)
    assert again.error == "", text
    assert again.final_stacks == tuple(hand.stacks[seat - 1] for seat in history.seats), text
    assert again.hand is not None
    assert again.hand.over == hand.over
    assert history_of(again.hand).actions == history.actions


@pytest.mark.parametrize("code", sorted(variants()))
@given(seed=st.integers(0, 10**9))
def test_a_hand_that_was_played_reads_back_to_the_same_stacks_and_actions(
    code: str, seed: int
) -> None:
    sheet, structure = variants()[code]
    check_told(random_hand(sheet, structure, Random(seed)))


@pytest.mark.parametrize("code", sorted(variants()))
@given(seed=st.integers(0, 10**9), moves=st.integers(0, 30))
def test_a_hand_that_is_not_over_reads_back_to_where_it_was(
    code: str, seed: int, moves: int
) -> None:
    sheet, structure = variants()[code]
    check_told(random_hand(sheet, structure, Random(seed), most_moves=moves))


@given(seed=st.integers(0, 10**9))
def test_the_rules_of_the_house_go_along(seed: int) -> None:
    house = DEFAULT.but(limit_raise_cap=1, odd_chip_button_games=OddChipButton.HIGHEST_CARD_BY_SUIT)
    hand = random_hand(game("omaha-eight"), Structure.LIMIT, Random(seed), house)
    assert "limit-raise-cap 1" in write_phh(hand)
    check_told(hand)


def test_the_players_are_numbered_from_the_left_of_the_button() -> None:
    hand = play(new_hand("holdem", no_limit(1, 2), (50, 0, 60, 70), 2, seed=1), Fold(2))
    history = history_of(hand, players=["Ann", "", "Cy", "Dee"])
    assert history.seats == (4, 1, 3)
    assert history.players == ("Dee", "Ann", "Cy")
    assert history.starting_stacks == (70, 50, 60)
    assert history.blinds_or_straddles == (1, 2, 0)
    assert history.actions[-1] == "p3 f"


def test_heads_up_the_blinds_are_listed_the_other_way_round() -> None:
    hand = play(new_hand("holdem", no_limit(1, 2), (50, 60), 1, seed=1), Fold(1))
    assert history_of(hand).blinds_or_straddles == (1, 2)
    assert history_of(hand).finishing_stacks == (51, 59)


def test_chips_that_are_cents_are_written_as_money() -> None:
    stakes = Stakes(Structure.NO_LIMIT, 50, 50, (25, 50), dollar=100)
    hand = play(new_hand("holdem", stakes, (5000, 5000), seed=1), RaiseTo(1, 150), Fold(0))
    text = write_phh(hand)
    assert "blinds_or_straddles = [0.25, 0.50]" in text
    assert "'p2 cbr 1.50'" in text
    assert "finishing_stacks = [49.50, 50.50]" in text
    check_told(hand)


def test_a_straddle_and_a_post_to_come_in_are_told_apart() -> None:
    posts = (
        Post(0, 1, Forced.BLIND),
        Post(1, 2, Forced.BLIND),
        Post(2, 4, Forced.STRADDLE),
        Post(3, 2, Forced.ENTRY),
    )
    hand = new_hand("holdem", no_limit(1, 2), (90, 90, 90, 90, 90), seed=4, posts=posts)
    play(hand, Fold(3), Fold(4), Call(0), Fold(1), Check(2))
    assert history_of(hand).blinds_or_straddles == (1, 2, 4, -2, 0)
    check_told(hand)


def test_many_hands_go_into_one_text() -> None:
    hands = [random_hand(*variants()["NT"], Random(seed)) for seed in range(3)]
    read = parse_phhs(write_phhs(hands))
    assert [hand.number for hand in read if isinstance(hand, History)] == [1, 2, 3]


def test_a_game_without_a_code_is_refused_by_name() -> None:
    hand = new_hand("pineapple", no_limit(1, 2), (50, 50), seed=1)
    with pytest.raises(PhhError, match="PHH has no code for Pineapple played no-limit"):
        write_phh(hand)


def test_a_game_without_a_code_in_this_structure_is_refused_by_name() -> None:
    hand = new_hand("stud", Stakes(Structure.NO_LIMIT, 2, 2, bring_in=1, ante=1), (50, 50), seed=1)
    with pytest.raises(PhhError, match="Seven-card stud played no-limit"):
        write_phh(hand)


def test_what_the_format_cannot_tell_is_refused_not_left_out() -> None:
    kill = (Post(0, 1, Forced.BLIND), Post(1, 2, Forced.BLIND), Post(2, 4, Forced.KILL))
    killed = new_hand("holdem", limit(2, 4, (1, 2)), (50, 50, 50), seed=1, posts=kill)
    with pytest.raises(PhhError, match="a kill"):
        write_phh(killed)
    carried = new_hand("holdem", no_limit(1, 2), (50, 50), seed=1, carried=7)
    with pytest.raises(PhhError, match="carried over"):
        write_phh(carried)


def test_a_board_dealt_twice_is_refused() -> None:
    rules = DEFAULT.but(run_it_maximum=2)
    hand = new_hand("holdem", no_limit(1, 2), (50, 50), seed=1, rules=rules)
    play(hand, RaiseTo(1, 50), Call(0), RunIt(0, 2), RunIt(1, 2))
    with pytest.raises(PhhError, match="a board dealt 2 times"):
        write_phh(hand)


def test_a_board_that_could_have_been_dealt_twice_is_told() -> None:
    rules = DEFAULT.but(run_it_maximum=2)
    hand = new_hand("holdem", no_limit(1, 2), (50, 50), seed=1, rules=rules)
    check_told(play(hand, RaiseTo(1, 50), Call(0), RunIt(0, 1)))
