"""Reading the law on the command line: what there is to choose from, how it looks in a pipe."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.calling import Call

from shuffleup.cases import whole_law
from shuffleup.law.rules import show_value

HOUSE = """\
title = "My house"
extends = "mohegan"
not-inherited = ["show-order-checked-stud"]

[[rule]]
id = "my-house/raises"
title = "Four raises"
says = "A bet and four raises."
treatment = "automatic"
area = "betting"
layer = "hand"
decides = { limit-raise-cap = 4 }
"""
BOX = "┏━┃│├┼─"


@pytest.fixture
def house(tmp_path: Path) -> str:
    file = tmp_path / "my-house.toml"
    file.write_text(HOUSE)
    return str(file)


@pytest.mark.parametrize("command", [("prove",), ("cases",), ("coverage",), ("search", "chip")])
@pytest.mark.parametrize(
    ("option", "says"),
    [
        ("--book", "no book is called 'typo'; there are pechanga, pechanga-t, mohegan, rpl, tour"),
        ("--layer", "no layer is called 'typo'; there are hand, floor, table, room, tournament, l"),
    ],
)
def test_a_name_that_is_none_is_told_those_there_are(
    call: Call, command: tuple[str, ...], option: str, says: str
) -> None:
    answer = call("law", *command, option, "typo")
    assert (answer.code, answer.out) == (2, "")
    assert says in answer.err


@pytest.mark.parametrize("command", [("coverage",), ("search", "chip")])
def test_an_area_that_is_none_is_told_those_there_are(call: Call, command: tuple[str, ...]) -> None:
    answer = call("law", *command, "--area", "typo")
    assert answer.code == 2
    assert "no area is called 'typo'; there are all-in, authority, betting" in answer.err


@pytest.mark.parametrize("words", [("check", "ritz"), ("print", "ritz"), ("diff", "rpl", "ritz")])
def test_an_unknown_book_is_told_which_there_are(call: Call, words: tuple[str, ...]) -> None:
    answer = call("law", *words)
    assert answer.code == 2
    assert "no book is called 'ritz'; there are pechanga, pechanga-t, mohegan" in answer.err
    assert "corner-club, or a house's file" in answer.err


def test_compare_names_every_point_it_does_not_know(call: Call) -> None:
    answer = call("law", "compare", "raises", "nope", "limit-raise-cap", "never")
    assert answer.code == 2
    assert "no point or group is called nope, never; the groups are betting, raises" in answer.err


def test_a_search_wants_words(call: Call) -> None:
    answer = call("law", "search", "--book", "rpl")
    assert (answer.code, "name some words" in answer.err) == (2, True)


def test_the_tournament_rules_of_a_casino_are_searched_by_their_own_name(call: Call) -> None:
    rows = call("law", "search", "odd", "chip", "--book", "pechanga-t", "--json").json()
    assert {row["id"].partition(".")[0] for row in rows} == {"pechanga/t"}


def test_a_point_is_shown_with_the_code_that_reads_it_and_the_clauses_that_decide_it(
    call: Call,
) -> None:
    told = call("law", "show", "short-all-in-reopens-big-bet").out
    assert told.startswith("short-all-in-reopens-big-bet\nWhat part of a full raise")
    assert "  · may be: a fraction, 0 to 1; by default 1/1\n" in told
    assert "  · in code: RaiseLaw.short_all_in_reopens_big_bet\n" in told
    assert "  · read by hand.betting.reopening_share\n" in told
    assert "  · cited by hand.betting.reopening_point\n" in told
    assert "  · pechanga/t.38c decides 1/1: Short all-in does not reopen\n" in told
    assert "where a book is silent: 1/1 (common/short-all-in-reopens-big-bet)" in told


def test_a_point_and_a_clause_are_shown_together_as_data(call: Call) -> None:
    point, clause = call("law", "show", "stud-bring-in", "mohegan/stud.4", "--json").json()
    assert clause["id"] == "mohegan/stud.4"
    assert list(point) == [
        "point", "question", "values", "default", "constant", "read_by", "cited_by",
        "decided_by", "otherwise", "common",
    ]  # fmt: skip
    assert {"hand.order", "games.stud.toml"} <= set(point["read_by"])
    assert point["common"]["clause"] == "common/stud-bring-in"


def test_a_clause_that_could_be_read_otherwise_is_told_of_its_point(call: Call) -> None:
    rule = next(c.rule for c in whole_law().values() if c.rule.otherwise)
    (name, value) = next(iter(rule.otherwise.items()))
    assert f"  · {rule.id} could be read as {show_value(value)}" in call("law", "show", name).out


def test_a_name_that_is_nearly_a_points_or_a_clauses_is_answered_with_it(call: Call) -> None:
    said = call("law", "show", "short_all_in_reopen_limit")
    assert said.code == 2
    assert "did you mean short-all-in-reopens-limit" in said.err
    assert "did you mean mohegan/stud.4" in call("law", "show", "mohegan/stud4").err
    assert "try: shuffleup law search 'xyzzy'" in call("law", "show", "xyzzy").err


def test_clauses_of_a_house_are_shown_and_found(call: Call, house: str) -> None:
    assert call("law", "show", "corner-club/raises").out.startswith("corner-club/raises  Four")
    (row,) = call("law", "show", "my-house/raises", "--book", house, "--json").json()
    assert row["decides"] == {"limit-raise-cap": "4"}
    (row,) = call("law", "search", "raises", "--book", house, "--json").json()
    assert row["id"] == "my-house/raises"
    assert call("law", "show", "my-house/raises").code == 2


def test_one_is_singular_and_a_whole_number_no_fraction(call: Call) -> None:
    told = call("law", "compare", "pot-limit-open-cap").out
    assert told.startswith("1 point\n")
    assert "    pechanga    4    23.2\n" in told
    assert "/1" not in told
    assert call("law", "search", "zebra").out == "0 clauses\n"


def test_compare_has_a_line_for_each_book_below_the_question(call: Call) -> None:
    lines = call("law", "compare", "limit-cap-lifted-when").out.splitlines()
    assert lines[2:] == [
        "limit-cap-lifted-when: When is the limit cap lifted?",
        "    pechanga    pot-heads-up-before-cap  21.5a",
        "    pechanga-t  event-heads-up           t.41",
        "    mohegan     pot-heads-up-before-cap  limit-raise.3a",
        "    rpl         pot-heads-up-before-cap  raising.3",
        "    tournament  event-heads-up           m.9",
    ]


def test_diff_says_what_a_house_does_not_inherit(call: Call, house: str) -> None:
    told = call("law", "diff", "mohegan", house).out
    assert "    mohegan   left-of-dealer  general.12c, showdown.2b\n" in told
    assert "    my-house  (high-board)    not inherited\n" in told
    assert "    my-house  4               raises\n" in told


@pytest.mark.parametrize(
    "words", [("search", "odd", "chip"), ("coverage", "--layer", "hand"), ("compare", "raises")]
)
def test_in_a_pipe_nothing_is_boxed_padded_or_cut(call: Call, words: tuple[str, ...]) -> None:
    told = call("law", *words).out
    assert not set(BOX) & set(told)
    assert all(line == line.rstrip() for line in told.splitlines())


def test_in_a_pipe_columns_are_aligned_under_dashes(call: Call) -> None:
    assert call("law", "search", "one", "odd", "chip", "--book", "rpl").out.splitlines() == [
        "1 clause",
        "clause      title, and what it says",
        "----------- -----------------------------------------",
        "rpl/ties.3  One odd chip maximum",
        "            Odd chips are limited to one per player.",
    ]
