"""An event explained and run from a file: its transcript, and its log."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.calling import Call
from tests.tournament.test_every_event_case import CASES
from tests.tournament.test_golden_events import FOLDER

from shuffleup.cli.law.explain_event import lines_of_event
from shuffleup.cli.law.in_force import LawInForce
from shuffleup.cli.law.lenient_event import run_event_leniently
from shuffleup.cli.tournament.directing.event_desk import FollowedEvent
from shuffleup.law.rule import Case
from shuffleup.law.rulebook import Rulebook, resolve

FRIDAY = """
event: 2026-11-13 UTC
terms: holdem no-limit, stack 5000, price 50+10, seats 4, late 2, prizes 60/40
levels: 25/50 for 20, 50/100 for 20, 100/200 for 20
table 1: Ann 5000, Bob 3000, Cy 2000
here: Dan
[19:00] start the clock
Dan registers
seat Dan by 7
[19:05] at 1: 2 hands pass
x warn Ann for cheating (not-this-way)
[19:21] all-in at 1: Ann beats Bob, Cy
= place 3: Bob
[19:45] all-in at 1: Ann beats Dan
pay the prizes
= Ann was paid 120
"""


@pytest.fixture
def friday(tmp_path: Path) -> Path:
    file = tmp_path / "friday.txt"
    file.write_text(FRIDAY)
    return file


SOME = CASES[::14]  # some of them, or it takes long


@pytest.mark.parametrize(("case", "book"), [pair[1:] for pair in SOME], ids=[c[0] for c in SOME])
def test_every_case_of_an_event_can_be_explained(case: Case, book: Rulebook) -> None:
    rules = resolve(book)
    _, happened = run_event_leniently(case.play, rules)
    law = LawInForce(book, "", rules)
    told = list(lines_of_event(happened, law, rules, FollowedEvent()))
    assert told[0].line.event == 1
    assert all(one.line.what for one in told)
    assert not [one.line.what for one in told if one.line.not_so]


def test_an_events_transcript_is_run(call: Call, friday: Path) -> None:
    assert "ok" in call("run", str(friday), "--book", "tournament").out
    assert call("run", str(friday), "--book", "tournament", "--json").json()[0]["hands"] == 4
    friday.write_text(FRIDAY.replace("place 3: Bob", "place 3: Cy"))
    wrong = call("run", str(friday), "--book", "tournament", "--json")
    assert wrong.code == 1
    assert "not so: place 3: Cy; but Bob" in wrong.out


def test_each_act_of_an_event_has_its_clauses(call: Call, friday: Path) -> None:
    told = call("law", "explain", str(friday), "--book", "tournament", "--json").json()
    cited = {one["what"].splitlines()[0]: [c["id"] for c in one["clauses"]] for one in told}
    assert cited["seat Dan by 7"] == ["tournament/6"]
    assert "tournament/39" in cited["warn Ann for cheating"]
    assert "common/simultaneous-elimination" in cited["all-in at 1: Ann beats Bob, Cy"]
    whats = [one["what"] for one in told]
    assert any(what.startswith("Level 2 begins") for what in whats)  # by itself
    assert "Ann is paid 120" in whats[-1]


def test_what_is_not_so_under_another_book_is_marked(call: Call, friday: Path) -> None:
    friday.write_text(FRIDAY.replace("= place 3: Bob", "= Dan has 4975\n= place 3: Cy"))
    told = call("law", "explain", str(friday), "--book", "rpl", "--json").json()
    assert [one["not_so"] for one in told if "not_so" in one] == ["it is allowed", "Bob"]


@pytest.mark.parametrize("name", ["by-hand", "dealt"])
def test_an_events_log_is_explained(call: Call, name: str) -> None:
    told = call("law", "explain", str(FOLDER / f"{name}.log"), "--json").json()
    whats = [one["what"].splitlines()[0] for one in told]
    assert "Ann registers" in whats[1]
    ids = {clause["id"] for one in told for clause in one["clauses"]}
    book = "tournament" if name == "by-hand" else "rpl"
    assert any(id.startswith(f"{book}/") for id in ids)
    shown = call("law", "explain", str(FOLDER / f"{name}.log"), "--event", "1")
    assert shown.code == 0
    assert "--hand" in call("law", "explain", str(FOLDER / f"{name}.log"), "--hand", "1").err
