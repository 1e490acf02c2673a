"""One hand told state by state."""

from __future__ import annotations

import re

import numpy as np
import pytest

from shuffleup.games import Opening, games
from shuffleup.hand import limit, no_limit
from shuffleup.hand.usual_stakes import default_stack, default_stakes
from shuffleup.lane import lane_game
from shuffleup.lane.environments.playthrough import playthrough
from shuffleup.lane.lane_game import LaneError

HOLDEM = lane_game("holdem", no_limit(1, 2))


def returns_of(text: str) -> list[int]:
    return [int(won) for won in re.findall(r"Returns\(\) = \[(.*)\]", text)[-1].split(", ")]


def actions_of(text: str) -> list[int]:
    return [int(action) for action in re.findall(r"(?m)^action: (\d+)$", text)]


@pytest.mark.parametrize("key", [sheet.key for sheet in games()])
def test_every_game_is_told_to_its_end_and_again_from_its_actions(key: str) -> None:
    sheet = next(one for one in games() if one.key == key)
    stakes = default_stakes(sheet, sheet.structures[0])
    game, stacks = lane_game(key, stakes), [default_stack(stakes)] * 4
    for seed in range(4):
        text = playthrough(game, stacks, seed=seed)
        assert text.count("IsTerminal() = True") == 1
        opened = sheet.opening is not Opening.OPENERS or max(actions_of(text)) > 1
        assert sum(returns_of(text)) == (
            0 if opened else -4 * stakes.ante
        )  # antes are carried over
        assert playthrough(game, stacks, actions=actions_of(text), seed=seed) == text


def test_a_hand_in_which_nobody_is_asked_is_told_too() -> None:
    text = playthrough(HOLDEM, [1, 1], seed=1)
    assert sorted(returns_of(text)) in ([-1, 1], [0, 0])
    assert "# State 1" not in text


def test_a_raise_is_counted_from_the_first_chip_of_the_hand() -> None:
    text = playthrough(HOLDEM, [40, 40, 40], actions=[1, 1, 1, 12, 0, 0], seed=1)
    assert 'Apply action "seat 1: raise to 10"' in text
    assert returns_of(text) == [4, -2, -2]
    assert "LegalActions() = [0, 1, 4..40]" in text


def test_no_seat_is_told_what_it_may_not_see() -> None:
    text = playthrough(HOLDEM, [40, 40], actions=[0], seed=1)
    hands = re.findall(r"\[Player: (\d)\].*\[Hands: (\S+) (\S+)\]", text)
    assert len(hands) == 4
    for player, *both in hands:
        assert both[1 - int(player)] == "????"
        assert "?" not in both[int(player)]


def test_what_is_not_lawful_is_refused_by_name_and_so_is_too_much() -> None:
    with pytest.raises(LaneError, match=r"action 2 is 3: lawful are \[0, 1, 12\.\.40\]"):
        playthrough(HOLDEM, [40, 40], actions=[7, 3])
    with pytest.raises(LaneError, match=r"action 1 is 6\.0: lawful are"):
        playthrough(HOLDEM, [40, 40], actions=[6.0])  # type: ignore[list-item]
    with pytest.raises(LaneError, match="stacks: one for each seat, not 40"):
        playthrough(HOLDEM, 40)  # type: ignore[arg-type]
    with pytest.raises(LaneError, match="action 1 is None: lawful are"):
        playthrough(HOLDEM, [40, 40], actions=[None, 1])  # type: ignore[list-item]
    with pytest.raises(LaneError, match="actions: a row of numbers, not 1"):
        playthrough(HOLDEM, [40, 40], actions=1)  # type: ignore[arg-type]
    with pytest.raises(LaneError, match="deck: rows of different lengths"):
        playthrough(HOLDEM, [40, 40], deck=[[1, 2], [3]])
    with pytest.raises(LaneError, match="over after 1 actions"):
        playthrough(HOLDEM, [40, 40], actions=[0, 1])
    with pytest.raises(LaneError, match="no number of its own"):
        playthrough(lane_game("holdem", limit(1, 2, (0, 0))), [40, 40])


def test_numbers_of_numpys_are_numbers() -> None:
    ours = playthrough(HOLDEM, [40, 40], actions=[6], seed=7)
    theirs = np.array([40, 40]), np.array([6]), np.int64(7)
    stacks, actions, seed = theirs
    assert playthrough(HOLDEM, stacks, actions=actions, seed=seed) == ours  # type: ignore[arg-type]
