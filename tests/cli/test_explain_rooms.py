"""A room explained and run from a file: its transcript, and its log."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.calling import Call
from tests.log.forging import bodies, write_bodies
from tests.room.test_every_case import CASES

from shuffleup.cli.law.explain_room import lines_of
from shuffleup.cli.law.in_force import LawInForce
from shuffleup.cli.law.lenient_room import run_room_leniently
from shuffleup.law.rule import Case
from shuffleup.law.rulebook import Rulebook, resolve

EVENING = """
room: 2026-11-13 UTC
game 1/2: holdem no-limit 1/2, seats 3
table 1: 1/2, Ann 200, Bob 200, Cy 200
here: Dan, Eve
[19:00] Dan joins 1/2
Eve joins 1/2
x Eve swaps places with Dan on 1/2 (no-swapping)
[19:10] at 1: 2 hands pass
[19:20] Cy leaves table 1
call 1/2
= Dan is called to seat 3 of 1 in 1/2
[19:22] Dan locks up the seat in 1/2 with card
[19:40] call 1/2
= called to 1/2: Eve
"""


@pytest.fixture
def evening(tmp_path: Path) -> Path:
    file = tmp_path / "evening.txt"
    file.write_text(EVENING)
    return file


SOME = CASES[::3]  # a third of them, or it takes long


@pytest.mark.parametrize(("case", "book"), [pair[1:] for pair in SOME], ids=[c[0] for c in SOME])
def test_every_case_of_the_room_can_be_explained(case: Case, book: Rulebook) -> None:
    """All that its rulings rest on is cited, what a table did by itself among it."""
    rules = resolve(book)
    told = list(lines_of(run_room_leniently(case.play, rules), LawInForce(book, "", rules), rules))
    assert told[0].line.event == 1
    assert all(one.line.what for one in told)
    assert not [one.line.what for one in told if one.line.not_so]


def test_a_rooms_transcript_is_run(call: Call, evening: Path) -> None:
    assert "ok" in call("run", str(evening), "--book", "mohegan").out
    assert call("run", str(evening), "--book", "mohegan", "--json").json()[0]["hands"] == 2
    evening.write_text(EVENING.replace("called to 1/2: Eve", "called to 1/2: Dan"))
    wrong = call("run", str(evening), "--book", "mohegan", "--json")
    assert wrong.code == 1
    assert "not so: called to 1/2: Dan; but Eve" in wrong.out


def test_what_fell_due_by_itself_is_explained(call: Call, evening: Path) -> None:
    told = call("law", "explain", str(evening), "--book", "mohegan", "--json").json()
    cited = {one["what"].splitlines()[0]: [c["id"] for c in one["clauses"]] for one in told}
    assert cited["Eve swaps places with Dan on 1/2"] == ["mohegan/house.9"]
    assert "mohegan/house.8" in cited["Table 1: Dan leaves with 0"]
    assert "mohegan/house.2b" in cited["Dan locks up the seat in 1/2 with card"]
    assert "mohegan/blinds.1" in cited["at 1: 2 hands pass"]


def test_under_another_book_what_is_stated_may_not_be_so(call: Call, evening: Path) -> None:
    told = call("law", "explain", str(evening), "--book", "pechanga", "--json").json()
    assert [one["not_so"] for one in told if "not_so" in one] == []
    evening.write_text(EVENING.replace("[19:40]", "[19:34]"))  # ten minutes, or fifteen
    other = call("law", "explain", str(evening), "--book", "mohegan")
    assert other.code == 2
    assert "cannot go on as it is written" in other.err


def test_one_act_of_a_room_is_shown_with_its_clauses_in_full(call: Call, evening: Path) -> None:
    out = call("law", "explain", str(evening), "--book", "mohegan", "--event", "1").out
    assert "The room opens" in out
    assert call("law", "explain", str(evening), "--hand", "1").code == 2


def kept(call: Call, folder: Path) -> str:
    """A room kept in a log for five minutes."""
    log = str(folder / "room.log")
    assert call("room", "new", log, "--book", "mohegan", "--at", "2026-11-13 18:00").code == 0
    for at, role, words in (
        ("18:01", "manager", "game 1/2: holdem no-limit 1/2, seats 9, buy-in 40-200"),
        ("18:02", "manager", "open table 1 for 1/2"),
        ("18:03", "floor", "Ann arrives"),
        ("18:04", "floor", "Ann sits down at 1 in seat 1 with 100"),
        ("18:05", "manager", "bar Bob for stealing"),
    ):
        done = call("room", "do", log, words, "--at", at, "--role", role)
        assert done.code == 0, done.err
    return log


def test_a_rooms_log_is_explained_by_the_book_it_was_kept_by(call: Call, tmp_path: Path) -> None:
    found = call("law", "explain", kept(call, tmp_path), "--json")
    cited = {one["what"].splitlines()[0]: [c["id"] for c in one["clauses"]] for one in found.json()}
    assert cited["manager: bar Bob for stealing"] == ["common/service-refused"]
    assert "mohegan/buy-in.3" in cited["manager: open table 1 for 1/2"]
    assert "Mohegan" in found.err


@pytest.mark.parametrize(
    ("was", "now"),
    [
        ('"seat":0', '"seat":1000000000000'),
        ('"seat":0', '"seat":-9'),
        ('"table":"1"', '"table":"7"'),
        ('"amount":100', '"amount":-100'),
        ('"service-refused"', '"no-such-law"'),
    ],
)
def test_a_log_that_somebody_forged_is_an_error_and_no_surprise(
    call: Call, tmp_path: Path, was: str, now: str
) -> None:
    text = "\n".join(bodies(Path(kept(call, tmp_path))))
    assert was in text
    forged = str(write_bodies(tmp_path / "forged.log", text.replace(was, now).split("\n")))
    harmless = now == '"no-such-law"'  # it stands for nothing, and nothing is cited for it
    commands = [("law", "explain", forged), ("room", "report", forged, "--kind", "hours")]
    for words in (*commands, ("room", "report", forged, "--kind", "rulings")):
        answer = call(*words)
        assert answer.code == (0 if harmless else 2), (words, answer.err)
