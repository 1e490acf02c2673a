"""What PokerStars text has no words for is refused with its reason, never told wrong."""

from __future__ import annotations

import msgspec
import pytest
from tests.histories.test_telling import play

from shuffleup.games import game
from shuffleup.hand import (
    Call,
    Fold,
    Forced,
    RaiseTo,
    RunIt,
    apply,
    new_hand,
    no_limit,
)
from shuffleup.hand.events import Posted
from shuffleup.hand.repairs.primitives import Exposed, Forfeited
from shuffleup.hand.words.hand_transcript import run
from shuffleup.histories.export import ExportedDeal, ExportError, told, writes
from shuffleup.law import DEFAULT
from shuffleup.law.points.hand.hi_lo import LowQualifier


@pytest.mark.parametrize(
    ("transcript", "why"),
    [
        ("pineapple no-limit 1/2; seats: Ann 50, Bob 50; Bob folds", "no name for Pineapple"),
        ("holdem spread 1-5 blinds 1/2; seats: Ann 50, Bob 50; Bob folds", "played spread"),
        ("stud no-limit minimum 4 ante 1 bring-in 2; seats: Ann 50, Bob 50", "played no-limit"),
        ("holdem no-limit 1/2; seats: Ann 50, Bob 50", "a hand that is not over"),
        ("holdem no-limit 1/2; seats: Ann 50, Bob 50; carried 7; Bob folds", "carried over"),
        (
            "holdem no-limit 1/2; seats: Ann 50, Bob 50, Cy 50; "
            "posts: Ann blind 1, Bob blind 2, Cy kill 4; Ann folds; Bob folds",
            "a kill",
        ),
        (
            "holdem no-limit 1/1/2; seats: Ann 50, Bob 50, Cy 50; Ann folds; Bob folds",
            "more than one small blind",
        ),
    ],
)  # fmt: skip
def test_what_the_format_has_no_words_for_is_refused(transcript: str, why: str) -> None:
    with pytest.raises(ExportError, match=why):
        writes(ExportedDeal(run(transcript).hand))


def test_a_house_that_plays_the_game_otherwise_is_refused() -> None:
    rules = DEFAULT.but(low_qualifier=LowQualifier.NONE)
    hand = new_hand("omaha-eight", no_limit(1, 2), (50, 50), seed=1, rules=rules)
    with pytest.raises(ExportError, match="no name for Omaha eight-or-better"):
        writes(ExportedDeal(play(hand, Fold(1))))


def test_a_game_of_ones_own_that_borrows_a_name_is_refused() -> None:
    own = msgspec.structs.replace(game("holdem"), title="Mine", max_seats=4)
    hand = new_hand(own, no_limit(1, 2), (50, 50), seed=1)
    with pytest.raises(ExportError, match="no name for Mine"):
        writes(ExportedDeal(play(hand, Fold(1))))


def test_a_board_dealt_three_times_is_refused() -> None:
    rules = DEFAULT.but(run_it_maximum=3)
    hand = new_hand("holdem", no_limit(1, 2), (50, 50), seed=1, rules=rules)
    play(hand, RaiseTo(1, 50), Call(0), RunIt(0, 3), RunIt(1, 3))
    with pytest.raises(ExportError, match="a board dealt 3 times"):
        writes(ExportedDeal(hand))


def test_a_post_made_late_is_refused() -> None:
    hand = play(new_hand("holdem", no_limit(1, 2), (50, 50, 50), seed=1))
    apply(hand, Posted(2, 1, Forced.DEAD))
    with pytest.raises(ExportError, match="a post made late"):
        writes(ExportedDeal(play(hand, Fold(2), Fold(0))))


def test_what_the_floor_did_to_the_chips_is_refused_by_name() -> None:
    hand = play(new_hand("holdem", no_limit(1, 2), (50, 50, 50), seed=1))
    apply(hand, Forfeited(2, 5))
    with pytest.raises(ExportError, match="what the floor has mended: forfeited"):
        writes(ExportedDeal(play(hand, Fold(2), Fold(0))))


def test_events_that_would_make_other_stacks_are_never_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    hand = play(new_hand("holdem", no_limit(1, 2), (50, 50, 50), seed=1))
    apply(hand, Forfeited(2, 5))
    monkeypatch.setattr(told, "PASSED_OVER", (Forfeited,))
    with pytest.raises(ExportError, match="what the floor has mended"):
        writes(ExportedDeal(play(hand, Fold(2), Fold(0))))


def test_what_moved_no_chip_is_passed_over() -> None:
    hand = play(new_hand("holdem", no_limit(1, 2), (50, 50, 50), seed=1))
    apply(hand, Exposed(2, hand.hole[2]))
    text = writes(ExportedDeal(play(hand, Fold(2), Fold(0))))
    assert "Player 2 collected 2 from pot" in text
    assert "[" not in text
