"""Mixes ready to play, and stages in words."""

from __future__ import annotations

import pytest

from shuffleup.games import game
from shuffleup.table.designations import house_fault
from shuffleup.table.mix.mixes import (
    OR,
    THEN,
    designated,
    mix,
    mixes,
    read_stages,
    show_stages,
    title_of,
)
from shuffleup.table.new_table import new_table


def test_there_are_the_mixes_that_people_play() -> None:
    assert mixes() == ("ho", "hose", "horse", "8-game", "dealers-choice")
    assert all(title_of(name) for name in mixes())


def test_horse_is_spelled_by_its_games() -> None:
    games = [stage.game for stage in mix("horse", 4, 8)]
    assert games == ["holdem", "omaha-eight", "razz", "stud", "stud-eight"]


def test_every_game_of_a_mix_has_its_forced_bets() -> None:
    horse = mix("horse", 100, 200, hands=8)
    assert show_stages(horse[:1], THEN) == "holdem limit 100/200 blinds 50/100 for 8 hands"
    assert show_stages(horse[2:3], THEN) == "razz limit 100/200 ante 25 bring-in 50 for 8 hands"
    eight = mix("8-game", 100, 200, minutes=30)
    assert show_stages(eight[-1:], THEN) == "omaha pot-limit 25/50 for 30 minutes"


@pytest.mark.parametrize("name", mixes())
@pytest.mark.parametrize("bets", [(1, 2), (2, 4), (3, 6), (4, 8), (100, 200)])
def test_a_table_can_be_opened_for_every_mix_at_any_bets(name: str, bets: tuple[int, int]) -> None:
    house = designated(name, *bets, hands=8)
    stages = house.rotation or house.choice
    seats = min(game(stage.game).max_seats for stage in stages)
    assert not house_fault(house, seats)
    assert house_fault(house, seats + 1)
    table = new_table(stages[0].game, stages[0].stakes, seats, house=house)
    assert table.game.key == stages[0].game


@pytest.mark.parametrize("name", mixes())
@pytest.mark.parametrize("between", [THEN, OR])
def test_stages_read_as_they_are_written(name: str, between: str) -> None:
    for hands, minutes in ((0, 0), (1, 0), (8, 0), (0, 30)):
        stages = mix(name, 4, 8, hands=hands, minutes=minutes)
        assert read_stages(show_stages(stages, between).split(), between) == stages


def test_a_mix_is_named_in_a_word() -> None:
    words = ["horse", "4/8", "for", "8", "hands"]
    assert read_stages(words, THEN) == mix("horse", 4, 8, hands=8)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "horse",
        "horse 4/x",
        "holdem",
        "holdem limit 4/8 blinds 2/4 then",
        "holdem limit 4/8 blinds 2/4 for 0 hands then stud limit 4/8 ante 1 bring-in 2",
        "holdem limit 4/8 blinds 2/4 for ever",
        "canasta limit 4/8 blinds 2/4",
    ],
)
def test_what_is_no_rotation_is_said_so(text: str) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        read_stages(text.split(), THEN)


def test_a_mix_nobody_knows_is_refused() -> None:
    with pytest.raises(ValueError, match="no mix is called 'tros'"):
        mix("tros", 4, 8)
