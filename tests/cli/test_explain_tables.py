"""``law explain`` of a hand that the floor mended, of a table's transcript and of its log."""

from __future__ import annotations

from pathlib import Path
from typing import Any, get_args

import pytest
from tests.cli.calling import Call

from shuffleup.cases.clauses import whole_law
from shuffleup.cases.runner import home
from shuffleup.cli.law.explain_hand import events_of
from shuffleup.cli.law.lenient import run_leniently
from shuffleup.hand.repairs.primitives import BurnWaived, Deferred, Repair
from shuffleup.law.loading import BOOKS
from shuffleup.law.notation import parse
from shuffleup.law.rulebook import resolve, rulebook
from shuffleup.table.words.table_transcript import speaks_of_a_table, speaks_of_more

DECK = (
    "AsAhAdAcKsKhKdQd2c3c4c5c6c7c8c9cTcJcQcKc2d3d4d5d6d7d8d9dTdJd"
    "2h3h4h5h6h7h8h9hThJhQh2s3s4s5s6s7s8s9sTsJsQs"
)
PREMATURE = f"""\
holdem no-limit 1/2; seats: Ann 200, Bob 200, Cy 200, Dee 200; button Dee
deck {DECK}
Cy raises to 6
! premature-flop: fold-anyway no, after KcQcJc
Dee folds; Ann folds; Bob calls
"""
EARLY = """\
holdem no-limit 1/2; seats: Ann 200, Bob 200, Cy 200, Dee 200; button Dee
! out-of-turn: seat Dee, action raise, to 6
floor: hold
Cy folds
"""
TABLE = """\
holdem limit 4/8 blinds 2/4
table: kill
seats: Ann 200, Bob 200, Cy 200, Dee 200, -, -; button Ann
Dee is away
2 hands pass
Eve sits 5 with 100
Dee is back
x Dee posts (not-this-way)
x Ann kills the pot
= button Dee
next hand
everyone folds
Cy moves to 6
"""


def rows(call: Call, tmp_path: Path, text: str, *words: str) -> list[dict[str, Any]]:
    file = tmp_path / "told.txt"
    file.write_text(text)
    found: list[dict[str, Any]] = call("law", "explain", str(file), *words, "--json").json()
    return found


def ids(row: dict[str, Any]) -> set[str]:
    return {clause["id"] for clause in row["clauses"]}


def one(told: list[dict[str, Any]], what: str) -> dict[str, Any]:
    (row,) = [row for row in told if row["what"].startswith(what)]
    return row


# ---- rulings and repairs in a hand -----------------------------------------------------------


@pytest.mark.parametrize(
    ("book", "clause"),
    [("pechanga", "pechanga/29.1b"), ("mohegan", "mohegan/holdem-irregular.2")],
)
def test_repairs_have_the_clauses_of_the_ruling_they_follow_from(
    call: Call, tmp_path: Path, book: str, clause: str
) -> None:
    told = rows(call, tmp_path, PREMATURE, "--book", book)
    report = one(told, "! premature-flop")
    assert report["event"] is None
    assert report["ruled"]
    assert clause in ids(report)
    for what in ("2c goes from the top of the stub to the burns", "the stub is in a new order"):
        assert ids(report) <= ids(one(told, what))
    assert not ids(report) & ids(one(told, "Dee folds"))


def is_of_more_than_a_hand(play: str) -> bool:
    statements = parse(play)
    return speaks_of_more(statements) or speaks_of_a_table(statements)


def test_every_repair_in_every_case_of_the_law_has_the_grounds_of_a_ruling() -> None:
    seen = set()
    for clause in whole_law().values():
        for case in clause.cases:
            if "!" not in case.play or is_of_more_than_a_hand(case.play):
                continue
            ran = run_leniently(case.play, resolve(home(case, clause.under)))
            for line, event in zip(events_of(ran), ran.played.hand.log, strict=True):
                if isinstance(event, get_args(Repair)) and not isinstance(event, Deferred):
                    seen.add(type(event))  # what is deferred is ruled on when its moment comes
                    assert line.grounds, (clause.rule.id, case.name, line.what)
    assert BurnWaived in seen
    assert len(seen) > 15


def test_whoever_is_held_to_an_action_is_held_by_the_ruling_when_the_turn_comes(
    call: Call, tmp_path: Path
) -> None:
    told = rows(call, tmp_path, EARLY, "--book", "mohegan")
    asked = one(told, "! out-of-turn")
    assert "hold, let-go" in asked["ruled"]
    for what in (
        "floor: hold",
        "Dee is held to a raise to 6",
        "the turn has come to Dee",
        "Dee raises to 6",
    ):
        assert "mohegan/out-of-turn.2" in ids(one(told, what)), what
    assert "mohegan/out-of-turn.2" not in ids(one(told, "Cy folds"))


# ---- a table's transcript --------------------------------------------------------------------


def test_a_table_is_explained_event_by_event(call: Call, tmp_path: Path) -> None:
    told = rows(call, tmp_path, TABLE, "--book", "pechanga")
    events = [row["event"] for row in told if row["event"]]
    assert sorted(set(events)) == list(range(1, max(events) + 1))
    assert ids(one(told, "Dee owes a big blind")) >= {"pechanga/10.1"}
    assert ids(one(told, "Cy moves to seat 6")) >= {"pechanga/10.10", "pechanga/6.13"}
    assert ids(one(told, "Eve sits down")) >= {"pechanga/9.1", "pechanga/9.2"}
    out = one(told, "Eve is not dealt in")
    assert ids(out) == {"pechanga/10.4b"}
    assert out["event"] == one(told, "hand 3 begins: Ann, Bob, Cy")["event"]


def test_refusals_at_a_table_have_their_clause_and_false_lines_are_marked(
    call: Call, tmp_path: Path
) -> None:
    told = rows(call, tmp_path, TABLE, "--book", "pechanga")
    refused = one(told, "Dee posts")
    assert refused["event"] is None
    assert "cannot be dealt in" in refused["refused"]
    assert "pechanga/10.8a" in ids(refused)
    assert refused["after"] == one(told, "Dee is back")["event"]
    assert ids(one(told, "Ann kills the pot")) == {"common/kill-voluntary"}
    assert one(told, "button Dee")["not_so"]
    other = rows(call, tmp_path, TABLE, "--book", "rpl")
    assert one(other, "Ann kills the pot")["not_so"] == "it is allowed"


@pytest.mark.parametrize("book", BOOKS)
def test_the_clauses_of_a_table_are_those_of_its_book(
    call: Call, tmp_path: Path, book: str
) -> None:
    text = "holdem no-limit 1/2\nseats: Ann 200, Bob 200, Cy 200; button Ann\n3 hands pass"
    found = {id.partition("/")[0] for row in rows(call, tmp_path, text, "--book", book)
             for id in ids(row)}  # fmt: skip
    assert found
    assert found <= {layer.name for layer in rulebook(book).layers}


def test_one_hand_of_a_table_is_told_with_what_came_before_it(call: Call, tmp_path: Path) -> None:
    every = rows(call, tmp_path, TABLE, "--book", "pechanga")
    third = rows(call, tmp_path, TABLE, "--book", "pechanga", "--hand", "3")
    assert third == [row for row in every if row in third]
    assert third[0]["what"].startswith("Legs up")
    assert one(third, "Dee posts")["refused"]
    assert third[-1]["what"] == "hand 3 is over"
    event = one(third, "hand 3 begins")["event"]
    alone = rows(call, tmp_path, TABLE, "--book", "pechanga", "--event", str(event))
    assert {row["event"] for row in alone} == {event}
    assert len(alone) == 3  # the hand, and two who are not dealt in


def test_why_a_mix_turned_is_said_though_no_book_says_so(call: Call, tmp_path: Path) -> None:
    text = """holdem limit 4/8 blinds 2/4
    table: rotation holdem limit 4/8 blinds 2/4 for 2 hands then stud limit 4/8 ante 1 bring-in 2
    seats: Ann 200, Bob 200, Cy 200; button Ann
    2 hands pass"""
    row = one(rows(call, tmp_path, text, "--book", "tournament"), "From now on")
    assert "(Hold'em has had its 2 hands)" in row["what"]


def test_people_get_a_table_of_it(call: Call, tmp_path: Path) -> None:
    (tmp_path / "t.txt").write_text(TABLE)
    told = call("law", "explain", str(tmp_path / "t.txt"), "--book", "pechanga").out
    assert "Explained by Pechanga." in told
    assert "refused: Dee cannot be dealt in at this seat now" in told
    assert "Dee is not dealt in: is away" in told


# ---- a table's log ---------------------------------------------------------------------------


@pytest.fixture
def log(call: Call, tmp_path: Path) -> Path:
    file = tmp_path / "table.log"
    answer = call("table", "run", "--hands", "6", "--seed", "5", "--book", "mohegan",
                  "--book-after", "4", "rpl", "--log", str(file), "--quiet")  # fmt: skip
    assert answer.code == 0, answer.err
    return file


def test_a_hand_of_a_log_is_explained_by_the_book_then_in_force(call: Call, log: Path) -> None:
    second = call("law", "explain", str(log), "--hand", "2", "--json")
    assert "Played by Mohegan" in second.err
    assert ids(one(second.json(), "hand 2 begins")) == {"mohegan/blinds.1"}
    sixth = call("law", "explain", str(log), "--hand", "6", "--json").json()
    assert "rpl/button-blind.a" in ids(one(sixth, "hand 6 begins"))
    books = {id.partition("/")[0] for row in sixth for id in ids(row)}
    assert books == {"rpl", "common"}
    other = call("law", "explain", str(log), "--hand", "2", "--book", "pechanga", "--json")
    assert "the table was played by mohegan@" in other.err


@pytest.mark.parametrize(
    ("words", "says"),
    [((), "there are 6 hands in it; say which with --hand"),
     (("--hand", "7"), "--hand: there are hands 1 to 6, and no 7"),
     (("--hand", "0"), "and no 0")],
)  # fmt: skip
def test_which_hand_of_a_log_has_to_be_said(
    call: Call, log: Path, words: tuple[str, ...], says: str
) -> None:
    answer = call("law", "explain", str(log), *words)
    assert (answer.code, says in answer.err) == (2, True)


def test_a_log_that_was_changed_is_not_explained(call: Call, log: Path) -> None:
    log.write_text(log.read_text().replace('"number":2', '"number":3', 1))
    answer = call("law", "explain", str(log), "--hand", "1")
    assert answer.code == 2
    assert "table.log" in answer.err


@pytest.mark.parametrize(
    ("text", "words", "says"),
    [("{}", (), "told"),
     (TABLE, ("--hand", "9"), "there are hands 1 to 3, and no 9"),
     (TABLE + "Zed sits 99 with 5\n", (), "told:14: Refused: there is no such seat"),
     (TABLE + "Cy dances\n", (), "told:14: ")],
)  # fmt: skip
def test_a_table_that_cannot_be_explained_says_why(
    call: Call, tmp_path: Path, text: str, words: tuple[str, ...], says: str
) -> None:
    file = tmp_path / "told"
    file.write_text(text)
    answer = call("law", "explain", str(file), "--book", "pechanga", *words)
    assert answer.code == 2
    assert says in answer.err
    assert len(answer.err.splitlines()) == 1
