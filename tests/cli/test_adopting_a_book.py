"""``room do LOG the house adopts …``: at the desk, in the log, and what is told of acts before."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.calling import Call

OWN = 'title = "Elm Street"\nabout = "A kitchen table."\nextends = "mohegan"\n'
GAME = "1/2: holdem no-limit 1/2, seats 9, buy-in 40-200"
MANAGER = ("--by", "max", "--role", "manager")


@pytest.fixture
def room(tmp_path: Path, call: Call) -> str:
    """A room under Mohegan's rules, in which somebody has come."""
    log = str(tmp_path / "room.log")
    assert call("room", "new", log, "--book", "mohegan", "--game", GAME).code == 0
    assert says(call, log, "Ann arrives") == 0
    return log


def says(call: Call, log: str, words: str) -> int:
    return call("room", "do", log, words, *MANAGER).code


def test_acts_are_told_by_the_book_of_their_day(room: str, call: Call) -> None:
    assert says(call, room, "the house adopts pechanga") == 0
    assert says(call, room, "bar Ann for stealing") == 0
    clauses = ["mohegan/overview.1", "pechanga/4.3"]
    for words in (("show", room), ("show", room, "--json"), ("why", room, "Ann")):
        told = call("room", *words).out
        assert all(one in told for one in clauses), words
    report = call("room", "report", room, "--kind", "rulings", "--csv").out.splitlines()
    for said, clause in zip(("Ann arrives", "bar Ann"), clauses, strict=True):
        assert any(said in line and clause in line for line in report)
    explained = call("law", "explain", room).out
    assert all(one in explained for one in clauses)


def test_a_log_with_an_adopted_book_checks(room: str, call: Call) -> None:
    assert says(call, room, "the house adopts pechanga") == 0
    told = call("room", "check", room)
    assert (told.code, "everything is as it should be" in told.out) == (0, True)


def test_a_house_of_ones_own_is_adopted_by_its_file(room: str, call: Call, tmp_path: Path) -> None:
    (tmp_path / "elm.toml").write_text(OWN)
    assert says(call, room, f"the house adopts {tmp_path / 'elm.toml'}") == 0
    told = call("room", "check", room)
    assert (told.code, "not known here" in told.out) == (0, True)
    assert "the house adopts elm@" in call("room", "show", room).out


def test_a_book_that_is_not_there_or_is_somebody_elses_to_choose(room: str, call: Call) -> None:
    assert says(call, room, "the house adopts nothing") == 2
    refused = call("room", "do", room, "the house adopts pechanga", "--role", "floor")
    assert refused.code in (1, 2)
    assert "adopts" in call("room", "words").out
