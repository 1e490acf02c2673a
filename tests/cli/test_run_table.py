"""``shuffleup run`` on the transcript of a table: many hands, under a book."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.calling import Call

TABLE = """
holdem no-limit 1/2
seats: Ann 200, Bob 200, -, Dee 200, Eve 200; button Ann
1 hand passes
Cy sits 3 with 100; Dee is away
= Cy may: wait, wait for the button, buy the button
x Cy posts
Cy buys the button
# hand 2
next hand
= button Bob; = posts: Cy dead 1, Cy blind 2; = dealt: Ann, Bob, Cy, Eve
everyone folds
"""


@pytest.fixture
def table(tmp_path: Path) -> Path:
    path = tmp_path / "table.txt"
    path.write_text(TABLE, "utf-8")
    return path


def test_a_table_is_run_under_a_book(call: Call, table: Path) -> None:
    answer = call("run", str(table), "--book", "mohegan")
    assert (answer.code, answer.err) == (0, "")
    assert f"{table}: 2 hands" in answer.out.replace("\n", "")


def test_the_false_line_of_a_table_is_named(call: Call, table: Path) -> None:
    answer = call("run", str(table))  # common practice sells no button
    assert answer.code == 1
    assert f"{table}:6: not so: Cy may" in answer.out


def test_hands_and_tables_may_be_run_together(call: Call, table: Path, tmp_path: Path) -> None:
    hand = tmp_path / "hand.txt"
    hand.write_text("holdem no-limit 1/2; seats: Ann 50, Bob 50\n= Bob to act\n", "utf-8")
    verdicts = call("run", str(table), str(hand), "--book", "mohegan", "--json").json()
    assert [verdict["hands"] for verdict in verdicts] == [2, 1]


def test_a_table_without_seats_gets_a_sentence(call: Call, tmp_path: Path) -> None:
    path = tmp_path / "table.txt"
    path.write_text("holdem no-limit 1/2\nnext hand\n", "utf-8")
    answer = call("run", str(path))
    assert answer.code == 1
    assert "a table opens with its game and a line `seats:`" in answer.out


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("table: drop", "'drop' is not complete"),
        ("seats: Ann 200, Bob", "a seat is a name and chips, or - for nobody"),
        ("seats: Ann x, Bob 5", "'x' is neither an amount nor chips, like 25x4+1x3"),
        ("button Ann; = Ann", "a word or a number is missing or wrong"),
    ],
)
def test_a_line_that_cannot_be_read_gets_words_of_ours(
    call: Call, tmp_path: Path, line: str, why: str
) -> None:
    path = tmp_path / "table.txt"
    path.write_text(f"holdem no-limit 1/2\nseats: Ann 200, Bob 200\n{line}\nnext hand\n", "utf-8")
    answer = call("run", str(path))
    assert answer.code == 1
    assert f"table.txt:3: {why}" in answer.out


def test_a_book_there_is_not_is_said(call: Call, table: Path) -> None:
    answer = call("run", str(table), "--book", "nobody")
    assert (answer.code, "no book is called" in answer.err) == (2, True)
