"""The figures players are known by, counted off a hand; and how sure a sum of hands is."""

from __future__ import annotations

from math import inf, sqrt

import pytest

from shuffleup.hand import act, new_hand, no_limit, proceed
from shuffleup.sim.scores import (
    Score,
    add_score,
    aggression,
    count_hand,
    end_round,
    interval,
    part,
    per_100,
)

NAMES = ["Ann", "Bob", "Cy", "Dee"]  # Ann has the small blind, Dee the button


def counted(*said: str) -> list[Score]:
    hand = new_hand("holdem", no_limit(1, 2), [200] * 4, seed=3)
    proceed(hand)
    for words in said:
        assert act(hand, words, NAMES).ok
    assert hand.over
    scores = [Score() for _ in NAMES]
    count_hand(hand, scores)
    end_round(scores)
    return scores


def test_blinds_are_no_choice_a_call_is_and_a_raise_is_both() -> None:
    scores = counted("Cy raises to 6", "Dee calls", "Ann folds", "Bob folds",
                     "Cy bets 10", "Dee folds")  # fmt: skip
    assert [score.entered for score in scores] == [0, 0, 1, 1]
    assert [score.raised for score in scores] == [0, 0, 1, 0]
    assert [score.went_on for score in scores] == [0, 0, 1, 1]
    assert [score.bets for score in scores] == [0, 0, 1, 0]
    assert [score.net for score in scores] == [-1, -2, 9, -6]
    assert sum(score.shown_down for score in scores) == 0


def test_a_showdown_counts_for_those_who_were_there() -> None:
    checks = [f"{name} checks" for _ in range(3) for name in ("Ann", "Bob")]
    scores = counted("Cy folds", "Dee folds", "Ann calls", "Bob checks", *checks)
    assert [score.shown_down for score in scores] == [1, 1, 0, 0]
    assert [score.entered for score in scores] == [1, 0, 0, 0]


def test_the_interval_comes_from_the_rounds_and_not_from_the_hands() -> None:
    score = Score()
    for round_ in (30, -10, 10, -30):  # two hands each, which cancel out or do not
        score.hands += 2
        score.won += max(0, round_)
        score.lost += max(0, -round_)
        score.open_round = round_
        end_round([score])
    assert per_100(score) == 0
    spread = sqrt((900 + 100 + 100 + 900) / 4)
    assert interval(score) == pytest.approx(100 * 1.96 * spread / sqrt(3) * 4 / 8)
    assert interval(score, 2) == interval(score) / 2


def test_one_round_says_nothing_about_how_sure_it_is() -> None:
    score = Score(hands=1, won=5)
    end_round([score])
    assert interval(score) == inf


def test_parts_of_the_work_add_up() -> None:
    mine, theirs = Score(hands=2, bets=3, biggest_pot=40), Score(hands=1, calls=2, biggest_pot=70)
    add_score(mine, theirs)
    assert (mine.hands, mine.bets, mine.calls, mine.biggest_pot) == (3, 3, 2, 70)
    assert aggression(mine) == 1.5
    assert part(1, 4) == 25
    assert part(1, 0) == 0
