"""The bots' tables: there for every game, sensible where anyone knows the answer, repeatable."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from scripts.bot_tables import learn

from shuffleup.bots.chance_tables import (
    LEVELS,
    game_table,
    nearest_game,
    read_table,
    show_table,
)
from shuffleup.bots.hand_reader import reader
from shuffleup.bots.outlook import at_level
from shuffleup.cards import parse
from shuffleup.games import game, names


@pytest.mark.parametrize("key", names())
def test_every_game_has_a_table_for_every_round(key: str) -> None:
    table = game_table(key)
    assert len(table) == len(game(key).streets)
    for street in table:
        assert list(street.bounds) == sorted(street.bounds)
        rows = [row for part in street.rows.values() for row in part.values()]
        assert rows
        assert all(len(row) == len(LEVELS) and 0 <= min(row) <= max(row) <= 1000 for row in rows)


@pytest.mark.parametrize("key", ["holdem", "omaha-eight", "stud-high-low", "badugi"])
def test_a_table_is_read_as_it_was_written(key: str) -> None:
    table = game_table(key)
    again = read_table(show_table(table))
    for one, other in zip(table, again, strict=True):
        assert (one.bounds, one.pairs) == (other.bounds, other.pairs)
        assert {part: set(rows.values()) for part, rows in one.rows.items()} == {
            part: set(rows.values()) for part, rows in other.rows.items()
        }


def percentile(key: str, cards: str, board: str = "", street: int = 0, up: str = "") -> int:
    read, held = reader(game(key)), parse(cards)
    row = read.look(street, held, parse(board), parse(up))
    return read.percentile(street, row, held)


@pytest.mark.parametrize(
    ("key", "better", "worse"),
    [
        ("holdem", "AsAd", "8s8d"),
        ("holdem", "AsKs", "9d2c"),
        ("short-deck", "AsKs", "8d6c"),
        ("pineapple", "AsAdKs", "9d4c2h"),
        ("crazy-pineapple-eight", "As2sAd", "Td9c5h"),
        ("omaha", "AsAdKsKd", "9s7d4c2h"),
        ("omaha", "Ts9s8d7d", "Ks9d7c2h"),
        ("omaha-eight", "AsAd2s3d", "Ks9d8c7h"),
        ("omaha-5", "AsAdKsKdQc", "9s7d4c2hTc"),
        ("omaha-6-eight", "AsAd2s3dKcQc", "Ts9d8c7h7d6c"),
        ("stud", "AsAdKs", "9s5d2c"),
        ("razz", "As2d3c", "KsKdQc"),
        ("stud-eight", "As2s3s", "KdTc8h"),
        ("five-card-draw", "AsAdAcKh2s", "Ks9d7c4h2s"),
        ("lowball", "As2d3c4h5s", "KsKdQcJhTs"),
        ("deuce-to-seven", "2s3d4c5h7s", "AsAdKcQhJs"),
        ("triple-draw", "2s3d4c7hKs", "AsAdKcQhJs"),
        ("badugi", "As2d3c4h", "KsKdQsJs"),
    ],
)
def test_good_starting_hands_stand_above_bad_ones(key: str, better: str, worse: str) -> None:
    assert percentile(key, better) > percentile(key, worse)


@pytest.mark.parametrize(
    ("key", "board", "better", "worse"),
    [
        ("holdem", "As7d2c", "AdKc", "8s8d"),
        ("holdem", "As7d2c", "7s7c", "AdKc"),
        ("holdem", "As7s2c", "KsQs", "KdQd"),
        ("holdem", "9s8d2c", "JhTh", "Jd4d"),
        ("omaha", "As7d2c", "AdAcKsQs", "KsKdQsQd"),
        ("omaha", "Ks7s2c", "AsQsJdTd", "AdQdJcTc"),
        ("omaha-eight", "8s7d3c", "As2dKcQh", "KsKdQcJh"),
    ],
)
def test_on_the_flop_the_better_hand_stands_higher(
    key: str, board: str, better: str, worse: str
) -> None:
    assert percentile(key, better, board, 1) > percentile(key, worse, board, 1)


def test_an_open_pair_across_the_table_makes_a_hand_worth_less() -> None:
    read, cards = reader(game("stud")), parse("KsKd7c2h")
    safe, beaten = (read.look(1, cards, (), parse(up)) for up in ("9s4d", "AsAd"))
    assert at_level(safe, 10) > at_level(beaten, 10) + 100


def test_a_share_falls_as_the_opponents_hands_get_better() -> None:
    row = reader(game("holdem")).look(0, parse("KsQd"), ())
    shares = [at_level(row, narrow) for narrow in (0, 10, 20, 30, 40)]
    assert shares == sorted(shares, reverse=True)
    assert shares[1] > at_level(row, 15) > shares[2]


def test_a_sheet_of_ones_own_is_served_by_the_table_of_the_game_most_like_it() -> None:
    assert nearest_game(replace(game("omaha"), key="my-omaha")) == "omaha"
    fewer = replace(game("triple-draw"), key="double-draw", streets=game("triple-draw").streets[:3])
    assert nearest_game(fewer) in ("triple-draw", "deuce-to-seven")
    assert nearest_game(replace(game("stud"), key="razz")) == "stud"  # a name that misleads


@pytest.mark.parametrize("key", ["holdem", "stud", "triple-draw"])
def test_the_same_deals_give_the_same_table(key: str) -> None:
    one, again = (show_table(learn(game(key), 30)) for _ in range(2))
    assert one == again
