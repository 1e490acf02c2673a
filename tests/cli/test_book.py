"""Playing by a book: the same actions end as each book demands, and refusals name its clauses."""

from __future__ import annotations

import json

import pytest

from shuffleup.cli import main
from shuffleup.cli.choices import read_house
from shuffleup.cli.output import UsageError
from shuffleup.hand.words.hand_transcript import run
from shuffleup.law.rulebook import digest, resolve, rulebook

SHORT_ALL_IN = """
holdem no-limit 50/100; seats: Ann 1000, Bob 1000, Cy 140, Dee 1000; button Dee
Cy all-in 140
"""
TWO_WHEELS = """
holdem-eight limit 10/20 blinds 5/10; seats: Ann 100, Bob 100, Cy 10
Ann has As2s; Bob has Ah2h; Cy has KdQd; board 3c4d5hKsQc
Cy calls; Ann calls; Bob checks
Ann checks; Bob checks; Ann checks; Bob checks; Ann checks; Bob checks
everyone shows
"""


def least_raise(book: str) -> int:
    played = run(SHORT_ALL_IN, resolve(rulebook(book)))
    from shuffleup.hand import options

    may = options(played.hand)
    assert may is not None
    return may.least_to


def test_a_short_all_in_may_be_completed_in_one_book_and_not_in_another() -> None:
    """mohegan/nl-raise.2 lets Dee make it 200; rpl/nl.4 wants a full raise on top, 240."""
    assert (least_raise("mohegan"), least_raise("rpl")) == (200, 240)


def stacks(book: str) -> list[int]:
    return run(TWO_WHEELS, resolve(rulebook(book))).hand.stacks


def test_two_wheels_share_a_pot_evenly_or_half_by_half() -> None:
    """tournament/18a splits 30 evenly; pechanga/15.2c splits each half, odd chips to the left."""
    assert stacks("tournament") == [105, 105, 0]
    assert stacks("pechanga") == [106, 104, 0]


def test_a_house_is_a_book_with_points_on_top() -> None:
    house = read_house("mohegan", "limit-raise-cap 4")
    assert house.rules == resolve(rulebook("mohegan")).but(limit_raise_cap=4)
    assert house.digest == f"{digest(rulebook('mohegan'))} but limit-raise-cap 4"
    assert house.clauses(("stud-completion-is-raise",)) == " (mohegan/stud.4)"
    assert read_house(None, None).clauses(("limit-raise-cap",)) == ""
    with pytest.raises(UsageError, match="there are pechanga, pechanga-t, mohegan"):
        read_house("ritz", None)


@pytest.mark.parametrize("book", ["pechanga", "pechanga-t", "mohegan", "rpl", "tournament"])
def test_bots_play_every_book(book: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["sim", "stud", "--book", book, "--hands", "20", "--seed", "1", "--jobs", "1"]
    assert main([*words, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["hands"] == 20


def test_the_law_is_on_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["law", "show", "mohegan/stud.4", "--json"]) == 0
    shown = json.loads(capsys.readouterr().out)
    assert shown[0]["decides"]["stud-completion-is-raise"] == "no"
    assert main(["law", "search", "odd", "chip", "--book", "rpl", "--json"]) == 0
    assert "rpl/ties.3" in [rule["id"] for rule in json.loads(capsys.readouterr().out)]
    assert main(["law", "diff", "pechanga", "mohegan", "--json"]) == 0
    points = [row["point"] for row in json.loads(capsys.readouterr().out)]
    assert "stud-shortage-burn" in points
    assert main(["law", "check", "corner-club", "--json"]) == 0
    checked = json.loads(capsys.readouterr().out)
    assert {change["point"] for change in checked["changes"]} >= {"limit-raise-cap"}
    assert checked["reads_differently"]
    assert main(["law", "coverage", "--layer", "hand", "--json"]) == 0
    total = json.loads(capsys.readouterr().out)["total"]
    assert total["proved"] == total["running"] > 0
    assert main(["law", "show", "nosuch/1"]) == 2
    assert "no clause is called nosuch/1" in capsys.readouterr().err
