"""A table is read from a file, checked, and what is wrong with it is named."""

from __future__ import annotations

from pathlib import Path

import pytest

from shuffleup.playbook import (
    PlayTable,
    PlayTableError,
    own_table,
    read_table,
    shipped_names,
    shipped_table,
)
from shuffleup.playbook import table_shape as shape

CALLS = "[[bet]]\ndo = { call = 100 }\n"


def weights_at(table: PlayTable, *places: int) -> tuple[int, ...]:
    start = shape.cell(*places)
    return table.weights[start : start + len(shape.ACTIONS)]


def test_the_tables_that_come_with_us_are_sound() -> None:
    assert shipped_names() == ("loose-table", "tight-table")
    for name in shipped_names():
        table = shipped_table(name)
        assert table.name == name
        assert table.says
        for start in range(0, shape.WEIGHTS, len(shape.ACTIONS)):
            assert sum(table.weights[start : start + len(shape.ACTIONS)]) == shape.WHOLE


def test_none_of_them_folds_where_staying_is_free() -> None:
    for name in shipped_names():
        for street in range(3):
            for strength in range(8):
                for opponents in range(3):
                    for position in range(2):
                        free = weights_at(
                            shipped_table(name), street, strength, opponents, 0, position
                        )
                        assert free[shape.FOLD] == 0


def test_a_later_rule_takes_the_place_of_an_earlier_one_where_both_speak() -> None:
    table = read_table(
        CALLS + '[[bet]]\nstreet = "last"\nstrength = [6, 7]\ndo = { call = 25, most = 75 }\n'
    )
    assert weights_at(table, 2, 7, 0, 3, 1) == (0, 25, 0, 0, 75)
    assert weights_at(table, 2, 5, 0, 3, 1) == (0, 100, 0, 0, 0)
    assert weights_at(table, 1, 7, 0, 3, 1) == (0, 100, 0, 0, 0)


def test_how_many_cards_are_thrown_away_is_said_by_what_wins() -> None:
    table = read_table(CALLS + '[[throw]]\nwins = "low"\nstrength = 0\ncards = [0,0,0,100,0,0]\n')
    low, high = shape.throw_row(1, 0, 0), shape.throw_row(0, 0, 0)
    assert table.throws[low : low + 6] == (0, 0, 0, 100, 0, 0)
    assert table.throws[high : high + 6] == (100, 0, 0, 0, 0, 0)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("[[bet]]\ndo = { call = 90 }", "mine: bet 1: the weights add up to 90, not 100"),
        ("[[bet]]\ndo = { cal = 100 }", "bet 1: 'cal' is not one of fold, call, least, pot, most"),
        ("[[bet]]\ndo = { call = 1.5 }", "bet 1: weights are whole numbers from 0"),
        ("[[bet]]\ndo = { call = 150, fold = -50 }", "whole numbers from 0"),
        ("[[bet]]\nstreet = 1\ndo = { call = 100 }", "street 1 is not one of first, middle, last"),
        ("[[bet]]\nstrength = 8\ndo = { call = 100 }", "strength 8 is not one of 0, 1, 2"),
        ("[[bet]]\nstrength = true\ndo = { call = 100 }", "strength True is not one of"),
        ("[[bet]]\nstack = 3\ndo = { call = 100 }", "'stack' is not one of street, strength"),
        ("[[bet]]\nstreet = 'first'", "bet 1: do says what to do"),
        ("bet = 3", r"rules are written \[\[bet\]\]"),
        ("bets = 3", "a table has says, bet and throw, not 'bets'"),
        ("says = 'nothing'", "no rule says what to do at street first, strength 0, opponents one"),
        (CALLS + "[[throw]]\ncards = [100]", "throw 1: cards are 6 weights"),
        (CALLS + "[[throw]]\ncards = [0,0,0,0,0,99]", "throw 1: the weights add up to 99"),
        (CALLS + "[[throw]]\nprice = 'free'\ncards = [100,0,0,0,0,0]", "throw 1: 'price' is not"),
        ("[[bet", "mine: is not TOML"),
    ],
)
def test_what_is_wrong_with_a_table_is_named(text: str, says: str) -> None:
    with pytest.raises(PlayTableError, match=says):
        read_table(text, "mine")


def test_arrays_of_the_wrong_shape_or_sum_are_no_table() -> None:
    sound = read_table(CALLS)
    with pytest.raises(PlayTableError, match="mine: weights are 2,880 numbers, not 3"):
        PlayTable("mine", "", (0, 100, 0), sound.throws)
    with pytest.raises(PlayTableError, match="mine: throws are 288 numbers, not 287"):
        PlayTable("mine", "", sound.weights, sound.throws[1:])
    wrong = (*sound.weights[:-1], 7)
    where = "street last, strength 7, opponents more, price dear, position late add up to 107"
    with pytest.raises(PlayTableError, match=where):
        PlayTable("mine", "", wrong, sound.throws)
    with pytest.raises(PlayTableError, match="wins high, street first, strength 0: whole numbers"):
        PlayTable("mine", "", sound.weights, (-1, *sound.throws[1:]))


def test_a_table_of_ones_own_is_called_what_its_file_is_called(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(CALLS)
    assert own_table(str(path)).name == str(path)
    with pytest.raises(PlayTableError, match=r"nowhere\.toml: cannot be read"):
        own_table(str(tmp_path / "nowhere.toml"))
